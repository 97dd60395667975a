import { currencyOfCountry } from '#platform/country-currency.ts'

/** The currency of a workspace without a country. */
const DEFAULT_CURRENCY = 'USD'

/** The currency to offer for this country; null if it is already chosen, or unknown. */
export function offeredCurrency(country: string, currency: string): string | null {
  const usual = currencyOfCountry(country)
  return usual === currency ? null : usual
}

type Move = { from: string; to: string; currency: string; hasAmounts: boolean }

/**
 * The currency after a change of country. It stays if it was chosen explicitly (it is not the usual one of the previous
 * country), or if amounts exist in it.
 */
export function currencyMovingTo({ from, to, currency, hasAmounts }: Move): string {
  const isChosen = currency !== (currencyOfCountry(from) ?? DEFAULT_CURRENCY)
  return isChosen || hasAmounts ? currency : (currencyOfCountry(to) ?? currency)
}
