/** Inserts text at the cursor or over the selection, separated by a space. */
export function insertAt(text: string, start: number, end: number, words: string) {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const gapBefore = before === '' || /\s$/.test(before) ? '' : ' '
  const gapAfter = after === '' || /^[\s.,;:!?)]/.test(after) ? '' : ' '
  const upTo = `${before}${gapBefore}${words}`
  return { text: `${upTo}${gapAfter}${after}`, cursor: upTo.length }
}
