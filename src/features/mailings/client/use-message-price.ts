import { useLocale } from '#client/i18n/use-text.ts'
import { useCurrentUser } from '#core/session/index.client.ts'
import { currencyDigits, moneyWriter } from '#platform/currency.ts'

/** Prices are ten-thousandths of the currency: networks charge fractions of a cent. */
export const PARTS = 10_000

/** What messages cost, in the money of the workspace. */
export function useMessagePrice() {
  const locale = useLocale()
  const { user } = useCurrentUser()
  const currency = user?.workspace.currency ?? 'USD'
  const units = (parts: number) => (parts / PARTS) * 10 ** currencyDigits(currency)
  return {
    currency,
    each: (price: number) => moneyWriter(locale, currency, { maximumFractionDigits: 4 })(units(price)),
    sum: (price: number, count: number) => moneyWriter(locale, currency)(Math.ceil(units(price * count))),
  }
}
