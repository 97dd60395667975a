import type { Box } from '../logo.ts'
import type { Scheme } from '../scheme.ts'
import { type Align, cutTo, drawLines, type MeasuredText, measure, type SetText, setIn } from '../set-text.ts'
import { callSize, drawCall } from './call.ts'
import type { Stage } from './stage.ts'

type Order = {
  box: Box
  scheme: Scheme
  align: Align
  /** Vertical alignment in a taller box. */
  anchor: 'top' | 'middle' | 'bottom'
  /** A short bar above the headline. */
  hasBar?: boolean
}

type Block = { headline: SetText; line: SetText | null; call: SetText | null; bar: number; height: number }

const CAP = 0.78
const DESCENT = 0.2
const LINE_LEADING = 1.4

const heightOf = ({ size, lines }: SetText, leading: number) =>
  lines.length === 0 ? 0 : size * (CAP + DESCENT) + (lines.length - 1) * size * leading

/** Sets headline, line and call as one block, as large as the box allows; what does not fit is dropped from the end. */
export function placeWords(stage: Stage, order: Order): void {
  const block = fitted(stage, order)
  const { context, manner, gap } = stage
  const { box, scheme, align, anchor } = order
  const place = { x: box.x, width: box.width, align }
  let y = box.y + (box.height - block.height) * { top: 0, middle: 0.5, bottom: 1 }[anchor]
  if (block.bar > 0) {
    const width = gap * 1.6
    context.fillStyle = scheme.button
    context.fillRect(align === 'center' ? box.x + (box.width - width) / 2 : box.x, y, width, block.bar)
    y += block.bar + gap * 0.8
  }
  context.fillStyle = scheme.ink
  drawLines(context, block.headline, {
    ...place,
    y: y + block.headline.size * CAP,
    leading: manner.headline.leading,
  })
  y += heightOf(block.headline, manner.headline.leading)
  if (block.line) {
    y += gap * 0.7
    context.fillStyle = scheme.softInk
    drawLines(context, block.line, { ...place, y: y + block.line.size * CAP, leading: LINE_LEADING })
    y += heightOf(block.line, LINE_LEADING)
  }
  if (block.call) drawCall(stage, block.call, scheme, { ...place, y: y + gap })
}

function fitted(stage: Stage, order: Order): Block {
  const { context, fonts, manner, words } = stage
  const texts = {
    headline: measure(context, words.headline, { family: fonts.primary, ...manner.headline }),
    line: measure(context, words.line, { family: fonts.secondary, weight: 400 }),
    call: measure(context, words.call, { family: fonts.secondary, weight: 700 }),
  }
  const { width, height } = order.box
  const most = Math.min(height * 0.42, Math.sqrt(width * height) * 0.2, width * 0.24)
  const least = Math.max(13, Math.min(most, Math.sqrt(stage.width * stage.height) * 0.036))
  const tries = [texts, { ...texts, line: null }, { ...texts, line: null, call: null }]
  // The call may reduce the headline's best size, but not make it small: then the call is dropped.
  for (const [index, parts] of tries.entries()) {
    const floor = index < tries.length - 1 ? Math.max(least, most * 0.4) : least
    const block = largest(most, floor, (size) => {
      const block = composed(stage, order, parts, size)
      return block && block.height <= height ? block : null
    })
    if (block) return block
  }
  const maxLines = Math.max(1, Math.floor((height / least - CAP - DESCENT) / manner.headline.leading) + 1)
  const headline = cutTo(context, texts.headline, least, { width, maxLines })
  return { headline, line: null, call: null, bar: 0, height: heightOf(headline, manner.headline.leading) }
}

/** The largest size that works; slightly smaller if that avoids a single word on the last line. */
function largest(most: number, least: number, compose: (size: number) => Block | null): Block | null {
  let best: Block | null = null
  for (let size = most; size >= Math.max(least, (best?.headline.size ?? 0) * 0.76); size *= 0.96) {
    const block = compose(size)
    if (block && !hasWidow(block.headline)) return block
    best ??= block
  }
  return best
}

function hasWidow({ lines }: SetText): boolean {
  const widths = lines.map(({ width }) => width)
  return lines.length > 1 && (widths.at(-1) ?? 0) < Math.max(...widths) * 0.5
}

type Parts = { headline: MeasuredText; line: MeasuredText | null; call: MeasuredText | null }

function composed(stage: Stage, order: Order, parts: Parts, size: number): Block | null {
  const { width } = order.box
  const { gap, manner } = stage
  const isWide = stage.shape === 'wide'
  const headline = setIn(parts.headline, size, { width, maxLines: isWide ? 3 : 5 })
  const small = Math.max(Math.min(size * 0.36, gap * 0.86), gap * 0.66)
  const line = partOf(parts.line, (text) =>
    setIn(text, small, { width: Math.min(width, small * 26), maxLines: isWide ? 1 : 3 }),
  )
  const call = partOf(parts.call, (text) => setIn(text, small, { width: width - small * 3, maxLines: 1 }))
  if (!headline || line === 'no room' || call === 'no room') return null
  const bar = order.hasBar ? Math.max(3, gap * 0.16) : 0
  const height =
    (bar > 0 ? bar + gap * 0.8 : 0) +
    heightOf(headline, manner.headline.leading) +
    (line ? gap * 0.7 + heightOf(line, LINE_LEADING) : 0) +
    (call ? gap + callSize(stage, call).height : 0)
  return { headline, line, call, bar, height }
}

function partOf(
  text: MeasuredText | null,
  set: (text: MeasuredText) => SetText | null,
): SetText | null | 'no room' {
  if (!text || text.words.length === 0) return null
  return set(text) ?? 'no room'
}
