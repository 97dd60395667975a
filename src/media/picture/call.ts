import type { Scheme } from '../scheme.ts'
import { type Align, drawLines, type SetText } from '../set-text.ts'
import type { Stage } from './stage.ts'

/** The size of a button around this text. */
export function callSize({ manner }: Stage, { size, lines }: SetText): { width: number; height: number } {
  const text = lines[0]?.width ?? 0
  return manner.callIs === 'underline'
    ? { width: text, height: size * 1.5 }
    : { width: text + size * 2.4, height: size * 2.3 }
}

/** The call to action, drawn as a button. */
export function drawCall(
  stage: Stage,
  text: SetText,
  scheme: Scheme,
  place: { x: number; y: number; width: number; align: Align },
): void {
  const { context, manner } = stage
  const { width, height } = callSize(stage, text)
  const x = place.align === 'center' ? place.x + (place.width - width) / 2 : place.x
  const { size } = text
  const isSolid = manner.callIs === 'solid'
  if (manner.callIs === 'underline') {
    context.fillStyle = scheme.button
    context.fillRect(x, place.y + size * 1.3, width, Math.max(2, size * 0.1))
  } else {
    context.beginPath()
    context.roundRect(x, place.y, width, height, (height / 2) * manner.roundness)
    context.fillStyle = scheme.button
    context.strokeStyle = scheme.ink
    context.lineWidth = Math.max(1.5, size * 0.07)
    if (isSolid) context.fill()
    else context.stroke()
  }
  context.fillStyle = isSolid ? scheme.buttonInk : scheme.ink
  const baseline = manner.callIs === 'underline' ? size * 0.95 : height / 2 + size * 0.35
  drawLines(context, text, { x, y: place.y + baseline, width, align: 'center', leading: 1 })
}
