export type TextPart = { text: string; href: string | null }

const ADDRESS = /https?:\/\/[^\s<>"]+/g
// What closes a sentence or a bracket around the address is not of it.
const TRAILING = /[.,;:!?)\]}'’”»]+$/

/** A text cut into plain stretches and web addresses; joined again it is the same text. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  const add = (text: string, href: string | null) => text && parts.push({ text, href })
  let end = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING, '')
    if (!URL.canParse(address)) continue
    add(text.slice(end, index), null)
    add(address, address)
    end = index + address.length
  }
  add(text.slice(end), null)
  return parts
}
