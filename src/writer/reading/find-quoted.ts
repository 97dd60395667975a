import type { Span } from './spans.ts'

const LONGEST_QUOTE = 800
const pairs: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
  ['„', '“'],
  ['‘', '’'],
])

/** Most texts have none. */
const OPENING = /["“«„‘]/

const isSpace = (character: string): boolean => character === '' || /\s/.test(character)

/** What stands between quotation marks, with the marks. An inch mark or an apostrophe opens nothing. */
export function findQuoted(text: string): Span[] {
  if (!OPENING.test(text)) return []
  const quoted: Span[] = []
  const lastClosing = new Map([...pairs.values()].map((sign) => [sign, text.lastIndexOf(sign)]))
  for (let start = 0; start < text.length; start++) {
    const close = pairs.get(text.charAt(start))
    if (close === undefined || isSpace(text.charAt(start + 1))) continue
    if (text.charAt(start) === '"' && /[\p{L}\p{N}]/u.test(text.charAt(start - 1))) continue
    if ((lastClosing.get(close) ?? -1) <= start) continue
    const at = text.indexOf(close, start + 1)
    if (at - start > LONGEST_QUOTE || text.slice(start, at).includes('\n\n')) continue
    quoted.push({ start, end: at + 1 })
    start = at
  }
  return quoted
}
