const breaks = /[\s]/

/** The beginning of a text, cut at the end of a word where there is one near; the whole of it when it is not longer. */
export function foldAt(text: string, max: number): string {
  const signs = [...text]
  if (signs.length <= max) return text
  const cut = signs.slice(0, max)
  const lastBreak = cut.findLastIndex((sign) => breaks.test(sign))
  return cut
    .slice(0, lastBreak > max * 0.7 ? lastBreak : max)
    .join('')
    .trimEnd()
}
