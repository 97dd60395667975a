import type { Page } from '@playwright/test'
import { type Locale, locales } from '#platform/locale.ts'
import { screens } from '#platform/screens.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { textsOnlyIn, wordsOn } from './wording.ts'

const paths: string[] = screens.map(({ path }) => path)
const publicPaths: string[] = screens.filter(({ access }) => access === 'public').map(({ path }) => path)

for (const language of locales) {
  for (const width of [360, 1280]) {
    test.describe(`in ${language} at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } })

      test('every screen is whole for a member', async ({ page, visitor }) => {
        await visitor.isMember(language)
        // The sign-in screen sends a member home.
        for (const path of paths.filter((path) => path !== '/login')) await look(page, path, language)
      })

      test('every public screen is whole for a visitor', async ({ page, visitor }) => {
        await visitor.speaks(language)
        for (const path of publicPaths) await look(page, path, language)
      })
    })
  }
}

for (const [language, width] of [
  ['es', 360],
  ['en', 1280],
] as const) {
  test.describe(`full of demo data, in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('home, customers and every section of the settings are whole', async ({ page, visitor }) => {
      await visitor.isMember(language)
      expect((await page.request.post('/api/populate-demo-data')).status()).toBe(200)
      const sections = ['business', 'people', 'brands', 'ai', 'mail', 'plan', 'data']
      for (const path of ['/', '/customers', ...sections.map((section) => `/settings?section=${section}`)])
        await look(page, path, language)
    })
  })
}

async function look(page: Page, path: string, language: Locale): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const foreign = await textsOnlyIn(language === 'en' ? 'es' : 'en')
    expect((await wordsOn(page)).filter((text) => foreign.has(text))).toEqual([])
    await expectAccessible(page)
  })
}

test.describe('a path that does not exist', () => {
  test.use({ expectsRefusals: true })

  for (const language of locales) {
    test(`has a page of its own in ${language}, and says so to machines too`, async ({ page, visitor }) => {
      await visitor.speaks(language)
      const answer = await page.goto('/no-such-page')
      expect(answer?.status()).toBe(404)
      const title = language === 'en' ? '404 Page Not Found' : '404 Página No Encontrada'
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expectAccessible(page)
    })
  }
})
