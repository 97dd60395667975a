import type { Locale } from './locale.ts'
import type { ScreenPath } from './screens.ts'

/** The names of a feature's screens: the same in the menu, in titles and in help. */
export type ScreenNames = Record<Locale, Partial<Record<ScreenPath, string>>>

/** A test requires exactly one name per screen. */
export function findScreenName(names: readonly ScreenNames[], path: ScreenPath, locale: Locale): string {
  return names.find((own) => path in own[locale])?.[locale][path] ?? path
}
