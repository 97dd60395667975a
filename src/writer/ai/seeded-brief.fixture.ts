import type { Platform } from '#connectors/social/platforms.ts'
import type { Locale } from '#platform/locale.ts'

export type SeededPost = readonly [platform: Platform, text: string, title?: string]
export type SeededFault = readonly [what: string, ...post: SeededPost]

/** A brief with answers that a good model could give, and with answers that have one fault each. */
export type SeededBrief = {
  locale: Locale
  country: string
  shop: string
  products: readonly string[]
  idea: string
  clean: readonly SeededPost[]
  faults: readonly SeededFault[]
}

/** A Tuesday. */
export const seededDay = '2026-11-17'
