import type { BrandStyle } from '#platform/brand-styles.ts'
import type { Industry } from '#platform/industries.ts'
import type { HolidayKey } from './holiday-days.ts'

/**
 * The subject of a text: the first ten are detected in a person's idea, `today` is a holiday on its day, the rest are
 * themes of a plan.
 */
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

/** Sentences of a text. None has a slot; each can be used alone. */
export type Stock = {
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
}

export type IndustryBank = Stock & {
  /** Work behind the scenes. */
  behind: readonly string[]
  /** Headlines of articles that end with advice. */
  articles: readonly string[]
  visuals: readonly string[]
  emojis: readonly string[]
}

/** `hooks`, `follow` and `titles` may contain {shop}, and {product} or {holiday} if the kind has one. */
export type KindBank = Partial<Stock> & {
  hooks: readonly string[]
  /** Follows the person's own words. */
  follow: readonly string[]
  titles: readonly string[]
  /** At most 40 characters, for pictures. */
  headlines: readonly string[]
}

/** `plain` is for a brand without a chosen style. */
export type ToneName = BrandStyle | 'plain'

export type ToneBank = {
  openers: readonly string[]
  closers: readonly string[]
}

export type YearSeason = 'winter' | 'spring' | 'summer' | 'autumn'

/** `the` is the name inside a sentence; `wish` is absent for days without one. */
export type HolidayWords = { name: string; the: string; wish?: string }

/** Frames of the platforms, and sentences around the person's words. */
export type FrameBank = {
  /** For a shop with a missing or unusable name: a replacement, and lines without it. */
  nameless: { shop: string; hello: string; signOff: string; disclosure: string }
  /** Each contains {product}. */
  products: readonly string[]
  /** Each contains {holiday}. */
  holidays: readonly string[]
  greetings: readonly string[]
  /** Of a personal message; each contains {shop}. */
  hellos: readonly string[]
  /** Each contains {shop}. */
  signOffs: readonly string[]
  /** Discloses the author, where readers expect it; each contains {shop}. */
  disclosures: readonly string[]
  /** Before a list of tips. */
  tipIntros: readonly string[]
  sectionEnds: readonly string[]
  videoIntros: readonly string[]
}

export type PlanBank = {
  /** {month} and {shop}. */
  title: string
  description: string
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
