import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { previewMessages } from '#features/campaigns/i18n/index.ts'
import { type Locale, locales } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { add, postOn, read } from './campaign-calls.ts'
import { expect, expectAccessible, expectToFitAtOtherWidth, test, widthOf } from './fixtures.ts'

const words: Record<
  Locale,
  Record<'kind' | 'offer' | 'title' | 'start' | 'end' | 'coupon' | 'tooEarly', string>
> = {
  en: {
    ...{ kind: 'Type of post', offer: 'Offer', title: 'Title', start: 'Starts', end: 'Ends' },
    coupon: 'Coupon code',
    tooEarly: 'Google Business: “Ends” must be later than “Starts”. Choose a later time.',
  },
  es: {
    ...{ kind: 'Tipo de publicación', offer: 'Oferta', title: 'Título', start: 'Empieza', end: 'Acaba' },
    coupon: 'Código del cupón',
    tooEarly: 'Google Business: «Acaba» tiene que ser después de «Empieza». Elige una hora posterior.',
  },
}

for (const language of locales) {
  const width = widthOf(language)

  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width < 640 })
    const t = textOf(campaignDetailMessages, language)
    const preview = textOf(previewMessages, language)
    const { kind, offer, title, start, end, coupon, tooEarly } = words[language]

    test('an offer is written, checked, previewed in light and dark, and kept', async ({ page, visitor }) => {
      await visitor.isMember(language)
      const { id } = await add(page, { platforms: ['google_business'] })
      const post = await postOn(page, id, 'google_business')
      await page.goto(`/campaigns/${id}?post=${post?.id}`)
      await page.getByRole('combobox', { name: kind }).click()
      await page.getByRole('option', { name: offer, exact: true }).click()
      const shown = page.getByRole('figure')
      await page.getByLabel(title).fill('Bread day')
      await page.getByLabel(coupon).fill('LUNA10')
      await page.getByLabel(start).fill('2030-12-05T09:00')
      await page.getByLabel(end).fill('2030-12-05T08:30')
      await expect(page.getByText(tooEarly)).toBeVisible()
      await page.getByLabel(end).fill('2030-12-06T13:30')
      await expect(page.getByText(tooEarly)).toBeHidden()
      await expect(shown).toContainText('Bread day')
      await expect(shown).toContainText('LUNA10')
      await expect(shown).toContainText('2030')
      for (const scheme of ['dark', 'light'] as const) {
        const button = page.getByRole('button', { name: preview(scheme), exact: true })
        await button.click()
        await expect(button).toHaveAttribute('aria-pressed', 'true')
        await expectAccessible(page)
      }
      await expectToFitAtOtherWidth(page)
      await page.getByRole('button', { name: t('editor.save'), exact: true }).click()
      await expect
        .poll(async () => (await read(page, id)).posts[0]?.options)
        .toMatchObject({ kind: 'offer', title: 'Bread day', end: '2030-12-06T13:30' })
    })

    test('a poll replaces images, and what a network does with a text is said before', async ({
      page,
      visitor,
    }) => {
      await visitor.isMember(language)
      const { id } = await add(page, { platforms: ['x', 'instagram'] })
      const post = await postOn(page, id, 'x')
      const text = `${'Bread '.repeat(10)}#a #b #c`
      const options = { poll: 'yes', choice1: 'Rye', choice2: 'Spelt' }
      await page.request.patch(`/api/campaigns/${id}/posts/${post?.id}`, { data: { text, options } })
      await page.goto(`/campaigns/${id}?post=${post?.id}`)
      const shown = page.getByRole('figure')
      await expect(shown.getByText('Spelt')).toBeVisible()
      const hints = page.getByRole('list', { name: t('editor.hints') })
      await expect(hints.getByRole('listitem')).toHaveCount(1)
      await expectAccessible(page)
      await expectToFitAtOtherWidth(page)
    })
  })
}
