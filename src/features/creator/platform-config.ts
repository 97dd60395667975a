import type { AdType } from '#connectors/social/formats/format-catalog.ts'

export const adTypes = ['organic', 'paid', 'both'] as const satisfies readonly AdType[]

/** Dollars per day. */
export const DEFAULT_BUDGET = 100
export const MIN_BUDGET = 10
export const MAX_BUDGET = 10_000

/** A platform's settings in the picker. */
export type PlatformConfig = {
  /** A network of the catalog, or a platform beyond it that takes text and a picture. */
  platform: string
  /** Format ids; empty for platforms beyond the catalog. */
  selectedFormats: string[]
  adType: AdType
  budget: number
}

/** Parses a typed budget; an invalid one becomes the default. */
export function budgetFrom(typed: string): number {
  const amount = typed.trim() === '' ? Number.NaN : Math.round(Number(typed))
  return amount >= MIN_BUDGET && amount <= MAX_BUDGET ? amount : DEFAULT_BUDGET
}
