import { isLocale, type Locale, localeFromTag } from '#platform/locale.ts'

const KEY = 'language'

const listeners = new Set<() => void>()

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    // Storage can be switched off; the choice then lasts as long as the page.
    return null
  }
}

function initial(): Locale {
  const value = stored()
  return isLocale(value) ? value : localeFromTag(navigator.language)
}

let locale = initial()
document.documentElement.lang = locale

export const currentLocale = (): Locale => locale

export function setLocale(next: Locale): void {
  locale = next
  document.documentElement.lang = next
  try {
    localStorage.setItem(KEY, next)
  } catch {
    // See above.
  }
  for (const listener of listeners) listener()
}

export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
