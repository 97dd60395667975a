import { moneyWriter, wholeUnits } from '#platform/currency.ts'
import { numberFormat } from '#platform/intl-formats.ts'
import type { Locale } from '#platform/locale.ts'

/** The amounts of one widget, in whole units of its currency: at a glance nobody reads cents. */
export function formatAmounts(locale: Locale, currency: string) {
  const percent = numberFormat(locale, { signDisplay: 'exceptZero' })
  return {
    money: moneyWriter(locale, currency, wholeUnits),
    /** With its sign. */
    gain: moneyWriter(locale, currency, { ...wholeUnits, signDisplay: 'exceptZero' }),
    /** With its sign; 47 is "+47%" in both languages, as beside it "62% completado" is. */
    gainPercent: (value: number) => `${percent.format(value)}%`,
  }
}
export type Amounts = ReturnType<typeof formatAmounts>
