import type { Platform } from '#connectors/social/platforms.ts'
import type { Industry } from '#platform/industries.ts'
import type { Locale } from '#platform/locale.ts'
import type { BriefKind } from './reading/brief-reading.ts'

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

export type PlanBrief = {
  locale: Locale
  shop: ShopFacts
  year: number
  /** 1 to 12. */
  month: number
  season: Season | null
  platforms: readonly Platform[]
  seed: number
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

/** Who wrote, shown with every text. */
export type WrittenBy = { kind: 'built-in' } | { kind: 'ai'; model: string }

/**
 * Every text it returns is within the limits of its platform. A refusal is an AppError with a reason for the person.
 */
export type Writer = {
  by: WrittenBy
  /** `onPost` is called as soon as a platform's text is done. */
  writeCampaign(brief: CampaignBrief, onPost?: (platform: Platform) => void): Promise<WrittenCampaign>
  writePlan(brief: PlanBrief, onDay?: (done: number, of: number) => void): Promise<WrittenPlan>
}
