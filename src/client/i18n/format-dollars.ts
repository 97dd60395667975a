import { numberFormat } from '#platform/intl-formats.ts'
import type { Locale } from '#platform/locale.ts'

/** Whole dollars: budgets for ads are in them, whatever the shop’s own currency is. */
export const dollars = (amount: number, locale: Locale) =>
  numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount)
