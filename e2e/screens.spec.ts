import type { Page } from '@playwright/test'
import { type Locale, locales } from '#platform/locale.ts'
import { screens } from '#platform/screens.ts'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'
import { textsOnlyIn, wordsOn } from './wording.ts'

const publicPaths: string[] = screens.filter(({ access }) => access === 'public').map(({ path }) => path)
/** Screens of one thing are opened where there is one. */
const memberPaths: string[] = screens
  .filter(({ access, path }) => access === 'signed-in' && !path.includes(':'))
  .map(({ path }) => path)

/** The made-up shop speaks the language of whoever asks for it. */
async function fill(page: Page, language: Locale): Promise<void> {
  const headers = { 'accept-language': language }
  expect((await page.request.post('/api/populate-demo-data', { headers })).status()).toBe(200)
}

type Look = (page: Page, path: string, language: Locale) => Promise<void>

async function open(page: Page, path: string, language: Locale): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  // A section comes after its screen.
  if (path.includes('section=')) await expect(page.getByRole('main').locator('h2').first()).toBeVisible()
  const foreign = await textsOnlyIn(language === 'en' ? 'es' : 'en')
  expect((await wordsOn(page)).filter((text) => foreign.has(text))).toEqual([])
}

/** In its language and inside the screen. */
const glance: Look = (page, path, language) =>
  test.step(path, async () => {
    await open(page, path, language)
    await expectToFit(page)
  })

/** The same, and open to everybody. */
const look: Look = (page, path, language) =>
  test.step(path, async () => {
    await open(page, path, language)
    await expectAccessible(page)
  })

/** Each language and each width is looked at closely once; the other two pairs can only break the fit and the words. */
type Pair = { language: Locale; width: number; see: Look; seeFull?: Look }
const pairs: Pair[] = [
  { language: 'en', width: 1280, see: look, seeFull: look },
  // What is on these screens has tests of its own, which look closely in Spanish on a phone.
  { language: 'es', width: 360, see: look, seeFull: glance },
  { language: 'en', width: 360, see: glance },
  { language: 'es', width: 1280, see: glance },
]

for (const { language, width, see, seeFull } of pairs) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('every screen is whole for a member', async ({ page, visitor }) => {
      await visitor.isMember(language)
      for (const path of ['/', '/pricing', ...memberPaths]) await see(page, path, language)
    })

    test('every public screen is whole for a visitor', async ({ page, visitor }) => {
      await visitor.speaks(language)
      for (const path of publicPaths) await see(page, path, language)
    })

    if (!seeFull) return

    test('home, customers and settings are whole when they are full', async ({ page, visitor }) => {
      await visitor.isMember(language)
      await fill(page, language)
      const sections = ['business', 'people', 'brands', 'channels', 'ai', 'mail', 'plan', 'data']
      for (const path of ['/', '/customers', ...sections.map((section) => `/settings?section=${section}`)])
        await seeFull(page, path, language)
    })

    test('campaigns, plans, calendar and studio are whole when they are full', async ({ page, visitor }) => {
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
        '/calendar?view=list',
        '/ai-planner?planner=plans',
        '/brand-studio',
      ]
      for (const path of [...lists, ...tabs, ...things]) await seeFull(page, path, language)
    })
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
