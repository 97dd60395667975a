import type { Locale } from '#platform/locale.ts'

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Words that a good text may exchange: articles, prepositions, forms of "to be". */
const exchangeable: Record<Locale, ReadonlySet<string>> = {
  en: new Set(
    'a an the and or of to in on at by for from with till til until thru through is are be was were will we you our your us it its only just this that all each every off pm am o clock w plus any get gets have has now st nd rd th'.split(
      ' ',
    ),
  ),
  es: new Set(
    'a al de del el la los las un una unos unas y e o u en con por para hasta desde es son hay habra que se su sus tu tus nuestro nuestra nuestros nuestras cada todo toda todos todas este esta solo lo le les ya h hs hrs pm am m p'.split(
      ' ',
    ),
  ),
}

const months = 'january february march april may june july august september october november december'.split(
  ' ',
)
const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')

/** "dec" and "december", "tues" and "tuesdays" are one word, and so are the forms of a word. */
function stem(word: string): string {
  const day = [...months, ...weekdays].find(
    (name) => word.length >= 3 && (name.startsWith(word) || word.startsWith(name)),
  )
  if (day) return day.slice(0, 3)
  return word.length > 5 ? word.slice(0, Math.max(4, word.length - 3)) : word.replace(/s$/, '')
}

const tokensOf = (text: string): string[] =>
  fold(text)
    .replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)\.(?=\d\d(?!\d))/g, ':')
    .replace(/\bhalf price\b|\bmitad de precio\b|\ba mitad\b/g, '50%')
    .replace(/\bbogo\b/g, '2 for 1')
    .replace(/\bmidnight\b/g, '12 am')
    .replace(/\b(?:noon|midday|mediodia)\b/g, '12')
    .replace(/\b(\d)x(\d)\b/g, '$1 for $2')
    .replace(/\bhalf-price\b/g, '50%')
    .replace(/\bfiver\b/g, '5')
    .replace(/(?<=\d)h\b/g, ' hours')
    .replace(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, ' ')
    .match(/\p{L}+|\d+(?:[.,:]\d+)?/gu) ?? []

/** 19:30 may be written as 7:30, and 20 as 8. */
function spellingsOf(number: string): string[] {
  const [hours = '', minutes] = number.split(':')
  const other = (Number(hours) + 12) % 24
  const rest = minutes === undefined || minutes === '00' ? '' : `:${minutes}`
  return [
    number,
    `${hours}${rest}`,
    `${other}${rest}`,
    `${hours}:00`,
    `${other}:00`,
    `${hours},00`,
    `${hours}.00`,
  ]
}

/** Whether a text says a fact, in whatever order and form. */
export function saysFact(text: string, fact: string, locale: Locale): boolean {
  const said = tokensOf(text)
  const known = new Set(said.map((token) => (/\d/.test(token) ? token : stem(token))))
  return tokensOf(fact)
    .filter((token) => !exchangeable[locale].has(token))
    .every((token) =>
      /\d/.test(token) ? spellingsOf(token).some((number) => known.has(number)) : known.has(stem(token)),
    )
}

/** The numbers of a text, without those that only count its parts. */
export const numbersOf = (text: string): string[] =>
  tokensOf(text.replace(/^\d+(?:\/\d+|\.)(?=\s)/gm, '')).filter((token) => /\d/.test(token))

export const isSpelling = (number: string, known: ReadonlySet<string>): boolean =>
  spellingsOf(number).some((each) => known.has(each))
