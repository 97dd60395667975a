import { platformName } from '#connectors/social/platform-name.ts'
import { connectChannelMessages } from '#features/social-accounts/i18n/index.ts'
import type { SocialAccount } from '#features/social-accounts/social-accounts.contract.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { boards, pinterestKeys } from './fake-social-networks.ts'
import { expect, expectAccessible, test, widthOf } from './fixtures.ts'

const [first = '', second = '', third = ''] = boards

for (const language of ['en', 'es'] satisfies Locale[]) {
  const t = textOf(connectChannelMessages, language)

  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: widthOf(language), height: 900 } })

    test('of several boards a person chooses, at once and later', async ({ page, visitor }) => {
      await visitor.isMember(language)
      const keys = { name: 'pinterest', ...(await pinterestKeys()) }
      expect((await page.request.put('/api/social-accounts/apps', { data: keys })).ok()).toBe(true)
      const name = platformName('pinterest', language)
      await page.goto('/settings?section=channels&channel=pinterest')
      await page.getByRole('button', { name: t('signIn', { name }) }).click()

      const dialog = page.getByRole('dialog', { name: t('pages.title') })
      const boxes = dialog.getByRole('checkbox')
      const box = (board: string) => dialog.getByRole('checkbox', { name: board })
      await expect(boxes).toHaveCount(boards.length)
      await expect(box(first)).toBeChecked()
      await expect(box(second)).not.toBeChecked()
      await expectAccessible(page)
      await box(second).check()
      await dialog.getByRole('button', { name: t('pages.submit', { count: 2 }) }).click()
      await expect(dialog).toHaveCount(0)
      const list = page.getByRole('list', { name })
      await expect(list.getByRole('listitem')).toHaveCount(2)

      await page.reload()
      await page.getByRole('button', { name: t('pages.open') }).click()
      await box(first).uncheck()
      await expect(dialog).toContainText(t('pages.leaves'))
      await box(second).uncheck()
      await expect(dialog).toContainText(t('pages.none'))
      await expect(dialog.getByRole('button', { name: t('pages.submit', { count: 0 }) })).toBeDisabled()
      await box(third).check()
      await dialog.getByRole('button', { name: t('pages.submit', { count: 1 }) }).click()
      await expect(list.getByRole('listitem')).toHaveCount(1)
      const accounts: SocialAccount[] = await (await page.request.get('/api/social-accounts')).json()
      expect(accounts.map(({ accountName }) => accountName)).toEqual([expect.stringContaining(third)])
    })
  })
}
