import { balanceLines, type Line, type MeasuredText, measureWords, widestWord } from '../break-lines.ts'
import type { SceneContext, SceneTools } from './context.ts'
import { drawableText } from './drawable.ts'

export type Face = { font: string; isBold: boolean; isUpperCase: boolean }

export type FittedText = {
  size: number
  leading: number
  lines: Line[]
  /** Of the widest line, and of all of them. */
  width: number
  height: number
}

/** Type is measured once in this size; widths scale. */
const REFERENCE = 100
const STEP = 0.96
/** A box is measured for its text, then stored as shares; without this, rounding would make the text smaller. */
const ROUNDING = 1.001
const LIST_LINE = 48
/** Above the baseline of the first line, and below that of the last one. */
export const ASCENT = 0.8
const DESCENT = 0.24

export const trackingOf = ({ isUpperCase, isBold }: Face) => (isUpperCase ? 0.02 : isBold ? -0.015 : 0)

export function chooseFace(context: SceneContext, tools: SceneTools, face: Face, size: number): void {
  context.font = tools.fontOf(face.font, face.isBold, size)
  context.letterSpacing = `${trackingOf(face) * size}px`
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
}

function measure(context: SceneContext, tools: SceneTools, text: string, face: Face): MeasuredText {
  context.save()
  chooseFace(context, tools, face, REFERENCE)
  const widthOf = (part: string) => context.measureText(part).width / REFERENCE
  const shown = drawableText(face.isUpperCase ? text.toLocaleUpperCase() : text)
  const written = shown.split('\n')
  // Opening hours and lists: their lines are shrunk, not broken.
  const isList = written.length > 1 && written.every(({ length }) => length <= LIST_LINE)
  const measured = measureWords(
    written.map((line) => (isList ? [line] : line.split(' '))),
    widthOf,
  )
  context.restore()
  return measured
}

/**
 * The text as large as the box and `most` allow. It is never cut: what does not fit is set smaller, and a word that would
 * force tiny letters is no exception.
 */
export function fitText(
  context: SceneContext,
  tools: SceneTools,
  text: string,
  face: Face,
  { width, height, most }: { width: number; height: number; most: number },
): FittedText {
  const measured = measure(context, tools, text, face)
  const leading = face.isUpperCase ? 1.14 : face.isBold ? 1.12 : 1.3
  const widest = widestWord(measured)
  let size = Math.min(most, widest > 0 ? width / widest : most)
  for (;;) {
    const lines = balanceLines(measured, width / size)
    const tall = (ASCENT + DESCENT + (lines.length - 1) * leading) * size
    if (tall <= height * ROUNDING || size < 4) {
      const set = lines.map((line) => ({ ...line, width: line.width * size }))
      return { size, leading, lines: set, width: Math.max(0, ...set.map((line) => line.width)), height: tall }
    }
    size *= STEP
  }
}
