import type { ChoiceKey } from '#platform/browser-choices.ts'

const YEAR_S = 365 * 24 * 60 * 60

/** Null if nothing was chosen in this browser, or if its storage is disabled. */
export function readChoice(key: ChoiceKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** With storage disabled, a choice lasts as long as the page. The cookie is the server's copy. */
export function storeChoice(key: ChoiceKey, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https, which a first try at home lacks.
  document.cookie = `${key}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_S}; samesite=lax`
  try {
    localStorage.setItem(key, value)
  } catch {
    // Nothing is lost but the choice.
  }
}
