import { moneyWriter } from '#platform/currency.ts'
import { dayInWords } from '#platform/day.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import type { Letterhead } from '#server/letterhead.ts'
import { openPdf, printable } from '#server/pdf/open-pdf.ts'
import { invoicePdfMessages } from '../i18n/index.ts'
import type { InvoiceStatus } from '../invoices.contract.ts'
import { ink, layOut, line, margins, quiet } from './invoice-layout.ts'

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
  /** Minor units of the currency. */
  units: number
  printedAt: Date
  letterhead: Pick<Letterhead, 'color' | 'ink' | 'logo'>
}

const statusColors: Record<InvoiceStatus, string> = {
  pending: ink,
  paid: '#15603a',
  overdue: '#a3241c',
  cancelled: quiet,
}

/** An invoice as A4 pages. The same invoice printed at the same instant gives the same bytes. */
export async function drawInvoice(invoice: PrintedInvoice): Promise<Buffer> {
  const t = textOf(invoicePdfMessages, invoice.locale)
  const { color, ink: accent } = invoice.letterhead
  const { doc, whole } = await openPdf({
    title: `${t('title')} ${invoice.number}`,
    author: invoice.seller,
    locale: invoice.locale,
    printedAt: invoice.printedAt,
    margins,
  })
  const page = layOut(doc, accent)
  // With the full symbol (MX$, US$), because paper shows nothing else that tells dollars apart.
  const write = moneyWriter(invoice.locale, invoice.currency, { currencyDisplay: 'symbol' })
  const amount = write(invoice.units)

  page.letterhead(color, invoice.letterhead.logo)
  page.heading(printable(invoice.seller), t('title'))
  page.facts([
    [t('number'), printable(invoice.number), ink],
    [t('issued'), dayInWords(invoice.issuedOn, invoice.locale), ink],
    [t('due'), invoice.dueOn ? dayInWords(invoice.dueOn, invoice.locale) : t('noDue'), ink],
    [t('status'), t(`statuses.${invoice.status}`), statusColors[invoice.status]],
  ])
  page.address(t('billTo'), addressLines(invoice.billTo))
  page.rule(accent)
  page.row(t('description'), t('amount'), { font: 'semibold', size: 9, color: quiet })
  page.rule(line)
  page.row(printable(invoice.description ?? t('noDescription')), amount, {
    font: 'regular',
    size: 10.5,
    color: ink,
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
