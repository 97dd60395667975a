import type { Scheme } from '../../scheme.ts'
import { type FittedText, fitText } from '../fit-text.ts'
import type { Layer, LayerOf } from '../scene.ts'
import { type Box, placed, type Sheet, shape } from './sheet.ts'

type StackOrder = {
  box: Box
  scheme: Pick<Scheme, 'ink' | 'softInk' | 'button' | 'buttonInk'>
  align: 'left' | 'center'
  anchor: 'top' | 'middle' | 'bottom'
  /** The largest headline, as a share of the picture. */
  most?: number
  /** The same of the line below. */
  lineMost?: number
  /** A short bar above the headline. */
  hasBar?: boolean
  /** Quotes are set lighter. */
  isLight?: boolean
}

type Block = { headline: FittedText; line: FittedText | null; call: FittedText | null; height: number }

const CALL = { width: 1.9, height: 1.1 }
const STEP = 0.95

/** The space between the parts shrinks less than they do: a button close to its text looks like a mistake. */
const roomAt = (scale: number) => Math.max(scale, 0.75)

const fontOf = (family: string) => family as LayerOf<'text'>['font']

/** Headline, line and button as one block, as large as the box allows. Nothing is left out: all of it shrinks instead. */
export function stackWords(sheet: Sheet, order: StackOrder): Layer[] {
  const { words, look, manner, gap, unit } = sheet
  const { box, scheme, align, anchor, hasBar = false, isLight = false } = order
  const headlineFace = {
    font: fontOf(look.fonts.primary),
    isBold: isLight ? false : manner.headline.isBold,
    isUpperCase: !isLight && manner.headline.isUpperCase,
  }
  const lineFace = { font: fontOf(look.fonts.secondary), isBold: false, isUpperCase: false }
  const callFace = { ...lineFace, isBold: true }
  const setType = (text: string, face: typeof lineFace, width: number, most: number) =>
    fitText(sheet.context, sheet.tools, text, face, { width, height: Number.POSITIVE_INFINITY, most })

  function compose(scale: number): Block {
    const headline = setType(words.headline, headlineFace, box.width, (order.most ?? 0.15) * unit * scale)
    const small = Math.min(
      (order.lineMost ?? 0.045) * unit * Math.min(1, scale * 1.7),
      Math.max(headline.size * 0.6, unit * 0.034 * Math.min(1, scale * 1.6)),
    )
    const line = words.line === '' ? null : setType(words.line, lineFace, box.width, small)
    const call =
      words.call === '' ? null : setType(words.call, callFace, box.width - small * (CALL.width + 0.2), small)
    const room = roomAt(scale)
    const height =
      (hasBar ? gap : 0) +
      headline.height +
      (line ? gap * 0.55 * room + line.height : 0) +
      (call ? gap * 0.8 * room + call.height + call.size * CALL.height : 0)
    return { headline, line, call, height }
  }

  let scale = 1
  let block = compose(scale)
  while (block.height > box.height && scale > 0.05) {
    scale *= STEP
    block = compose(scale)
  }

  const layers: Layer[] = []
  let y = box.y + (box.height - block.height) * { top: 0, middle: 0.5, bottom: 1 }[anchor]
  if (hasBar) {
    const width = gap * 1.5
    const x = align === 'center' ? box.x + (box.width - width) / 2 : box.x
    const bar = { x, y, width, height: Math.max(3, gap * 0.14) }
    layers.push(shape(sheet, 'bar', bar, scheme.button, { shape: 'line' }))
    y += gap
  }
  const text = (
    role: 'headline' | 'line' | 'call',
    { size, height }: FittedText,
    face: typeof lineFace,
    color: string,
    panel: LayerOf<'text'>['panel'] = null,
  ): LayerOf<'text'> => ({
    ...placed(sheet, role, { x: box.x, y, width: box.width, height }),
    kind: 'text',
    role,
    text: words[role],
    ...face,
    size: Math.min(1, size / unit),
    color,
    align,
    anchor: 'top',
    panel,
  })
  layers.push(text('headline', block.headline, headlineFace, scheme.ink))
  y += block.headline.height
  if (block.line) {
    y += gap * 0.55 * roomAt(scale)
    layers.push(text('line', block.line, lineFace, scheme.softInk))
    y += block.line.height
  }
  if (block.call) {
    y += gap * 0.8 * roomAt(scale)
    const { height, size } = block.call
    const panel = { color: scheme.button, opacity: 1, roundness: manner.roundness }
    const outer = { ...block.call, height: height + size * CALL.height }
    layers.push(text('call', outer, callFace, scheme.buttonInk, panel))
  }
  return layers
}
