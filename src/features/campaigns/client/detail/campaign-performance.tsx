import { useCallback } from 'react'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import type { Campaign } from '#features/campaigns/campaigns.contract.ts'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import { formatThousands } from './format-thousands.ts'

function useThousands(): (count: number) => string {
  const locale = useLocale()
  return useCallback((count) => formatThousands(count, locale), [locale])
}

export function CampaignPerformance({ performance }: Pick<Campaign, 'performance'>) {
  const t = useText(campaignMessages)
  const format = useFormat()
  const thousands = useThousands()
  const figures = [
    { id: 'reach', label: t('card.reach'), value: thousands(performance.reach) },
    { id: 'engagement', label: t('card.engagement'), value: format.number(performance.engagement) },
    { id: 'clicks', label: t('card.clicks'), value: format.number(performance.clicks) },
  ]
  return (
    <dl className="grid grid-cols-3 gap-2 rounded-md bg-surface-sunken px-3 py-2">
      {figures.map(({ id, label, value }) => (
        <div key={id} className="flex min-w-0 flex-col-reverse">
          <dt className="truncate text-muted text-xs">{label}</dt>
          <dd className="font-semibold text-base tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
