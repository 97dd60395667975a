import { useMemo } from 'react'
import { useLocale, useText } from '#client/i18n.ts'
import { campaignMessages } from '../campaigns.messages.ts'

/** How many people were reached, in thousands with one decimal: 12400 is "12.4K". */
export function useThousands(): (count: number) => string {
  const t = useText(campaignMessages)
  const locale = useLocale()
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    return (count) => t('card.thousands', { value: format.format(count / 1000) })
  }, [t, locale])
}
