import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { layer } from './film.ts'
import { type Align, cutTo, drawLines, measure, type SetText, setIn, type TextFace } from './set-text.ts'

// Accents are above capital letters; with the same space below, the letters are centered.
const CAP = 1
const DESCENT = 0.28

type Place = { width: number; height: number; maxLines: number; largest: number }

/** Below this share of the largest size, a text may have more lines than planned: smaller is better than cut. */
const MORE_LINES_BELOW = 0.6
const LEAST = 0.2

/** The text as large as the space allows. */
export function fitBlock(text: string, face: TextFace, place: Place, leading: number): SetText {
  const context = createCanvas(1, 1).getContext('2d')
  const measured = measure(context, text, face)
  const heightOf = (set: SetText) => set.size * (CAP + DESCENT + (set.lines.length - 1) * leading)
  const least = place.largest * LEAST
  for (let size = place.largest; size > least; size *= 0.95) {
    const maxLines = size < place.largest * MORE_LINES_BELOW ? Number.POSITIVE_INFINITY : place.maxLines
    const set = setIn(measured, size, { ...place, maxLines })
    if (set && heightOf(set) <= place.height) return set
  }
  return cutTo(context, measured, least, place)
}

export type TextBlock = { picture: Canvas; width: number; height: number; set: SetText }

/** A text as its own image, as small as possible. */
export function textBlock(
  text: string,
  face: TextFace,
  place: Place,
  { color, align = 'center', leading = 1.15 }: { color: string; align?: Align; leading?: number },
): TextBlock {
  const set = fitBlock(text, face, place, leading)
  const inner = Math.max(1, ...set.lines.map(({ width }) => width))
  // Slanted and swash letters exceed their advance width.
  const pad = set.size * 0.12
  const width = inner + 2 * pad
  const height = set.size * (CAP + DESCENT + Math.max(0, set.lines.length - 1) * leading)
  const picture = layer(width, height, (context) => {
    context.fillStyle = color
    drawLines(context, set, { x: pad, y: set.size * CAP, width: inner, align, leading })
  })
  return { picture, width, height, set }
}
