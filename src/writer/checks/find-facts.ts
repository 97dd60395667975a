import { type Locale, locales } from '#platform/locale.ts'
import { memoize } from '#platform/memoize.ts'
import { months, numberWords, relativeDays, weekdays } from './words/index.ts'

export type FactKind =
  | 'figure'
  | 'price'
  | 'percentage'
  | 'date'
  | 'weekday'
  | 'time'
  | 'link'
  | 'mail'
  | 'phone'

/** A fact as written, with the keys that each reading of it has: 1.200 may be 1200 or 1.2, and "at 7" 7:00 or 19:00. */
export type Fact = { kind: FactKind; text: string; at: number; keys: readonly string[] }

/** Without accents, and with plain quotes and spaces; "sí" stays apart from "si". */
export const plainOf = (text: string): string =>
  text
    .slice(0, LOOKED_AT)
    .replace(/(?<!\p{L})sí(?!\p{L})/giu, 'yes')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘´]/g, "'")
    .replace(/[^\S\n]/gu, ' ')

const LOOKED_AT = 40_000

const places = (lists: readonly (readonly string[])[]) =>
  lists.flatMap((names, place) => names.map((name) => [name, place] as const))

const monthOf = new Map(locales.flatMap((locale) => places(months[locale])))
const weekdayOf = new Map(locales.flatMap((locale) => places(weekdays[locale])))

/** Words as well as months: only a day beside them makes them one. */
const DOUBTFUL_MONTHS = new Set([
  'may',
  'march',
  'mar',
  'jan',
  'sep',
  'set',
  'ago',
  'dec',
  'oct',
  'nov',
  'ene',
  'jun',
  'jul',
  'feb',
  'abr',
  'apr',
  'dic',
])
/** Words as well as weekdays: only a capital makes them one. */
const DOUBTFUL_WEEKDAYS = new Set(['sun', 'sat', 'wed', 'mon', 'dom', 'vie', 'fri'])
/** "dom. 22 nov." */
const SHORT_WEEKDAY = /^(?:dom|vie)\. \d{1,2}(?!\d)/

/** The values that a written number can have. */
function valuesOf(written: string): number[] {
  const figure = written.replace(/(?<![.,])[.,]+$/, '')
  const lastSign = Math.max(figure.lastIndexOf('.'), figure.lastIndexOf(','))
  const decimal = Number(
    lastSign < 0 ? figure : `${figure.slice(0, lastSign).replace(/[.,]/g, '')}.${figure.slice(lastSign + 1)}`,
  )
  const whole = Number(figure.replace(/[.,]/g, ''))
  const isGrouped = /^\d{1,3}(?:[.,]\d{3}){1,4}$/.test(figure)
  return (isGrouped ? [whole, decimal] : [decimal]).filter(Number.isFinite)
}

const numberKeys = (written: string) => valuesOf(written).map((value) => `n${value}`)

const CURRENCY_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/€|eur/, '€'],
  [/£|pound|libra/, '£'],
  [/\$|usd|mxn|dollar|dolar|peso|buck/, '$'],
]
const currencyOf = (text: string) => CURRENCY_SIGNS.find(([sign]) => sign.test(text))?.[1] ?? ''

const NOON = 12
/** Characters before a match that its reader sees. */
const BEFORE = 8

function timeKeys(hour: number, minutes: number, half: string): string[] {
  if (hour > 24 || minutes > 59) return []
  const key = (hours: number) => `t${(hours % 24) * 60 + minutes}`
  if (hour > NOON || hour === 0) return [key(hour)]
  const isAfternoon = /^p|tarde|noche/.test(half)
  const isMorning = /^a|manana/.test(half)
  if (isAfternoon) return [key(hour === NOON ? NOON : hour + NOON)]
  if (isMorning) return [key(hour === NOON ? 0 : hour)]
  return [key(hour), key(hour + NOON)]
}

const dateKey = (month: number, day: number) => `d${month}-${day}`
const dayKeys = (day: number) => (day >= 1 && day <= 31 ? [`day${day}`] : [])

type Found = { kind: FactKind; keys: string[] } | null
type Finder = { pattern: RegExp; read: (match: RegExpMatchArray, before: string) => Found }

const fact = (kind: FactKind, keys: string[]): Found => (keys.length > 0 ? { kind, keys } : null)

const bareLink = (link: string) =>
  link
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/(?<![/.,;:!?])[/.,;:!?]+$/, '')

function numericDate([, first = '', second = '']: RegExpMatchArray): Found {
  const [a, b] = [Number(first), Number(second)]
  const keys = [
    ...(b <= 12 && a <= 31 ? [dateKey(b - 1, a)] : []),
    ...(a <= 12 && b <= 31 ? [dateKey(a - 1, b)] : []),
  ]
  return a === 24 && b === 7 ? null : fact('date', keys)
}

function wordDate(month: string, day: string): Found {
  const place = monthOf.get(month)
  if (place === undefined || Number(day) > 31 || Number(day) < 1) return null
  return fact('date', [dateKey(place, Number(day))])
}

/** In this order: what one finder takes, the next ones do not see. */
const finders: readonly Finder[] = [
  {
    pattern: /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g,
    read: ([mail]) => fact('mail', [mail.replace(/(?<![.-])[.-]+$/, '')]),
  },
  {
    pattern: /(?:https?:\/\/|www\.)[^\s<>"')\]]{1,300}/g,
    read: ([link]) => fact('link', [bareLink(link)]),
  },
  {
    pattern:
      /(?<![\w.@-])[a-z0-9][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,63}){0,3}\.(?:com|net|org|es|mx|ar|co|cl|pe|uy|us|uk|io|shop|store|app|info|biz|cat|eu|dev|link|site|online|example|ly|gl)\b(?:\/[^\s<>"')\]]{0,200})?/g,
    read: ([link]) => fact('link', [bareLink(link)]),
  },
  { pattern: /(?<![\w@.])@[\w.]{2,40}/g, read: ([name]) => fact('link', [name.replace(/(?<!\.)\.+$/, '')]) },
  {
    pattern: /(?<!\d)\d{4}-(\d{2})-(\d{2})(?!\d)/g,
    read: ([, month, day]) => fact('date', [dateKey(Number(month) - 1, Number(day))]),
  },
  { pattern: /(?<![\d/.-])(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}(?![\d/])/g, read: numericDate },
  { pattern: /(?<![\d/.-])(\d{1,2})\/(\d{1,2})(?![\d/])/g, read: numericDate },
  {
    pattern: /(?<![\d.,:/-])\+?\d(?:[ ().-]{0,2}\d){6,14}(?![\d%])/g,
    read: ([phone]) =>
      /^\d{1,3}(?:[.,]\d{3}){1,4}$/.test(phone) ? null : fact('phone', [phone.replace(/\D/g, '')]),
  },
  {
    pattern: /(?<![\d.,])(\d[\d.,]{0,8}) ?(?:%|percent\b|per cent\b|por ciento\b|por cien\b)/g,
    read: ([, figure = '']) =>
      fact(
        'percentage',
        valuesOf(figure).map((value) => `%${value}`),
      ),
  },
  {
    pattern:
      /(?:us\$|mx\$|[€$£]) ?(\d[\d.,]{0,12})|(?<![\d.,])(\d[\d.,]{0,12}) ?(?:€|\$|£|euros?\b|eur\b|dollars?\b|dolares\b|usd\b|pesos?\b|mxn\b|pounds\b|libras\b|bucks\b)/g,
    read: ([whole, before, after]) => {
      const currency = currencyOf(whole)
      return fact(
        'price',
        numberKeys(before ?? after ?? '').map((key) => `${currency}${key}`),
      )
    },
  },
  {
    pattern: /(?<![\d.,:])(\d{1,2})(?:[:.h](\d{2}))? ?([ap])\.? ?m\b\.?/g,
    read: ([, hour, minutes = '0', half = '']) => fact('time', timeKeys(Number(hour), Number(minutes), half)),
  },
  {
    pattern:
      /(?<![\d.,:])(\d{1,2})(?: y (media|cuarto))? (?:de la|por la|in the) (manana|tarde|noche|morning|afternoon|evening)\b/g,
    read: ([, hour, part, half = '']) => {
      const minutes = part === 'media' ? 30 : part === 'cuarto' ? 15 : 0
      return fact('time', timeKeys(Number(hour), minutes, /^m/.test(half) ? 'am' : 'pm'))
    },
  },
  {
    pattern: /(?<![\d.,:])(\d{1,2})[:h](\d{2})(?!\d)(?: (?:de|por) la (manana|tarde|noche))?/g,
    read: ([, hour, minutes, half = '']) => fact('time', timeKeys(Number(hour), Number(minutes), half)),
  },
  {
    pattern: /(?<![\w.,])(\d{1,2})(?:st|nd|rd|th|º|°)? (?:de |of )?([a-z]{3,10})\b/g,
    read: ([, day = '', month = '']) => wordDate(month, day),
  },
  {
    pattern: /\b([a-z]{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?\b(?![:.,]\d)/g,
    read: ([, month = '', day = '']) => wordDate(month, day),
  },
  {
    pattern:
      /\b(?:a las|las|a la|at|until|till|by|before|after|hasta las|desde las|around|sobre las) (\d{1,2})(?: y media| y cuarto)?(?: (?:de|por) la (manana|tarde|noche))?(?![\w%.,:]\d|\d| ?(?:people|personas|days|dias|minutes|minutos|hours|horas|weeks|semanas|years))/g,
    read: ([whole, hour, half = '']) => {
      const minutes = whole.includes('media') ? 30 : whole.includes('cuarto') ? 15 : 0
      return fact('time', timeKeys(Number(hour), minutes, half))
    },
  },
  { pattern: /\b(?:noon|midday|mediodia)\b/g, read: () => fact('time', [`t${NOON * 60}`]) },
  { pattern: /\b(?:midnight|medianoche)\b/g, read: () => fact('time', ['t0']) },
  {
    pattern:
      /\b(?:the|el|dia|day) (\d{1,2})(?:st|nd|rd|th)?\b(?! ?(?:%|h\b|por))|(?<!\d)(\d{1,2})(?:st|nd|rd|th)\b/g,
    read: ([, after, alone]) => fact('date', dayKeys(Number(after ?? alone))),
  },
  {
    pattern: /(?<![\d.,])\d[\d.,]{0,14}/g,
    read: ([figure], before) => (isListNumber(figure, before) ? null : fact('figure', numberKeys(figure))),
  },
]

/** "1." or "2)" where a line begins. */
const isListNumber = (figure: string, before: string) =>
  /^[1-9]\d?\.?$/.test(figure) && (before === '' || /\n {0,4}$/.test(before))

/** Number words as figures, in the language of the text. */
const withFigures = (plain: string, locale: Locale): string =>
  plain.replace(/(?<![\p{L}])[a-z]{2,9}(?![\p{L}])/giu, (word) => {
    const value = numberWords[locale][word.toLowerCase()]
    return value === undefined ? word : String(value)
  })

const RANGE = /^ ?(?:-|–|—|to|through|thru|a|al|hasta) ?(?:el |los )?$/
const DAILY = /\b(?:every day|daily|7 days|all week|todos los dias|cada dia|a diario|toda la semana)\b/
const DAYS = 7

function findWeekdays(plain: string): Fact[] {
  const found: Fact[] = []
  let end = -1
  for (const match of plain.matchAll(/(?<![\p{L}])[a-z]{3,10}(?![\p{L}])/giu)) {
    const [written] = match
    const word = written.toLowerCase()
    const day = weekdayOf.get(word)
    if (day === undefined) continue
    const isDoubtful = DOUBTFUL_WEEKDAYS.has(word) && written === word
    if (isDoubtful && !SHORT_WEEKDAY.test(plain.slice(match.index))) continue
    const before = found.at(-1)
    const keys = [`w${day}`]
    if (before && RANGE.test(plain.slice(end, match.index).toLowerCase())) {
      const first = Number(before.keys[0]?.slice(1))
      for (let next = (first + 1) % DAYS; next !== day; next = (next + 1) % DAYS) keys.push(`w${next}`)
    }
    found.push({ kind: 'weekday', text: written, at: match.index, keys })
    end = match.index + written.length
  }
  if (DAILY.test(plain.toLowerCase()))
    found.push({
      kind: 'weekday',
      text: '',
      at: -1,
      keys: Array.from({ length: DAYS }, (_, day) => `w${day}`),
    })
  return found
}

const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign)

/** Where a phrase stands as whole words; -1 if nowhere. */
function placeOf(lower: string, phrase: string): number {
  for (let at = lower.indexOf(phrase); at >= 0; at = lower.indexOf(phrase, at + 1))
    if (!isLetter(lower[at - 1]) && !isLetter(lower[at + phrase.length])) return at
  return -1
}

const TOMORROW_IN_SPANISH = /(?<!\b(?:la|esta|cada|una|buena) )\bmanana\b/

function findRelativeDays(lower: string): Fact[] {
  const named = locales.flatMap((locale) => Object.entries(relativeDays[locale]))
  const found = named.map(([phrase, key]) => ({ phrase, key, at: placeOf(lower, phrase) }))
  const tomorrow = { phrase: 'manana', key: 'tomorrow', at: lower.search(TOMORROW_IN_SPANISH) }
  return [...found, tomorrow]
    .filter(({ at }) => at >= 0)
    .map(({ phrase, key, at }) => ({ kind: 'date', text: phrase, at, keys: [`r${key}`] }))
}

const MONTH_BEFORE =
  /\b(?:in|until|till|of|since|every|this|next|last|by|before|after|de|en|hasta|desde|este|cada|para) $/

function findMonths(lower: string): Fact[] {
  const found: Fact[] = []
  for (const match of lower.matchAll(/(?<![\p{L}])[a-z]{3,10}(?![\p{L}])/gu)) {
    const [word] = match
    const month = monthOf.get(word)
    if (month === undefined) continue
    const isSure =
      !DOUBTFUL_MONTHS.has(word) || MONTH_BEFORE.test(lower.slice(Math.max(0, match.index - 8), match.index))
    if (isSure) found.push({ kind: 'date', text: word, at: match.index, keys: [`m${month}`] })
  }
  return found
}

/** Of texts in one language: the post itself is compared with each draft. */
const KEPT = 64

/** Everything in a text that a reader could hold the shop to, by figures and calendar words. */
export const findFacts = (text: string, locale: Locale): readonly Fact[] => factsIn(locale)(text)

const factsIn = memoize((locale: Locale) => memoize((text: string) => readFacts(text, locale), KEPT))

function readFacts(text: string, locale: Locale): Fact[] {
  const plain = withFigures(plainOf(text), locale)
  const found: Fact[] = []
  let rest = plain.toLowerCase()
  for (const { pattern, read } of finders) {
    let unread = ''
    let end = 0
    for (const match of rest.matchAll(pattern)) {
      const fact = read(match, rest.slice(Math.max(0, match.index - BEFORE), match.index))
      if (!fact) continue
      found.push({ ...fact, text: match[0].trim().replace(/[.,]$/, ''), at: match.index })
      // What is read once is not read again as something else.
      unread += rest.slice(end, match.index) + '~'.repeat(match[0].length)
      end = match.index + match[0].length
    }
    rest = unread + rest.slice(end)
  }
  return [...found, ...findMonths(rest), ...findWeekdays(plain), ...findRelativeDays(rest)]
}
