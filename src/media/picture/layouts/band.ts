import { schemeOn } from '../../scheme.ts'
import { brandHeight, placeBrand } from '../place-brand.ts'
import { placeWords } from '../place-words.ts'
import { fillBox } from '../shapes.ts'
import { inset, type Stage } from '../stage.ts'

/** Text on a slanted surface, with the brand and stripes above. */
export function band(stage: Stage): void {
  const { context, width, height, scheme, palette, safe, gap, shape } = stage
  const [mark = scheme.ink] = scheme.marks
  const outside = schemeOn(palette, mark)
  fillBox(context, { x: 0, y: 0, width, height }, outside.ground)
  const slant = Math.min(width, height) * 0.16
  if (shape === 'wide') {
    sideways(stage, outside.ground, slant)
    return
  }
  const top = brandHeight(stage)
  const edge = safe.y + top + gap * 1.2 + slant
  stripes(stage, edge, slant, outside.marks[0] ?? outside.ink)
  slantedSurface(stage, edge, slant, scheme.ground)
  placeBrand(stage, { ...safe, height: top, width: safe.width * 0.6 }, outside, 'left')
  const box = inset(safe, { top: edge - safe.y + gap * (shape === 'tall' ? 2 : 0.9) })
  placeWords(stage, { box, scheme, align: 'left', anchor: 'middle' })
}

function slantedSurface({ context, width, height }: Stage, edge: number, slant: number, color: string): void {
  context.fillStyle = color
  context.beginPath()
  context.moveTo(0, edge)
  context.lineTo(width, edge - slant)
  context.lineTo(width, height)
  context.lineTo(0, height)
  context.fill()
}

function stripes({ context, width, gap }: Stage, edge: number, slant: number, color: string): void {
  context.fillStyle = color
  const thickness = gap * 0.32
  for (const [row, from] of [0.45, 0.66].entries()) {
    const y = edge - gap * 0.62 * (row + 1)
    context.beginPath()
    context.moveTo(width * from, y - slant * from)
    context.lineTo(width, y - slant)
    context.lineTo(width, y - slant + thickness)
    context.lineTo(width * from, y - slant * from + thickness)
    context.fill()
  }
}

/** In a header the slant is upright, between text and brand. */
function sideways(stage: Stage, outside: string, slant: number): void {
  const { context, width, height, scheme, palette, safe, gap } = stage
  const edge = width * 0.7
  context.fillStyle = scheme.ground
  context.beginPath()
  context.moveTo(0, 0)
  context.lineTo(edge + slant, 0)
  context.lineTo(edge - slant, height)
  context.lineTo(0, height)
  context.fill()
  placeWords(stage, {
    box: inset(safe, { right: width - safe.x - edge + slant + gap }),
    scheme,
    align: 'left',
    anchor: 'middle',
  })
  const brand = brandHeight(stage)
  const brandBox = inset(safe, { left: edge - safe.x + slant + gap * 0.3 })
  placeBrand(
    stage,
    { ...brandBox, y: (height - brand) / 2, height: brand },
    schemeOn(palette, outside),
    'right',
  )
}
