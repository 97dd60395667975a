/**
 * How a network counts a text. `characters`: as people see them, code point by code point. `utf16`: units, an emoji counts two.
 * `weighted`: X, where an address counts 23 and wide signs two. `emoji-bytes`: Threads, where an emoji counts its bytes.
 * `bytes`: in UTF-8.
 */
export type Counting = 'characters' | 'utf16' | 'weighted' | 'emoji-bytes' | 'bytes'

const ADDRESS = /\bhttps?:\/\/\S+/gi
const ADDRESS_WEIGHT = 23
const EMOJI = /\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic}|\p{Emoji_Modifier})*/gu
const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** One unit for Latin and most other alphabets and for general punctuation, two for the rest. */
function weightOf(char: string): number {
  const code = char.codePointAt(0) ?? 0
  const isLight =
    code <= 4351 ||
    (code >= 8192 && code <= 8205) ||
    (code >= 8208 && code <= 8223) ||
    (code >= 8242 && code <= 8247)
  return isLight ? 1 : 2
}

function weigh(text: string): number {
  const addresses = text.match(ADDRESS)?.length ?? 0
  const rest = text.replace(ADDRESS, '').normalize('NFC')
  const emoji = rest.match(EMOJI)?.length ?? 0
  const letters = [...rest.replace(EMOJI, '')].reduce((sum, char) => sum + weightOf(char), 0)
  return addresses * ADDRESS_WEIGHT + emoji * 2 + letters
}

function countEmojiBytes(text: string): number {
  const emoji = text.match(EMOJI)?.reduce((sum, each) => sum + bytesOf(each), 0) ?? 0
  return emoji + [...text.replace(EMOJI, '')].length
}

export function count(text: string, counting: Counting): number {
  switch (counting) {
    case 'characters':
      return [...text].length
    case 'utf16':
      return text.length
    case 'weighted':
      return weigh(text)
    case 'emoji-bytes':
      return countEmojiBytes(text)
    case 'bytes':
      return bytesOf(text)
  }
}
