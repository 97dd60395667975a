import type { AdType } from '#connectors/social/formats/format-catalogue.ts'

/** For nothing, as an advertisement, or both. */
export const adTypes = ['organic', 'paid', 'both'] as const satisfies readonly AdType[]

/** Dollars a day. */
export const DEFAULT_BUDGET = 100
export const MIN_BUDGET = 10
export const MAX_BUDGET = 10_000

/** One platform of the picker as a person has set it up. */
export type PlatformConfig = {
  /** A network of the catalogue, or a place beyond it that takes text and a picture. */
  platform: string
  /** The ids of the formats; empty for places beyond the catalogue. */
  selectedFormats: string[]
  adType: AdType
  budget: number
}

/** What was typed as a budget; what is no amount that can be set becomes the usual one. */
export function budgetFrom(typed: string): number {
  const amount = typed.trim() === '' ? Number.NaN : Math.round(Number(typed))
  return amount >= MIN_BUDGET && amount <= MAX_BUDGET ? amount : DEFAULT_BUDGET
}
