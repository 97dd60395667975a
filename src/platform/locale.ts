/**
 * The languages of the product. A further one is an entry here and a file of its own in every `i18n` folder;
 * `npm run catalogs` then joins them.
 */
export const languages = {
  en: {
    /** Under its own name, so that everyone finds theirs. */
    name: 'English',
    inEnglish: 'English',
    /** Fixed, so that no browser or system follows habits of its own. */
    hourCycle: 'h12',
    /** Whose lists have no comma before "and". */
    listTag: 'en-GB',
    quotes: '“$1”',
    /** How 3/10 is meant where nothing else says so; English has both. */
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

/** The language that a tag such as es-MX begins with, English for all the rest. */
export const localeFromTag = (tag: string | null | undefined): Locale =>
  locales.find((locale) => tag?.trim().toLowerCase().startsWith(locale)) ?? 'en'

/** One text in every language. */
export type Words = Record<Locale, string>
