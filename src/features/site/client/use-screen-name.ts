import { useLocale } from '#client/i18n.ts'
import { siteMessages } from '../site.messages.ts'

/** A screen that has a name; a test holds these against the list of all screens. */
export type NamedScreen = keyof typeof siteMessages.en.screens

/** What a screen is called, in the language of the interface; the same in the menu, in titles and in notices. */
export function useScreenName(): (path: NamedScreen) => string {
  const names = siteMessages[useLocale()].screens
  return (path) => names[path]
}
