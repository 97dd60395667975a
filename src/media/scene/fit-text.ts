import type { SceneContext, SceneTools } from './context.ts'
import { drawableText } from './drawable.ts'

export type Face = { font: string; isBold: boolean; isUpperCase: boolean }

export type FittedText = {
  size: number
  leading: number
  lines: { text: string; width: number }[]
  /** Of the widest line, and of all of them. */
  width: number
  height: number
}

/** Type is measured once in this size; widths scale. */
const REFERENCE = 100
const STEP = 0.96
const LIST_LINE = 48
/** Above the baseline of the first line, and below that of the last one. */
export const ASCENT = 0.8
const DESCENT = 0.24

type Measured = { paragraphs: { text: string; width: number }[][]; space: number }

export const trackingOf = ({ isUpperCase, isBold }: Face) => (isUpperCase ? 0.02 : isBold ? -0.015 : 0)

export function chooseFace(context: SceneContext, tools: SceneTools, face: Face, size: number): void {
  context.font = tools.fontOf(face.font, face.isBold, size)
  context.letterSpacing = `${trackingOf(face) * size}px`
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
}

function measure(context: SceneContext, tools: SceneTools, text: string, face: Face): Measured {
  context.save()
  chooseFace(context, tools, face, REFERENCE)
  const widthOf = (part: string) => context.measureText(part).width / REFERENCE
  const shown = drawableText(face.isUpperCase ? text.toLocaleUpperCase() : text)
  const written = shown.split('\n')
  // Opening hours and lists: their lines are shrunk, not broken.
  const isList = written.length > 1 && written.every(({ length }) => length <= LIST_LINE)
  const paragraphs = written.map((line) =>
    (isList ? [line] : line.split(' ')).flatMap((word) =>
      word ? [{ text: word, width: widthOf(word) }] : [],
    ),
  )
  const measured = { paragraphs, space: widthOf('n n') - widthOf('nn') }
  context.restore()
  return measured
}

/** Lines no wider than `width`, in units of the size. */
function broken({ paragraphs, space }: Measured, width: number): FittedText['lines'] {
  return paragraphs.flatMap((words) => {
    const lines: FittedText['lines'] = []
    for (const word of words) {
      const last = lines.at(-1)
      if (last && last.width + space + word.width <= width) {
        last.text += ` ${word.text}`
        last.width += space + word.width
      } else lines.push({ ...word })
    }
    return lines.length > 0 ? lines : [{ text: '', width: 0 }]
  })
}

const widestWord = ({ paragraphs }: Measured) =>
  Math.max(0, ...paragraphs.flatMap((words) => words.map(({ width }) => width)))

/** Lines of about equal length: a single word on the last one looks like a mistake. */
function balanced(text: Measured, width: number): FittedText['lines'] {
  const lines = broken(text, width)
  if (lines.length < 2) return lines
  let [low, high] = [Math.max(width / lines.length / 2, widestWord(text)), width]
  for (let step = 0; step < 8; step++) {
    const middle = (low + high) / 2
    if (broken(text, middle).length > lines.length) low = middle
    else high = middle
  }
  return broken(text, high)
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
    const lines = balanced(measured, width / size)
    const tall = (ASCENT + DESCENT + (lines.length - 1) * leading) * size
    if (tall <= height || size < 4) {
      const set = lines.map((line) => ({ ...line, width: line.width * size }))
      return { size, leading, lines: set, width: Math.max(0, ...set.map((line) => line.width)), height: tall }
    }
    size *= STEP
  }
}
