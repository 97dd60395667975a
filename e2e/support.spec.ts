import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { contactMessages } from '#features/contact/i18n/index.ts'
import { privacyMessages } from '#features/site/i18n/documents/index.ts'
import { supportMessages } from '#features/site/i18n/index.ts'
import { platformErrors } from '#platform/i18n/index.ts'
import { locales } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { expect, expectAccessible, pressTwice, test } from './fixtures.ts'

/** The files of these modules in the build; every one must exist. */
async function filesOf(modules: string[]): Promise<string[]> {
  const { files }: { files: Record<string, string> } = JSON.parse(
    await readFile('dist/client/.vite/code.json', 'utf8'),
  )
  expect(modules.filter((module) => !(module in files))).toEqual([])
  return modules.map((module) => `/${files[module]}`)
}

const CONTACT = '**/api/contact'

/** The sent texts, in order. */
function sentMessages(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) sent.push(request.postDataJSON().message)
  })
  return sent
}

test.describe('the form', () => {
  test.use({ expectsRefusals: true, viewport: { width: 390, height: 844 } })

  for (const language of locales) {
    const t = textOf(contactMessages, language)
    const s = textOf(supportMessages, language)

    test(`names what is missing, keeps the input after a failure, and sends once, in ${language}`, async ({
      page,
      visitor,
    }) => {
      await visitor.speaks(language)
      const sent = sentMessages(page)
      await page.goto('/support?topic=sales')
      await expect(page.getByRole('heading', { level: 1, name: s('heading') })).toBeVisible()
      await page.getByText(s('questions.language.question')).click()
      await expect(page.getByText('EN / ES')).toBeVisible()
      await expect(page.getByLabel(t('fields.topic'))).toHaveText(t('fields.topics.sales'))
      const submit = page.getByRole('button', { name: t('submit') })
      const name = page.getByLabel(t('fields.name'))
      const message = page.getByLabel(t('fields.message'))

      await submit.click()
      await expect(name).toBeFocused()
      await expect(name).toHaveAccessibleDescription(
        language === 'en' ? 'Name is required' : 'El nombre es obligatorio',
      )
      await expectAccessible(page)

      await name.fill('Luz Vega')
      await page.getByLabel(t('fields.email')).fill('luz@example.com')
      await message.fill('First line\nSecond line')
      const refusal = { code: 'rate_limited', message: platformErrors[language].rate_limited }
      await page.route(CONTACT, (route) => route.fulfill({ status: 429, json: refusal }), { times: 1 })
      await submit.click()
      await expect(page.getByRole('alert')).toContainText(refusal.message)
      await expect(message).toHaveValue('First line\nSecond line')
      await expect(submit).toBeFocused()

      await pressTwice(submit, CONTACT)
      const title = page.getByRole('heading', { name: t('sent.title', { name: 'Luz Vega' }) })
      await expect(title).toBeFocused()
      // Without a mail server, no mail is promised.
      await expect(page.getByText(t('sent.stored', { email: 'luz@example.com' }))).toBeVisible()
      await expectAccessible(page)
      expect(sent).toEqual(['First line\nSecond line', 'First line\nSecond line'])

      await page.getByRole('button', { name: t('sent.another') }).click()
      await expect(message).toHaveValue('')
      await expect(name).toHaveValue('Luz Vega')
    })
  }

  test('server errors appear at their field, which gets the focus', async ({ page, visitor }) => {
    await visitor.isMember()
    const refusal = { code: 'invalid_input', message: 'Refused', fields: { company: 'Not this one' } }
    await page.route(CONTACT, (route) => route.fulfill({ status: 400, json: refusal }))
    await page.goto('/support')
    await expect(page.getByLabel('Your name')).toHaveValue('Ana Ruiz')
    await expect(page.getByLabel('Your email')).toHaveValue(/@example\.com$/)
    await page.getByLabel('Your message').fill('Where are my customers?')
    await page.getByRole('button', { name: 'Send message' }).click()
    const company = page.getByLabel('Company (optional)')
    await expect(company).toBeFocused()
    await expect(company).toHaveAccessibleDescription('Not this one')
  })
})

test('a URL can link to a section, and the table of contents leads to the others in both languages', async ({
  page,
  visitor,
}) => {
  await visitor.speaks('en')
  // The web font arrives after the text and has another width.
  const isDrawn = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await isDrawn.promise
    await route.continue()
  })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/privacy#rights', { waitUntil: 'domcontentloaded' })
  const inEnglish = page.getByRole('heading', { name: privacyMessages.en.sections.rights.title })
  await expect(inEnglish).toBeInViewport()
  isDrawn.resolve()
  await page.evaluate(() => document.fonts.ready)
  await expect(inEnglish).toBeInViewport()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacidad' })).toBeAttached()
  await page.getByRole('link', { name: privacyMessages.es.sections.where.title }).click()
  await expect(page.getByRole('heading', { name: privacyMessages.es.sections.where.title })).toBeInViewport()
  await expect(page).toHaveURL(/#where$/)
  // Reading a text does not load forms or the app.
  const behind = await filesOf(['src/features/contact/client/contact-form.tsx', 'src/app/client/product.tsx'])
  expect(loaded.filter((url) => behind.includes(new URL(url).pathname))).toEqual([])
})
