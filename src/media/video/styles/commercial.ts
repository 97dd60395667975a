import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import { schemeOn } from '../../scheme.ts'
import { blit } from '../blit.ts'
import { closingOf, stacked } from '../closing.ts'
import { type DrawAt, type Film, filmSafe, layer, type Scene, sceneAt } from '../film.ts'
import { easeInOut, easeOut, easeOutBack, share } from '../motion.ts'
import { reelOf } from '../reel.ts'
import { textBlock } from '../text-block.ts'
import { offerIn, priceTag } from './price-tag.ts'

/** Panels that push in, a swinging price tag, and the name in a ticker at the bottom. */
export function commercial(film: Film): DrawAt {
  const { width, height, gap, palette, fonts } = film
  const ground = schemeOn(palette, palette.primary)
  const panel = schemeOn(palette, palette.neutral)
  const safe = filmSafe(film)
  const foot = Math.round(gap * 1.7)
  const face = { family: fonts.primary, weight: 700, isUpperCase: true } as const
  const hasPhotos = film.scenes.some(({ visual }) => visual)
  const area = film.isUpright
    ? { width, height: Math.round(height * (hasPhotos ? 0.46 : 0.62)) }
    : { width: Math.round(width * (hasPhotos ? 0.5 : 0.64)), height: height - foot }
  const rest = film.isUpright
    ? { x: 0, y: area.height, width, height: height - foot - area.height }
    : { x: area.width, y: 0, width: width - area.width, height: height - foot }
  const drawPhotos = reelOf(film, (scene) =>
    scene.text ? rest : { x: 0, y: 0, width, height: height - foot },
  )
  // In a tall frame, apps cover the top.
  const topInset = height > width * 1.5 ? safe.y * 0.7 : 0
  const cards = new Map(film.scenes.map((scene) => [scene, card(scene)]))
  const closing = closingOf(film, ground, { face, roundness: 0.2, width: safe.width })
  const ticker = tickerOf(film, foot)

  function card(scene: Scene): { picture: Canvas; tag: Canvas | null } {
    const place = {
      width: area.width - safe.x * 2,
      height: (area.height - topInset) * 0.66,
      maxLines: 5,
      largest: gap * (scene.isHeadline ? 2.6 : 2.2),
    }
    const words = textBlock(scene.text, face, place, { color: panel.ink, align: 'left', leading: 1.16 })
    const top = topInset + (area.height - topInset - words.height) / 2
    const picture = layer(area.width, area.height, (context) => {
      context.fillStyle = panel.ground
      context.fillRect(0, 0, area.width, area.height)
      context.fillStyle = panel.button
      context.fillRect(safe.x, top - gap * 0.9, gap * 2.4, gap * 0.3)
      context.drawImage(words.picture, safe.x - words.set.size * 0.12, top)
    })
    const offer = offerIn(scene.text)
    return { picture, tag: scene.visual && !offer ? null : priceTag(film, offer, ground) }
  }

  const tagAt = { x: rest.x + rest.width / 2, y: rest.y + rest.height / 2 }
  // On a photo, small in its lower corner.
  const smallTagAt = { x: rest.x + rest.width - gap * 3.4, y: rest.y + rest.height - gap * 2.6 }

  return (context, at) => {
    context.fillStyle = ground.ground
    context.fillRect(0, 0, width, height)
    const scene = sceneAt(film, at)
    const shown = scene && cards.get(scene)
    drawPhotos(context, at)
    if (scene?.text && shown) {
      const pushed = easeInOut(share(at, scene.start, 0.45))
      const before = film.scenes[film.scenes.indexOf(scene) - 1]
      const old = before && cards.get(before)
      if (old && before?.text && pushed < 1) context.drawImage(old.picture, 0, 0)
      context.drawImage(shown.picture, Math.round((pushed - 1) * area.width), 0)
      const swing = Math.sin((at - scene.start) * 3) * 0.07
      const scale = easeOutBack(share(at, scene.start + 0.3, 0.5)) * (scene.visual ? 0.62 : 1)
      const { x, y } = scene.visual ? smallTagAt : tagAt
      if (shown.tag) blit(context, shown.tag, x, y, { scale, angle: swing - 0.06 })
    } else if (!scene) drawClosing(context, at)
    const step = Math.round((at * gap * 2.2) % (ticker.width / 2))
    context.drawImage(ticker, -step, height - foot)
  }

  function drawClosing(context: SKRSContext2D, at: number): void {
    const { brandY, callY } = stacked(closing, (height - foot) / 2, gap)
    const scale = easeOutBack(share(at, film.closing, 0.5))
    blit(context, closing.brand, width / 2, brandY, { scale })
    if (closing.call) {
      const rise = 1 - easeOut(share(at, film.closing + 0.3, 0.4))
      blit(context, closing.call, width / 2, callY + rise * gap * 6)
    }
  }
}

/** The name repeated over twice the width of the frame, so that it scrolls seamlessly. */
function tickerOf({ width, gap, palette, fonts, brand, call }: Film, height: number): Canvas {
  const scheme = schemeOn(palette, palette.accent)
  const face = { family: fonts.secondary, weight: 700, tracking: 0.06, isUpperCase: true } as const
  const text = [brand.name, call].filter(Boolean).join('  /  ')
  const place = { width: width * 2, height, maxLines: 1, largest: gap * 0.72 }
  const words = textBlock(text || ' ', face, place, { color: scheme.ink })
  const pitch = words.width + gap * 2
  const repeats = Math.ceil(width / pitch)
  return layer(repeats * pitch * 2, height, (context) => {
    context.fillStyle = scheme.ground
    context.fillRect(0, 0, repeats * pitch * 2, height)
    for (let index = 0; index < repeats * 2; index++)
      context.drawImage(words.picture, Math.round(index * pitch), (height - words.height) / 2)
  })
}
