import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '#platform/locale.ts'
import type { SignUpMode } from '#platform/sign-up-mode.ts'

/** Written by the build; dot folders are not served. */
const PAGES_FOLDER = '.pages'

/** Placeholder for the requested path in the not-found page. */
export const ADDRESS_MARK = '/the-address-that-was-asked-for'

/** A public page depends on who can sign up; members get the shell around their screen. */
export type PrerenderedPage = { place: string; locale: Locale; audience: SignUpMode | 'member' }

export const fileOf = ({ place, locale, audience }: PrerenderedPage): string =>
  join(PAGES_FOLDER, audience, locale, `${place.replaceAll(/\W+/g, '-')}.html`)

/** Reads a page on first use; null if the build has none. */
export function createPageReader(folder: string): (page: PrerenderedPage) => Promise<string | null> {
  const known = new Map<string, Promise<string | null>>()
  return (page) => {
    const path = join(folder, fileOf(page))
    const found = known.get(path) ?? (existsSync(path) ? readFile(path, 'utf8') : Promise.resolve(null))
    known.set(path, found)
    return found
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** Inserts the path that has no page; null if browsers would read the path differently. */
export function withAddress(page: string, path: string): string | null {
  // As the page shows it. The router has already refused invalid encodings.
  const address = decodeURI(path)
  // Browsers replace control characters in text, so hydration would fail.
  if (/\p{Cc}/u.test(address)) return null
  return page.replaceAll(ADDRESS_MARK, () => escapeHtml(address))
}
