import type { BrandStyle } from '#platform/brand-styles.ts'
import type { Industry } from '#platform/industries.ts'
import type { HolidayKey } from './holiday-days.ts'

/** What a text is about: the first ten are found in a person's idea, `today` is a holiday on its very day, the rest are themes of a plan. */
export const kinds = [
  'sale',
  'launch',
  'event',
  'hours',
  'hiring',
  'thanks',
  'tip',
  'holiday',
  'season',
  'general',
  'today',
  'product',
  'behind',
  'community',
  'invite',
] as const
export type Kind = (typeof kinds)[number]

export type Tip = { title: string; text: string }

/** Sentences a text is made of. None has a slot; each can stand alone. */
export type Stock = {
  /** What customers feel. */
  truths: readonly string[]
  /** From the shop to the reader. */
  invites: readonly string[]
  questions: readonly string[]
  tips: readonly Tip[]
  calls: readonly string[]
  /** At most 24 characters, without a full stop: they stand on pictures too. */
  shortCalls: readonly string[]
  /** Without the sign. */
  hashtags: readonly string[]
}

export type IndustryBank = Stock & {
  /** The work that nobody sees. */
  behind: readonly string[]
  /** Headlines of articles that end in useful advice. */
  articles: readonly string[]
  visuals: readonly string[]
  emojis: readonly string[]
}

/** `hooks`, `follow` and `titles` may name {shop}, and {product} or {holiday} where the kind has one. */
export type KindBank = Partial<Stock> & {
  hooks: readonly string[]
  /** Comes after the person's own words. */
  follow: readonly string[]
  titles: readonly string[]
  /** At most 40 characters, for pictures. */
  headlines: readonly string[]
}

/** `plain` is for a brand that has not chosen a style. */
export type ToneName = BrandStyle | 'plain'

export type ToneBank = {
  openers: readonly string[]
  closers: readonly string[]
}

export type YearSeason = 'winter' | 'spring' | 'summer' | 'autumn'

/** `the` is the name as it stands inside a sentence; `wish` is absent where nobody wishes anything. */
export type HolidayWords = { name: string; the: string; wish?: string }

/** The frames of the platforms, and the sentences around the person's words. */
export type FrameBank = {
  /** For a shop whose name is missing or unusable: what stands for it, and lines that do without. */
  nameless: { shop: string; hello: string; signOff: string; disclosure: string }
  /** Each names {product}. */
  products: readonly string[]
  /** Each names {holiday}. */
  holidays: readonly string[]
  greetings: readonly string[]
  /** Of a personal message; each names {shop}. */
  hellos: readonly string[]
  /** Each names {shop}. */
  signOffs: readonly string[]
  /** Says who is speaking, where people want to know; each names {shop}. */
  disclosures: readonly string[]
  /** Before a list of advice. */
  tipIntros: readonly string[]
  sectionEnds: readonly string[]
  videoIntros: readonly string[]
}

export type PlanBank = {
  /** {month} and {shop}. */
  title: string
  description: string
  /** A few words on why the day is what it is. */
  habits: Record<'tip' | 'behind' | 'community' | 'invite', string>
  /** Says that a season is why; names {season}. */
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
    /** How many of all go out in the evening. */
    evenings: (evening: number, all: number) => string
    weekday: (weekday: string, platform: string, posts: number) => string
    /** Sunday first, as they stand in that sentence. */
    weekdays: readonly string[]
    strongSeason: (posts: number) => string
  }
}

export type LanguageBank = {
  industries: Record<Industry, IndustryBank>
  kinds: Record<Kind, KindBank>
  tones: Record<ToneName, ToneBank>
  seasons: Record<YearSeason, readonly string[]>
  holidays: Record<HolidayKey, HolidayWords>
  frames: FrameBank
  plan: PlanBank
  /** The headline of a picture for a discount the person gave. */
  discount: (percentage: string) => string
  about: (shop: string, platforms: number) => string
}
