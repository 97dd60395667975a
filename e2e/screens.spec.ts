import { locales } from '#platform/locale.ts'
import { screens } from '#platform/screens.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { textsOnlyIn, wordsOn } from './wording.ts'

const paths = [...screens.map(({ path }) => path), '/no-such-page']
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

async function look(page: Parameters<typeof wordsOn>[0], path: string, language: 'en' | 'es') {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const foreign = await textsOnlyIn(language === 'en' ? 'es' : 'en')
  expect((await wordsOn(page)).filter((text) => foreign.has(text))).toEqual([])
  await expectAccessible(page)
}
