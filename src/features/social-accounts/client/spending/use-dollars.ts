import { useMemo } from 'react'
import { useLocale } from '#client/i18n/use-text.ts'
import { moneyWriter } from '#platform/currency.ts'

const PER_CENT = 10

/** Writes thousandths of a US dollar, in which networks charge: "$10.00", "$0.015". */
export function useDollars(): (amount: number) => string {
  const locale = useLocale()
  return useMemo(() => {
    const write = moneyWriter(locale, 'USD', { maximumFractionDigits: 3 })
    return (amount) => write(amount / PER_CENT)
  }, [locale])
}
