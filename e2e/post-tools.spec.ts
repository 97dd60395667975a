import type { Page } from '@playwright/test'
import { campaignDetailMessages, translatePostMessages } from '#features/campaigns/i18n/detail/index.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import type { ReworkTool } from '#writer/rework.ts'
import { add, postOn } from './campaign-calls.ts'
import { expect, expectAccessible, expectToFit, expectToFitAtOtherWidth, test, widthOf } from './fixtures.ts'

const texts: Record<Locale, { offer: string; facts: RegExp[]; translation: string }> = {
  en: {
    offer:
      '20% off all cakes until Sunday 22 November. New customers only. We bake them with great care. Call 600 123 456.\n\n#cakes',
    facts: [/20%/, /22/, /new customers/i, /600 123 456/, /#cakes/],
    translation:
      '20 % de descuento en tartas hasta el domingo 22 de noviembre. Solo clientes nuevos. Las hacemos con mucho cuidado. Llama al 600 123 456.\n\n#cakes',
  },
  es: {
    offer:
      '2x1 en tartas de queso hasta el domingo 22 de noviembre. Solo clientes nuevos. Las hacemos con mucho cariño. Llámanos al 600 123 456.\n\n#tartas',
    facts: [/2x1/, /22/, /clientes nuevos/i, /600 123 456/, /#tartas/],
    translation:
      '2x1 on cheesecakes until Sunday 22 November. New customers only. We make them with great care. Call us at 600 123 456.\n\n#tartas',
  },
}

const wordsOf = (language: Locale) => ({
  t: textOf(campaignDetailMessages, language),
  tr: textOf(translatePostMessages, language),
})

/** Opens the post of a new campaign, with a text of the owner. */
async function open(page: Page, language: Locale) {
  const { id } = await add(page, { platforms: ['facebook', 'x'] })
  const post = await postOn(page, id, 'facebook')
  const saved = await page.request.patch(`/api/campaigns/${id}/posts/${post?.id}`, {
    data: { text: texts[language].offer },
  })
  expect(saved.status()).toBe(200)
  await page.goto(`/campaigns/${id}?post=${post?.id}`)
  const { t } = wordsOf(language)
  const field = page.getByRole('textbox', { name: t('editor.text'), exact: true })
  await expect(field).toHaveValue(texts[language].offer)
  const bar = page.getByRole('group', { name: t('tools.label') })
  const tool = (name: ReworkTool | 'translate' | 'undo') =>
    bar.getByRole('button', { name: t(`tools.${name}`), exact: true })
  return { id, field, bar, tool }
}

/** Answers like a model would; the built-in writer cannot translate. */
const translates = (page: Page, language: Locale, answer: object = {}) =>
  page.route('**/translate', (route) =>
    route.fulfill({
      json: {
        from: language,
        locale: locales.find((each) => each !== language),
        text: texts[language].translation,
        lost: [],
        added: [],
        isWrongLanguage: false,
        reason: null,
        ...answer,
      },
    }),
  )

for (const language of locales) {
  const width = widthOf(language)

  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width < 640 })
    const { t, tr } = wordsOf(language)
    const { offer, facts, translation } = texts[language]

    test('a text is shortened, undone, exchanged and shared', async ({ page, visitor }) => {
      await visitor.isMember(language)
      const { id, field, bar, tool } = await open(page, language)
      await expect(tool('undo')).toHaveAttribute('aria-disabled', 'true')
      await expectAccessible(page)
      await expectToFitAtOtherWidth(page)
      if (width < 640)
        for (const button of await bar.getByRole('button').all())
          expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)

      await tool('shorter').dblclick()
      await expect(page.getByText(t('tools.replaced'))).toBeVisible()
      const short = await field.inputValue()
      expect(short.length).toBeLessThan(offer.length)
      for (const fact of facts) expect(short).toMatch(fact)
      await tool('undo').click()
      await expect(field).toHaveValue(offer)
      await expect(page.getByText(t('tools.undone'))).toBeVisible()
      await page.getByRole('button', { name: t('tools.redo'), exact: true }).click()
      await expect(field).toHaveValue(short)
      await tool('undo').click()

      await tool('alternatives').click()
      const choice = page.getByRole('region', { name: t('tools.choose') })
      await expect(choice.getByRole('heading')).toBeFocused()
      await expectAccessible(page)
      await expectToFit(page)
      const first = choice.getByRole('listitem').first()
      const other = (await first.getByRole('paragraph').textContent()) ?? ''
      await first.getByRole('button').click()
      await expect(field).toHaveValue(other)
      await expect(choice).toBeHidden()
      for (const fact of facts) expect(other).toMatch(fact)

      const before = (await postOn(page, id, 'x'))?.text
      await page.getByRole('button', { name: t('editor.share') }).click()
      const dialog = page.getByRole('dialog', { name: t('share.title') })
      await expect(dialog.getByRole('checkbox', { name: t('share.adapt') })).toBeChecked()
      await expect(dialog.getByText('600 123 456')).toBeVisible()
      await expectAccessible(page)
      await expectToFit(page)
      await dialog.getByRole('button', { name: t('share.submit', { count: 1 }) }).click()
      await expect(dialog).toBeHidden()
      await expect.poll(async () => (await postOn(page, id, 'x'))?.text).toContain('600 123 456')
      await page.getByRole('button', { name: t('share.undo') }).click()
      await expect.poll(async () => (await postOn(page, id, 'x'))?.text).toBe(before)
      await expect.poll(async () => (await postOn(page, id, 'facebook'))?.text).toBe(offer)
      // The text that was typed but not saved is still there.
      await expect(field).toHaveValue(other)
    })

    test('a translation is shown beside the original and kept with the post', async ({ page, visitor }) => {
      await visitor.isMember(language)
      const { field, tool } = await open(page, language)
      await tool('translate').click()
      const dialog = page.getByRole('dialog', { name: tr('title') })
      await expect(dialog.getByText(tr('reasons.no_model'))).toBeVisible()
      await expect(dialog.getByRole('link', { name: tr('settings') })).toHaveAttribute(
        'href',
        '/settings?section=ai',
      )
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(tool('translate')).toBeFocused()

      await translates(page, language, { lost: ['22 nov'] })
      await tool('translate').click()
      const typed = dialog.getByRole('textbox')
      await expect(typed).toHaveValue(translation)
      await expect(dialog.getByText(offer.split('\n')[0] ?? '')).toBeVisible()
      await expect(dialog.getByText('22 nov', { exact: false }).last()).toBeVisible()
      await expectAccessible(page)
      await expectToFitAtOtherWidth(page)
      await dialog.getByRole('button', { name: tr('below') }).click()
      await expect(dialog).toBeHidden()
      const both = await field.inputValue()
      expect(both.startsWith(offer.split('\n')[0] ?? '')).toBe(true)
      expect(both).toContain(translation.split('\n')[0])
      expect(both.match(/#\p{L}+/gu)).toHaveLength(1)
      await tool('undo').click()
      await expect(field).toHaveValue(offer)

      // Kept with the post: nothing is asked for again.
      await page.unroute('**/translate')
      await tool('translate').click()
      await expect(typed).toHaveValue(translation)
      await expect(dialog.getByText(tr('outdated'))).toBeHidden()
      await dialog.getByRole('button', { name: tr('replace') }).click()
      await expect(field).toHaveValue(translation)
      await tool('translate').click()
      await expect(dialog.getByText(offer.split('\n')[0] ?? '')).toBeVisible()
      await page.keyboard.press('Escape')
      await field.fill(`${offer} 🍰`)
      await tool('translate').click()
      await expect(dialog.getByText(tr('outdated'))).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test('an answer that comes after the person typed on does not overwrite the text', async ({
  page,
  visitor,
}) => {
  const { t } = wordsOf('en')
  await visitor.isMember()
  const { field, tool } = await open(page, 'en')
  const typed = Promise.withResolvers<void>()
  let calls = 0
  await page.route('**/rework', async (route) => {
    calls++
    await typed.promise
    await route.continue()
  })
  await tool('shorter').dblclick()
  await field.fill('Something quite different.')
  typed.resolve()
  await expect(page.getByText(t('tools.late'))).toBeVisible()
  await expect(field).toHaveValue('Something quite different.')
  expect(calls).toBe(1)
  const choice = page.getByRole('region', { name: t('tools.choose') })
  await choice.getByRole('listitem').getByRole('button').click()
  await expect(field).toHaveValue(/600 123 456/)
  await tool('undo').click()
  await expect(field).toHaveValue('Something quite different.')
  await tool('rewrite').click()
  await expect(page.getByText(t('tools.reasons.no_other_way'))).toBeVisible()
  await expect(field).toHaveValue('Something quite different.')
})

test('by keyboard alone: a text is made warmer, undone and translated', async ({ page, visitor }) => {
  const { t, tr } = wordsOf('en')
  await visitor.isMember()
  await translates(page, 'en')
  const { field, tool } = await open(page, 'en')
  await tool('longer').focus()
  await page.keyboard.press('Tab')
  await expect(tool('warmer')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('tools.replaced'))).toBeVisible()
  await expect(tool('warmer')).toBeFocused()
  await field.focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(field).toHaveValue(texts.en.offer)
  await tool('translate').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: tr('title') })
  await expect(dialog.getByRole('textbox')).toHaveValue(texts.en.translation)
  await dialog.getByRole('button', { name: tr('replace') }).focus()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(texts.en.translation)
  await expect(tool('translate')).toBeFocused()
})

for (const [language, width] of [
  ['en', 390],
  ['es', 1280],
] as const)
  test.describe(`below the post, in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width < 640 })

    test('hashtags become the first comment, and a long text a thread', async ({ page, visitor }) => {
      await visitor.isMember(language)
      const { id, field } = await open(page, language)
      const { t } = wordsOf(language)
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const box = (name: string) => page.getByRole('textbox', { name, exact: true })
      const [body = '', tags = ''] = texts[language].offer.split('\n\n')

      await button(t('followUps.moveHashtags')).click()
      await expect(field).toHaveValue(body)
      await expect(box(t('followUps.comment'))).toHaveValue(tags)
      await expectAccessible(page)
      await expectToFit(page)
      await button(t('followUps.undoMove')).click()
      await expect(field).toHaveValue(texts[language].offer)
      await button(t('followUps.moveHashtags')).click()
      await button(t('editor.save')).click()
      await expect.poll(async () => (await postOn(page, id, 'facebook'))?.followUps).toEqual([tags])

      const x = await postOn(page, id, 'x')
      await page.goto(`/campaigns/${id}?post=${x?.id}`)
      const long = `${body}\n\n${body}`
      await field.fill(long)
      await button(t('followUps.split')).click()
      await expect(field).toHaveValue(body)
      await expect(box(t('followUps.part', { number: 2 }))).toHaveValue(body)
      await button(t('followUps.addPart')).click()
      await expect(page.getByText(t('editor.problems'))).toBeVisible()
      await page.getByRole('button', { name: t('followUps.removePart', { number: 3 }) }).click()
      await expect(page.getByText(t('editor.problems'))).toBeHidden()
      await expectAccessible(page)
      await button(t('editor.save')).click()
      await expect.poll(async () => (await postOn(page, id, 'x'))?.followUps).toEqual([body])
    })
  })
