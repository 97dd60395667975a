import { useMemo } from 'react'
import { useLocale } from '#client/i18n/use-text.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import type { Locale } from '#platform/locale.ts'

/** English keeps the order of the catalog. Spanish sorts by name, because the names start differently. */
function inOrder(locale: Locale): readonly Platform[] {
  if (locale === 'en') return allPlatforms
  const labelOf = (platform: Platform) => platformName(platform, locale)
  return [...allPlatforms].sort((a, b) => labelOf(a).localeCompare(labelOf(b), locale))
}

interface LabelledPost {
  platform: Platform
  accountName?: string
}

/** The platforms, sorted and named in the language of the interface. */
export function usePlatforms() {
  const locale = useLocale()
  return useMemo(() => {
    const platforms = inOrder(locale)
    const list = new Intl.ListFormat(locale)
    const labelOf = (platform: Platform) => platformName(platform, locale)
    /** With the account, if one was chosen: that tells apart the posts of one platform. */
    const labelOfPost = ({ platform, accountName = '' }: LabelledPost) =>
      accountName ? `${labelOf(platform)} · ${accountName}` : labelOf(platform)
    const sorted = (some: readonly Platform[]) => platforms.filter((platform) => some.includes(platform))
    return {
      platforms,
      labelOf,
      labelOfPost,
      sorted,
      /** As a list: "Facebook, Instagram and X (Twitter)". */
      named: (some: readonly Platform[]) => ({
        count: some.length,
        names: list.format(sorted(some).map(labelOf)),
      }),
      namedPosts: (some: readonly LabelledPost[]) => ({
        count: some.length,
        names: list.format(
          platforms.flatMap((each) => some.filter(({ platform }) => platform === each).map(labelOfPost)),
        ),
      }),
    }
  }, [locale])
}
