import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { LocalAi } from '#core/settings/local-ai.contract.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { creatorMessages } from '#features/creator/i18n/index.ts'
import { liveTextsMessages } from '#features/writing/i18n/index.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { expect, expectAccessible, expectToFitAtOtherWidth, test, widthOf } from './fixtures.ts'

const ideas: Record<Locale, string> = {
  en: '20% off all cakes until Sunday, new customers only. Order at LINK.',
  es: '20 % de descuento en todas las tartas hasta el domingo, solo clientes nuevos. Encarga en LINK.',
}
const firsts: Record<Locale, string> = { en: 'Something sweet this week', es: 'Algo dulce para empezar' }
const seconds: Record<Locale, string> = { en: 'New here?', es: '¿Es tu primera vez?' }

/** The owner connects the model on this machine; answers how to let it go on with this brief. */
async function useModel(page: Page, link: string): Promise<() => Promise<unknown>> {
  const { servers }: LocalAi = await (await page.request.get('/api/settings/ai/local')).json()
  const [server] = servers
  if (!server) throw new Error('There is no model on this machine.')
  const { baseUrl, models } = server
  const chosen = await page.request.post('/api/settings/ai/local', { data: { baseUrl, model: models[0] } })
  expect(chosen.status()).toBe(200)
  return () => fetch(`${new URL(baseUrl).origin}/gates/${link}`, { method: 'POST' })
}

const wordsOf = (language: Locale) => ({
  t: textOf(creatorMessages, language),
  live: textOf(liveTextsMessages, language),
  c: textOf(campaignMessages, language),
})

for (const language of locales) {
  const width = widthOf(language)

  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width < 640 })

    test('texts appear as they are written, checked, rewritten and replaced', async ({ page, visitor }) => {
      const { t, live } = wordsOf(language)
      const link = `cakes-${randomUUID().slice(0, 8)}.example`
      await visitor.isMember(language)
      const goOn = await useModel(page, link)
      await page.goto('/waterfall')
      await page.getByLabel(t('box.label')).fill(ideas[language].replace('LINK', link))
      await page.getByRole('button', { name: t('box.submit') }).click()

      const rows = page.getByRole('main').getByRole('listitem')
      await expect(rows.filter({ hasText: firsts[language] })).toBeVisible()
      const growing = rows.filter({ hasText: seconds[language] })
      await expect(growing).toContainText(live('states.writing'))
      await expect(growing).not.toContainText(link)
      const count = page.locator('[aria-live=polite]', { hasText: live('summary', { done: 1, count: 3 }) })
      await expect(count).toBeVisible()
      // Screen readers hear the count only.
      await expect(page.locator('[aria-live]', { hasText: seconds[language] })).toHaveCount(0)
      await expectAccessible(page)

      await page.reload()
      await expect(rows.filter({ hasText: firsts[language] })).toBeVisible()
      await expect(count).toBeVisible()

      await goOn()
      await expect(rows.filter({ hasText: live('states.fixing') })).toBeVisible()
      await goOn()
      const fixed = rows.filter({ hasText: live('states.fixed') })
      await expect(fixed).toContainText(link)
      await expect(rows.filter({ hasText: live('states.fixing') })).toBeVisible()
      await expectToFitAtOtherWidth(page)
      await goOn()
      await expect(page.getByRole('heading', { name: t('results.title') })).toBeVisible()
      const posts = page.getByRole('list', { name: t('results.label') }).getByRole('listitem')
      await expect(posts).toHaveCount(3)
      await expect(
        posts.filter({ hasText: textOf(campaignMessages, language)('writtenBy.built-in') }),
      ).toHaveCount(1)
    })

    test('AI Generate shows its texts in the dialog', async ({ page, visitor }) => {
      const { live, c } = wordsOf(language)
      const link = `cakes-${randomUUID().slice(0, 8)}.example`
      await visitor.isMember(language)
      const goOn = await useModel(page, link)
      await page.goto('/campaigns')
      await page
        .getByRole('button', { name: c('actions.generate') })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: c('generate.title') })
      await dialog.getByLabel(c('generate.prompt')).fill(ideas[language].replace('LINK', link))
      await dialog.getByText('Instagram', { exact: true }).click()
      await dialog.getByText('Facebook', { exact: true }).click()
      await dialog.getByRole('button', { name: c('generate.submit') }).click()

      const rows = dialog.getByRole('list', { name: live('label') }).getByRole('listitem')
      await expect(rows.filter({ hasText: firsts[language] })).toContainText(live('states.ready'))
      await expect(rows.filter({ hasText: seconds[language] })).toContainText(live('states.writing'))
      await expect(dialog.getByRole('status')).toHaveText(live('summary', { done: 1, count: 2 }))
      await expectAccessible(page)
      await goOn()
      await expect(rows.filter({ hasText: live('states.fixing') })).toBeVisible()
      await goOn()
      await expect(page).toHaveURL(/\/campaigns\/[0-9a-f-]{36}/)
    })
  })
}
