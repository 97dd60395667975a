/**
 * The languages of the product. Another one is an entry here and a file beside every `en.ts`;
 * `npm run catalogs` then joins them (CONTRIBUTING, "Adding a language").
 */
export const languages = {
  en: {
    /** In its own language, so that people find theirs. */
    name: 'English',
    inEnglish: 'English',
    /** Fixed, so that it does not depend on browser or system. */
    hourCycle: 'h12',
    /** Its lists have no comma before "and". */
    listTag: 'en-GB',
    quotes: '“$1”',
    /** How an ambiguous 3/10 is read; English has both. */
    dayOrder: null,
  },
  es: {
    name: 'Español',
    inEnglish: 'Spanish',
    hourCycle: 'h23',
    listTag: 'es',
    quotes: '«$1»',
    dayOrder: 'day first',
  },
} as const

export type Locale = keyof typeof languages
export const locales = Object.keys(languages) as Locale[]

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/** The language of a tag such as es-MX, English otherwise. */
export const localeFromTag = (tag: string | null | undefined): Locale =>
  locales.find((locale) => tag?.trim().toLowerCase().startsWith(locale)) ?? 'en'

/** One text in every language. */
export type Words = Record<Locale, string>
