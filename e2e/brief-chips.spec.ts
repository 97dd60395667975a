import type { Page, Route } from '@playwright/test'
import { commonMessages } from '#client/i18n/index.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import type { CreationDetails } from '#features/creator/creator.contract.ts'
import { creatorMessages } from '#features/creator/i18n/index.ts'
import { briefChipsMessages } from '#features/writing/i18n/index.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { expect, expectAccessible, expectToFit, test } from './fixtures.ts'

const briefs: Record<Locale, { idea: string; condition: string; direction: RegExp }> = {
  en: {
    idea: '20% off all cakes until Sunday, new customers only. Call 600 123 456. Keep it short.',
    condition: 'new customers only',
    direction: /keep it short/i,
  },
  es: {
    idea: '20% de descuento en tartas hasta el domingo, solo clientes nuevos. Llama al 600 123 456. Que sea corto.',
    condition: 'solo clientes nuevos',
    direction: /que sea corto/i,
  },
}

const wrong = '600 123 456'
const right = '600 123 789'

const wordsOf = (language: Locale) => ({
  b: textOf(briefChipsMessages, language),
  t: textOf(creatorMessages, language),
  common: textOf(commonMessages, language),
})

const chipsOn = (page: Page, language: Locale) =>
  page.getByRole('region', { name: wordsOf(language).b('heading') }).first()

/** The texts of the creation on screen. */
async function textsOn(page: Page): Promise<string[]> {
  const id = new URL(page.url()).searchParams.get('creation')
  const creation: CreationDetails = await (await page.request.get(`/api/creations/${id}`)).json()
  return creation.campaign?.posts.map(({ text }) => text) ?? []
}

for (const language of locales)
  for (const width of [390, 1280])
    test.describe(`in ${language} at ${width} px`, () => {
      test.use({ viewport: { width, height: 844 }, hasTouch: width < 640 })

      test('what was understood is corrected before and after writing', async ({ page, visitor }) => {
        const { b, t } = wordsOf(language)
        const { idea, direction } = briefs[language]
        await visitor.isMember(language)
        await page.goto('/waterfall')
        const field = page.getByLabel(t('box.label'))
        const chips = chipsOn(page, language)
        const chip = (text: string) => chips.getByRole('button', { name: text })
        await expect(chips).toContainText(b('hint'))
        const shown = Promise.withResolvers<void>()
        const untilShown = async (route: Route) => {
          await shown.promise
          await route.fallback()
        }
        await page.route('**/api/briefs/read', untilShown, { times: 1 })
        await field.fill(idea)
        await expect(chips).toContainText(b('reading'))
        shown.resolve()
        await expect(chip(`${b('kind')}: ${b('kinds.offer')}`)).toBeVisible()
        await expect(chip(`${b('dates.until')}: `)).toBeVisible()
        await expect(chip(`${b('labels.condition')}: ${briefs[language].condition}`)).toBeVisible()
        const settings = chips.getByRole('list', { name: b('how') })
        await expect(settings.getByRole('button', { name: b('lengths.short') })).toBeVisible()
        await expectAccessible(page)
        if (width < 640)
          for (const button of await chips.getByRole('button').all())
            expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)

        const correct = async (from: string, to: string) => {
          await chip(`${b('labels.phone')}: ${from}`).click()
          const editor = page.getByRole('dialog', { name: b('change', { label: b('labels.phone') }) })
          await editor.getByRole('textbox').fill(to)
          await expectToFit(page)
          await editor.getByRole('button', { name: b('save') }).click()
          await expect(chip(`${b('labels.phone')}: ${to}`)).toBeFocused()
        }
        await correct(wrong, right)
        await expect(field).toHaveValue(idea.replace(wrong, right))

        await page.getByRole('button', { name: t('box.submit') }).click()
        await expect(page.getByRole('heading', { name: t('results.title') })).toBeVisible()
        const texts = await textsOn(page)
        expect(texts).toHaveLength(3)
        for (const text of texts) {
          expect(text).toContain(right)
          expect(text).not.toContain(wrong)
          expect(text).not.toMatch(direction)
        }

        await expect(chip(`${b('labels.phone')}: ${right}`)).toBeVisible()
        await expectAccessible(page)
        await correct(right, '600 999 000')
        const before = page.url()
        await page.getByRole('button', { name: t('correction.again') }).click()
        await expect(page).not.toHaveURL(before)
        await expect(page.getByRole('heading', { name: t('results.title') })).toBeVisible()
        for (const text of await textsOn(page)) expect(text).toContain('600 999 000')
      })
    })

test('by keyboard alone: the kind is changed, a part is corrected, another removed and restored', async ({
  page,
  visitor,
}) => {
  const { b, t } = wordsOf('en')
  const { idea, condition } = briefs.en
  await visitor.isMember()
  await page.goto('/waterfall')
  const field = page.getByLabel(t('box.label'))
  const chips = chipsOn(page, 'en')
  const chip = (text: string) => chips.getByRole('button', { name: text })
  await field.focus()
  await page.keyboard.insertText(idea)
  await expect(chip('Kind of post: Offer')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(chip('Kind of post: Offer')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Offer' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  // The menu moves the focus a moment later; nobody presses the next key before seeing it.
  await expect(page.getByRole('menuitemradio', { name: 'Event' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chip('Kind of post: Event')).toBeFocused()

  const reach = async (text: string) => {
    const target = chip(text)
    while (!(await target.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab')
  }
  await reach(`Call: ${wrong}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(right)
  await page.keyboard.press('Enter')
  await expect(chip(`Call: ${right}`)).toBeFocused()
  const corrected = idea.replace(wrong, right)
  await expect(field).toHaveValue(corrected)

  await page.keyboard.press('Shift+Tab')
  await field.focus()
  await reach(`Condition: ${condition}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(corrected.replace(`, ${condition}`, ''))
  await expect(chip(`Condition: ${condition}`)).toHaveCount(0)
  await expect(chips.getByRole('button', { name: b('undo') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(corrected)
  await expect(chip(`Condition: ${condition}`)).toBeVisible()
  await expect(chips).toBeFocused()
})

test('an unsure kind is asked, and the answer counts', async ({ page, visitor }) => {
  const { b, t } = wordsOf('es')
  await visitor.isMember('es')
  await page.goto('/waterfall')
  await page.getByLabel(t('box.label')).fill('Nuestra puerta azul')
  const question = page.getByRole('group', { name: b('question') })
  await expect(question.getByRole('button')).toHaveCount(4)
  await expectAccessible(page)
  await question.getByRole('button', { name: b('somethingElse') }).click()
  await page.getByRole('menuitemradio', { name: b('kinds.anniversary') }).click()
  await expect(question).toHaveCount(0)
  const chosen = chipsOn(page, 'es').getByRole('button', { name: b('kinds.anniversary') })
  await expect(chosen).toBeFocused()
  const sent = page.waitForRequest('**/api/creations')
  await page.getByRole('button', { name: t('box.submit') }).click()
  expect((await sent).postDataJSON()).toMatchObject({ idea: 'Nuestra puerta azul', kind: 'anniversary' })
  await expect(page.getByRole('heading', { name: t('results.title') })).toBeVisible()
  await expect(chosen).toBeVisible()
  await expect(question).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('AI Generate shows directions as settings; one of them can be published after all', async ({
    page,
    visitor,
  }) => {
    const { b } = wordsOf('en')
    const t = textOf(campaignMessages, 'en')
    await visitor.isMember()
    await page.goto('/campaigns')
    await page
      .getByRole('button', { name: t('actions.generate') })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: t('generate.title') })
    await dialog.getByLabel(t('generate.prompt')).fill(briefs.en.idea)
    const chips = dialog.getByRole('region', { name: b('heading') })
    const setting = chips.getByRole('list', { name: b('how') }).getByRole('button', { name: 'Short' })
    await setting.click()
    await page.getByRole('button', { name: b('publish') }).click()
    await expect(setting).toHaveCount(0)
    await expect(chips.getByRole('button', { name: b('undo') })).toBeFocused()
    await expectAccessible(page)
    await chips.getByRole('button', { name: b('undo') }).click()
    await expect(setting).toBeVisible()
    await setting.click()
    await page.getByRole('button', { name: b('remove') }).click()
    await expect(dialog.getByLabel(t('generate.prompt'))).toHaveValue(
      briefs.en.idea.replace(' Keep it short.', ''),
    )
    await chips.getByRole('button', { name: b('undo') }).click()
    await dialog.getByText('Facebook', { exact: true }).click()
    const answered = page.waitForResponse('**/api/campaigns/generate')
    await dialog.getByRole('button', { name: t('generate.submit') }).click()
    const { id } = await (await answered).json()
    const { posts } = await (await page.request.get(`/api/campaigns/${id}`)).json()
    expect(posts[0].text).toContain(wrong)
    expect(posts[0].text).not.toMatch(briefs.en.direction)
  })
})

test.describe('when reading fails', () => {
  test.use({ expectsRefusals: true })

  test('nothing is lost, and it can be tried again', async ({ page, visitor }) => {
    const { b, t, common } = wordsOf('en')
    await visitor.isMember()
    await page.route('**/api/briefs/read', (route) => route.abort())
    await page.goto('/waterfall')
    await page.getByLabel(t('box.label')).fill(briefs.en.idea)
    const chips = chipsOn(page, 'en')
    await expect(chips).toContainText(b('failed'))
    await expect(page.getByRole('button', { name: t('box.submit') })).toBeEnabled()
    await page.unroute('**/api/briefs/read')
    await chips.getByRole('button', { name: common('retry') }).click()
    await expect(chips.getByRole('button', { name: `Call: ${wrong}` })).toBeVisible()
  })
})
