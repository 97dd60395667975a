import { type Locale, languages } from '#platform/locale.ts'

/** "Instagram, Facebook and X". */
export const inOneLine = (words: string[], locale: Locale): string =>
  new Intl.ListFormat(languages[locale].listTag).format(words)
