import { useMemo } from 'react'
import { useLocale } from '#client/i18n/use-text.ts'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import type { Locale } from '#platform/locale.ts'

/** English keeps the order of the catalogue; in Spanish, where the names begin differently, they stand by name. */
function inOrder(locale: Locale): readonly Platform[] {
  if (locale === 'en') return allPlatforms
  const labelOf = (platform: Platform) => manifestOf(platform).label[locale]
  return [...allPlatforms].sort((a, b) => labelOf(a).localeCompare(labelOf(b), locale))
}

/** Where a campaign can go, in the order and the words of the interface. */
export function usePlatforms() {
  const locale = useLocale()
  return useMemo(() => {
    const platforms = inOrder(locale)
    const list = new Intl.ListFormat(locale)
    const labelOf = (platform: Platform) => manifestOf(platform).label[locale]
    const sorted = (some: readonly Platform[]) => platforms.filter((platform) => some.includes(platform))
    return {
      platforms,
      labelOf,
      sorted,
      /** In words: "Facebook, Instagram and X (Twitter)". */
      named: (some: readonly Platform[]) => ({
        count: some.length,
        names: list.format(sorted(some).map(labelOf)),
      }),
    }
  }, [locale])
}
