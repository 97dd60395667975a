import { findQuoted } from '../reading/find-quoted.ts'

/** The text with every stretch outside quotation marks rewritten; quotes stay as they are. */
export function outsideQuotes(text: string, write: (part: string) => string): string {
  let at = 0
  let told = ''
  for (const { start, end } of findQuoted(text)) {
    told += write(text.slice(at, start)) + text.slice(start, end)
    at = end
  }
  return told + write(text.slice(at))
}
