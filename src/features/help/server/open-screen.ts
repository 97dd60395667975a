import { siteMessages } from '#features/site/site.messages.ts'
import type { Locale } from '#platform/locale.ts'
import type { Action } from '../help.contract.ts'
import { wordsFor } from './look-up.ts'

export type NamedScreen = keyof typeof siteMessages.en.screens

export const openScreen = (path: NamedScreen, locale: Locale): Action => ({
  label: wordsFor(locale)('open', { screen: siteMessages[locale].screens[path] }),
  link: path,
})
