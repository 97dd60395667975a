import type { SKRSContext2D } from '@napi-rs/canvas'
import { font, type Weight } from './fonts.ts'

export type TextFace = {
  family: string
  weight: Weight
  isUpperCase?: boolean
  /** Letter spacing, relative to the size. */
  tracking?: number
}

/** A text measured once; widths scale with the size, so trying sizes needs no further measuring. */
export type MeasuredText = { face: TextFace; words: { text: string; width: number }[]; space: number }

const REFERENCE = 100

function chooseFace(context: SKRSContext2D, face: TextFace, size: number): void {
  context.font = font(face.family, face.weight, size)
  context.letterSpacing = `${(face.tracking ?? 0) * size}px`
}

export function measure(context: SKRSContext2D, text: string, face: TextFace): MeasuredText {
  context.save()
  chooseFace(context, face, REFERENCE)
  const widthOf = (part: string) => context.measureText(part).width / REFERENCE
  const shown = face.isUpperCase ? text.toLocaleUpperCase() : text
  const words = shown.split(' ').flatMap((word) => (word ? [{ text: word, width: widthOf(word) }] : []))
  const measured = { face, words, space: widthOf('n n') - widthOf('nn') }
  context.restore()
  return measured
}

export type SetText = { face: TextFace; size: number; lines: { text: string; width: number }[] }

const widestWord = ({ words }: MeasuredText) => Math.max(0, ...words.map(({ width }) => width))

/** Lines no wider than `width`, in units of the size. */
function broken({ words, space }: MeasuredText, width: number): SetText['lines'] {
  const lines: SetText['lines'] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last && last.width + space + word.width <= width) {
      last.text += ` ${word.text}`
      last.width += space + word.width
    } else lines.push({ ...word })
  }
  return lines
}

/** Lines of about equal length, because a single word on the last line looks like a mistake. */
function balanced(text: MeasuredText, width: number): SetText['lines'] {
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

/** The text in this size, or null if a word is too wide or there are too many lines. */
export function setIn(
  text: MeasuredText,
  size: number,
  { width, maxLines }: { width: number; maxLines: number },
): SetText | null {
  if (widestWord(text) * size > width) return null
  const lines = balanced(text, width / size)
  if (lines.length > maxLines) return null
  return { face: text.face, size, lines: lines.map((line) => ({ ...line, width: line.width * size })) }
}

/** The text in this size, cut to fit: after a word, or within a word that is too wide. */
export function cutTo(
  context: SKRSContext2D,
  text: MeasuredText,
  size: number,
  place: { width: number; maxLines: number },
): SetText {
  const narrow = {
    ...text,
    words: text.words.map((word) => cutWord(context, text, word, place.width / size)),
  }
  for (let count = narrow.words.length; count > 0; count--) {
    const shown = narrow.words.slice(0, count)
    const last = shown.at(-1)
    if (count < narrow.words.length && last)
      shown[count - 1] = cutWord(context, text, { ...last, text: `${last.text}…` }, place.width / size)
    const set = setIn({ ...narrow, words: shown }, size, place)
    if (set) return set
  }
  return { face: text.face, size, lines: [] }
}

function cutWord(
  context: SKRSContext2D,
  { face }: MeasuredText,
  word: { text: string; width: number },
  width: number,
): { text: string; width: number } {
  context.save()
  chooseFace(context, face, REFERENCE)
  const widthOf = (part: string) => context.measureText(part).width / REFERENCE
  let [shown, letters] = [word.text, Array.from(word.text.replace(/…$/, ''))]
  while (widthOf(shown) > width && letters.length > 1) {
    letters = letters.slice(0, Math.floor(letters.length * 0.9))
    shown = `${letters.join('')}…`
  }
  const cut = { text: shown, width: widthOf(shown) }
  context.restore()
  return cut
}

export type Align = 'left' | 'center'

/** Draws lines; `y` is the first baseline. */
export function drawLines(
  context: SKRSContext2D,
  { face, size, lines }: SetText,
  { x, y, width, align, leading }: { x: number; y: number; width: number; align: Align; leading: number },
): void {
  chooseFace(context, face, size)
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  for (const [row, line] of lines.entries()) {
    const indent = align === 'center' ? (width - line.width) / 2 : 0
    context.fillText(line.text, x + indent, y + row * size * leading)
  }
}
