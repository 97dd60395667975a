import { schemeOn } from '../../scheme.ts'
import { brandHeight, placeBrand } from '../place-brand.ts'
import { placeWords } from '../place-words.ts'
import { disc, fillBox, hill } from '../shapes.ts'
import { inset, type Stage } from '../stage.ts'

/** Soft hills at the bottom with a sun; the text is in the sky. */
export function hills(stage: Stage): void {
  const { context, width, height, scheme, palette, safe, gap, shape } = stage
  const top = brandHeight(stage)
  const end = safe.y + safe.height
  const rise = Math.min(width, height) * (shape === 'wide' ? 0.04 : 0.05)
  const step = rise * 1.1
  fillBox(context, { x: 0, y: 0, width, height }, scheme.ground)
  if (shape === 'wide') {
    const front = height - rise * 1.8
    land(stage, front, rise, step)
    const sky = inset(safe, { bottom: end - front + step * 2 + rise })
    placeBrand(stage, { ...sky, height: top }, scheme, 'center')
    placeWords(stage, {
      box: inset(sky, { top: top + gap * 0.4 }),
      scheme,
      align: 'center',
      anchor: 'middle',
    })
    return
  }
  // The nearest hill is high enough to contain the brand.
  const front = end - top - rise - gap * 0.6
  const ground = land(stage, front, rise, step)
  placeBrand(stage, { ...safe, y: end - top, height: top }, schemeOn(palette, ground), 'center')
  const sky = inset(safe, { bottom: end - front + step * 2 + rise * 1.4 })
  placeWords(stage, { box: sky, scheme, align: 'center', anchor: 'middle' })
}

/** Draws sun and hills; returns the color of the nearest hill. */
function land(stage: Stage, front: number, rise: number, step: number): string {
  const { context, width, height, scheme, safe, seed } = stage
  const lean = seed % 2 === 0 ? 1 : -1
  const colors = scheme.marks.slice(0, 3)
  const x = lean > 0 ? width - safe.x * 1.4 : safe.x * 1.4
  disc(context, x, front - step * 2 - rise * 0.2, Math.min(width, height) * 0.09, scheme.faint)
  for (const [index, color] of colors.entries()) {
    const y = front - (colors.length - 1 - index) * step
    hill(context, { width, height }, { y, rise, lean: index % 2 === 0 ? lean : -lean }, color)
  }
  return colors.at(-1) ?? scheme.ink
}
