import type { LowerAt } from './counted-days.ts'
import { wordSet } from './words.ts'

const pastWords = wordSet(
  'sold bought purchased died passed since happened raised came ago joined was were had went took broke smashed served stole stolen placed crashed waited queued missed lost fell won showed turned overbooked messed underestimated',
)
const speakers = wordSet('we you i they he she it who that everyone someone somebody people customers')
/** "who booked for saturday", "moved to friday": the day is still to come. */
const towardWords = wordSet('for to until till til by before')
/** What is told ends, and what comes of it begins. */
const lookBackEnds = wordSet(
  ". , ; ! ? $ £ € now so but then will we'll i'll we're i'm are is moving join come meet",
)
/** End like a past tense and are none. */
const noVerbs = wordSet('need feed speed wed red bed seed indeed')
const countWords = wordSet('every each any per')
const titles = wordSet('mr mrs ms dr st')
const WORDS_LOOKED_BACK = 10

const isPastVerb = (lower: LowerAt, place: number): boolean => {
  const word = lower(place)
  // "every latte sold on friday" is still to be sold.
  if ([2, 3].some((back) => countWords.has(lower(place - back)))) return false
  if (pastWords.has(word)) return true
  if (word === 'left') return /^(?:us|with|behind|empty|without|hungry)$/.test(lower(place + 1))
  return word.length > 4 && word.endsWith('ed') && !noVerbs.has(word) && speakers.has(lower(place - 1))
}

/** The sign in "1,240", "Mr. Alvarez" and "raised $812" ends no clause. */
const isInside = (lower: LowerAt, place: number): boolean =>
  (lower(place) === ',' && /^\d/.test(lower(place - 1)) && /^\d{3}$/.test(lower(place + 1))) ||
  (lower(place) === '.' && titles.has(lower(place - 1))) ||
  (/^[$£€]$/.test(lower(place)) && isPastVerb(lower, place - 1))

/** Whether the words before a date in its clause, or those right after it, say that it is past. */
export function isPastAround(lower: LowerAt, first: number, last: number): boolean {
  if (/^(?:was|were|went|saw)$/.test(lower(last))) return true
  if (speakers.has(lower(last)) && isPastVerb(lower, last + 1)) return true
  const article = /^(?:on|this|the|last)$/.test(lower(first - 1)) ? 2 : 1
  if (towardWords.has(lower(first - 1)) || towardWords.has(lower(first - article))) return false
  for (let place = first - 1; place >= first - WORDS_LOOKED_BACK; place--) {
    if (isPastVerb(lower, place) || (lower(place) === 'about' && lower(place - 1) === 'sorry')) return true
    const isEnd = lower(place) === '' || lookBackEnds.has(lower(place))
    if (isEnd && !isInside(lower, place)) return false
  }
  return false
}
