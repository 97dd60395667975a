import type { Industry } from '#platform/industries.ts'
import type { HolidayKey } from './holiday-days.ts'

export type Tip = { title: string; text: string }

/** The phrases of an industry, for shops whose trade is not known. Each sentence can be used alone. */
export type IndustryBank = {
  /** What customers feel. */
  truths: readonly string[]
  /** From the shop to the reader. */
  invites: readonly string[]
  questions: readonly string[]
  tips: readonly Tip[]
  calls: readonly string[]
  /** At most 24 characters, without a period, because they are used on pictures too. */
  shortCalls: readonly string[]
  /** Without the # sign. */
  hashtags: readonly string[]
  /** Work behind the scenes. */
  behind: readonly string[]
  /** Headlines of articles that end with advice. */
  articles: readonly string[]
  visuals: readonly string[]
  emojis: readonly string[]
}

export type YearSeason = 'winter' | 'spring' | 'summer' | 'autumn'

/** `the` is the name inside a sentence; `wish` is absent for days without one. */
export type HolidayWords = { name: string; the: string; wish?: string }

export type PlanBank = {
  /** {month} and {shop}. */
  title: string
  description: string
  /** For a shop without a usable name; {month} only. */
  namelessDescription: string
  /** A few words on the reason for the day. */
  habits: Record<'tip' | 'behind' | 'community' | 'invite', string>
  /** For a season as the reason; contains {season}. */
  season: string
  seasons: Record<YearSeason, string>
  insights: {
    platforms: string
    platformCount: (platform: string, posts: number) => string
    holidays: (count: number, days: string) => string
    noHolidays: string
    product: (product: string, posts: number) => string
    noProducts: string
    themes: (tips: number, products: number, others: number) => string
    /** How many of all posts are published in the evening. */
    evenings: (evening: number, all: number) => string
    weekday: (weekday: string, platform: string, posts: number) => string
    /** Sunday first, as used in that sentence. */
    weekdays: readonly string[]
    strongSeason: (posts: number) => string
  }
}

export type LanguageBank = {
  /** Its holidays and seasons count where the shop has named no country. */
  country: string
  industries: Record<Industry, IndustryBank>
  seasons: Record<YearSeason, readonly string[]>
  holidays: Record<HolidayKey, HolidayWords>
  plan: PlanBank
}
