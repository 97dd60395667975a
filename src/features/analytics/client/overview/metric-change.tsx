import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import type { KnownMetric } from '#features/analytics/analytics.contract.ts'
import { analyticsMessages } from '#features/analytics/i18n/index.ts'

function trendOf(change: number) {
  if (change > 0) return { Icon: TrendingUp, color: 'text-success' }
  return change < 0 ? { Icon: TrendingDown, color: 'text-danger' } : { Icon: Minus, color: 'text-muted' }
}

/** The change from the previous period. */
export function MetricChange({ metric: { changePercent, value, before } }: { metric: KnownMetric }) {
  const t = useText(analyticsMessages)
  const format = useFormat()
  if (value === null) return <span className="text-muted">{t('figure.unknownWhy')}</span>
  if (before === null) return <span className="text-muted">{t('change.unknown')}</span>
  if (changePercent === null)
    return <span className="text-muted">{t(value === 0 ? 'change.same' : 'change.nothing')}</span>
  const { Icon, color } = trendOf(changePercent)
  return (
    <span className={cn('inline-flex items-start gap-1.5 [&_.lucide]:size-4', color)}>
      <Icon aria-hidden />
      {changePercent === 0 ? t('change.same') : t('change.than', { change: format.change(changePercent) })}
    </span>
  )
}
