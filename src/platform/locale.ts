export const locales = ['en', 'es'] as const
export type Locale = (typeof locales)[number]

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/** Spanish for every tag that begins with es, English for all the rest. */
export const localeFromTag = (tag: string | null | undefined): Locale =>
  tag?.trim().toLowerCase().startsWith('es') ? 'es' : 'en'
