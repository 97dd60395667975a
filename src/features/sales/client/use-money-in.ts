import { useMemo } from 'react'
import { useLocale } from '#client/i18n.ts'
import { currencyDigits } from '#platform/currency.ts'

/** Writes an amount of smallest units in its own currency, which need not be the shop's. */
export function useMoneyIn(): (units: number, currency: string) => string {
  const locale = useLocale()
  return useMemo(() => {
    const formats = new Map<string, Intl.NumberFormat>()
    return (units, currency) => {
      const digits = currencyDigits(currency)
      const format =
        formats.get(currency) ??
        new Intl.NumberFormat(locale, {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        })
      formats.set(currency, format)
      return format.format(units / 10 ** digits)
    }
  }, [locale])
}
