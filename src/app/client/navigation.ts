import { useLocale } from '#client/i18n/use-text.ts'
import type { FeatureNavigation } from '#client/navigation/feature-screens.ts'
import { findScreenName } from '#platform/screen-names.ts'
import type { ScreenPath } from '#platform/screens.ts'

const ofFeatures = Object.values(
  import.meta.glob<FeatureNavigation>('../../features/*/navigation.client.ts', {
    eager: true,
    import: 'navigation',
  }),
)

export const screenNames = ofFeatures.map(({ names }) => names)

/** The sidebar, in the product and in the public preview. */
export const navigation = ofFeatures
  .flatMap(({ entries = [] }) => entries)
  .sort((a, b) => a.position - b.position)

/** The name of a screen in the language of the interface. */
export function useScreenName(): (path: ScreenPath) => string {
  const locale = useLocale()
  return (path) => findScreenName(screenNames, path, locale)
}
