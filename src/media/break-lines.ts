/** A text in words, measured once in a type of size 1; widths scale with the size. A paragraph begins a new line. */
export type MeasuredText = { paragraphs: { text: string; width: number }[][]; space: number }

export type Line = { text: string; width: number }

/** Measures words; `widthOf` answers in units of the size. */
export const measureWords = (
  paragraphs: readonly (readonly string[])[],
  widthOf: (text: string) => number,
): MeasuredText => ({
  paragraphs: paragraphs.map((words) =>
    words.flatMap((word) => (word ? [{ text: word, width: widthOf(word) }] : [])),
  ),
  space: widthOf('n n') - widthOf('nn'),
})

export const widestWord = ({ paragraphs }: MeasuredText): number =>
  Math.max(0, ...paragraphs.flatMap((words) => words.map(({ width }) => width)))

/** Lines no wider than `width`, in units of the size. */
function breakLines({ paragraphs, space }: MeasuredText, width: number): Line[] {
  return paragraphs.flatMap((words) => {
    const lines: Line[] = []
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

/** Lines of about equal length: a single word on the last one looks like a mistake. */
export function balanceLines(text: MeasuredText, width: number): Line[] {
  const lines = breakLines(text, width)
  if (lines.length < 2) return lines
  let [low, high] = [Math.max(width / lines.length / 2, widestWord(text)), width]
  for (let step = 0; step < 8; step++) {
    const middle = (low + high) / 2
    if (breakLines(text, middle).length > lines.length) low = middle
    else high = middle
  }
  return breakLines(text, high)
}
