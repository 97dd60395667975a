import { commonMessages } from '#client/i18n/index.ts'
import { integrationMessages, integrationsErrors } from '#features/integrations/i18n/index.ts'
import { salesMessages } from '#features/sales/i18n/index.ts'
import { textOf } from '#platform/messages.ts'
import { fakeVendors } from '../src/connectors/pos/fake-vendors.fixture.ts'
import { stripe } from '../src/connectors/pos/stripe/stripe.manifest.ts'
import { woocommerce } from '../src/connectors/pos/woocommerce/woocommerce.manifest.ts'
import { expect, expectAccessible, noticeOn, pressTwice, test, withoutAnswers } from './fixtures.ts'

const files = {
  en: 'date,receipt,customer,product,total,currency\n2026-03-01,R-1,<b>Luz</b> Vega,Cake,9.60,USD\n2026-03-01,R-1,,Tea,3.20,USD\n2026-03-02,R-2,,Cake,free,USD\n2026-03-03,,,Cake,1500,JPY\n',
  es: 'Fecha;Recibo;Cliente;Producto;Importe;Moneda\n01/03/2026;R-1;<b>Luz</b> Vega;Tarta;9,60;USD\n01/03/2026;R-1;;Té;3,20;USD\n02/03/2026;R-2;;Tarta;gratis;USD\n03/03/2026;;;Tarta;1500;JPY\n',
}

for (const language of Object.keys(files) as (keyof typeof files)[]) {
  const t = textOf(integrationMessages, language)
  const sales = textOf(salesMessages, language)
  const common = textOf(commonMessages, language)

  test(`the form asks for what the provider needs, and sales come from a file, in ${language}`, async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize(language === 'en' ? { width: 1280, height: 900 } : { width: 390, height: 844 })
    await visitor.isMember(language)
    // As linked from the planner's button.
    await page.goto('/integrations?provider=woocommerce')
    const dialog = page.getByRole('dialog', { name: t('add') })
    await expect(dialog.getByLabel(t('form.provider'))).toHaveText('WooCommerce')
    await expect(dialog.getByLabel(woocommerce.fields.siteUrl.label[language])).toBeVisible()
    // The buttons that reveal a value have the same names, with a prefix.
    const fields = { ...woocommerce.fields, ...stripe.fields }
    const keyed = (field: 'consumerKey' | 'consumerSecret' | 'secretKey') =>
      dialog.getByLabel(new RegExp(`^${fields[field].label[language]}`))
    await expect(keyed('consumerKey')).toHaveAttribute('type', 'password')
    await expect(keyed('consumerSecret')).toHaveAttribute('type', 'password')
    await dialog.getByRole('button', { name: t('form.submit') }).click()
    await expect(dialog.getByText(language === 'en' ? 'Enter the key' : 'Escribe la clave')).toHaveCount(2)
    await expectAccessible(page)
    await dialog.getByLabel(t('form.provider')).click()
    await page.getByRole('option', { name: 'Stripe' }).click()
    await expect(keyed('secretKey')).toHaveAttribute('type', 'password')
    await expect(dialog.getByLabel(woocommerce.fields.siteUrl.label[language])).toHaveCount(0)
    await dialog.getByRole('button', { name: common('cancel') }).click()
    await expect(page).toHaveURL('/integrations')
    await expect(page.getByText(t('list.empty'))).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: sales('import.open') }).click()
    const file = page.getByRole('dialog', { name: sales('import.title') })
    await file
      .locator('input[type=file]')
      .setInputFiles({ name: 'sales.csv', mimeType: 'text/csv', buffer: Buffer.from(files[language]) })
    await expectAccessible(page)
    await file.getByRole('button', { name: sales('import.preview') }).click()
    const preview = page.getByRole('dialog', { name: sales('import.previewTitle') })
    await expect(preview.getByText(sales('import.previewNote'))).toBeVisible()
    await expect(
      preview.getByText(language === 'en' ? /enter an amount/ : /escribe un importe/),
    ).toBeVisible()
    await expectAccessible(page)
    await pressTwice(
      preview.getByRole('button', { name: sales('import.start') }),
      '**/api/sales-transactions/import',
    )
    const report = page.getByRole('dialog', { name: sales('import.reportTitle') })
    await report.getByRole('button', { name: sales('import.done') }).click()

    const transactions = page.getByRole('region', { name: sales('transactions.list') })
    await expect(transactions.getByRole('listitem')).toHaveCount(2)
    await expect(transactions.getByText(sales('transactions.guest'))).toBeVisible()
    await expect(transactions.getByText('<b>Luz</b> Vega')).toBeVisible()
    await expect(transactions.getByText(/12[.,]80/)).toBeVisible()
    await expect(transactions.getByText(/1[.,]?500/)).toBeVisible()
    await expectAccessible(page)
  })
}

test('the demo integration is labeled, and removes its products and sales when asked to', async ({
  page,
  visitor,
}) => {
  const t = textOf(integrationMessages, 'en')
  const sales = textOf(salesMessages, 'en')
  await visitor.isMember()
  await page.request.post('/api/populate-demo-data')
  await page.goto('/integrations')
  const row = page.getByRole('list', { name: t('list.label') }).getByRole('listitem')
  await expect(row.getByText(t('list.inactive'), { exact: true })).toBeVisible()
  await expect(row.getByText(t('list.demo'))).toBeVisible()
  await expect(row.getByRole('button', { name: t('list.syncNamed', { name: 'Luna' }) })).toHaveCount(0)
  const products = page.getByRole('region', { name: sales('products.list') })
  await expect(products.getByRole('listitem')).toHaveCount(10)
  // Ten of them are higher than their 16rem and a border.
  expect(
    await products.evaluate(({ clientHeight, scrollHeight }) => [clientHeight <= 256, scrollHeight > 256]),
  ).toEqual([true, true])
  await expectAccessible(page)

  await row.getByRole('button', { name: t('list.deleteNamed', { name: 'Luna' }) }).click()
  const dialog = page.getByRole('dialog', { name: t('delete.title') })
  await expect(dialog.getByRole('radio', { name: t('delete.keep') })).toBeChecked()
  await dialog.getByRole('radio', { name: t('delete.remove') }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: t('delete.confirm') }).click()
  await expect(noticeOn(page, t('toasts.deleted'))).toBeVisible()
  await expect(page.getByText(t('list.empty'))).toBeVisible()
  await expect(page.getByText(sales('products.empty'))).toBeVisible()
  await expect(page.getByText(sales('transactions.empty'))).toBeVisible()
})

test.describe('a shop', () => {
  test.use({ expectsRefusals: true })

  test('is connected once, with the entered values', async ({ page, visitor }) => {
    const t = textOf(integrationMessages, 'en')
    const sales = textOf(salesMessages, 'en')
    const { secretKey } = fakeVendors.stripe.credentials('') as { secretKey: string }
    await visitor.isMember()
    await page.goto('/integrations?provider=stripe')
    const dialog = page.getByRole('dialog', { name: t('add') })
    const key = dialog.getByLabel(new RegExp(`^${stripe.fields.secretKey.label.en}`))
    await dialog.getByLabel(t('form.storeName')).fill('Corner Shop')
    await key.fill(secretKey)
    const connecting = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/pos-integrations'),
    )
    await dialog.getByRole('button', { name: t('form.submit') }).click()
    expect(Object.keys((await connecting).postDataJSON())).toEqual(['provider', 'storeName', 'secretKey'])
    await expect(noticeOn(page, t('toasts.created'))).toBeVisible()
    for (const name of [sales('products.list'), sales('transactions.list')])
      await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(10)
    await page.goto('/integrations?provider=stripe')
    await key.fill(secretKey)
    await dialog.getByRole('button', { name: t('form.submit') }).click()
    await expect(dialog.getByRole('alert')).toHaveText(integrationsErrors.en.pos_already_connected)
    await expectAccessible(page)
  })
})

test.describe('refusals', () => {
  test.use({ expectsRefusals: true })

  test('of connecting, syncing and deleting show what failed and why', async ({ page, visitor }) => {
    const t = textOf(integrationMessages, 'en')
    const shop = {
      id: '0198a000-0000-7000-8000-000000000001',
      provider: 'shopify',
      storeName: 'Corner Shop',
      storeUrl: 'https://corner.myshopify.com',
      isActive: false,
      lastSyncAt: null,
      isDemo: false,
      needsAttention: false,
      lastSync: null,
    }
    await visitor.isMember()
    await withoutAnswers(page)
    await page.route('**/api/pos-integrations**', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: [shop] })
        : route.fulfill({ status: 422, json: { message: 'Not today', code: 'refused' } }),
    )
    const expectRefusal = (title: string) =>
      expect(page.locator('li', { hasText: title })).toContainText('Not today')
    await page.goto('/integrations')
    const row = page.getByRole('list', { name: t('list.label') }).getByRole('listitem')
    for (const shown of ['Corner Shop', 'Shopify · corner.myshopify.com', 'Inactive', 'Not synced yet'])
      await expect(row.getByText(shown, { exact: true })).toBeVisible()
    await row.getByRole('button', { name: t('list.syncNamed', { name: 'Corner Shop' }) }).click()
    await expectRefusal('Failed to sync products')
    await row.getByRole('button', { name: t('list.deleteNamed', { name: 'Corner Shop' }) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('delete.confirm') })
      .click()
    await expectRefusal('Failed to delete integration')
    await page.goto('/integrations?provider=stripe')
    const dialog = page.getByRole('dialog', { name: t('add') })
    await dialog.getByLabel(new RegExp(`^${stripe.fields.secretKey.label.en}`)).fill('sk_live_1')
    await dialog.getByRole('button', { name: t('form.submit') }).click()
    await expectRefusal('Failed to create integration')
  })
})
