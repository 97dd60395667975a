import { brandHeight, placeBrand } from '../place-brand.ts'
import { placeWords } from '../place-words.ts'
import { fillBox, ring } from '../shapes.ts'
import { inset, type Stage } from '../stage.ts'

/** Text and space, with one large ring that extends beyond the picture. */
export function statement(stage: Stage): void {
  const { context, width, height, safe, scheme, gap, shape } = stage
  const side = Math.min(width, height)
  fillBox(context, { x: 0, y: 0, width, height }, scheme.ground)
  if (shape === 'wide') {
    ring(context, width * 0.9, height * 1.05, side * 0.75, side * 0.3, scheme.faint)
    const brandWidth = safe.width * 0.26
    const brandBox = { x: safe.x + safe.width - brandWidth, width: brandWidth, height: brandHeight(stage) }
    placeBrand(stage, { ...brandBox, y: (height - brandBox.height) / 2 }, scheme, 'right')
    const box = inset(safe, { right: brandWidth + gap * 2 })
    placeWords(stage, { box, scheme, align: 'left', anchor: 'middle' })
    return
  }
  ring(
    context,
    width * 0.96,
    height * (shape === 'tall' ? 0.16 : 0.1),
    side * 0.36,
    side * 0.15,
    scheme.faint,
  )
  const top = brandHeight(stage)
  placeBrand(stage, { ...safe, width: safe.width * 0.5, height: top }, scheme, 'left')
  const box = inset(safe, { top: top + gap * 1.4, right: shape === 'landscape' ? safe.width * 0.1 : 0 })
  placeWords(stage, { box, scheme, align: 'left', anchor: 'bottom', hasBar: true })
}
