import { brandHeight, placeBrand } from '../place-brand.ts'
import { placeWords } from '../place-words.ts'
import { fillBox } from '../shapes.ts'
import { inset, type Stage } from '../stage.ts'

/** Everything centered, inside a fine double line. */
export function framed(stage: Stage): void {
  const { context, width, height, scheme, safe, gap, shape } = stage
  fillBox(context, { x: 0, y: 0, width, height }, scheme.ground)
  const [mark = scheme.ink] = scheme.marks
  const edge = Math.min(width, height) * (shape === 'wide' ? 0.05 : 0.04)
  context.strokeStyle = mark
  context.lineWidth = Math.max(1.5, edge * 0.09)
  context.strokeRect(edge, edge, width - 2 * edge, height - 2 * edge)
  context.lineWidth = Math.max(1, edge * 0.035)
  const inner = edge * 1.35
  context.strokeRect(inner, inner, width - 2 * inner, height - 2 * inner)

  const area = inset(safe, { left: gap, right: gap, top: shape === 'wide' ? 0 : gap * 0.6, bottom: 0 })
  const top = brandHeight(stage)
  placeBrand(stage, { ...area, height: top }, scheme, 'center')
  if (shape === 'wide') {
    const box = inset(area, { top: top + gap * 0.4 })
    placeWords(stage, { box, scheme, align: 'center', anchor: 'middle' })
    return
  }
  ornament(stage, area.y + top + gap * 0.9, mark)
  const box = inset(area, { top: top + gap * 1.8, bottom: shape === 'tall' ? top + gap * 1.8 : gap * 0.8 })
  placeWords(stage, { box, scheme, align: 'center', anchor: 'middle' })
}

/** A line, a diamond, a line. */
function ornament({ context, width, gap }: Stage, y: number, color: string): void {
  const [middle, reach, half] = [width / 2, gap * 2.2, gap * 0.17]
  context.strokeStyle = color
  context.fillStyle = color
  context.lineWidth = Math.max(1, gap * 0.035)
  context.beginPath()
  context.moveTo(middle - reach, y)
  context.lineTo(middle - half * 2.4, y)
  context.moveTo(middle + half * 2.4, y)
  context.lineTo(middle + reach, y)
  context.stroke()
  context.beginPath()
  context.moveTo(middle - half, y)
  context.lineTo(middle, y - half)
  context.lineTo(middle + half, y)
  context.lineTo(middle, y + half)
  context.fill()
}
