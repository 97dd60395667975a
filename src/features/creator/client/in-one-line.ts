import type { Locale } from '#platform/locale.ts'

// English as the rest of the product writes it: no comma before "and".
const tags: Record<Locale, string> = { en: 'en-GB', es: 'es' }

/** "Instagram, Facebook and X". */
export const inOneLine = (words: string[], locale: Locale): string =>
  new Intl.ListFormat(tags[locale]).format(words)
