import type { Platform } from '#connectors/social/platforms.ts'
import type { Dealer } from './dealer.ts'
import { holdsLongTexts } from './plan-rhythm.ts'

export type Theme = 'product' | 'tip' | 'behind' | 'community' | 'invite' | 'season'

const isForLongTexts = (theme: Theme) => theme !== 'behind' && theme !== 'community'

export type ThemeSource = { next(platform: Platform, before: string | null): Theme }

/** Themes in rotation by weight, and never that of the day before. */
export function createThemes(
  { hasProducts, hasSeason, isStrong }: { hasProducts: boolean; hasSeason: boolean; isStrong: boolean },
  dealer: Dealer,
): ThemeSource {
  const products: Theme[] = !hasProducts
    ? []
    : isStrong
      ? ['product', 'product', 'product', 'product']
      : ['product', 'product']
  const round: Theme[] = [
    ...products,
    'tip',
    'invite',
    'community',
    'behind',
    'tip',
    ...(hasSeason ? ['season' as const] : []),
  ]
  const waiting: Theme[] = []
  const fits = (theme: Theme, platform: Platform, before: string | null) =>
    theme !== before && (isForLongTexts(theme) || !holdsLongTexts(platform))
  return {
    next(platform, before) {
      let place = waiting.findIndex((theme) => fits(theme, platform, before))
      if (place < 0) {
        const begun = waiting.length
        const places = round.map((_, each) => each)
        waiting.push(...places.map(() => round[dealer.deal(places)] ?? 'tip'))
        place = begun + waiting.slice(begun).findIndex((theme) => fits(theme, platform, before))
      }
      return waiting.splice(place, 1)[0] ?? 'tip'
    },
  }
}
