import type { Platform } from '#connectors/social/platforms.ts'
import type { Dealer } from '../built-in/dealer.ts'
import { holdsLongTexts } from './rhythm.ts'

export const themes = ['product', 'tip', 'behind', 'community', 'invite', 'season'] as const
export type Theme = (typeof themes)[number]

const isForLongTexts = (theme: Theme) => theme !== 'behind' && theme !== 'community'

/** How often a theme comes up, relative to the others. */
const shares: Record<Theme, number> = { product: 2, tip: 2, behind: 1, community: 1, invite: 1, season: 0.5 }
const STRONG_PRODUCT_SHARE = 4

export type ThemeSource = {
  /** The themes that suit the day, best first: the one furthest behind its share, and never that of the day before. */
  ranked(platform: Platform, before: string | null): Theme[]
  /** Counts the one that was written. */
  took(theme: Theme): void
}

export function createThemes(
  { hasProducts, hasSeason, isStrong }: { hasProducts: boolean; hasSeason: boolean; isStrong: boolean },
  dealer: Dealer,
): ThemeSource {
  const open = themes.filter(
    (theme) => (theme !== 'product' || hasProducts) && (theme !== 'season' || hasSeason),
  )
  const counts = new Map<Theme, number>()
  const served = (theme: Theme) =>
    (counts.get(theme) ?? 0) / (theme === 'product' && isStrong ? STRONG_PRODUCT_SHARE : shares[theme])
  return {
    ranked(platform, before) {
      const suited = open.filter(
        (theme) => theme !== before && (isForLongTexts(theme) || !holdsLongTexts(platform)),
      )
      // Dealt first, so that equals do not always come in the same order.
      return suited.map(() => dealer.deal(suited)).sort((one, other) => served(one) - served(other))
    },
    took(theme) {
      counts.set(theme, (counts.get(theme) ?? 0) + 1)
    },
  }
}
