import type { Locale } from '#platform/locale.ts'

/** Each language under its own name, so that whoever cannot read this one still finds theirs. */
export const languageNames: Record<Locale, string> = { en: 'English', es: 'Español' }
