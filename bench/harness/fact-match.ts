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

const monthsOf: Record<Locale, readonly string[]> = {
  en: 'january february march april may june july august september october november december'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
}
const weekdaysOf: Record<Locale, readonly string[]> = {
  en: 'sunday monday tuesday wednesday thursday friday saturday'.split(' '),
  es: 'domingo lunes martes miercoles jueves viernes sabado'.split(' '),
}
const SHORT_NAME = 3

/** "dec" and "december", "tues" and "tuesdays" are one word, and so are the forms of a word. */
function stem(word: string, locale: Locale): string {
  const names = [...monthsOf[locale], ...weekdaysOf[locale]]
  const day =
    locale === 'en'
      ? names.find((name) => word.length >= SHORT_NAME && (name.startsWith(word) || word.startsWith(name)))
      : names.find((name) => [name, `${name}s`, name.slice(0, SHORT_NAME)].includes(word))
  // "martes" and "marzo" begin alike.
  if (day) return locale === 'en' ? day.slice(0, SHORT_NAME) : day
  return word.length > 5 ? word.slice(0, Math.max(4, word.length - 3)) : word.replace(/s$/, '')
}

/** Short forms of one language and what they stand for. */
const spelledOut: Record<Locale, readonly [RegExp, string][]> = {
  en: [
    [/\bx-?mas\b/g, 'christmas'],
    [/\bhalf (?:past )?(\d{1,2})\b(?! (?:price|off|term|day))/g, '$1:30'],
    [/(?<=\d) ?(?:h|hrs?)\b/g, ' hours'],
    [/(?<=\d) ?yrs?\b/g, ' years'],
    [/(?<=\d) ?mins?\b/g, ' minutes'],
    [/\bthank you\b/g, 'thanks'],
  ],
  es: [
    [/\bq\b/g, 'que'],
    [/\bd\b/g, 'de'],
    [/\bx\b(?! ?\d)/g, 'por'],
    [/\bset(?:iembre)?\b|\bsept\b/g, 'septiembre'],
    [/(?<=\d )mar\b/g, 'marzo'],
    [/\bmar\b/g, 'martes'],
    // 20h is a time, 48h a duration.
    [/(?<=\b(?:[01]?\d|2[0-4])(?:[:.]\d\d)?) ?h\b/g, ' h'],
    [/(?<=\d)h\b/g, ' horas'],
    [/\b(?:estamos |estaremos )?cerrad[oa]s?\b/g, 'cerramos'],
  ],
}

const tokensOf = (text: string, locale: Locale): string[] =>
  spelledOut[locale]
    .reduce((rest, [short, long]) => rest.replace(short, long), fold(text))
    .replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d)\.(?=\d\d(?!\d))/g, ':')
    .replace(/\bhalf price\b|\bmitad de precio\b|\ba mitad\b/g, '50%')
    .replace(/\bbogo\b/g, '2 for 1')
    .replace(/\bmidnight\b/g, '12 am')
    .replace(/\b(?:noon|midday|mediodia)\b/g, '12')
    .replace(/\b(\d)x(\d)\b/g, '$1 for $2')
    .replace(/\bhalf-price\b/g, '50%')
    .replace(/\bfiver\b/g, '5')
    .replace(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, ' ')
    .match(/\p{L}+|\d+(?:[.,:]\d+)?/gu) ?? []

const NUMERIC_DATE = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/g

/** Countries that write the month first. */
const monthFirst: readonly string[] = ['US']

/** A fact without the dates in figures that the text says with the name of the month: "11/20" and "November 20". */
function withoutToldDates(fact: string, text: string, locale: Locale, country: string | null): string {
  const said = fold(text)
  return fact.replace(NUMERIC_DATE, (typed, one: string, other: string) => {
    const isMonthFirst = locale === 'en' && monthFirst.includes(country ?? 'US')
    const [day, month] = isMonthFirst ? [other, one] : [one, other]
    const name = monthsOf[locale][Number(month) - 1]
    if (name === undefined) return typed
    const names = `(?:${name}|${name.slice(0, SHORT_NAME)}\\.?)`
    const number = `0?${Number(day)}(?:st|nd|rd|th)?`
    const told = new RegExp(`\\b${number} (?:de |of )?${names}(?!\\p{L})|\\b${names} ${number}(?!\\d)`, 'u')
    return told.test(said) ? '' : typed
  })
}

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

/** Whether a text says a fact, in whatever order and form. The country decides what 11/12 means. */
export function saysFact(text: string, fact: string, locale: Locale, country: string | null = null): boolean {
  const known = new Set(
    tokensOf(text, locale).map((token) => (/\d/.test(token) ? token : stem(token, locale))),
  )
  return tokensOf(withoutToldDates(fact, text, locale, country), locale)
    .filter((token) => !exchangeable[locale].has(token))
    .every((token) =>
      /\d/.test(token)
        ? spellingsOf(token).some((number) => known.has(number))
        : known.has(stem(token, locale)),
    )
}

/** The numbers of a text, without those that only count its parts. */
export const numbersOf = (text: string, locale: Locale): string[] =>
  tokensOf(text.replace(/^\d+(?:\/\d+|\.)(?=\s)/gm, ''), locale).filter((token) => /\d/.test(token))

export const isSpelling = (number: string, known: ReadonlySet<string>): boolean =>
  spellingsOf(number).some((each) => known.has(each))
