import { commonMessages } from '#client/i18n/index.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { mailingMessages, mailingRules } from '#features/mailings/i18n/index.ts'
import { postTemplateMessages, templateListMessages } from '#features/message-templates/i18n/index.ts'
import { channelMessages, connectChannelMessages } from '#features/social-accounts/i18n/index.ts'
import { textOf } from '#platform/messages.ts'
import { whatsappGuide } from '../src/connectors/social/whatsapp/whatsapp.connect.ts'
import { add, postOn, stateOf } from './campaign-calls.ts'
import { whatsappValues } from './fake-social-networks.ts'
import { expect, expectAccessible, expectToFit, noticeOn, test } from './fixtures.ts'

// A wrong id is refused on purpose.
test.use({ expectsRefusals: true })

for (const [language, width] of [
  ['en', 1280],
  ['es', 390],
] as const) {
  const t = textOf(mailingMessages, language)
  const rules = textOf(mailingRules, language)
  const words = textOf(postTemplateMessages, language)
  const list = textOf(templateListMessages, language)
  const common = textOf(commonMessages, language)
  const channels = textOf(channelMessages, language)
  const connecting = textOf(connectChannelMessages, language)

  test(`a message reaches the customers who agreed, once its text is approved, in ${language}`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await visitor.isMember(language)
    const name = platformName('whatsapp', language)
    const labelOf = (id: string) =>
      whatsappGuide.fields.find((field) => field.id === id)?.label[language] ?? ''
    const enter = (id: string, value: string) =>
      page
        .getByRole('main')
        .locator('form')
        .getByLabel(new RegExp(`^${labelOf(id)}`))
        .first()
        .fill(value)

    for (const phone of ['+34 600 100 001', '+34 600 100 002', '600 100 003']) {
      const customer = await page.request.post('/api/customers', { data: { name: 'Luz Vega', phone } })
      const { id } = await customer.json()
      await page.request.post(`/api/customers/${id}/consents`, {
        data: { channel: 'whatsapp', state: 'granted', source: 'form' },
      })
    }
    const { id } = await add(page, { platforms: ['whatsapp'] })
    const postId = (await postOn(page, id, 'whatsapp'))?.id
    const text = 'Hi {{first_name}}, fresh bread at eight. See you!'
    await page.request.patch(`/api/campaigns/${id}/posts/${postId}`, { data: { text } })

    await page.goto(`/campaigns/${id}?post=${postId}`)
    const panel = page.getByRole('region', { name: t('label') })
    await expect(panel.getByText(t('phones.audience', { count: 2 }))).toBeVisible()
    await expect(panel.getByText(t('phones.withoutCode', { count: 1 }))).toBeVisible()
    await panel.getByRole('link', { name: t('phones.connect') }).click()
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await enter('numberId', '100000000000001')
    await enter('businessId', whatsappValues.businessId)
    await enter('token', whatsappValues.token)
    await enter('appSecret', whatsappValues.appSecret)
    const connect = page.getByRole('main').locator('form').getByRole('button').last()
    await connect.click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await enter('numberId', whatsappValues.numberId)
    await enter('token', whatsappValues.token)
    await enter('appSecret', whatsappValues.appSecret)
    await connect.click()
    await expect(page.getByRole('heading', { name: list('title') })).toBeVisible()
    await expect(page.getByText(list('empty'))).toBeVisible()
    await expect(page.getByRole('heading', { name: connecting('accounts') })).toBeVisible()
    // Meta delivers to no address of this computer.
    await expect(page.getByText(channels('listening.no_public_address', { network: name }))).toBeVisible()
    await expectToFit(page)
    await expectAccessible(page)

    await page.goto(`/campaigns/${id}?post=${postId}`)
    const approval = page.getByRole('region', { name: words('label') })
    await expect(approval.getByText(words('problems.template_missing'))).toBeVisible()
    await approval.getByRole('button', { name: words('submit') }).click()
    const dialog = page.getByRole('dialog', { name: words('submitTitle') })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: words('confirm') }).click()
    await expect(noticeOn(page, words('submitted'))).toBeVisible()
    await expect(approval.getByText(words('problems.template_waiting'))).toBeVisible()
    await approval.getByRole('button', { name: words('check') }).click()
    await expect(approval.getByText(words('chosen'))).toBeVisible()

    await approval.getByRole('button', { name: words('preview') }).click()
    const preview = page.getByRole('dialog', { name: words('previewTitle') })
    const firstName = words('previewName').split(' ')[0]
    await expect(preview.getByText(`Hi ${firstName}, fresh bread at eight. See you!`)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')

    await panel.getByRole('button', { name: t('cost.enter') }).click()
    const price = page.getByRole('dialog', { name: t('cost.title') })
    await price.getByLabel(t('cost.field')).fill(language === 'en' ? '0.0615' : '0,0615')
    await price.getByRole('button', { name: t('cost.save') }).click()
    await expect(panel.getByText(/0[.,]13/)).toBeVisible()
    await expectToFit(page)
    await expectAccessible(page)

    await panel.getByRole('button', { name: t('sendTest') }).click()
    const trial = page.getByRole('dialog', { name: t('phones.testTitle') })
    const phone = trial.getByLabel(t('phones.testPhone'))
    await phone.fill('600 100 009')
    await trial.getByRole('button', { name: t('phones.testSend') }).click()
    await expect(trial.getByText(rules('enterPhone'))).toBeVisible()
    await expect(trial.getByText(/0[.,]0615/)).toBeVisible()
    await expectAccessible(page)
    await phone.fill('+34 600 100 009')
    await trial.getByRole('button', { name: t('phones.testSend') }).click()
    await expect(noticeOn(page, t('testSent', { address: '+34600100009' }))).toBeVisible()
    await panel.getByRole('button', { name: t('sendTest') }).click()
    await expect(phone).toHaveValue('+34600100009')
    // A notice may be the first to take the Escape key.
    await trial.getByRole('button', { name: common('cancel') }).click()
    await expect(trial).toBeHidden()

    await page.request.post(`/api/campaigns/${id}/publish`)
    await expect.poll(() => stateOf(page, id, 'whatsapp')).toBe('published')
    await expect(panel.getByText(t('phones.sent', { sent: 2, total: 2 }))).toBeVisible()
  })
}
