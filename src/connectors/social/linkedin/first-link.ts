import { findAddresses } from '../find-addresses.ts'

/** The first address in a text, as a whole address; null if there is none. */
export function firstLinkIn(text: string): string | null {
  const [first] = findAddresses(text)
  if (!first) return null
  const address = text.slice(first.start, first.end)
  return URL.parse(/^https?:/i.test(address) ? address : `https://${address}`)?.href ?? null
}
