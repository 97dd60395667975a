import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { privacyMessages, termsMessages } from '#features/site/i18n/documents/index.ts'
import {
  notFoundMessages,
  pricingMessages,
  spanishPreviewMessages,
  supportMessages,
} from '#features/site/i18n/index.ts'
import { landingMessages } from '#features/site/i18n/landing/index.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { screens } from '#platform/screens.ts'
import { signUpModes } from '#platform/sign-up-mode.ts'
import { fileOf } from '#server/http/prerendered-pages.ts'

const MAX_SCRIPTS = 12
const isScript = (file: string) => file.endsWith('.js')
const code = 'dist/client/.vite/code.json'

// Browser tests run on this build; a checkout that was never built has nothing to check.
test.skipIf(!existsSync(code))('no screen needs more than twelve script files', async () => {
  const built: { screens: Record<string, { member: string[]; visitor: string[] }> } = JSON.parse(
    await readFile(code, 'utf8'),
  )
  expect(Object.keys(built.screens).sort()).toEqual([...screens.map(({ path }) => path), 'not-found'].sort())
  const loads = Object.entries(built.screens).flatMap(([path, { member, visitor }]) => [
    { path, files: member.filter(isScript) },
    { path, files: visitor.filter(isScript) },
  ])
  expect(loads.filter(({ files }) => files.length > MAX_SCRIPTS || files.length === 0)).toEqual([])
})

const headings: Record<string, (locale: Locale) => string> = {
  '/': (locale) => textOf(landingMessages, locale)('hero.heading'),
  '/pricing': (locale) => textOf(pricingMessages, locale)('heading'),
  '/spanish-preview': (locale) => textOf(spanishPreviewMessages, locale)('heading'),
  '/privacy': (locale) => textOf(privacyMessages, locale)('title'),
  '/terms': (locale) => textOf(termsMessages, locale)('title'),
  '/support': (locale) => textOf(supportMessages, locale)('heading'),
  'not-found': (locale) => textOf(notFoundMessages, locale)('title'),
}

test.skipIf(!existsSync(code))(
  'public pages are built as HTML in every language and sign-up mode',
  async () => {
    for (const locale of locales)
      for (const audience of signUpModes)
        for (const [place, heading] of Object.entries(headings)) {
          const html = await readFile(join('dist/client', fileOf({ place, locale, audience })), 'utf8')
          const shown = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll('&#x27;', "'")
          expect(shown, `${place} in ${locale}`).toBe(heading(locale))
          expect(html).toContain(`<html lang="${locale}">`)
          expect(html).toMatch(/<title>[^<]+ · CampAIgner<\/title>/)
          // The content policy allows no inline script, which late content would need.
          expect(html.match(/<script(?![^>]*\bsrc=)/g)).toBe(null)
          expect(html).not.toContain('<!--$!-->')
        }
  },
)
