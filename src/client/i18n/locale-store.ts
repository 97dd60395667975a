import type { Locale } from '#platform/locale.ts'
import { LANGUAGE_KEY, LANGUAGE_PARAM, preferredLocale } from './preferred-locale.ts'

const listeners = new Set<() => void>()

let locale = preferredLocale()
/** Parts of a pre-rendered page that are taken over later still begin in the language that they were sent in. */
let firstLocale = locale
document.documentElement.lang = locale

export const currentLocale = (): Locale => locale
export const localeAtStart = (): Locale => firstLocale

/** Only the build renders in one language after the other. */
export function startIn(next: Locale): void {
  locale = next
  firstLocale = next
}

export function setLocale(next: Locale): void {
  locale = next
  document.documentElement.lang = next
  try {
    localStorage.setItem(LANGUAGE_KEY, next)
  } catch {
    // Storage can be switched off; the choice then lasts as long as the page.
  }
  dropLanguageParam()
  for (const listener of listeners) listener()
}

/** A choice holds after a reload, too. */
function dropLanguageParam(): void {
  const address = new URL(location.href)
  if (!address.searchParams.has(LANGUAGE_PARAM)) return
  address.searchParams.delete(LANGUAGE_PARAM)
  history.replaceState(history.state, '', address)
}

export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
