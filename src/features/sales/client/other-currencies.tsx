import { Link } from 'wouter'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { cn } from '#client/ui/cn.ts'
import { useCurrentUser } from '#core/session/index.client.ts'
import { currencyDigits, inCurrency } from '#platform/currency.ts'
import { numberFormat } from '#platform/intl-formats.ts'
import type { Locale } from '#platform/locale.ts'
import { otherCurrencyMessages } from '../i18n/index.ts'
import type { OtherCurrency } from '../sales.contract.ts'

interface OtherCurrenciesProps {
  others: readonly OtherCurrency[]
  /** There are no sales in the shop's own currency, so that is probably the wrong one. */
  isOwnEmpty: boolean
  className?: string
}

// With the code instead of the symbol, because many currencies are called dollar.
function bareAmount(locale: Locale, { revenue, currency }: OtherCurrency): string {
  const digits = currencyDigits(currency)
  return numberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(inCurrency(revenue, currency))
}

/** Lists what a sum excludes; nothing if it excludes nothing. */
export function OtherCurrencies({ others, isOwnEmpty, className }: OtherCurrenciesProps) {
  const t = useText(otherCurrencyMessages)
  const locale = useLocale()
  const { user } = useCurrentUser()
  if (others.length === 0) return null
  const amounts = others.map((each) =>
    t('amount', { amount: bareAmount(locale, each), currency: each.currency, sales: each.sales }),
  )
  const isManager = user !== null && user.role !== 'member'
  return (
    <div className={cn('rounded-md bg-surface-sunken px-3 py-2', className)}>
      <p className="text-muted tabular">
        {t('note', { amounts: new Intl.ListFormat(locale).format(amounts) })}
      </p>
      {isOwnEmpty && isManager ? (
        <Button asChild variant="link">
          <Link href="/settings?section=business">{t('change')}</Link>
        </Button>
      ) : null}
    </div>
  )
}
