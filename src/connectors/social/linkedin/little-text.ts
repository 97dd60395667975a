import { partsOf } from '../text/text-parts.ts'

/** LinkedIn cuts a text off, without a word, where one of these is not escaped. */
const RESERVED = /[\\|{}@[\]()<>#*_~]/g
/** Escaped characters, hashtags and mentions, from left to right. */
const MARKUP =
  /\\([\s\S])|\{hashtag\|\\?[#＃]\|((?:\\[\s\S]|[^\\}])*)\}|@\[((?:\\[\s\S]|[^\\\]])*)\]\([^)]*\)/g

const escaped = (text: string) => text.replace(RESERVED, '\\$&')
const unescaped = (text: string) => text.replace(/\\([\s\S])/g, '$1')

/** A text in the format in which LinkedIn takes posts, "little text". Hashtags stay hashtags; all else is as written. */
export const littleText = (text: string): string =>
  partsOf(text)
    .map(({ kind, text: part }) =>
      kind === 'hashtag' ? `{hashtag|\\#|${escaped(part.slice(1))}}` : escaped(part),
    )
    .join('')

/** What people see of a text in that format. */
export const readLittleText = (text: string): string =>
  text.replace(
    MARKUP,
    (_all, character: string | undefined, tag: string | undefined, name: string | undefined) => {
      if (character !== undefined) return character
      return tag !== undefined ? `#${unescaped(tag)}` : unescaped(name ?? '')
    },
  )
