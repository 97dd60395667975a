import type { Locale } from '#platform/locale.ts'
import type { ScreenPath } from '#platform/screens.ts'
import type { ArticleLibrary } from '../article-library.ts'

/** What other features provide: their articles and screen names. */
export type HelpContent = {
  library: ArticleLibrary
  nameOf: (path: ScreenPath, locale: Locale) => string
}
