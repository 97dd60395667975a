import type { Locale } from '#platform/locale.ts'
import { textOf } from '#platform/messages.ts'
import { campaignMessages } from '../campaigns.messages.ts'

/** How many people were reached, in thousands with one decimal: 12400 is "12.4K". */
export function inThousands(count: number, locale: Locale): string {
  const value = (count / 1000).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return textOf(campaignMessages, locale)('card.thousands', { value })
}
