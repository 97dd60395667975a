import { useText } from '#client/i18n/use-text.ts'
import { SampleMark } from '#client/ui/sample-mark.tsx'
import { StatCard } from '#client/ui/stat-card.tsx'
import { UnknownFigure } from '#client/ui/unknown-figure.tsx'
import type { KnownMetric } from '#features/analytics/analytics.contract.ts'
import { analyticsMessages } from '#features/analytics/i18n/index.ts'
import { MetricChange } from './metric-change.tsx'

interface MetricCardProps {
  label: string
  metric: KnownMetric
  write: (value: number) => string
  formula?: string
  isSample?: boolean
}

/** A headline figure with comparison and formula. */
export function MetricCard({ label, metric, write, formula, isSample = false }: MetricCardProps) {
  const t = useText(analyticsMessages)
  return (
    <StatCard
      role="region"
      aria-label={label}
      label={label}
      value={metric.value === null ? <UnknownFigure why={t('figure.unknown')} /> : write(metric.value)}
      icon={isSample ? <SampleMark /> : null}
      hint={
        <span className="flex flex-col gap-1">
          <MetricChange metric={metric} />
          {formula ? <span>{formula}</span> : null}
        </span>
      }
    />
  )
}
