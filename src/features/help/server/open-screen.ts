import { screenNames } from '#features/site/i18n/index.ts'
import type { Locale } from '#platform/locale.ts'
import type { Action } from '../help.contract.ts'
import { wordsFor } from './look-up.ts'

export type NamedScreen = keyof typeof screenNames.en

export const openScreen = (path: NamedScreen, locale: Locale): Action => ({
  label: wordsFor(locale)('open', { screen: screenNames[locale][path] }),
  link: path,
})
