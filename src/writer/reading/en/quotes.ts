import type { Slot } from '../brief-reading.ts'
import { findQuoted } from '../find-quoted.ts'
import { slotAt } from '../make-slot.ts'

const FEWEST_WORDS = 5
const AFTER =
  /^[ \n]{0,2}(?:[-–—~] ?|(?:says|said|wrote|writes|from|by) )(?<by>(?:(?:Dr|Mr|Mrs|Ms)\.? )?(?:[Tt]he \p{Lu}[\p{L}'’-]{1,20} (?:family|team)|\p{L}[\p{L}'’&-]{0,20}(?: \p{Lu}[\p{L}'’&-]{0,20}){0,3})(?:, (?!(?:book|call|visit|share|come|order|dm|message|see|we|our|follow)\b)[\p{L} ]{2,30})?)/u
const BEFORE =
  /(?<![\p{L}])(?<by>\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{0,20})?)(?:,? (?:said|says|told us|wrote|writes|left us this|sent us this)[,:]? ?|: ?)$/u
const TITLE_BEFORE =
  /\b(?:novel|book|film|movie|album|play|song|titled|called|entitled|screening|reading|exhibition|show|single|poem|musical|concert|workshop|talk|launch of|copy of|copies of|presents|performing|documentary|painting|author of|night|event)[:,]? $/i
const LOOKS_LIKE_TITLE = /^\P{L}?\p{Lu}/u

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** What somebody said, word for word, and the titles of books, films and songs. */
export function findQuotes(text: string): Slot[] {
  return findQuoted(text).flatMap(({ start, end }) => {
    const words = text.slice(start + 1, end - 1)
    const before = text.slice(Math.max(0, start - 50), start)
    const isTitle = TITLE_BEFORE.test(before) && wordsIn(words) <= 8
    const after = isTitle ? null : AFTER.exec(text.slice(end, end + 100))
    const by = after?.groups?.by ?? (isTitle ? undefined : BEFORE.exec(before)?.groups?.by)
    const count = wordsIn(words)
    if (!isTitle && (by !== undefined || count >= FEWEST_WORDS)) {
      const to = end + (after?.[0].replace(/[.,]$/, '').length ?? 0)
      return [slotAt(text, start, to, { type: 'quote', words, by: by?.replace(/[.,]$/, '') ?? null })]
    }
    if (!isTitle && !LOOKS_LIKE_TITLE.test(words)) return []
    return [slotAt(text, start, end, { type: 'title', name: words })]
  })
}
