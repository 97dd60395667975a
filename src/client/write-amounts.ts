import { currencyDigits } from '#platform/currency.ts'
import type { Locale } from '#platform/locale.ts'

/** The amounts of one widget, in whole units of its currency: at a glance nobody reads cents. */
export function writeAmounts(locale: Locale, currency: string) {
  const options = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  } as const
  const plain = new Intl.NumberFormat(locale, options)
  const signed = new Intl.NumberFormat(locale, { ...options, signDisplay: 'exceptZero' })
  const unit = 10 ** currencyDigits(currency)
  const percent = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' })
  return {
    money: (amount: number) => plain.format(amount / unit),
    /** With its sign. */
    gain: (amount: number) => signed.format(amount / unit),
    /** With its sign; 47 is "+47%" in both languages, as beside it "62% completado" is. */
    gainPercent: (value: number) => `${percent.format(value)}%`,
  }
}
export type Amounts = ReturnType<typeof writeAmounts>
