import * as z from 'zod'
import type { SaleStatus } from '#connectors/pos/sale-status.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import type { CsvRow } from '#server/csv/read-rows.ts'
import { salesCsvMessages } from '../i18n/index.ts'
import { type SaleColumn, statusOf } from './csv-columns.ts'
import {
  amountHint,
  type dayOrderOf,
  isCurrency,
  readAmount,
  readMoment,
  readQuantity,
} from './read-cells.ts'

const DAY_MS = 86_400_000
const email = z.email()

/** Settings for the whole file. */
export type Reading = {
  locale: Locale
  timeZone: string
  currency: string
  dayOrder: ReturnType<typeof dayOrderOf>
  now: Date
}

export type SaleLine = {
  customer: string
  email: string
  payment: string
  product: string
  quantity: number
  soldAt: Date
  total: number
  refunded: number
  currency: string
  status: SaleStatus
}

/** `receipt` is empty for a line that is a sale by itself. */
export type CheckedLine = { line: number; name: string; receipt: string } & (
  | { sale: SaleLine }
  | { refusal: string }
)

/** Parses one line of the file, or says why it is invalid. */
export function checkSaleLine({ line, values }: CsvRow<SaleColumn>, reading: Reading): CheckedLine {
  const t = textOf(salesCsvMessages, reading.locale)
  const name = values.product ?? values.customer ?? values.receipt ?? values.date ?? ''
  const { receipt = '' } = values
  const wrong = (column: SaleColumn, reason: string): CheckedLine => ({
    line,
    name,
    receipt,
    refusal: t('refused', { column: t(`sales.${column}`), reason }),
  })

  if (!values.date) return wrong('date', t('needed'))
  const soldAt = readMoment(values.date, reading.dayOrder, reading.timeZone)
  if (!(soldAt instanceof Date)) return wrong('date', t(soldAt))
  if (soldAt.getTime() > reading.now.getTime() + DAY_MS) return wrong('date', t('inFuture'))
  const currency = values.currency?.toUpperCase() ?? reading.currency
  if (!isCurrency(currency)) return wrong('currency', t('noCurrency'))
  const total = readAmount(values.total ?? '', currency)
  if (total === null) return wrong('total', values.total ? t(amountHint(currency)) : t('needed'))
  const refunded = values.refunded ? readAmount(values.refunded, currency) : 0
  if (refunded === null) return wrong('refunded', t(amountHint(currency)))
  if (refunded > total) return wrong('refunded', t('refundTooLarge'))
  const quantity = values.quantity ? readQuantity(values.quantity) : 1
  if (quantity === null) return wrong('quantity', t('noQuantity'))
  const status = values.status ? statusOf(values.status) : 'completed'
  if (!status) return wrong('status', t('noStatus'))
  if (values.email && !email.safeParse(values.email).success) return wrong('email', t('noEmail'))
  return {
    line,
    name,
    receipt,
    sale: {
      customer: values.customer ?? '',
      email: values.email ?? '',
      payment: values.payment ?? '',
      product: values.product ?? '',
      quantity,
      soldAt,
      total,
      refunded: status === 'refunded' ? total : refunded,
      currency,
      status,
    },
  }
}
