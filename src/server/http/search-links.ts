import { type Locale, locales } from '#platform/locale.ts'

/** English is at the plain address, every other language behind its name. */
const addressIn = (base: string, path: string, locale: Locale) =>
  `${base}${path}${locale === 'en' ? '' : `?lang=${locale}`}`

/** Tells search engines which address a public page has in each language. */
export function alternateLinks(base: string, path: string, locale: Locale): string[] {
  const alternate = (language: string, address: string) =>
    `<link rel="alternate" hreflang="${language}" href="${address}">`
  return [
    `<link rel="canonical" href="${addressIn(base, path, locale)}">`,
    ...locales.map((each) => alternate(each, addressIn(base, path, each))),
    alternate('x-default', base + path),
  ]
}
