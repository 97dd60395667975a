import { capitalized } from '../first-letter.ts'

const SHARE_OF_SHOUTING = 0.7
const FEWEST_LETTERS = 10
/** Written in capitals in a calm text too; both languages. */
const acronyms = new Set(
  'UK US USA EU BBQ DJ VIP TV DVD CD IPA DIY BYOB RSVP ID PM AM BOGO NHS MOT VAT IVA DNI CV AI LED SPF USB WIFI SUV NYC LA PT HIIT TRX CBD ATM GPS PDF QR LGBT LGBTQ PTA RNLI RSPCA NSPCC ASPCA SPCA YMCA FAQ XL XXL XS'.split(
    ' ',
  ),
)

const WORD = /\p{L}[\p{L}\p{M}\p{N}'’]*/gu

const shareOfCapitals = (letters: readonly string[]): number =>
  letters.filter((letter) => letter !== letter.toLowerCase()).length / letters.length

/** Whether a text is typed in capitals. */
function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.length >= FEWEST_LETTERS && shareOfCapitals(letters) >= SHARE_OF_SHOUTING
}

/** A text in capitals becomes sentences; every place in it stays. Known names keep their spelling. */
export function calmCapitals(text: string, names: readonly string[]): string {
  if (!isShouted(text)) return text
  const spellings = new Map(
    names.flatMap((name) => (name.match(WORD) ?? []).map((word) => [word.toLowerCase(), word])),
  )
  let isFirst = true
  let from = 0
  let calm = ''
  for (const match of text.matchAll(WORD)) {
    const [word] = match
    const between = text.slice(from, match.index)
    calm += between
    isFirst ||= /[.!?\n]/.test(between)
    calm += calmWord(word, isFirst, spellings)
    isFirst = false
    from = match.index + word.length
  }
  return calm + text.slice(from)
}

function calmWord(word: string, isFirst: boolean, spellings: ReadonlyMap<string, string>): string {
  const lower = word.toLowerCase()
  // Some letters get longer in lower case, and then no place would fit any more.
  if (lower.length !== word.length || /\p{N}/u.test(word) || acronyms.has(word)) return word
  const spelled = spellings.get(lower) ?? lower
  return isFirst || spelled === 'i' ? capitalized(spelled) : spelled
}
