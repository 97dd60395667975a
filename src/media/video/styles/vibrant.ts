import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colors.ts'
import { schemeOn } from '../../scheme.ts'
import { blit } from '../blit.ts'
import { closingOf } from '../closing.ts'
import { type DrawAt, type Film, filmSafe, layer, type Scene, sceneAt } from '../film.ts'
import { easeInOut, easeOut, easeOutBack, share } from '../motion.ts'
import { reelOf, wholeFrame } from '../reel.ts'
import { drawLines } from '../set-text.ts'
import { fitBlock } from '../text-block.ts'

const TILT = -0.045

/** A moving gradient of the brand's colors, and text on strips that shoot in from the side. */
export function vibrant(film: Film): DrawAt {
  const { width, height, gap, palette, fonts } = film
  const strip = schemeOn(palette, mix(palette.primary, '#000000', 0.78))
  const safe = filmSafe(film)
  const face = { family: fonts.primary, weight: 700, tracking: -0.01 } as const
  const sea = gradientSea(film)
  const drawPhotos = reelOf(film, () => wholeFrame(film))
  const strips = new Map(film.scenes.map((scene) => [scene, stripsOf(scene)]))
  const closing = closingOf(film, strip, { face, roundness: 1, width: safe.width * 0.78 })
  const plate = {
    width: Math.max(closing.brand.width, closing.call?.width ?? 0) + gap * 3,
    height: closing.brand.height + (closing.call ? closing.call.height + gap : 0) + gap * 2.4,
  }

  function stripsOf(scene: Scene): Canvas[] {
    if (!scene.text) return []
    const place = { width: safe.width * 0.88, height: height * (scene.visual ? 0.36 : 0.62), maxLines: 5 }
    const largest = gap * (scene.visual ? 1.9 : scene.isHeadline ? 2.6 : 2.1)
    const set = fitBlock(scene.text, face, { ...place, largest }, 1.62)
    return set.lines.map((line) =>
      layer(line.width + set.size * 0.9, set.size * 1.5, (context) => {
        context.fillStyle = strip.ground
        context.fillRect(0, 0, line.width + set.size * 0.9, set.size * 1.5)
        context.fillStyle = strip.ink
        const one = { ...set, lines: [line] }
        drawLines(context, one, {
          x: set.size * 0.45,
          y: set.size * 1.08,
          width: line.width,
          align: 'left',
          leading: 1,
        })
      }),
    )
  }

  function drawStrips(context: SKRSContext2D, scene: Scene, at: number): void {
    const lines = strips.get(scene) ?? []
    const pitch = (lines[0]?.height ?? 0) * 1.08
    // Below the subject of the photo, most of the time.
    const middle = scene.visual ? safe.y + safe.height - (lines.length * pitch) / 2 - gap * 0.6 : height / 2
    for (const [row, line] of lines.entries()) {
      const way = row % 2 === 0 ? -1 : 1
      const arriving = 1 - easeOut(share(at, scene.start + row * 0.1, 0.45))
      const leaving = easeInOut(share(at, scene.end - 0.3, 0.3))
      const x = width / 2 + way * (arriving - leaving) * width
      const y = middle + (row - (lines.length - 1) / 2) * pitch
      if (arriving < 1 && leaving < 1) blit(context, line, x, y, { angle: TILT })
    }
  }

  return (context, at) => {
    const round = (at / 6) * 2 * Math.PI
    const x = (sea.width - width) * (0.5 + 0.5 * Math.cos(round))
    const y = (sea.height - height) * (0.5 + 0.5 * Math.sin(round * 0.7))
    context.drawImage(sea, -Math.round(x), -Math.round(y))
    drawRings(context, film, at)
    drawPhotos(context, at)
    const scene = sceneAt(film, at)
    if (scene) {
      drawStrips(context, scene, at)
      return
    }
    const grown = easeOut(share(at, film.closing, 0.4))
    context.fillStyle = strip.ground
    context.fillRect(
      (width - plate.width) / 2,
      height / 2 - (plate.height / 2) * grown,
      plate.width,
      plate.height * grown,
    )
    const top = height / 2 - plate.height / 2 + gap * 1.2
    blit(context, closing.brand, width / 2, top + closing.brand.height / 2, {
      alpha: share(at, film.closing + 0.2, 0.3),
    })
    if (closing.call) {
      const y = top + closing.brand.height + gap + closing.call.height / 2
      blit(context, closing.call, width / 2, y, { scale: easeOutBack(share(at, film.closing + 0.35, 0.45)) })
    }
  }
}

/** Twice as large as the frame in each direction, which moves over it. */
function gradientSea({ width, height, palette }: Film): Canvas {
  const [w, h] = [width * 1.8, height * 1.8]
  return layer(w, h, (context) => {
    const along = context.createLinearGradient(0, 0, w, h)
    const { primary, accent, secondary } = palette
    const colors = [primary, accent, secondary, primary]
    for (const [index, color] of colors.entries()) along.addColorStop(index / (colors.length - 1), color)
    context.fillStyle = along
    context.fillRect(0, 0, w, h)
  })
}

function drawRings(context: SKRSContext2D, { width, height, gap, palette }: Film, at: number): void {
  context.lineWidth = gap * 0.5
  for (const [index, corner] of [0, 1].entries()) {
    const grown = ((at * 0.4 + index * 0.5) % 1) * gap * 11
    context.globalAlpha = 0.5 * (1 - grown / (gap * 11))
    context.strokeStyle = palette.neutral
    context.beginPath()
    context.arc(width * corner, height * (1 - corner), grown, 0, 2 * Math.PI)
    context.stroke()
  }
  context.globalAlpha = 1
}
