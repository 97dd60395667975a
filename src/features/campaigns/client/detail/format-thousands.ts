import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'

/** Formats a reach in thousands with one decimal: 12400 is "12.4K". */
export function formatThousands(count: number, locale: Locale): string {
  const value = (count / 1000).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return textOf(campaignMessages, locale)('card.thousands', { value })
}
