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
