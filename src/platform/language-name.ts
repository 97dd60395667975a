import type { Locale } from './locale.ts'

/** "Spanish" / "Español": a language in the words of another one. */
export function languageName(language: Locale, locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
