import { countCodePoints } from '#platform/code-points.ts'
import { findAddresses } from './find-addresses.ts'

/**
 * How a network counts text. `characters`: code points. `utf16`: UTF-16 units, as in browsers; an emoji counts at least
 * two, so this is also the safe choice for networks without a documented rule. `weighted`: X, where a URL counts 23 and
 * wide characters two. `emoji-bytes`: Threads, where an emoji counts its bytes. `bytes`: UTF-8 bytes. `graphemes`:
 * Bluesky, as people count, where a text of mostly long emoji may also have too many bytes. `short-links`: Mastodon, as
 * people count, with 23 for each URL that begins with http.
 */
export type Counting =
  | 'characters'
  | 'utf16'
  | 'weighted'
  | 'emoji-bytes'
  | 'bytes'
  | 'graphemes'
  | 'short-links'

const ADDRESS_WEIGHT = 23
/** Weighs two, like an emoji. */
const WIDE = '\u4E00'
/**
 * Families, flags, keycaps and skin tones are one match each; the last alternative is characters that a font may draw
 * as text or emoji. Matches the same as \p{RGI_Emoji}, which is slow because it tries thousands of sequences at
 * every character; the lookaheads here rule most of them out first.
 */
const EMOJI =
  /(?=[\p{Emoji}\p{Extended_Pictographic}])(?:(?=\p{Emoji}[\uFE0F\p{EMod}]?\u200D\p{Emoji})\p{RGI_Emoji_ZWJ_Sequence}|\p{RGI_Emoji_Tag_Sequence}|(?=\p{RI}{2})\p{RGI_Emoji_Flag_Sequence}|[0-9#*]\uFE0F\u20E3|[\p{EBase}--\u{1F46A}]\p{EMod}|[\p{Emoji_Presentation}--\p{RI}]|\p{Extended_Pictographic}\uFE0F?)/gv
const LAST_OF_ONE_UNIT = 0xffff
const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** One unit for Latin and most other alphabets and for general punctuation, two for the rest. */
function weightOf(code: number): number {
  const isLight =
    code <= 4351 ||
    (code >= 8192 && code <= 8205) ||
    (code >= 8208 && code <= 8223) ||
    (code >= 8242 && code <= 8247)
  return isLight ? 1 : 2
}

function weighWords(text: string): number {
  const plain = text.replace(EMOJI, WIDE)
  let weight = 0
  for (let place = 0; place < plain.length; place++) {
    const code = plain.codePointAt(place) ?? 0
    if (code > LAST_OF_ONE_UNIT) place++
    weight += weightOf(code)
  }
  return weight
}

function weigh(text: string): number {
  const composed = text.normalize('NFC')
  const addresses = findAddresses(composed)
  const inAddresses = addresses.reduce(
    (sum, { start, end }) => sum + weighWords(composed.slice(start, end)),
    0,
  )
  return weighWords(composed) - inAddresses + addresses.length * ADDRESS_WEIGHT
}

function countEmojiBytes(text: string): number {
  const letters = text.replace(EMOJI, '')
  return bytesOf(text) - bytesOf(letters) + countCodePoints(letters)
}

let segmenter: Intl.Segmenter | undefined
/** Most texts have none of the characters that join others or break lines in two. */
const ONE_EACH = /^[\n\u0020-\u007E\u00A1-\u00AC\u00AE-\u02FF]*$/

function countGraphemes(text: string): number {
  if (ONE_EACH.test(text)) return text.length
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return [...segmenter.segment(text)].length
}

/** Bluesky allows ten bytes for each of its 300 characters. */
const BYTES_PER_GRAPHEME = 10

function countShortLinks(text: string, perLink: number): number {
  const links = findAddresses(text).filter(({ start }) => /^https?:\/\//i.test(text.slice(start, start + 8)))
  const inLinks = links.reduce((sum, { start, end }) => sum + countGraphemes(text.slice(start, end)), 0)
  return countGraphemes(text) - inLinks + links.length * perLink
}

/** `perLink`: what an address counts where addresses are shortened. */
export function count(text: string, counting: Counting, perLink = ADDRESS_WEIGHT): number {
  switch (counting) {
    case 'characters':
      return countCodePoints(text)
    case 'utf16':
      return text.length
    case 'weighted':
      return weigh(text)
    case 'emoji-bytes':
      return countEmojiBytes(text)
    case 'bytes':
      return bytesOf(text)
    case 'graphemes':
      return Math.max(countGraphemes(text), Math.ceil(bytesOf(text) / BYTES_PER_GRAPHEME))
    case 'short-links':
      return countShortLinks(text, perLink)
  }
}
