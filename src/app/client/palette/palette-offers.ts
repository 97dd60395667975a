import type { FeaturePalette, PaletteEntry } from '#client/navigation/feature-palette.ts'
import type { Offer } from '#features/search/index.client.ts'
import type { Role } from '#platform/endpoint.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { findScreenName } from '#platform/screen-names.ts'
import type { ScreenPath } from '#platform/screens.ts'
import { navigation, screenNames } from '../navigation.ts'

/** `palette` of every feature. */
const ofFeatures = Object.values(
  import.meta.glob<FeaturePalette>('../../../features/*/palette.client.ts', {
    eager: true,
    import: 'palette',
  }),
)

const byPosition = (a: { position: number }, b: { position: number }) => a.position - b.position

const actions = ofFeatures.flatMap((palette) => palette.actions ?? []).sort(byPosition)
const parts = ofFeatures.flatMap((palette) => palette.parts ?? []).sort(byPosition)
const screens = [...navigation, ...ofFeatures.flatMap((palette) => palette.screens ?? [])]
  .filter(({ path }) => !actions.some(({ to, isScreen }) => isScreen && to === path))
  .sort(byPosition)

export const shortcuts = ofFeatures.flatMap((palette) => palette.shortcuts ?? [])

const isOpenTo =
  (role: Role) =>
  ({ needsManager }: PaletteEntry): boolean =>
    !needsManager || role !== 'member'

/** In every language, so that people find a thing by the name that they know. */
const inAllLanguages = (...texts: Record<Locale, string>[]) =>
  texts.flatMap((text) => locales.map((locale) => text[locale])).join(' ')

const offerOf =
  (locale: Locale) =>
  ({ label, words, detail, Icon, to }: PaletteEntry): Offer => ({
    label: label[locale],
    words: inAllLanguages(label, words),
    detail: detail?.[locale],
    Icon,
    to,
  })

function screenWords(path: ScreenPath): string {
  const names = locales.map((locale) => findScreenName(screenNames, path, locale))
  const words = ofFeatures.map((palette) => palette.screenWords?.[path]).find(Boolean)
  return [...names, words ? inAllLanguages(words) : ''].join(' ')
}

/** What people may do, by their role. */
export const actionOffers = (locale: Locale, role: Role): Offer[] =>
  actions.filter(isOpenTo(role)).map(offerOf(locale))

/** Where people may go, by their role: screens first, then their parts. */
export const screenOffers = (locale: Locale, role: Role): Offer[] => [
  ...screens.map(({ path, Icon }) => ({
    label: findScreenName(screenNames, path, locale),
    words: screenWords(path),
    Icon,
    to: path,
  })),
  ...parts.filter(isOpenTo(role)).map(offerOf(locale)),
]
