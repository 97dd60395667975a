import { type Box, drawLogo, type Side } from '../logo.ts'
import type { Scheme } from '../scheme.ts'
import { cutTo, drawLines, measure, setIn } from '../set-text.ts'
import type { Stage } from './stage.ts'

/** The height of the logo or the name. */
export const brandHeight = ({ gap, brand }: Stage) => gap * (brand.logo ? 1.9 : 1.1)

/** The logo, or the name without one, on a background of this scheme. */
export function placeBrand(stage: Stage, box: Box, scheme: Scheme, side: Side): void {
  const { context, brand } = stage
  if (brand.logo) drawLogo(context, brand.logo, scheme.ground, box, side)
  else if (brand.name) placeName(stage, box, scheme, side)
}

function placeName({ context, brand, fonts }: Stage, box: Box, scheme: Scheme, side: Side): void {
  const size = box.height * 0.72
  const name = measure(context, brand.name, { family: fonts.primary, weight: 700 })
  const place = { width: box.width, maxLines: 1 }
  const set = setIn(name, size, place) ?? cutTo(context, name, size * 0.8, place)
  const width = set.lines[0]?.width ?? 0
  const x = side === 'right' ? box.x + box.width - width : box.x
  context.fillStyle = scheme.ink
  drawLines(context, set, {
    x,
    y: box.y + box.height / 2 + set.size * 0.34,
    width: box.width,
    align: side === 'center' ? 'center' : 'left',
    leading: 1,
  })
}
