import { afterAll, beforeAll, expect, test } from 'vitest'
import { upload } from '#core/files/server/uploads.fixture.ts'
import { signAndWord } from '#features/brand-studio/server/brand-studio.fixture.ts'
import { readPdf } from '#server/pdf/pdf-text.fixture.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace } from '#tests/workspace.ts'
import { drawInvoice, type PrintedInvoice } from './invoice-pdf.ts'
import { addInvoice } from './invoices.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

async function printed(language: string, currency: string) {
  const ana = await at.person({ language: 'en' })
  await changeWorkspace(at, ana, { name: 'Café Luna', currency, timeZone: 'Pacific/Auckland' })
  const customer = await ana.post('/api/customers', {
    name: 'Łukasz Núñez',
    company: 'Núñez e Hijos',
    address: 'Calle Mayor 1\n28001 Madrid',
    language,
  })
  at.clock.set('2026-03-10T12:00:00Z')
  const { id } = await addInvoice(ana, customer.json().id, {
    invoiceNumber: 'F/2026-7',
    amount: 1234567,
    description: 'Diseño de otoño',
    dueDate: '2026-03-10',
  })
  return ana.get(`/api/invoices/${id}/pdf`)
}

/** Intl uses narrow and non-breaking spaces. */
const withPlainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test("an invoice is printed in the customer's language, with the workspace's currency and day", async () => {
  const answer = await printed('es', 'EUR')
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toContain('attachment; filename="factura-F-2026-7.pdf"')
  const { text, pages } = readPdf(answer.rawPayload)
  expect(pages).toBe(1)
  expect(withPlainSpaces(text).split('\n')).toEqual([
    'Factura',
    'Café Luna',
    'Número de factura',
    'F/2026-7',
    'Fecha de emisión',
    '11 de marzo de 2026',
    'Fecha de vencimiento',
    '10 de marzo de 2026',
    'Estado',
    'Vencida',
    'Facturar a',
    'Łukasz Núñez',
    'Núñez e Hijos',
    'Calle Mayor 1',
    '28001 Madrid',
    'Importe',
    'Concepto',
    '12.345,67 €',
    'Diseño de otoño',
    'Total',
    '12.345,67 €',
    'Factura F/2026-7 · Café Luna',
    'Página 1 de 1',
  ])
})

test('the same invoice for a customer who reads English', async () => {
  const answer = await printed('en', 'USD')
  expect(answer.headers['content-disposition']).toContain('invoice-F-2026-7.pdf')
  const { text } = readPdf(answer.rawPayload)
  for (const part of [
    'Invoice',
    'March 11, 2026',
    'Overdue',
    'Bill to',
    'Amount',
    '$12,345.67',
    'Page 1 of 1',
  ])
    expect(text).toContain(part)
})

const invoice: PrintedInvoice = {
  locale: 'en',
  seller: 'Shop',
  currency: 'EUR',
  number: '1',
  issuedOn: '2026-03-10',
  dueOn: null,
  status: 'pending',
  billTo: { name: 'Name', company: null, address: null, email: null, phone: null },
  description: null,
  units: 0,
  printedAt: new Date('2026-03-10T12:00:00Z'),
  letterhead: { color: '#0f5c5c', ink: '#0f5c5c', logo: null },
}

test('the same invoice printed at the same instant gives the same bytes', async () => {
  expect(await drawInvoice(invoice)).toEqual(await drawInvoice(invoice))
})

test('the longest accepted texts fill several numbered pages, and none is lost', async () => {
  const words = Array.from({ length: 250 }, (_, index) => `word${index}`)
  const { text, pages } = readPdf(
    await drawInvoice({
      ...invoice,
      seller: 'S'.repeat(200),
      number: 'N'.repeat(50),
      billTo: {
        name: 'W'.repeat(200),
        company: 'C '.repeat(100),
        address: 'line\n'.repeat(100),
        email: `${'e'.repeat(240)}@example.com`,
        phone: '1'.repeat(50),
      },
      description: words.join('\n'),
      units: 99_999_999_999,
    }),
  )
  expect(pages).toBeGreaterThan(4)
  expect(text).toContain(`Page ${pages} of ${pages}`)
  expect(words.filter((word) => !text.split('\n').includes(word))).toEqual([])
  expect(text.match(/€999,999,999\.99/g)).toHaveLength(2)
})

test.each([
  ['JPY', '¥1,250'],
  ['KWD', 'KWD 1.250'],
  ['MXN', 'MX$12.50'],
])('an amount in %s is printed with its decimals', async (currency, amount) => {
  const { text } = readPdf(await drawInvoice({ ...invoice, currency, units: 1250 }))
  expect(text.replace(/[\u00a0\u202f]/g, ' ')).toContain(amount)
})

test('prints letters of other alphabets, but no invisible or bidirectional characters', async () => {
  const { text } = readPdf(
    await drawInvoice({
      ...invoice,
      description: 'Žižek Ελλάς Привет Nguyễn <b>\u202e99,1\u0007</b> \\) Tj',
    }),
  )
  expect(text).toContain('Žižek Ελλάς Привет Nguyễn <b>99,1</b> \\) Tj')
})

test("the customer's brand is at the top, with its logo, and its color where readable", async () => {
  const ana = await at.person()
  const pale = (await ana.post('/api/brands', { name: 'Pale', primaryColor: '#facc15' })).json()
  const logo = await upload(ana, await signAndWord())
  const strong = (await ana.post('/api/brands', { name: 'Strong', primaryColor: '#0a7d3c', logo })).json()
  const printedFor = async (brandId: string) => {
    const customer = await ana.post('/api/customers', { name: 'Luz', brandId })
    const { id } = await addInvoice(ana, customer.json().id, {
      invoiceNumber: brandId.slice(0, 8),
      amount: 100,
    })
    const { rawPayload } = await ana.get(`/api/invoices/${id}/pdf`)
    return {
      pictures: rawPayload.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0,
      ...readPdf(rawPayload),
    }
  }
  const withLogo = await printedFor(strong.id)
  expect(withLogo.pictures).toBeGreaterThan(0)
  expect(withLogo.colors).toContain('#0a7d3c')
  const without = await printedFor(pale.id)
  expect(without.pictures).toBe(0)
  // The bar in yellow; text in the next color that is readable on white.
  expect(without.colors).toContain('#facc15')
  expect(without.textColors).not.toContain('#facc15')
})
