import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '#platform/locale.ts'
import type { SignUpMode } from '#platform/sign-up-mode.ts'

/** Where the build puts them; folders whose names begin with a dot are not handed out. */
export const PAGES_FOLDER = '.pages'

/** Stands in the page for unknown addresses where the address belongs. */
export const ADDRESS_MARK = '/the-address-that-was-asked-for'

/** A public page differs with who can make an account; members get the shell around their screen. */
export type PrerenderedPage = { place: string; locale: Locale; audience: SignUpMode | 'member' }

export const fileOf = ({ place, locale, audience }: PrerenderedPage): string =>
  join(PAGES_FOLDER, audience, locale, `${place.replaceAll(/\W+/g, '-')}.html`)

/** Reads a page when it is first asked for; null where the build has none. */
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

/** Fills in the address that has no page; null where a browser would read the address differently. */
export function withAddress(page: string, path: string): string | null {
  // As the page itself shows it. The router has refused what cannot be decoded.
  const address = decodeURI(path)
  // Browsers replace some of these signs in a text, so the page could not be taken over as it is.
  if (/\p{Cc}/u.test(address)) return null
  return page.replaceAll(ADDRESS_MARK, () => escapeHtml(address))
}
