import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { commonMessages } from '#client/i18n/index.ts'
import { MAX_FILE_BYTES } from '#core/files/files.contract.ts'
import { fileMessages } from '#core/files/i18n/index.ts'
import { authMessages } from '#features/auth/i18n/index.ts'
import { customerMessages } from '#features/customers/i18n/index.ts'
import { invoiceMessages } from '#features/invoices/i18n/index.ts'
import { locales } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { png } from '#tests/png.ts'
import {
  awaitsLiveScreens,
  expect,
  expectAccessible,
  noticeOn,
  password,
  pressTwice,
  test,
} from './fixtures.ts'

for (const language of locales) {
  const auth = textOf(authMessages, language)
  const t = textOf(customerMessages, language)
  const i = textOf(invoiceMessages, language)
  const f = textOf(fileMessages, language)
  const common = textOf(commonMessages, language)

  test(`from sign-up to a paid invoice with its file, in ${language}`, async ({ page, visitor }) => {
    await visitor.speaks(language)
    await page.goto('/customers')
    await expect(page).toHaveURL(/\/login\?next=%2Fcustomers$/)

    await page.getByRole('tab', { name: auth('tabs.signUp') }).click()
    await page.getByLabel(auth('fields.firstName')).fill('Luz')
    await page.getByLabel(auth('fields.lastName')).fill('Vega')
    await page.getByLabel(auth('fields.email')).fill(`${randomUUID()}@example.com`)
    await page.getByLabel(auth('fields.password'), { exact: true }).fill(password)
    await page.getByRole('button', { name: auth('signUp.submit') }).click()
    await expect(page.getByText(auth('signUp.success'), { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/customers')
    await expect(page.getByText(t('empty.title'))).toBeVisible()
    await expectAccessible(page)

    await page
      .getByRole('button', { name: t('actions.add') })
      .first()
      .click()
    const customerDialog = page.getByRole('dialog', { name: t('form.addTitle') })
    await customerDialog.getByRole('button', { name: t('form.add') }).click()
    await expect(
      customerDialog.getByText(language === 'en' ? 'Name is required' : 'El nombre es obligatorio'),
    ).toBeVisible()
    await customerDialog.getByLabel(t('form.name')).fill('Peluquería Ñandú <b>')
    await customerDialog.getByLabel(t('form.email')).fill('hola@nandu.example')
    await expectAccessible(page)
    await pressTwice(customerDialog.getByRole('button', { name: t('form.add') }), '**/api/customers')
    await expect(noticeOn(page, t('toasts.created'))).toBeVisible()
    await expect(page.getByRole('row', { name: /Ñandú/ })).toHaveCount(1)

    await page
      .getByRole('button', { name: t('table.invoiceNamed', { name: 'Peluquería Ñandú <b>' }) })
      .click()
    const invoiceDialog = page.getByRole('dialog', {
      name: i('form.addTitle', { customer: 'Peluquería Ñandú <b>' }),
    })
    await invoiceDialog.getByLabel(i('form.number')).fill('INV-001')
    await invoiceDialog.getByLabel(i('form.amount')).fill('19.99')
    await invoiceDialog.getByLabel(i('form.dueDate')).fill('2099-12-31')
    await expectAccessible(page)
    await invoiceDialog.getByRole('button', { name: i('form.add') }).click()
    await expect(noticeOn(page, i('toasts.created'))).toBeVisible()

    const sheet = page.getByRole('dialog', { name: /Ñandú/ })
    const invoices = sheet.getByRole('region', { name: i('section.title') })
    const timeline = sheet.getByRole('list', { name: /Ñandú/ })
    await expect(invoiceDialog).toHaveCount(0)
    await page.getByRole('button', { name: t('table.viewNamed', { name: 'Peluquería Ñandú <b>' }) }).click()
    await expect(invoices.getByText('INV-001')).toBeVisible()
    await expect(timeline.getByText(/INV-001/)).toBeVisible()
    await expect(sheet.getByText(language === 'en' ? '$19.99' : /19,99\s\$/).first()).toBeVisible()
    await expectAccessible(page)

    const choose = async (buffer: Buffer) => {
      const chooser = page.waitForEvent('filechooser')
      await sheet.getByRole('button', { name: new RegExp(`^${i('table.uploadAction')}`) }).click()
      await (await chooser).setFiles({ name: 'receipt.png', mimeType: 'image/png', buffer })
    }
    await choose(Buffer.alloc(MAX_FILE_BYTES + 1))
    await expect(noticeOn(page, f('toasts.tooLarge'))).toBeVisible()
    await expect(noticeOn(page, f('toasts.limit'))).toBeVisible()
    await expect(sheet.getByText(i('table.noFile'))).toBeVisible()
    await choose(png)
    await expect(sheet.getByRole('link', { name: new RegExp(i('table.viewFile')) })).toBeVisible()

    await sheet.getByRole('button', { name: i('table.more', { number: 'INV-001' }) }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: i('table.pdf') }).click()
    const pdf = await readFile(await (await download).path())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')

    await sheet.getByRole('button', { name: i('table.more', { number: 'INV-001' }) }).click()
    await page.getByRole('menuitem', { name: i('table.markPaid') }).click()
    await expect(noticeOn(page, i('toasts.updated'))).toBeVisible()
    await expect(invoices.getByText(i('status.paid'))).toBeVisible()
    await expect(timeline.getByText(i('status.paid'))).toBeVisible()
    await sheet.getByRole('button', { name: common('close') }).click()
    const revenueCard = page.getByText(t('summary.revenue')).locator('xpath=../..')
    await expect(revenueCard.getByText(/19[.,]99/)).toBeVisible()
  })
}

test('one tab shows what another adds, without a reload', async ({ page, visitor, context }) => {
  await visitor.isMember()
  await page.goto('/customers')
  await expect(page.getByText('Your customers will appear here.')).toBeVisible()
  const other = awaitsLiveScreens(await context.newPage())
  await other.request.post('/api/customers', { data: { name: 'From the other tab' } })
  await expect(page.getByRole('row', { name: /From the other tab/ })).toBeVisible()
})

test('a form stays open when an earlier answer comes late', async ({ page, visitor }) => {
  await visitor.isMember()
  const opened = Promise.withResolvers<void>()
  await page.route('**/api/customers', async (route) => {
    if (route.request().method() === 'POST') await opened.promise
    await route.continue()
  })
  await page.goto('/customers')
  const dialog = page.getByRole('dialog', { name: 'Add New Customer' })
  const open = page.getByRole('button', { name: 'Add Customer' }).first()
  await open.click()
  await dialog.getByLabel('Name').fill('First')
  await dialog.getByLabel('Name').press('Enter')
  await expect(dialog.getByRole('button', { name: 'Add Customer' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await open.click()
  await dialog.getByLabel('Name').fill('Second')
  opened.resolve()
  await expect(page.locator('tr', { hasText: 'First' })).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Second')
})

test('a list is imported with a report, searched without accents, and exported', async ({
  page,
  visitor,
}) => {
  await visitor.isMember()
  await page.goto('/customers')
  await page.getByRole('button', { name: 'Import' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Import customers' })
  const csv =
    'name,email\nJosé Peña,jose@example.com\nBad Mail,nope\n=cmd(),formula@example.com\nTwice,jose@example.com\n'
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await dialog.getByRole('button', { name: 'Import customers' }).click()
  await expect(page.getByText('2 customers imported, 1 skipped, 1 rejected.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('searchbox').fill('jose pena')
  await expect(page.getByRole('row', { name: /José Peña/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /cmd/ })).toHaveCount(0)
  await expect(page).toHaveURL(/search=jose/)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export' }).first().click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain("'=cmd()")
})

test.describe('refusals', () => {
  test.use({ expectsRefusals: true })

  test('a customer with invoices cannot be deleted, and the reason is shown', async ({ page, visitor }) => {
    await visitor.isMember()
    const customer = await (await page.request.post('/api/customers', { data: { name: 'Kept' } })).json()
    await page.request.post('/api/invoices', {
      data: { customerId: customer.id, invoiceNumber: '1', amount: 100 },
    })
    await page.goto('/customers')
    await page.getByRole('button', { name: 'More options for Kept' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Kept')
    await question.getByRole('button', { name: 'Delete customer' }).click()
    await expect(question.getByRole('alert')).toHaveText(
      'You can’t delete a customer who has invoices. Delete the invoices first.',
    )
  })

  test('a failed save or upload shows a toast, and can be retried', async ({ page, visitor }) => {
    await visitor.isMember()
    const customer = await (await page.request.post('/api/customers', { data: { name: 'Luz' } })).json()
    await page.request.post('/api/invoices', {
      data: { customerId: customer.id, invoiceNumber: '1', amount: 100 },
    })
    await page.goto(`/customers?customer=${customer.id}`)
    const refuse = (calls: string, status = 400) =>
      page.route(calls, (route) => route.fulfill({ status, json: { message: 'Not now', code: 'refused' } }))
    const attach = async () => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Upload for invoice 1' }).click()
      await (await chooser).setFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: png })
    }
    await refuse('**/api/objects/upload')
    await attach()
    await expect(page.getByText('Failed to get upload URL', { exact: true })).toBeVisible()
    await page.unroute('**/api/objects/upload')
    await refuse('**/api/objects/*?*')
    await attach()
    await expect(page.getByText('Failed to upload file. Please try again.', { exact: true })).toBeVisible()
    await page.unroute('**/api/objects/*?*')
    await refuse('**/api/invoices/*')
    await attach()
    await expect(page.getByText('Failed to update invoice', { exact: true })).toBeVisible()
    await page.unroute('**/api/invoices/*')
    await attach()
    await expect(page.getByText('Upload successful', { exact: true })).toBeVisible()
    await expect(page.getByText('Invoice updated successfully', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Add Invoice' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add Invoice for Luz' })
    await dialog.getByLabel('Invoice number').fill('1')
    await dialog.getByLabel('Amount').fill('4.35')
    await dialog.getByRole('button', { name: 'Add Invoice' }).click()
    await expect(page.getByText('Failed to create invoice', { exact: true })).toBeVisible()

    await page.goto('/customers')
    await page.getByRole('button', { name: 'Add Customer' }).click()
    await refuse('**/api/customers')
    await page.getByLabel('Name').fill('Pau')
    await page.getByRole('dialog').getByRole('button', { name: 'Add Customer' }).click()
    await expect(page.getByText('Failed to create customer', { exact: true })).toBeVisible()
  })
})
