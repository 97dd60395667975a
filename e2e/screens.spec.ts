import type { Page } from '@playwright/test'
import { type Locale, languages, locales } from '#platform/locale.ts'
import { screens } from '#platform/screens.ts'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'
import { textsForeignTo, wordsOn } from './wording.ts'

const publicPaths: string[] = screens.filter(({ access }) => access === 'public').map(({ path }) => path)
/** Screens of one item are opened where one exists. */
const memberPaths: string[] = screens
  .filter(({ access, path }) => access === 'signed-in' && !path.includes(':'))
  .map(({ path }) => path)

/** Demo data has the language of the request. */
async function fill(page: Page, language: Locale): Promise<void> {
  const headers = { 'accept-language': language }
  expect((await page.request.post('/api/populate-demo-data', { headers })).status()).toBe(200)
}

/** Each language is looked at closely at the width that is hardest for it; at the other one the fit can break. */
const widthsOf = (language: Locale) =>
  language === 'en' ? { close: 1280, other: 360 } : { close: 360, other: 1280 }

async function expectOwnWords(page: Page, language: Locale): Promise<void> {
  const foreign = await textsForeignTo(language)
  expect((await wordsOn(page)).filter((text) => foreign.has(text))).toEqual([])
}

/** Times in the hour cycle of another language. What people wrote themselves is marked with its language and left alone. */
const otherTimes = {
  h12: /(?<![\d:.])\d{1,2}:[0-5]\d(?![\d:.]|\s?[AP]M\b)/,
  h23: /\d\s?([AP]M\b|[ap]\.\s?m\.)/,
}

async function expectOwnTimes(page: Page, language: Locale): Promise<void> {
  expect(
    (await wordsOn(page)).filter((text) => otherTimes[languages[language].hourCycle].test(text)),
  ).toEqual([])
}

async function open(page: Page, path: string, language: Locale): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  // A section is loaded after its screen.
  if (path.includes('section=')) await expect(page.getByRole('main').locator('h2').first()).toBeVisible()
}

// Colors are the same in both languages; on a phone each screen's own tests judge them.
const isOpenToAll = (page: Page, language: Locale) =>
  expectAccessible(page, language === 'en' ? 'all' : 'all but colors')

/** In its language, without overflow at both widths, and accessible. */
const look = (page: Page, path: string, language: Locale, check = isOpenToAll) =>
  test.step(path, async () => {
    const { close, other } = widthsOf(language)
    await page.setViewportSize({ width: close, height: 800 })
    await open(page, path, language)
    await expectOwnWords(page, language)
    await expectOwnTimes(page, language)
    await check(page, language)
    await page.setViewportSize({ width: other, height: 800 })
    await expectOwnWords(page, language)
    await expectToFit(page)
  })

for (const language of locales) {
  test.describe(`in ${language}`, () => {
    // The content of full screens has its own tests, in Spanish on a phone.
    const lookFull = (page: Page, path: string) =>
      look(page, path, language, language === 'en' ? isOpenToAll : expectToFit)

    test('every screen works for a member', async ({ page, visitor }) => {
      await visitor.isMember(language)
      for (const path of ['/', '/pricing', ...memberPaths]) await look(page, path, language)
    })

    test('every public screen works for a visitor', async ({ page, visitor }) => {
      await visitor.speaks(language)
      for (const path of publicPaths) await look(page, path, language)
    })

    test('home, customers and settings work with data', async ({ page, visitor }) => {
      await visitor.isMember(language)
      await fill(page, language)
      const sections = ['business', 'people', 'brands', 'channels', 'ai', 'mail', 'plan', 'data']
      for (const path of ['/', '/customers', ...sections.map((section) => `/settings?section=${section}`)])
        await lookFull(page, path)
    })

    test('campaigns, plans, calendar, studio and tasks work with data', async ({ page, visitor }) => {
      await visitor.isMember(language)
      await fill(page, language)
      const first = async (url: string) => (await (await page.request.get(url)).json())[0]
      const tabs = ['editor', 'assets', 'studio'].map((tab) => `/brand-studio?tab=${tab}`)
      const things = [
        `/campaigns/${(await first('/api/campaigns')).id}`,
        `/ai-planner/${(await first('/api/content-plans')).id}`,
        (await first('/api/social-accounts')).feedPath,
      ]
      const lists = [
        '/campaigns',
        '/calendar',
        '/calendar?view=week',
        '/calendar?view=list',
        '/ai-planner?planner=plans',
        '/brand-studio',
        '/team?view=created',
        '/approvals',
      ]
      for (const path of [...lists, ...tabs, ...things]) await lookFull(page, path)
    })
  })
}

test.describe('a path that does not exist', () => {
  test.use({ expectsRefusals: true })

  for (const language of locales) {
    test(`has its own page in ${language}, with matching metadata`, async ({ page, visitor }) => {
      await visitor.speaks(language)
      const answer = await page.goto('/no-such-page')
      expect(answer?.status()).toBe(404)
      const title = language === 'en' ? '404 Page Not Found' : '404 Página No Encontrada'
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expectAccessible(page)
    })
  }
})
