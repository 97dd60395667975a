import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { dayInWords } from '#platform/day.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { invoicePdfMessages } from '../invoice-pdf.messages.ts'
import type { InvoiceStatus } from '../invoices.contract.ts'
import { accent, ink, layOut, line, margins, quiet } from './invoice-layout.ts'

export type PrintedInvoice = {
  locale: Locale
  seller: string
  currency: string
  number: string
  issuedOn: string
  dueOn: string | null
  status: InvoiceStatus
  billTo: {
    name: string
    company: string | null
    address: string | null
    email: string | null
    phone: string | null
  }
  description: string | null
  cents: number
  printedAt: Date
}

const fontFile = (weight: 'regular' | 'semibold') =>
  fileURLToPath(new URL(`./fonts/inter-${weight}.ttf`, import.meta.url))

const statusColours: Record<InvoiceStatus, string> = {
  pending: ink,
  paid: '#15603a',
  overdue: '#a3241c',
  cancelled: quiet,
}

/** Invisible and direction-changing characters have no place on paper: they could make an amount read as another. */
const printable = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(/[\p{Cc}\p{Cf}]/gu, (char) => (char === '\n' ? char : ''))

/** One invoice as A4 pages. The same invoice printed at the same instant gives the same bytes. */
export function drawInvoice(invoice: PrintedInvoice): Promise<Buffer> {
  const t = textOf(invoicePdfMessages, invoice.locale)
  const doc = new PDFDocument({
    size: 'A4',
    margins,
    bufferPages: true,
    lang: invoice.locale,
    displayTitle: true,
    info: {
      Title: printable(`${t('title')} ${invoice.number}`),
      Author: printable(invoice.seller),
      Creator: 'CampAIgner',
      Producer: 'CampAIgner',
      CreationDate: invoice.printedAt,
    },
  })
  doc.registerFont('regular', fontFile('regular'))
  doc.registerFont('semibold', fontFile('semibold'))
  const whole = collect(doc)
  const page = layOut(doc)
  // With the full symbol (MX$, US$): on paper nothing else says which dollar is meant.
  const money = new Intl.NumberFormat(invoice.locale, { style: 'currency', currency: invoice.currency })
  const amount = money.format(invoice.cents / 100)

  page.heading(printable(invoice.seller), t('title'))
  page.facts([
    [t('number'), printable(invoice.number), ink],
    [t('issued'), dayInWords(invoice.issuedOn, invoice.locale), ink],
    [t('due'), invoice.dueOn ? dayInWords(invoice.dueOn, invoice.locale) : t('noDue'), ink],
    [t('status'), t(`statuses.${invoice.status}`), statusColours[invoice.status]],
  ])
  page.address(t('billTo'), addressLines(invoice.billTo))
  page.rule(accent)
  page.row(t('description'), t('amount'), { font: 'semibold', size: 9, colour: quiet })
  page.rule(line)
  page.row(printable(invoice.description ?? t('noDescription')), amount, {
    font: 'regular',
    size: 10.5,
    colour: ink,
  })
  page.rule(line)
  page.total(t('total'), amount)
  page.footers((number, count) => [
    `${t('title')} ${printable(invoice.number)} · ${printable(invoice.seller)}`,
    t('page', { page: String(number), pages: String(count) }),
  ])
  doc.end()
  return whole
}

const addressLines = ({ name, company, address, email, phone }: PrintedInvoice['billTo']) =>
  [name, company, address, email, phone].filter((text) => text !== null).map(printable)

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
