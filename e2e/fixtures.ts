import { randomUUID } from 'node:crypto'
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import type { Locale } from '#platform/locale.ts'
import { findViolations } from './axe.ts'

export type Language = Locale

/** The person at the browser. */
type Visitor = {
  /** The interface opens in this language, as if chosen before. */
  speaks(language: Language): Promise<void>
  /** Has an account and is signed in. */
  isMember(language?: Language, timeZone?: string): Promise<{ email: string; password: string }>
}

export const password = 'correct horse battery'

/** Bo Lind, who joins the visitor's workspace and works in his own window. */
type Colleague = (language: Language, width: number) => Promise<Page>

type Fixtures = {
  visitor: Visitor
  colleague: Colleague
  quiet: (page: Page) => void
  expectsRefusals: boolean
}

// The browser itself reports every refused call, and every cut connection.
const isRefusal = (text: string) => /the server responded with a status of 4\d\d|net::ERR_FAILED/.test(text)

/**
 * A member's page arrives rendered, but nothing in it works until the browser has rendered it again. People wait for
 * what does not react yet; tests would type into it.
 */
export function awaitsLiveScreens(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const untilLive = () => page.waitForFunction(() => document.querySelector('#root > [inert]') === null)
  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (options?.waitUntil !== 'commit') await untilLive()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await untilLive()
    return response
  }
  return page
}

export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => use(awaitsLiveScreens(page)),
  /** Set where the server should refuse, or not answer. */
  expectsRefusals: [false, { option: true }],
  // Every test fails on browser errors.
  quiet: [
    async ({ page, expectsRefusals }, use) => {
      const complaints: string[] = []
      const listenTo = (window: Page) => {
        window.on('console', (message) => {
          if (message.type() !== 'error' && message.type() !== 'warning') return
          if (!(expectsRefusals && isRefusal(message.text()))) complaints.push(message.text())
        })
        window.on('pageerror', (error) => complaints.push(String(error)))
      }
      listenTo(page)
      await use(listenTo)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  visitor: async ({ page }, use) => {
    const speaks = async (language: Language) => {
      await page.addInitScript((value) => {
        // The frame of a mail's preview has no storage.
        if (origin !== 'null') localStorage.getItem('language') ?? localStorage.setItem('language', value)
      }, language)
    }
    await use({
      speaks,
      async isMember(language = 'en', timeZone = 'Europe/Madrid') {
        await speaks(language)
        const email = `${randomUUID()}@example.com`
        const details = { firstName: 'Ana', lastName: 'Ruiz', email, password, timeZone }
        const answer = await page.request.post('/api/signup', {
          data: details,
          headers: { 'accept-language': language },
        })
        expect(answer.status()).toBe(200)
        return { email, password }
      },
    })
  },
  colleague: async ({ page, browser, quiet }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (language, width) => {
      const { currentUser } = await (await page.request.get('/api/team/members')).json()
      const invitation = await page.request.post('/api/invitations', { data: { managerId: currentUser.id } })
      const { path } = await invitation.json()
      const context = await browser.newContext({ viewport: { width, height: 844 } })
      contexts.push(context)
      const email = `${randomUUID()}@example.com`
      const joined = await context.request.post('/api/invitations/accept', {
        data: { token: path.split('#')[1], email, firstName: 'Bo', lastName: 'Lind', password },
        headers: { 'accept-language': language },
      })
      expect(joined.status()).toBe(200)
      const window = awaitsLiveScreens(await context.newPage())
      await window.addInitScript((value) => localStorage.setItem('language', value), language)
      quiet(window)
      return window
    })
    for (const context of contexts) await context.close()
  },
})

export { expect }

/** For `test.use`: animations run, as for most people. Contrast cannot be judged then, since fades are caught half-way. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

const WIDE = 1280
const NARROW = 390

/** Each language is tested at the width that is hardest for it. */
export const widthOf = (language: Language): number => (language === 'en' ? WIDE : NARROW)

/**
 * Makes the screen fetch everything itself, so that a test can delay or replace answers. Otherwise the page embeds
 * answers.
 */
export const withoutAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    document.addEventListener('readystatechange', () => document.getElementById('answers')?.remove()),
  )

/** Clicks twice before the first answer; a quick answer would put something else under the second click. */
export async function pressTwice(button: Locator, calls: string): Promise<void> {
  const pressed = Promise.withResolvers<void>()
  await button.page().route(calls, async (route) => {
    await pressed.promise
    await route.fallback()
  })
  await button.dblclick()
  pressed.resolve()
}

/** A toast by its text. The live region briefly contains the same text, outside the toast area. */
export function noticeOn(page: Page, text: string): Locator {
  return page.locator('[role=region][aria-label*="F8"] li').getByText(text, { exact: true })
}

/** Nothing is wider than the screen. */
export async function expectToFit(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  // A page that was just resized settles first.
  await expect.poll(overflow).toBe(0)
}

/** The same at the width at which this language has no journey. */
export async function expectToFitAtOtherWidth(page: Page): Promise<void> {
  const size = page.viewportSize()
  if (!size) throw new Error('The window has no size.')
  await page.setViewportSize({ ...size, width: size.width === WIDE ? NARROW : WIDE })
  await expectToFit(page)
  await page.setViewportSize(size)
}

/**
 * WCAG 2.2 A and AA, and nothing wider than the screen. Colors take most of the time, so they are skipped where another
 * test covers them.
 */
export async function expectAccessible(page: Page, judges: 'all' | 'all but colors' = 'all'): Promise<void> {
  // Stale content is faded while loading.
  await expect(page.locator('[aria-busy=true]:not(button)')).toHaveCount(0)
  const violations = await findViolations(page, judges === 'all')
  expect(violations).toEqual([])
  await expectToFit(page)
}
