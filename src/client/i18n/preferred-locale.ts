import { isLocale, type Locale, localeFromTag } from '#platform/locale.ts'

export const LANGUAGE_KEY = 'language'

/** In an address it opens a public page in one language, for links from elsewhere. */
export const LANGUAGE_PARAM = 'lang'

function stored(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY)
  } catch {
    // Storage can be switched off; the choice then lasts as long as the page.
    return null
  }
}

/** The language that the address asks for, else the one that was chosen here, else the browser's. */
export function preferredLocale(): Locale {
  const wishes = [new URLSearchParams(globalThis.location?.search).get(LANGUAGE_PARAM), stored()]
  return wishes.find(isLocale) ?? localeFromTag(navigator.language)
}
