import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Box } from '../../logo.ts'
import { schemeOn } from '../../scheme.ts'
import { blit } from '../blit.ts'
import { closingOf, stacked } from '../closing.ts'
import { type DrawAt, type Film, filmSafe, layer, type Scene, sceneAt } from '../film.ts'
import { easeOut, easeOutBack, share } from '../motion.ts'
import { reelOf, wholeFrame } from '../reel.ts'
import { drawLines, measure, type SetText } from '../set-text.ts'
import { fitBlock } from '../text-block.ts'

const LEADING = 1.16

type Word = { picture: Canvas; x: number; y: number }
type Wording = { words: Word[]; card: Box | null }

/** Shapes that float and turn around the edges; the words jump in one after the other. */
export function animated(film: Film): DrawAt {
  const { width, height, gap, palette, fonts } = film
  const scheme = schemeOn(palette, palette.neutral)
  const safe = filmSafe(film)
  const face = { family: fonts.primary, weight: 700, tracking: -0.015 } as const
  const shapes = shapesOf(film, scheme.marks)
  const words = new Map(film.scenes.map((scene) => [scene, wordsOf(scene)]))
  const drawPhotos = reelOf(film, () => wholeFrame(film))
  const closing = closingOf(film, scheme, { face, roundness: 1, width: safe.width * 0.8 })
  const { brandY, callY } = stacked(closing, height / 2, gap * 1.2)

  function wordsOf(scene: Scene): Wording {
    if (!scene.text) return { words: [], card: null }
    const place = {
      width: safe.width * (scene.visual || film.isUpright ? 0.9 : 0.74),
      height: height * (scene.visual ? 0.26 : 0.5),
      maxLines: 5,
      largest: gap * (scene.visual ? 1.7 : scene.isHeadline ? 2.7 : 2.2),
    }
    const set = fitBlock(scene.text, face, place, LEADING)
    const { words, space } = measure(createCanvas(1, 1).getContext('2d'), scene.text, face)
    const tall = set.size * (1 + (set.lines.length - 1) * LEADING)
    // On a photo, a card at the bottom of the safe area.
    const middle = scene.visual ? safe.y + safe.height - tall / 2 - gap * 0.8 : height / 2
    const top = middle - ((set.lines.length - 1) * set.size * LEADING) / 2
    let next = 0
    const placed = set.lines.flatMap((line, row) => {
      let x = width / 2 - line.width / 2
      return line.text.split(' ').map((text) => {
        const own = (words[next++]?.width ?? 0) * set.size
        const word = {
          picture: wordPicture(text, own, set),
          x: x + own / 2,
          y: top + row * set.size * LEADING,
        }
        x += own + space * set.size
        return word
      })
    })
    const wide = Math.max(...set.lines.map((line) => line.width)) + gap * 1.8
    const card = {
      x: (width - wide) / 2,
      y: middle - tall / 2 - gap * 0.8,
      width: wide,
      height: tall + gap * 1.6,
    }
    return { words: placed, card: scene.visual ? card : null }
  }

  function wordPicture(text: string, width: number, set: SetText): Canvas {
    return layer(width + set.size, set.size * 1.5, (context) => {
      context.fillStyle = scheme.ink
      const one = { ...set, lines: [{ text, width }] }
      drawLines(context, one, { x: set.size / 2, y: set.size * 1.1, width, align: 'left', leading: 1 })
    })
  }

  function drawWords(context: SKRSContext2D, scene: Scene, at: number): void {
    const leaving = easeOut(share(at, scene.end - 0.25, 0.25))
    const { words: all = [], card } = words.get(scene) ?? {}
    if (card) drawCard(context, card, easeOutBack(share(at, scene.start, 0.4)), 1 - leaving)
    const pace = Math.min(0.12, ((scene.end - scene.start) * 0.45) / Math.max(1, all.length))
    for (const [index, word] of all.entries()) {
      const done = share(at, scene.start + index * pace, 0.4)
      if (done === 0) continue
      const scale = done < 1 ? easeOutBack(done) : 1
      blit(context, word.picture, word.x, word.y - leaving * gap, {
        scale,
        alpha: Math.min(1, done * 3) - leaving,
      })
    }
  }

  function drawCard(context: SKRSContext2D, card: Box, scale: number, alpha: number): void {
    const [wide, tall] = [card.width * scale, card.height * scale]
    context.globalAlpha = alpha
    context.fillStyle = scheme.ground
    context.beginPath()
    context.roundRect(
      card.x + (card.width - wide) / 2,
      card.y + (card.height - tall) / 2,
      wide,
      tall,
      Math.max(0, gap * 0.7),
    )
    context.fill()
    context.globalAlpha = 1
  }

  return (context, at) => {
    context.fillStyle = scheme.ground
    context.fillRect(0, 0, width, height)
    for (const shape of shapes) {
      const turn = at * shape.pace + shape.phase
      const x = shape.x + Math.cos(turn) * gap * 1.4
      const y = shape.y + Math.sin(turn * 1.3) * gap * 1.4
      blit(context, shape.picture, x, y, {
        angle: turn,
        scale: easeOutBack(share(at + 1.5, shape.phase * 0.12, 0.6)),
      })
    }
    drawPhotos(context, at)
    const scene = sceneAt(film, at)
    if (scene) {
      drawWords(context, scene, at)
      return
    }
    const scale = easeOutBack(share(at, film.closing, 0.5))
    blit(context, closing.brand, width / 2, brandY, { scale })
    if (closing.call)
      blit(context, closing.call, width / 2, callY, {
        scale: easeOutBack(share(at, film.closing + 0.25, 0.45)),
      })
  }
}

type Shape = { picture: Canvas; x: number; y: number; pace: number; phase: number }

/** Along the four edges, far enough out to keep the text clear. */
function shapesOf({ width, height, gap, isUpright }: Film, colors: string[]): Shape[] {
  const places = isUpright
    ? [
        [0.05, 0.08],
        [0.55, 0.1],
        [0.98, 0.2],
        [0.02, 0.86],
        [0.45, 0.92],
        [0.95, 0.84],
      ]
    : [
        [0.03, 0.12],
        [0.3, 0.02],
        [0.72, 0.03],
        [0.98, 0.3],
        [0.95, 0.95],
        [0.55, 1],
        [0.2, 0.98],
        [0.01, 0.7],
      ]
  return places.map(([x = 0, y = 0], index) => {
    const size = gap * (2.6 + ((index * 5) % 4) * 0.7)
    const color = colors[index % colors.length] ?? '#000000'
    const picture = layer(size, size, (context) => drawShape(context, index % 4, size, color))
    return { picture, x: x * width, y: y * height, pace: 0.7 + (index % 3) * 0.25, phase: index * 0.9 }
  })
}

function drawShape(context: SKRSContext2D, kind: number, size: number, color: string): void {
  const half = size / 2
  context.fillStyle = color
  context.strokeStyle = color
  context.lineWidth = size * 0.16
  context.beginPath()
  if (kind === 0) context.arc(half, half, half, 0, 2 * Math.PI)
  else if (kind === 1) context.roundRect(size * 0.12, size * 0.12, size * 0.76, size * 0.76, size * 0.2)
  else if (kind === 2) context.arc(half, half, half, 0, Math.PI)
  else context.arc(half, half, half * 0.8, 0, 2 * Math.PI)
  if (kind === 3) context.stroke()
  else context.fill()
}
