import { type Locale, languages } from '#platform/locale.ts'

/** "Instagram, Facebook and X". */
export const formatList = (words: string[], locale: Locale): string =>
  new Intl.ListFormat(languages[locale].listTag).format(words)
