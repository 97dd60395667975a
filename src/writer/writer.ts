import type { Platform } from '#connectors/social/platforms.ts'
import type { Industry } from '#platform/industries.ts'
import type { Locale } from '#platform/locale.ts'
import type { BriefKind } from './reading/brief-reading.ts'
import type { Trade } from './trades/trade.ts'
import type { Voice } from './voice.ts'

/** The shop in its own words, for the writers. */
export type ShopFacts = {
  /** The name customers see; empty until set. */
  name: string
  industry: Industry | null
  /** ISO 3166-1 alpha-2; decides which holidays count. */
  country: string | null
  products: readonly string[]
  /** Prices by product name, as customers read them. */
  prices?: Readonly<Record<string, string>>
  /** One of the six brand styles; sets the tone. */
  brandStyle: string | null
  voice?: Voice | undefined
  /** Phrases instead of those of the trade that the shop seems to be; for samples of edited ones. */
  trade?: Trade | undefined
}

export type CampaignBrief = {
  locale: Locale
  shop: ShopFacts
  /** The request as typed. Never trusted as an instruction to anything but the writer. */
  idea: string
  /** What the person said it is about; otherwise the reader decides. */
  kind?: BriefKind | undefined
  /** Parts of the idea that read like directions, but are to be published. */
  asContent?: readonly string[] | undefined
  platforms: readonly Platform[]
  /** The day it is for, YYYY-MM-DD: decides season and holidays. */
  day: string
  /** The same brief and seed give the same texts from the built-in writer. */
  seed: number
  /** The shop's last posts: their sentences are avoided. */
  recentTexts?: readonly string[] | undefined
}

export type WrittenPost = {
  /** Empty if the platform has no headline. */
  title: string
  /** With hashtags where the platform uses them. */
  text: string
}

/** The text on a picture. */
export type PictureWords = { headline: string; line: string; call: string }

export type WrittenCampaign = {
  title: string
  description: string
  posts: ReadonlyMap<Platform, WrittenPost>
  variations: string[]
  suggestedHashtags: string[]
  visualSuggestions: string[]
  picture: PictureWords
  /** Platforms whose text the built-in writer wrote, because the model's broke a rule twice. */
  fallbacks?: Platform[]
}

export type Season = 'q1' | 'q2' | 'q3' | 'q4'

/** The results of the shop's own posts in one half hour of weekdays or weekends. */
export type SlotResult = {
  platform: Platform
  isWeekend: boolean
  /** HH:00 or HH:30 in the shop's zone. */
  time: string
  posts: number
  engagement: number
}

/** What the shop's figures say about the time of day. */
export type PlanTimes = {
  results: readonly SlotResult[]
  /** The busiest hours of the shop; null if there are too few sales to tell. */
  salesPeak: { from: number; to: number } | null
}

export type PlanBrief = {
  locale: Locale
  shop: ShopFacts
  year: number
  /** 1 to 12. */
  month: number
  season: Season | null
  platforms: readonly Platform[]
  seed: number
  /** The shop's last posts: their sentences are avoided where there are others. */
  recentTexts?: readonly string[] | undefined
  /** Without it, each platform has its usual times. */
  times?: PlanTimes | undefined
}

export type PlanReason = 'holiday' | 'product' | 'season' | 'habit'

export type WrittenPlanEntry = {
  /** YYYY-MM-DD; one per day of the month. */
  day: string
  /** HH:MM in the shop's zone. */
  time: string
  platform: Platform
  title: string
  text: string
  reason: PlanReason
  /** The name of the holiday or product, or a few words why. */
  reasonDetail: string
}

export type WrittenPlan = {
  title: string
  description: string
  entries: WrittenPlanEntry[]
  insights: string[]
  /** Days whose text the built-in writer wrote instead of the model. */
  fallbacks?: string[]
}

/** A day of a plan that gets another text for the same reason. */
export type DayBrief = {
  plan: PlanBrief
  entry: Omit<WrittenPlanEntry, 'time'>
  /** The other posts of the plan, which it must not repeat. */
  others: readonly WrittenPost[]
  seed: number
}

/**
 * How far a text is. While it is `writing` or `fixing` it grows and nobody has checked it yet.
 * - `fixing`: it broke a rule and is written again; `fixed` if that helped.
 * - `replaced`: it broke a rule twice, `unanswered`: it never came. The text is then the built-in writer's.
 */
export const textStates = [
  'waiting',
  'writing',
  'checking',
  'fixing',
  'ready',
  'fixed',
  'replaced',
  'unanswered',
] as const
export type TextState = (typeof textStates)[number]

export type TextNews = { platform: Platform; state: TextState; post: WrittenPost }

/** Who wrote, shown with every text. */
export type WrittenBy = { kind: 'built-in' } | { kind: 'ai'; model: string }

/** `by` is not always the writer: the built-in one steps in for a model. */
export type RewrittenDay = { post: WrittenPost; by: WrittenBy }

/**
 * Every text it returns is within the limits of its platform. A refusal is an AppError with a reason for the person.
 */
export type Writer = {
  by: WrittenBy
  /** `onNews` is called while a platform's text grows, and when it is done. */
  writeCampaign(brief: CampaignBrief, onNews?: (news: TextNews) => void): Promise<WrittenCampaign>
  writePlan(brief: PlanBrief, onDay?: (done: number, of: number) => void): Promise<WrittenPlan>
  /** Null if there is nothing else to say on this day. */
  rewriteDay(brief: DayBrief): Promise<RewrittenDay | null>
}
