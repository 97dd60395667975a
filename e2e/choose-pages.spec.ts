import { platformName } from '#connectors/social/platform-name.ts'
import { connectChannelMessages } from '#features/social-accounts/i18n/index.ts'
import type { SocialAccount } from '#features/social-accounts/social-accounts.contract.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { telegramGuide } from '../src/connectors/social/telegram/telegram.connect.ts'
import { severalChannels, telegramValues } from './fake-social-networks.ts'
import { expect, expectAccessible, test, widthOf } from './fixtures.ts'

for (const language of ['en', 'es'] satisfies Locale[]) {
  const t = textOf(connectChannelMessages, language)

  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: widthOf(language), height: 900 } })

    test('of several channels a person chooses, at once and later', async ({ page, visitor }) => {
      await visitor.isMember(language)
      const { token } = await telegramValues()
      const form = page.getByRole('main').locator('form')
      await page.goto('/settings?section=channels&channel=telegram')
      for (const [place, value] of [token, severalChannels].entries())
        await form
          .getByLabel(new RegExp(`^${telegramGuide.fields[place]?.label[language]}`))
          .first()
          .fill(value)
      await form.getByRole('button', { name: t('submit') }).click()

      const dialog = page.getByRole('dialog', { name: t('pages.title') })
      const boxes = dialog.getByRole('checkbox')
      await expect(boxes).toHaveCount(3)
      await expect(boxes.first()).toBeChecked()
      await expect(boxes.nth(1)).not.toBeChecked()
      await expectAccessible(page)
      await dialog.getByRole('checkbox', { name: 'Luna North' }).check()
      await dialog.getByRole('button', { name: t('pages.submit', { count: 2 }) }).click()
      await expect(dialog).toHaveCount(0)
      const list = page.getByRole('list', { name: platformName('telegram', language) })
      await expect(list.getByRole('listitem')).toHaveCount(2)

      await page.reload()
      await page.getByRole('button', { name: t('pages.open') }).click()
      await boxes.first().uncheck()
      await expect(dialog).toContainText(t('pages.leaves'))
      await dialog.getByRole('checkbox', { name: 'Luna North' }).uncheck()
      await expect(dialog).toContainText(t('pages.none'))
      await expect(dialog.getByRole('button', { name: t('pages.submit', { count: 0 }) })).toBeDisabled()
      await dialog.getByRole('checkbox', { name: 'Luna South' }).check()
      await dialog.getByRole('button', { name: t('pages.submit', { count: 1 }) }).click()
      await expect(list.getByRole('listitem')).toHaveCount(1)
      const accounts: SocialAccount[] = await (await page.request.get('/api/social-accounts')).json()
      expect(accounts.map(({ accountName }) => accountName)).toEqual(['Luna South'])
    })
  })
}
