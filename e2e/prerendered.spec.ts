import type { Page } from '@playwright/test'
import { screenNames } from '#features/customers/i18n/index.ts'
import { landingMessages } from '#features/site/i18n/landing/index.ts'
import { locales } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { expect, expectToFit, test } from './fixtures.ts'

const publicPages = ['/', '/pricing', '/privacy', '/terms', '/support', '/spanish-preview', '/no/such%20page']

/** Marks the server's heading before any script of the page runs. */
const markHeading = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('readystatechange', () =>
      document.querySelector('h1')?.setAttribute('data-sent', document.readyState),
    ),
  )

/** Blocks scripts until released. */
async function blockScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!before-paint).*\.js$/, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}

/** Before its styles have come, an element has a size but is not seen. */
const untilPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)

for (const language of locales) {
  const other = language === 'en' ? 'es' : 'en'
  test.describe(`for a browser in ${language}`, () => {
    test.use({ locale: language })

    test.describe('with refusals', () => {
      // The not-found page has status 404.
      test.use({ expectsRefusals: true })

      test('a public page is hydrated as the server sent it, and then works', async ({ page }) => {
        await markHeading(page)
        for (const path of publicPages)
          await test.step(path, async () => {
            await page.goto(path)
            const heading = page.locator('h1[data-sent]')
            const sent = await heading.innerText()
            await expect(page.locator('html')).toHaveAttribute('lang', language)
            await page.locator(`header button[lang=${other}]`).click()
            await expect(page.locator('html')).toHaveAttribute('lang', other)
            await expect(heading).not.toHaveText(sent)
            await page.evaluate(() => localStorage.clear())
          })
      })
    })

    test('a click before hydration takes effect after it', async ({ page }) => {
      const release = await blockScripts(page)
      await page.goto('/', { waitUntil: 'commit' })
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(textOf(landingMessages, language)('hero.heading'))
      await page.locator(`header button[lang=${other}]`).click()
      release()
      await expect(heading).toHaveText(textOf(landingMessages, other)('hero.heading'))
    })

    test('a page in another language than the chosen one stays hidden', async ({ page, visitor }) => {
      await visitor.speaks(other)
      const release = await blockScripts(page)
      await page.goto('/', { waitUntil: 'commit' })
      const heading = page.getByRole('heading', { level: 1, includeHidden: true })
      await expect(heading).toHaveText(textOf(landingMessages, language)('hero.heading'))
      await expect(heading).toBeHidden()
      release()
      await expect(heading).toHaveText(textOf(landingMessages, other)('hero.heading'))
      await expect(heading).toBeVisible()
    })

    test('a member sees the screen before any script has loaded', async ({ page, visitor }) => {
      await visitor.isMember(language)
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 })
        const release = await blockScripts(page)
        const shown = page.locator('#root > [inert]').last()
        // A busy server sends only the outline.
        await expect(async () => {
          await page.goto('/customers', { waitUntil: 'commit' })
          await untilPainted(page)
          await expect(shown.locator('h1')).toBeVisible({ timeout: 2_000 })
        }).toPass()
        await expect(shown.locator('header').first()).toBeVisible()
        await expect(shown.locator('nav a[href="/customers"]')).toHaveText(
          screenNames[language]['/customers'],
        )
        await expectToFit(page)
        const headerHeight = () =>
          page.evaluate(() => [...document.querySelectorAll('header')].at(-1)?.offsetHeight)
        const drawn = await headerHeight()
        release()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await headerHeight()).toBe(drawn)
        await page.unrouteAll()
      }
    })
  })
}

test('the URL can set the language, until another one is chosen', async ({ page }) => {
  await page.goto('/pricing?lang=es')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveURL('/pricing')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
