import { locales } from '#platform/locale.ts'
import { screens } from '#platform/screens.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { textsOnlyIn, wordsOn } from './wording.ts'

const paths: string[] = screens.map(({ path }) => path)
const signedOutToo = new Set<string>(
  screens.filter(({ access }) => access === 'public').map(({ path }) => path),
)

for (const language of locales) {
  for (const width of [360, 1280]) {
    test.describe(`in ${language} at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } })

      for (const path of paths) {
        // A member who opens the sign-in screen is sent home, so that one is looked at signed out only.
        if (path !== '/login') {
          test(`${path} is whole for a member`, async ({ page, visitor }) => {
            await visitor.isMember(language)
            await look(page, path, language)
          })
        }
        if (signedOutToo.has(path)) {
          test(`${path} is whole for a visitor`, async ({ page, visitor }) => {
            await visitor.speaks(language)
            await look(page, path, language)
          })
        }
      }
    })
  }
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

async function look(page: Parameters<typeof wordsOn>[0], path: string, language: 'en' | 'es') {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const foreign = await textsOnlyIn(language === 'en' ? 'es' : 'en')
  expect((await wordsOn(page)).filter((text) => foreign.has(text))).toEqual([])
  await expectAccessible(page)
}
