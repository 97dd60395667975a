import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { authMessages } from '#features/auth/i18n/index.ts'
import { siteMessages } from '#features/site/i18n/index.ts'
import { locales } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import type { SignUpMode } from '#platform/sign-up-mode.ts'
import { fileOf } from '#server/http/prerendered-pages.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const prerendered = ['/', '/pricing']

/** A built page for a browser in English. */
async function bodyOf(place: string, audience: SignUpMode): Promise<string> {
  const html = await readFile(join('dist/client', fileOf({ place, locale: 'en', audience })), 'utf8')
  return html.slice(html.indexOf('<body>'))
}

/** The pages as an installation with SIGNUP=invite or SIGNUP=off serves them. */
const closeSignUp = (page: Page, mode: 'invite' | 'off') =>
  page.route(
    ({ pathname }) => [...prerendered, '/login'].includes(pathname),
    async (route) => {
      const answer = await route.fetch()
      const { pathname } = new URL(route.request().url())
      const open = (await answer.text()).replace(
        'name="sign-up" content="open"',
        `name="sign-up" content="${mode}"`,
      )
      if (!prerendered.includes(pathname)) return route.fulfill({ response: answer, body: open })
      const closed = await bodyOf(pathname, mode)
      const body = open.replace(await bodyOf(pathname, 'open'), () => closed)
      await route.fulfill({ response: answer, body })
    },
  )

/** Both widths in each mode and in each language. */
const widths = { invite: { en: 1280, es: 390 }, off: { en: 390, es: 1280 } }

for (const mode of ['invite', 'off'] as const)
  for (const language of locales) {
    const width = widths[mode][language]
    test(`SIGNUP=${mode} in ${language} at ${width}: every page says so and nothing invites to sign up`, async ({
      page,
      visitor,
    }) => {
      const auth = textOf(authMessages, language)
      const site = textOf(siteMessages, language)
      await closeSignUp(page, mode)
      await visitor.speaks(language)
      await page.setViewportSize({ width, height: 844 })
      for (const path of ['/', '/pricing']) {
        await page.goto(path)
        await expect(page.getByText(site(`signUp.${mode}`))).toBeVisible()
        await expect(page.locator('a[href*="tab=signup"]')).toHaveCount(0)
        await expect(page.getByRole('banner').getByRole('link', { name: site('startFree') })).toHaveCount(0)
        await expectAccessible(page)
      }
      await page.goto('/login?tab=signup')
      await expect(page.getByRole('heading', { name: auth(`signUpClosed.${mode}.heading`) })).toBeVisible()
      await expect(page.getByLabel(auth('fields.firstName'))).toHaveCount(0)
      await expectAccessible(page)
      await page.getByRole('tab', { name: auth('tabs.login') }).click()
      await expect(page.getByRole('button', { name: auth('login.submit') })).toBeVisible()
    })
  }
