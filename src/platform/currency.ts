import type { Locale } from './locale.ts'
import { formatNumber } from './number-format.ts'

const digits: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

const digitsOf = new Map(
  Object.entries(digits).flatMap(([count, codes]) => codes.split(' ').map((code) => [code, Number(count)])),
)

/**
 * Decimals of a currency by ISO 4217. Not from Intl: engines differ, and stored amounts must mean the same on the
 * server and in every browser.
 */
export const currencyDigits = (currency: string): number => digitsOf.get(currency.toUpperCase()) ?? 2

/** Minor units as a number of the currency: 1999 cents are 19.99, 1999 yen are 1999. For charts and files. */
export const inCurrency = (units: number, currency: string): number => units / 10 ** currencyDigits(currency)

/** Formats amounts in minor units, with the currency's decimals by default. */
export function moneyWriter(
  locale: Locale,
  currency: string,
  options: Intl.NumberFormatOptions = {},
): (units: number) => string {
  const digits = currencyDigits(currency)
  const format: Intl.NumberFormatOptions = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...options,
  }
  return (units) => formatNumber(inCurrency(units, currency), locale, format)
}

/** For amounts read at a glance: whole units of the currency. */
export const wholeUnits = { minimumFractionDigits: 0, maximumFractionDigits: 0 } as const
