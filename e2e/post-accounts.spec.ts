import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import type { SocialAccount } from '#features/social-accounts/social-accounts.contract.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { add, read } from './campaign-calls.ts'
import { expect, expectAccessible, test, widthOf } from './fixtures.ts'

for (const language of ['en', 'es'] satisfies Locale[]) {
  const t = textOf(campaignDetailMessages, language)
  const campaigns = textOf(campaignMessages, language)

  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: widthOf(language), height: 900 } })

    test('a campaign posts to two accounts of one platform, once to each', async ({ page, visitor }) => {
      await visitor.isMember(language)
      const brand = await page.request.post('/api/brands', { data: { name: 'Luna North' } })
      const { id: brandId } = await brand.json()
      const connect = async (data: object): Promise<SocialAccount> =>
        (await page.request.post('/api/social-accounts/sandbox', { data })).json()
      const shared = await connect({ platform: 'facebook' })
      const own = await connect({ platform: 'facebook', brandId })
      await connect({ platform: 'x' })
      const words = 'Fresh bread from seven'
      const { id } = await add(page, { description: words, brandId })
      const posts = async () => (await read(page, id)).posts
      const [first] = await posts()

      await page.goto(`/campaigns/${id}?post=${first?.id}`)
      const choice = page.getByRole('combobox', { name: t('account.postTo') })
      await expect(choice).toHaveText(own.accountName)
      await page.getByRole('button', { name: t('account.alsoTo') }).click()
      let added = 0
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/accounts')) added++
      })
      // The menu closes between the clicks, so they go where it was.
      const item = page.getByRole('menuitem', { name: shared.accountName })
      await item.hover()
      const box = await item.boundingBox()
      if (!box) throw new Error('The account is not in the menu.')
      await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2)
      await expect(page.getByText(t('account.added'), { exact: true })).toBeVisible()
      expect([added, (await posts()).length]).toEqual([1, 3])
      // No account is left to choose from.
      await expect(page.getByRole('button', { name: t('account.alsoTo') })).toHaveCount(0)
      await expect(choice).toHaveText(own.accountName)
      await expectAccessible(page)

      const second = (await posts()).find(({ accountId }) => accountId === shared.id)
      await page.goto(`/campaigns/${id}?post=${second?.id}`)
      await expect(page.getByRole('heading', { name: `Facebook · ${shared.accountName}` })).toBeVisible()
      await expect(choice).toHaveText(shared.accountName)

      const dialog = page.getByRole('alertdialog')
      await page.evaluate((brand) => localStorage.setItem('brand', brand), brandId)
      await page.goto('/campaigns')
      const { title } = await read(page, id)
      await page.getByRole('button', { name: campaigns('card.publishNamed', { title }) }).click()
      await expect(dialog).toContainText(own.accountName)
      await expect(dialog).toContainText(shared.accountName)
      await expectAccessible(page)
      await page.goto(`/campaigns/${id}`)
      await page.getByRole('button', { name: t('actions.publish'), exact: true }).click()
      await expect(dialog).toContainText(own.accountName)
      await expect(dialog).toContainText(shared.accountName)
      await dialog.getByRole('button', { name: campaigns('publish.confirm') }).click()
      await expect
        .poll(async () => (await posts()).map(({ state }) => state))
        .toEqual(['published', 'published', 'published'])
      for (const { feedPath } of [own, shared]) {
        await page.goto(feedPath ?? '')
        await expect(page.getByText(words)).toHaveCount(1)
      }

      await page.goto(`/campaigns/${id}?tab=results`)
      await expect(page.getByText(`Facebook · ${own.accountName}`).first()).toBeVisible()
      await expect(page.getByText(`Facebook · ${shared.accountName}`).first()).toBeVisible()
    })

    test('a post is taken from one of them; with one account there is nothing to choose', async ({
      page,
      visitor,
    }) => {
      await visitor.isMember(language)
      const brand = await page.request.post('/api/brands', { data: { name: 'Luna North' } })
      const { id: brandId } = await brand.json()
      const connect = async (data: object): Promise<SocialAccount> =>
        (await page.request.post('/api/social-accounts/sandbox', { data })).json()
      await connect({ platform: 'x' })
      const shared = await connect({ platform: 'facebook' })
      await connect({ platform: 'facebook', brandId })
      const { id } = await add(page, { brandId })
      const [facebook, x] = (await read(page, id)).posts
      await page.goto(`/campaigns/${id}?post=${x?.id}`)
      await expect(page.getByRole('heading', { name: 'X (Twitter)' })).toBeVisible()
      await expect(page.getByRole('combobox', { name: t('account.postTo') })).toHaveCount(0)

      const path = `/api/campaigns/${id}/posts/${facebook?.id}/accounts`
      expect((await page.request.post(path, { data: { accountId: shared.id } })).status()).toBe(201)
      const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
      await page.request.post(`/api/campaigns/${id}/schedule`, { data: { scheduledFor: inAnHour } })
      await page.goto(`/campaigns/${id}?post=${facebook?.id}`)
      const heading = page.getByRole('heading', { level: 2, name: 'Facebook' })
      const platform = await heading.innerText()
      await page.getByRole('button', { name: t('posts.actions', { platform }) }).click()
      await page.getByRole('menuitem', { name: t('posts.leaveOutAccount') }).click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText(t('leaveOutAccount.scheduled'))
      await dialog.getByRole('button', { name: t('leaveOutAccount.confirm') }).click()
      await expect(dialog).toHaveCount(0)
      expect((await read(page, id)).posts.map(({ accountId }) => accountId)).toEqual([shared.id, null])
    })
  })
}
