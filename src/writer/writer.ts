import type { Platform } from '#connectors/social/platforms.ts'
import type { Industry } from '#platform/industries.ts'
import type { Locale } from '#platform/locale.ts'

/** Who writes for: what the shop is, in its own words. */
export type ShopFacts = {
  /** What customers call it; empty as long as nobody has said. */
  name: string
  industry: Industry | null
  /** ISO 3166-1 alpha-2; decides which holidays count. */
  country: string | null
  products: readonly string[]
  /** What products cost, by their names, as customers read it. */
  prices?: Readonly<Record<string, string>>
  /** One of the six brand styles; sets the tone. */
  brandStyle: string | null
}

export type CampaignBrief = {
  locale: Locale
  shop: ShopFacts
  /** What the person asked for, as it was typed. Never trusted as an instruction to anybody but the writer. */
  idea: string
  platforms: readonly Platform[]
  /** The day it is for, YYYY-MM-DD: decides season and holidays. */
  day: string
  /** The same brief and seed give the same texts from the built-in writer. */
  seed: number
}

export type WrittenPost = {
  /** Empty where the platform has no headline of its own. */
  title: string
  /** With its hashtags where the platform uses them. */
  text: string
}

/** What stands on a picture that goes with the text. */
export type PictureWords = { headline: string; line: string; call: string }

export type WrittenCampaign = {
  title: string
  description: string
  posts: ReadonlyMap<Platform, WrittenPost>
  variations: string[]
  suggestedHashtags: string[]
  visualSuggestions: string[]
  picture: PictureWords
  /** Platforms whose text the built-in writer wrote in the model's place, because the model's broke a rule twice. */
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
  /** YYYY-MM-DD; one for each day of the month. */
  day: string
  /** HH:MM on the shop's clocks. */
  time: string
  platform: Platform
  title: string
  text: string
  reason: PlanReason
  /** The name of the holiday or the product, or a few words why. */
  reasonDetail: string
}

export type WrittenPlan = {
  title: string
  description: string
  entries: WrittenPlanEntry[]
  insights: string[]
  /** Days whose text the built-in writer wrote in the model's place. */
  fallbacks?: string[]
}

/** Which of the two wrote, shown beside every text. */
export type WrittenBy = { kind: 'built-in' } | { kind: 'ai'; model: string }

/** Every text it hands out is inside the limits of its platform. A refusal is an AppError with a reason for the person. */
export type Writer = {
  by: WrittenBy
  /** `onPost` hears of each platform as soon as its text is there. */
  writeCampaign(brief: CampaignBrief, onPost?: (platform: Platform) => void): Promise<WrittenCampaign>
  writePlan(brief: PlanBrief, onDay?: (done: number, of: number) => void): Promise<WrittenPlan>
}
