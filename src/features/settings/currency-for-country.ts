import { currencyOfCountry } from '#platform/country-currency.ts'

/** What a workspace counts in before anybody says where it is. */
const DEFAULT_CURRENCY = 'USD'

/** The currency to offer beside this country; null where it is the chosen one already, or nobody knows. */
export function offeredCurrency(country: string, currency: string): string | null {
  const usual = currencyOfCountry(country)
  return usual === currency ? null : usual
}

type Move = { from: string; to: string; currency: string; hasAmounts: boolean }

/**
 * The currency that comes along with another country. It stays when somebody chose it, which shows in its not being the usual one
 * of the country before, and when amounts are written in it.
 */
export function currencyMovingTo({ from, to, currency, hasAmounts }: Move): string {
  const isChosen = currency !== (currencyOfCountry(from) ?? DEFAULT_CURRENCY)
  return isChosen || hasAmounts ? currency : (currencyOfCountry(to) ?? currency)
}
