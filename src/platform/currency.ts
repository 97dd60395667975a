import type { Locale } from './locale.ts'

const digits: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

const digitsOf = new Map(
  Object.entries(digits).flatMap(([count, codes]) => codes.split(' ').map((code) => [code, Number(count)])),
)

/**
 * How many decimals a currency has by ISO 4217. Intl is not asked: engines differ on it, and what is stored must mean the
 * same on the server and in every browser.
 */
export const currencyDigits = (currency: string): number => digitsOf.get(currency.toUpperCase()) ?? 2

/** Smallest units as a number of the currency itself: 1999 cents are 19.99, 1999 yen are 1999. For charts and files. */
export const inCurrency = (units: number, currency: string): number => units / 10 ** currencyDigits(currency)

/** How amounts of smallest units are written: with the decimals that the currency has, unless told otherwise. */
export function moneyWriter(
  locale: Locale,
  currency: string,
  options: Intl.NumberFormatOptions = {},
): (units: number) => string {
  const digits = currencyDigits(currency)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...options,
  })
  return (units) => format.format(inCurrency(units, currency))
}

/** For amounts that are read at a glance: in whole units of the currency. */
export const wholeUnits = { minimumFractionDigits: 0, maximumFractionDigits: 0 } as const
