import type { SKRSContext2D } from '@napi-rs/canvas'
import { balanceLines, type Line, measureWords, widestWord } from '../break-lines.ts'
import { font, type Weight } from '../fonts.ts'

export type TextFace = {
  family: string
  weight: Weight
  isUpperCase?: boolean
  /** Letter spacing, relative to the size. */
  tracking?: number
}

/** A caption, measured once: it is one paragraph. */
type Caption = { face: TextFace; words: Line[]; space: number }

const REFERENCE = 100

function chooseFace(context: SKRSContext2D, face: TextFace, size: number): void {
  context.font = font(face.family, face.weight, size)
  context.letterSpacing = `${(face.tracking ?? 0) * size}px`
}

export function measure(context: SKRSContext2D, text: string, face: TextFace): Caption {
  context.save()
  chooseFace(context, face, REFERENCE)
  const shown = face.isUpperCase ? text.toLocaleUpperCase() : text
  const widthOf = (part: string) => context.measureText(part).width / REFERENCE
  const { paragraphs, space } = measureWords([shown.split(' ')], widthOf)
  context.restore()
  return { face, words: paragraphs[0] ?? [], space }
}

export type SetText = { face: TextFace; size: number; lines: Line[] }

/** The text in this size, or null if a word is too wide or there are too many lines. */
export function setIn(
  { face, words, space }: Caption,
  size: number,
  { width, maxLines }: { width: number; maxLines: number },
): SetText | null {
  if (words.length === 0) return { face, size, lines: [] }
  const text = { paragraphs: [words], space }
  if (widestWord(text) * size > width) return null
  const lines = balanceLines(text, width / size)
  if (lines.length > maxLines) return null
  return { face, size, lines: lines.map((line) => ({ ...line, width: line.width * size })) }
}

/** The text in this size, cut to fit: after a word, or within a word that is too wide. */
export function cutTo(
  context: SKRSContext2D,
  text: Caption,
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

function cutWord(context: SKRSContext2D, { face }: Caption, word: Line, width: number): Line {
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
