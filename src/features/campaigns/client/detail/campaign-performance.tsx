import { useCallback } from 'react'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { UnknownFigure } from '#client/ui/unknown-figure.tsx'
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
    { id: 'reach', label: t('card.reach'), value: performance.reach, shown: thousands },
    { id: 'engagement', label: t('card.engagement'), value: performance.engagement, shown: format.number },
    { id: 'clicks', label: t('card.clicks'), value: performance.clicks, shown: format.number },
  ]
  return (
    <dl className="grid grid-cols-3 gap-2 rounded-md bg-surface-sunken px-3 py-2">
      {figures.map(({ id, label, value, shown }) => (
        <div key={id} className="flex min-w-0 flex-col-reverse">
          <dt className="truncate text-muted text-xs">{label}</dt>
          <dd className="font-semibold text-base tabular">
            {value === null ? <UnknownFigure why={t('card.unknown')} /> : shown(value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
