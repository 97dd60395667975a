import { platformName } from '#connectors/social/platform-name.ts'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { postReasonMessages } from '#features/campaigns/i18n/post-reasons/index.ts'
import { connectChannelMessages, spendingMessages } from '#features/social-accounts/i18n/index.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { add, postOn, stateOf } from './campaign-calls.ts'
import { xKeys } from './fake-social-networks.ts'
import { expect, expectAccessible, expectToFit, noticeOn, test, widthOf } from './fixtures.ts'

const amounts = {
  en: { none: '$0.00', usual: '$10.00', link: '$0.20', tiny: '$0.05', typed: '0.05', more: '5' },
  es: { none: '0,00 $', usual: '10,00 $', link: '0,20 $', tiny: '0,05 $', typed: '0,05', more: '5' },
}

for (const language of ['en', 'es'] satisfies Locale[]) {
  const t = textOf(spendingMessages, language)
  const connecting = textOf(connectChannelMessages, language)
  const campaigns = textOf(campaignMessages, language)
  const detail = textOf(campaignDetailMessages, language)
  const reasons = textOf(postReasonMessages, language)
  const name = platformName('x', language)
  const money = amounts[language]

  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: widthOf(language), height: 900 } })

    test('what X charges is said before, counted, and kept within the limit', async ({ page, visitor }) => {
      await visitor.isMember(language)
      const { clientId, clientSecret } = await xKeys()
      await page.request.put('/api/social-accounts/apps', { data: { name: 'x', clientId, clientSecret } })
      await page.goto('/settings?section=channels&channel=x')
      await page.getByRole('button', { name: connecting('signIn', { name }) }).click()
      const usual = { spent: money.none, limit: money.usual }
      await expect(page.getByText(t('spent', usual))).toBeVisible()
      await expectToFit(page)

      const change = page.getByRole('button', { name: t('change') })
      const dialog = page.getByRole('dialog', { name: t('title') })
      const field = dialog.getByLabel(t('limit'))
      const setLimit = async (typed: string) => {
        await change.click()
        await field.fill(typed)
        await dialog.getByRole('button', { name: t('save') }).click()
      }
      await setLimit('a lot')
      await expect(field).toHaveAccessibleDescription(/./)
      await expectAccessible(page)
      await field.fill(money.typed)
      await field.press('Enter')
      await expect(noticeOn(page, t('saved'))).toBeVisible()
      await expect(page.getByText(t('spent', { spent: money.none, limit: money.tiny }))).toBeVisible()

      const text = `Fresh bread in ${language}: https://luna.example/bread`
      const { id } = await add(page, { description: text, platforms: ['x'] })
      await page.goto(`/campaigns/${id}`)
      await page.getByRole('button', { name: detail('actions.publish') }).click()
      const question = page.getByRole('alertdialog', { name: campaigns('publish.title') })
      await expect(question).toContainText(t('cost', { network: name, cost: money.link }))
      await expect(question).toContainText(t('tooLittle', { left: money.tiny }))
      await expectAccessible(page)
      await question.getByRole('button', { name: campaigns('publish.confirm') }).click()
      await expect.poll(() => stateOf(page, id, 'x')).toBe('failed')
      await page.goto(`/campaigns/${id}?post=${(await postOn(page, id, 'x'))?.id}`)
      await expect(page.getByText(reasons('spending_limit'))).toBeVisible()
      await expectAccessible(page)

      await page.getByRole('link', { name: detail('failure.raiseLimit') }).click()
      await setLimit(money.more)
      await expect(dialog).toBeHidden()
      await page.goto(`/campaigns/${id}`)
      await page.getByRole('button', { name: detail('actions.retry', { count: 1 }) }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: detail('retry.confirm') })
        .click()
      await expect.poll(() => stateOf(page, id, 'x')).toBe('published')
    })
  })
}
