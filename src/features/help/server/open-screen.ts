import type { Locale } from '#platform/locale.ts'
import type { ScreenPath } from '#platform/screens.ts'
import type { Action } from '../help.contract.ts'
import type { HelpContent } from './help-content.ts'
import { wordsFor } from './look-up.ts'

export const openScreen = (content: HelpContent, path: ScreenPath, locale: Locale): Action => ({
  label: wordsFor(locale)('open', { screen: content.nameOf(path, locale) }),
  link: path,
})
