import { commonMessages } from '#client/i18n/index.ts'
import { authMessages, profileMessages } from '#features/auth/i18n/index.ts'
import { businessMessages, settingsMessages } from '#features/settings/i18n/index.ts'
import { storageMessages } from '#features/storage/i18n/index.ts'
import { textOf } from '#platform/messages.ts'
import { png } from '#tests/png.ts'
import { expect, expectAccessible, password, test } from './fixtures.ts'

const en = {
  settings: textOf(settingsMessages, 'en'),
  business: textOf(businessMessages, 'en'),
  profile: textOf(profileMessages, 'en'),
  auth: textOf(authMessages, 'en'),
  storage: textOf(storageMessages, 'en'),
}
const es = { business: textOf(businessMessages, 'es') }

test('a new name, picture and device list appear immediately, and another device is signed out', async ({
  page,
  visitor,
  browser,
}) => {
  const { email } = await visitor.isMember()
  const phone = await browser.newContext({
    userAgent: 'Mozilla/5.0 (iPhone) Version/18.1 Mobile Safari/604.1',
  })
  await phone.request.post('/api/login', { data: { email, password } })
  await page.goto('/settings')
  const account = page.getByRole('region', { name: 'Your account' })

  const names = page.getByRole('form', { name: en.profile('names.title') })
  await names.getByLabel(en.auth('fields.firstName')).fill('Ana María')
  await names.getByRole('button', { name: 'Save changes' }).click()
  await expect(names.getByText('Saved')).toBeVisible()
  await expect(account.getByText('Ana María Ruiz')).toBeVisible()

  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: en.profile('picture.choose') }).click()
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: png })
  await expect(page.getByText(en.profile('picture.saved'), { exact: true })).toBeVisible()
  await expect(account.locator('img')).toHaveJSProperty('naturalWidth', 256)

  const devices = page.getByRole('list', { name: en.profile('sessions.label') })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await devices.getByRole('button', { name: 'Sign out Safari on iPhone' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  expect((await phone.request.get('/api/auth/user')).status()).toBe(401)
  await phone.close()
})

test('the business uses the new currency, and a language switch loses nothing', async ({ page, visitor }) => {
  await visitor.isMember()
  const customer = await (await page.request.post('/api/customers', { data: { name: 'Luz' } })).json()
  const invoice = { customerId: customer.id, invoiceNumber: '1', amount: 199_900 }
  await page.request.post('/api/invoices', { data: invoice })
  await page.goto('/settings')
  await page
    .getByRole('navigation', { name: en.settings('navigation') })
    .getByRole('link', { name: en.settings('sections.business') })
    .click()
  await expect(page).toHaveURL('/settings?section=business')

  await page.getByLabel(en.business('fields.name')).fill('Café Luna')
  const currency = page.getByRole('combobox', { name: en.business('fields.currency') })
  // The browser is in Madrid's zone, so it starts with euros.
  await expect(currency).toHaveValue('Euro (EUR)')
  await currency.fill('british')
  await expectAccessible(page)
  await currency.press('Enter')
  await expect(currency).toHaveValue('British Pound (GBP)')
  const zone = page.getByRole('combobox', { name: en.business('fields.timeZone') })
  await zone.fill('New York')
  await zone.press('Enter')
  const keepsMoment = page.getByText(/10:00.AM in Madrid will show as \d:00.AM in New York/)
  await expect(keepsMoment).toBeVisible()

  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.getByLabel(es.business('fields.name'))).toHaveValue('Café Luna')
  await expect(page.getByRole('combobox', { name: es.business('fields.currency') })).toHaveValue(/\(GBP\)$/)
  await page.getByRole('button', { name: 'English' }).click()

  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(keepsMoment).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Customers' }).click()
  await expect(page.getByRole('row', { name: /Luz/ })).toContainText('£1,999.00')
})

for (const language of ['en', 'es'] as const)
  test.describe(`another country, in ${language}`, () => {
    const t = (language === 'en' ? en : es).business
    const common = textOf(commonMessages, language)
    test.use({ viewport: { width: language === 'en' ? 1280 : 390, height: 844 } })

    test('sets its currency, and only offers it once there are amounts', async ({ page, visitor }) => {
      await visitor.isMember(language, 'UTC')
      await page.goto('/settings?section=business')
      const name = page.getByLabel(t('fields.name'))
      await expect(name).toHaveValue('')
      await name.fill('Café Luna')
      const country = page.getByRole('combobox', { name: t('fields.country') })
      const currency = page.getByRole('combobox', { name: t('fields.currency') })
      await expect(currency).toHaveValue(/\(USD\)$/)
      await country.fill(language === 'en' ? 'Spain' : 'España')
      await country.press('Enter')
      await expect(currency).toHaveValue('Euro (EUR)')
      await expect(page.getByText(t('fields.currencyMoved', { currency: 'EUR' }))).toBeVisible()
      await page.getByLabel(t('fields.salesTarget')).fill('5000')
      await page.getByRole('button', { name: common('save') }).click()
      await expect(page.getByText(common('saved'), { exact: true })).toBeVisible()

      await country.fill(language === 'en' ? 'Mexico' : 'México')
      await country.press('Enter')
      await expect(currency).toHaveValue('Euro (EUR)')
      await expect(page.getByText(t('fields.currencyOffer', { currency: 'MXN' }))).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: t('fields.currencySwitch', { currency: 'MXN' }) }).click()
      await expect(currency).toHaveValue(/\(MXN\)$/)
      await page.getByRole('button', { name: common('save') }).click()
      await expect(page.getByText(common('saved'), { exact: true })).toBeVisible()
      const stored = await (await page.request.get('/api/workspace')).json()
      expect(stored).toMatchObject({
        name: 'Café Luna',
        country: 'MX',
        currency: 'MXN',
        salesTarget: 500_000,
      })
    })
  })

test.describe('refusals', () => {
  test.use({ expectsRefusals: true })

  test('a model in the private network is not called, and the reason says what to do', async ({
    page,
    visitor,
  }) => {
    await visitor.isMember()
    await page.goto('/settings?section=ai')
    await page.getByRole('combobox', { name: 'Provider' }).click()
    await page.getByRole('option', { name: 'Other, or your own model' }).click()
    await page.getByLabel('Model', { exact: true }).fill('llama3.2')
    await page.getByLabel('Model URL', { exact: true }).fill('http://127.0.0.1:11434/v1')
    await page.getByRole('button', { name: 'Test and save' }).click()
    await expect(page.getByRole('alert')).toContainText('ALLOW_PRIVATE_NETWORK=true')
    await expect(page.getByLabel('Model URL', { exact: true })).toHaveValue('http://127.0.0.1:11434/v1')
    await expectAccessible(page)
  })
})

test('storage shows its contents, and an unused video is deleted from it', async ({ page, visitor }) => {
  await visitor.isMember()
  const order = { prompt: 'Fresh bread every morning', style: 'minimalist', duration: 3 }
  const { id } = await (await page.request.post('/api/generate-video', { data: order })).json()
  await expect
    .poll(async () => (await (await page.request.get(`/api/videos/${id}`)).json()).status)
    .toBe('done')
  await page.goto('/settings?section=data')
  await expect(page.getByText(/^\S+\s.B of 10\sGB used$/)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: en.storage('bar') })).toBeVisible()
  const unused = page.getByRole('region', { name: en.storage('unused.title') })
  const erase = unused.getByRole('button', { name: en.storage('unused.delete') })
  await expect(erase).toBeDisabled()
  await unused.getByRole('checkbox', { name: en.storage('unused.select', { prompt: order.prompt }) }).check()
  await expect(unused.getByRole('status')).toHaveText(/^1 video selected, \S+\s.B$/)
  await expectAccessible(page)

  await erase.click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en.storage('confirm.confirm') })
    .click()
  await expect(page.getByText(en.storage('deleted', { n: 1 }), { exact: true })).toBeVisible()
  await expect(unused.getByText(en.storage('unused.none'))).toBeVisible()
  await expect(page.getByText(/^0\sMB of 10\sGB used$/)).toBeVisible()
  expect((await page.request.get(`/api/videos/${id}`)).status()).toBe(404)
})
