import sharp from 'sharp'
import { commonMessages } from '#client/i18n/index.ts'
import { checklistMessages, welcomeMessages } from '#features/first-steps/i18n/index.ts'
import { homeMessages } from '#features/home/i18n/index.ts'
import { imageChoiceMessages } from '#features/media-library/i18n/choice/index.ts'
import { textOf } from '#platform/messages.ts'
import { startStopwatch } from '#tests/stopwatch.ts'
import { expect, expectAccessible, password, test } from './fixtures.ts'

const MAX_CLICKS = 15
const MAX_MS = 3 * 60_000

const words = {
  en: {
    fields: ['First name', 'Last name', 'Email', 'Password'],
    create: 'Create Account',
    brief: '20% off all cakes this Friday',
    kept: /20%/,
  },
  es: {
    fields: ['Nombre', 'Apellidos', 'Correo electrónico', 'Contraseña'],
    create: 'Crear cuenta',
    brief: '20 % en todas las tartas este viernes',
    kept: /20\s?%/,
  },
} as const

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  for (const language of ['en', 'es'] as const) {
    test(`from sign-up to the shop's own photo on five platforms in three minutes, in ${language}`, async ({
      page,
      visitor,
    }) => {
      const say = words[language]
      const t = textOf(welcomeMessages, language)
      const image = textOf(imageChoiceMessages, language)
      const background = { r: 202, g: 163, b: 122 }
      const pixels = sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
      const photo = { name: 'cake.jpg', mimeType: 'image/jpeg', buffer: await pixels.jpeg().toBuffer() }
      await visitor.speaks(language)
      const clicks: string[] = []
      await page.exposeFunction('countClick', (name: string) => clicks.push(name))
      await page.addInitScript(() => {
        const { countClick } = window as unknown as { countClick: (name: string) => void }
        addEventListener(
          'click',
          ({ isTrusted, target }) => {
            if (isTrusted) countClick((target as Element).textContent ?? '')
          },
          true,
        )
      })
      const elapsedMs = startStopwatch()

      await page.goto('/login?tab=signup')
      const values = ['Ana', 'Ruiz', `${crypto.randomUUID()}@example.com`, password]
      for (const [place, field] of say.fields.entries())
        await page.getByLabel(field, { exact: true }).fill(values[place] ?? '')
      await page.getByRole('button', { name: say.create }).click()

      await page.getByLabel(t('business.name')).fill('La Espiga')
      await page.locator('label', { has: page.locator('input[value="food"]') }).click()
      await expectAccessible(page)
      await page.getByRole('button', { name: t('next') }).click()
      await expect(page.getByRole('heading', { name: t('place.title') })).toBeFocused()
      await page.getByRole('button', { name: t('next') }).click()
      await expect(page.getByRole('heading', { name: t('look.title') })).toBeFocused()
      await page.locator('label', { has: page.locator('input[value="fun"]') }).click()
      await page.getByRole('button', { name: t('next') }).click()
      await page.getByLabel(t('post.brief')).fill(say.brief)
      await page.getByRole('button', { name: image('choose') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('input[type="file"]').first().setInputFiles(photo)
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: image('change') })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: t('post.submit') }).click()

      await expect(page.getByRole('tab')).toHaveCount(5)
      await expect(page.getByRole('tabpanel')).toContainText(say.kept)
      await expect(page.getByRole('tabpanel')).toContainText('La Espiga')
      await expectAccessible(page)
      await page.getByRole('button', { name: t('ready.publish') }).click()
      await expect(page.getByText(t('ready.doneText', { count: 5 }))).toBeVisible({ timeout: 60_000 })
      expect(elapsedMs()).toBeLessThan(MAX_MS)
      expect(clicks.length, clicks.join(' | ')).toBeLessThanOrEqual(MAX_CLICKS)

      const id = new URL(page.url()).searchParams.get('post')
      const { posts } = await (await page.request.get(`/api/campaigns/${id}`)).json()
      expect(posts).toHaveLength(5)
      for (const { state, media } of posts) {
        expect(state).toBe('published')
        expect(media).toMatchObject([{ kind: 'picture', itemId: expect.any(String) }])
      }
      await page.getByRole('link', { name: t('ready.home') }).click()
      // Everything on it is done.
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana')
      await expect(page.getByText(textOf(checklistMessages, language)('title'))).toHaveCount(0)
    })
  }
})

for (const [language, width] of [
  ['en', 1280],
  ['es', 390],
] as const)
  test.describe(`a shop that skips the questions, in ${language}`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('finds them on Home, goes back to one, and can hide the list', async ({ page, visitor }) => {
      const t = textOf(welcomeMessages, language)
      const list = textOf(checklistMessages, language)
      await visitor.isMember(language)
      await page.goto('/welcome')
      await page.getByRole('button', { name: t('next') }).click()
      await expect(page.getByLabel(t('business.name'))).toBeFocused()
      await page.getByRole('button', { name: t('skip') }).click()
      await page.getByRole('button', { name: t('skip') }).click()
      await page.goBack()
      await expect(page.getByRole('heading', { name: t('place.title') })).toBeVisible()
      await page.getByRole('link', { name: t('leave') }).click()

      await expect(page.getByText(list('progress', { done: 0, count: 5 }))).toBeVisible()
      const home = textOf(homeMessages, language)
      const samples = page.getByText(textOf(commonMessages, language)('sample'), { exact: true })
      await expect(samples.first()).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: home('samples.hide') }).click()
      await expect(samples).toHaveCount(0)
      await page.getByRole('button', { name: home('samples.show') }).click()
      await expect(samples.first()).toBeVisible()
      await page.getByRole('link', { name: list('steps.look.title') }).click()
      await expect(page.getByRole('heading', { name: t('look.title') })).toBeVisible()
      await page.locator('label', { has: page.locator('input[value="bold"]') }).click()
      await page.getByRole('button', { name: t('next') }).click()
      await page.getByRole('link', { name: t('leave') }).click()
      await expect(page.getByText(list('progress', { done: 1, count: 5 }))).toBeVisible()
      await page.getByRole('button', { name: list('hide') }).click()
      await expect(page.getByText(list('title'))).toHaveCount(0)
      await page.getByRole('button', { name: list('undo') }).click()
      await expect(page.getByText(list('progress', { done: 1, count: 5 }))).toBeVisible()
      await page.getByRole('button', { name: list('hide') }).click()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(list('title'))).toHaveCount(0)
    })
  })
