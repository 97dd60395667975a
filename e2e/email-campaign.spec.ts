import { mailServerMessages } from '#client/forms/i18n/index.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { mailingMessages, returnedMailMessages } from '#features/mailings/i18n/index.ts'
import { connectChannelMessages } from '#features/social-accounts/i18n/index.ts'
import { textOf } from '#platform/messages.ts'
import { emailGuide } from '../src/connectors/social/email/email.connect.ts'
import { add, postOn } from './campaign-calls.ts'
import { mailLogin, unknownMailbox } from './fake-social-networks.ts'
import { expect, expectAccessible, noticeOn, pressTwice, test } from './fixtures.ts'

// A wrong password is refused on purpose.
test.use({ expectsRefusals: true })

/** Programs are not counted, and the browser of this test is one. */
const readersBrowser = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'

for (const [language, width] of [
  ['en', 1280],
  ['es', 390],
] as const) {
  const t = textOf(mailingMessages, language)
  const connecting = textOf(connectChannelMessages, language)
  const returned = textOf(returnedMailMessages, language)
  const server = textOf(mailServerMessages, language)

  test(`a post by email reaches the customers who agreed, in ${language}`, async ({ page, visitor }) => {
    await page.setViewportSize({ width, height: 900 })
    const { email } = await visitor.isMember(language)
    const name = platformName('email', language)
    const labelOf = (id: string) => emailGuide.fields.find((field) => field.id === id)?.label[language] ?? ''
    const enter = (id: string, value: string) =>
      page
        .getByRole('main')
        .locator('form')
        .getByLabel(new RegExp(`^${labelOf(id)}`))
        .first()
        .fill(value)

    const customers = ['luz@example.com', 'eva@example.com', unknownMailbox]
    for (const address of customers) {
      const customer = await page.request.post('/api/customers', { data: { name: 'Luz', email: address } })
      const { id } = await customer.json()
      await page.request.post(`/api/customers/${id}/consents`, {
        data: { channel: 'email', state: 'granted', source: 'form' },
      })
    }
    const { id } = await add(page, { platforms: ['email'] })
    const postId = (await postOn(page, id, 'email'))?.id
    const text = 'Fresh bread at eight. Our menu: https://luna.example/menu'
    await page.request.patch(`/api/campaigns/${id}/posts/${postId}`, { data: { text } })

    await page.goto(`/campaigns/${id}?post=${postId}`)
    const panel = page.getByRole('region', { name: t('label') })
    await expect(panel.getByText(t('audience', { count: 3 }))).toBeVisible()
    await panel.getByRole('link', { name: t('connect') }).click()
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()

    await enter('fromEmail', 'hola@luna.example')
    await enter('fromName', 'Café Luna')
    await enter('host', 'smtp.luna.example')
    await enter('user', mailLogin.username)
    await enter('perMinute', '20')
    await enter('password', 'wrong')
    await page.getByRole('button', { name: connecting('submit') }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await enter('password', mailLogin.password)
    await page.getByRole('button', { name: connecting('submit') }).click()
    await expect(page.getByText(connecting('states.connected'), { exact: true })).toBeVisible()

    const counting = page.getByRole('switch', { name: t('settings.switch') })
    await expect(counting).not.toBeChecked()
    await counting.click()
    await expect(counting).toBeChecked()
    await page.reload()
    await expect(counting).toBeChecked()
    await expectAccessible(page)

    const mailbox = page.getByRole('form', { name: returned('title') })
    await mailbox.getByLabel(returned('fields.host')).fill('localhost')
    await mailbox.getByLabel(server('port')).fill('1')
    await mailbox.getByLabel(server('username')).fill('luna')
    await mailbox.getByLabel(server('password'), { exact: true }).fill('secret')
    let saves = 0
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().endsWith('/returned')) saves++
    })
    await pressTwice(mailbox.getByRole('button', { name: returned('save') }), '**/mailing-settings/returned')
    await expect(mailbox.getByRole('alert')).toContainText(returned('notSaved'))
    expect(saves).toBe(1)
    await expectAccessible(page)

    await page.goto(`/campaigns/${id}?post=${postId}`)
    await expect(panel.getByText(t('missingBoth'))).toBeVisible()
    const workspace = await (await page.request.get('/api/workspace')).json()
    const { industry, timeZone, currency, country, locale, salesTarget } = workspace
    const details = { industry, timeZone, currency, country, locale, salesTarget }
    await page.request.put('/api/workspace', {
      data: { ...details, name: 'Café Luna', postalAddress: '1 Main Street' },
    })
    await expect(panel.getByText(t('missingBoth'))).toBeHidden()
    await expectAccessible(page)

    await panel.getByRole('button', { name: t('preview') }).click()
    const dialog = page.getByRole('dialog', { name: t('previewTitle') })
    const mail = dialog.frameLocator('iframe')
    await expect(mail.getByText('1 Main Street')).toBeVisible()
    await page.keyboard.press('Escape')
    await panel.getByRole('button', { name: t('sendTest') }).click()
    await expect(noticeOn(page, t('testSent', { address: email }))).toBeVisible()

    expect((await page.request.post(`/api/campaigns/${id}/publish`)).ok()).toBe(true)
    await expect(panel.getByRole('progressbar')).toBeVisible()
    await expect(panel.getByText(t('delivered', { sent: 2, total: 3 }))).toBeVisible()
    const { links } = await (await page.request.get(`/api/campaigns/${id}/posts/${postId}/mailing`)).json()
    const [link] = links
    expect(link.url).toBe('https://luna.example/menu')
    const answer = await page.request.get(`/l/${link.code}`, {
      maxRedirects: 0,
      headers: { 'user-agent': readersBrowser },
    })
    expect([answer.status(), answer.headers().location]).toEqual([302, link.url])
    await page.reload()
    await expect(panel.getByText(link.url)).toBeVisible()
    await expect(panel.getByText(t('clicks', { count: 1 }))).toBeVisible()
    await panel.getByText(t('problems')).click()
    await expect(panel.getByText(unknownMailbox)).toBeVisible()
    await expect(panel.getByText(t('reasons.no_mailbox'))).toBeVisible()
    await expectAccessible(page)
  })
}
