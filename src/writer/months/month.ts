import { addDays } from '#platform/day.ts'
import type { LanguageBank } from '../built-in/bank.ts'
import { banks } from '../built-in/banks/index.ts'
import { countryOf, holidaysAhead } from '../built-in/holidays.ts'
import { seasonOn } from '../built-in/season.ts'
import { productsOf, shopNameOf } from '../built-in/shop-names.ts'
import { toneOf } from '../built-in/tone.ts'
import { createVoiceGuide, type VoiceGuide, voicedGrammar } from '../copywriting/apply-voice.ts'
import { remember, type Used } from '../copywriting/draft-copy.ts'
import type { Grammar, Scene } from '../copywriting/grammar/grammar.ts'
import { grammars } from '../copywriting/grammars/index.ts'
import type { PlanBrief } from '../writer.ts'
import { type ArcDay, arcsOf } from './arcs.ts'
import type { Occasion } from './day-content.ts'
import type { MonthWords } from './month-words.ts'
import { weightOf } from './occasion-weights.ts'
import { type MonthPhrases, phrasesFor } from './phrases.ts'
import { monthWords } from './words/index.ts'

/** The longest arc begins this many days before its occasion. */
const LONGEST_LEAD = 14
/** Thanks for an occasion come up to this many days after it. */
const LONGEST_THANKS = 2

/** What is known about a month before its first text is written, and what its texts have said so far. */
export type Month = {
  bank: LanguageBank
  words: MonthWords
  phrases: MonthPhrases
  grammar: Grammar
  scene: Scene
  days: readonly string[]
  products: readonly string[]
  /** Lines about the season; none in the tropics. */
  seasonLines: readonly string[]
  seasonName: string
  arcs: ReadonlyMap<string, ArcDay>
  occasionOf(arc: ArcDay): Occasion
  used: Used
  /** Sentences of the shop's posts before this month: avoided while there are others. */
  recent: Used
  /** Null where the owner set nothing. */
  voice: VoiceGuide | null
  titles: Set<string>
}

function daysOf(year: number, month: number): string[] {
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return Array.from({ length: count }, (_, place) =>
    new Date(Date.UTC(year, month - 1, place + 1)).toISOString().slice(0, 10),
  )
}

/** "Sunday, May 10", "Sunday 10 May", "domingo 10 de mayo". */
const dateIn = (language: string, country: string, day: string): string =>
  new Intl.DateTimeFormat(`${language}-${country}`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
    .format(new Date(day))
    .replace(/^(\p{L}+), (?=\d)/u, '$1 ')

export async function openMonth({ locale, shop, year, month, recentTexts }: PlanBrief): Promise<Month> {
  const recent: Used = new Set()
  for (const text of recentTexts ?? []) remember(recent, text)
  const voice = createVoiceGuide(shop.voice, { locale, shop: shopNameOf(shop), isSerious: false, brief: '' })
  const bank = banks[locale]
  const country = countryOf(shop.country, locale)
  const days = daysOf(year, month)
  const [first = ''] = days
  const { trade, phrases } = phrasesFor(shop, locale)
  const begin = addDays(first, -LONGEST_THANKS)
  const holidays = await holidaysAhead(country, begin, LONGEST_THANKS + days.length + LONGEST_LEAD)
  const season = seasonOn(first, country)
  return {
    bank,
    words: monthWords[locale],
    phrases,
    grammar: voicedGrammar(grammars[locale], voice),
    scene: {
      shop: shopNameOf(shop),
      country,
      today: first,
      kind: 'general',
      isSerious: false,
      tone: toneOf(shop.brandStyle),
    },
    days,
    products: productsOf(shop),
    seasonLines: season ? bank.seasons[season] : [],
    seasonName: season ? bank.plan.season.replace('{season}', bank.plan.seasons[season]) : '',
    arcs: arcsOf(holidays, days, (key) => weightOf(key, trade, shop.industry)),
    occasionOf: ({ key, on }) => {
      const { name, the, wish = null } = bank.holidays[key]
      return { name, the, wish, date: dateIn(locale, country, on) }
    },
    used: new Set(),
    recent,
    voice,
    titles: new Set(),
  }
}
