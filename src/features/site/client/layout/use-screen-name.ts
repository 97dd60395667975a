import { useLocale } from '#client/i18n/use-text.ts'
import { screenNames } from '#features/site/i18n/index.ts'

/** A screen that has a name; a test holds these against the list of all screens. */
export type NamedScreen = keyof typeof screenNames.en

/** What a screen is called, in the language of the interface; the same in the menu, in titles and in notices. */
export function useScreenName(): (path: NamedScreen) => string {
  const names = screenNames[useLocale()]
  return (path) => names[path]
}
