import { randomUUID } from 'node:crypto'
import { behaviourMessages, sandboxMessages } from '#features/sandbox-network/i18n/index.ts'
import { locales } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { expect, expectAccessible, expectToFit, expectToFitAtOtherWidth, test, widthOf } from './fixtures.ts'
import { openAccount } from './sandbox-account.ts'

for (const language of locales) {
  const t = textOf(sandboxMessages, language)
  const b = textOf(behaviourMessages, language)

  test.describe(`in ${language} at ${widthOf(language)} px`, () => {
    test.use({ viewport: { width: widthOf(language), height: 800 } })

    test('a feed says that it is a sandbox, what will appear there, and its simulated behavior', async ({
      page,
      visitor,
    }) => {
      await visitor.isMember(language)
      const answer = await page.request.post('/api/social-accounts/sandbox', {
        data: { platform: 'instagram_reels' },
      })
      const { feedPath } = await answer.json()
      await page.goto(feedPath)
      const platform = language === 'en' ? 'Instagram Reels' : 'Reels de Instagram'
      await expect(page.getByRole('heading', { level: 1, name: 'Ana Ruiz' })).toBeVisible()
      await expect(page.getByText(t('banner'), { exact: true })).toBeVisible()
      await expect(page.getByText(t('emptyReason', { platform }))).toBeVisible()
      await expectAccessible(page)

      await page.getByRole('tab', { name: t('tabs.behaviour') }).click()
      await page.getByRole('combobox', { name: b('kind') }).click()
      await page.getByRole('option', { name: b('kinds.rate_limited_seconds') }).click()
      await expect(page.getByText(b('weDo.rate_limited_seconds'))).toBeVisible()
      await page.getByRole('combobox', { name: b('posts') }).click()
      await page.getByRole('option', { name: b('postsOptions.five') }).click()
      await page.getByRole('button', { name: b('apply') }).click()
      const banner = page.getByText(b('banner', { what: b('kinds.rate_limited_seconds') }))
      await expect(banner).toBeVisible()
      await expect(page.getByText(b('left', { count: 5 }))).toBeVisible()
      await expectAccessible(page)
      await expectToFitAtOtherWidth(page)
      await page.getByRole('button', { name: b('backToNormal') }).click()
      await expect(banner).toBeHidden()
    })
  })

  test.describe(`an account that is not there, in ${language}`, () => {
    test.use({ expectsRefusals: true })

    test('has a next step', async ({ page, visitor }) => {
      await visitor.isMember(language)
      await page.goto(`/sandbox/${randomUUID()}`)
      await expect(page.getByText(t('gone'))).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: t('toCampaigns') })).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test.describe('a message to the shop', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('in Spanish on a phone: it reaches the inbox, and the reply appears below it', async ({
    page,
    visitor,
  }) => {
    const t = textOf(sandboxMessages, 'es')
    await visitor.isMember('es')
    const answer = await page.request.post('/api/social-accounts/sandbox', { data: { platform: 'facebook' } })
    const { feedPath } = await answer.json()
    await page.goto(feedPath)
    await page.getByRole('tab', { name: t('tabs.messages') }).click()
    await expect(page.getByText(t('messages.empty'))).toBeVisible()
    await page.getByRole('button', { name: t('messages.send') }).click()
    await expect(page.getByText('Escribe antes un mensaje')).toBeVisible()
    const name = 'Lucía <b>\u202E'
    await page.getByLabel(t('messages.name')).fill(name)
    await page.getByLabel(t('messages.message'), { exact: true }).fill('¿Abrís mañana?')
    await page.getByRole('button', { name: t('messages.send') }).click()
    await expect(page.getByText('¿Abrís mañana?')).toBeVisible()
    await expect.poll(async () => (await (await page.request.get('/api/messages')).json()).length).toBe(1)
    const [message] = await (await page.request.get('/api/messages')).json()
    expect(message.senderName).toBe('Lucía <b>')
    await page.request.post(`/api/conversations/${message.conversationId}/reply`, {
      data: { text: 'Sí, a las nueve.', reference: randomUUID() },
    })
    await expect(page.getByText('Sí, a las nueve.')).toBeVisible()
    await expectToFit(page)
    await expectAccessible(page)
  })
})

test('a like stays, however late the network confirms that the post was seen', async ({ page, visitor }) => {
  const t = textOf(sandboxMessages, 'en')
  await visitor.isMember('en')
  const { feedPath } = await openAccount(page, 'facebook')
  const created = await page.request.post('/api/campaigns', {
    data: { title: 'Balayage', description: 'Balayage', platforms: ['facebook'], withPictures: false },
  })
  const { id } = await created.json()
  await page.request.post(`/api/campaigns/${id}/publish`)
  const statusOf = async () => (await (await page.request.get(`/api/campaigns/${id}`)).json()).status
  await expect.poll(statusOf).toBe('published')

  const order: string[] = []
  const clicked = Promise.withResolvers<void>()
  await page.route('**/api/sandbox/posts/*/reactions', async (route) => {
    const { kind } = route.request().postDataJSON()
    order.push(`${kind} is sent`)
    const response = await route.fetch()
    if (kind === 'view') await clicked.promise
    order.push(`${kind} is answered`)
    await route.fulfill({ response })
  })
  await page.goto(feedPath)
  const like = page.getByRole('button', { name: t('like') })
  await expect.poll(() => order).toEqual(['view is sent'])
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  clicked.resolve()
  await expect.poll(() => order.at(-1)).toBe('like is answered')
  expect(order).toEqual(['view is sent', 'view is answered', 'like is sent', 'like is answered'])
  await expect(like).toHaveText(`${t('like')}1`)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
})
