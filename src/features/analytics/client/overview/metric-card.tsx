import { SampleMark } from '#client/ui/sample-mark.tsx'
import { StatCard } from '#client/ui/stat-card.tsx'
import type { Metric } from '#features/analytics/analytics.contract.ts'
import { MetricChange } from './metric-change.tsx'

interface MetricCardProps {
  label: string
  /** The formatted figure. */
  value: string
  metric: Metric
  formula?: string
  isSample?: boolean
}

/** A headline figure with comparison and formula. */
export function MetricCard({ label, value, metric, formula, isSample = false }: MetricCardProps) {
  return (
    <StatCard
      role="region"
      aria-label={label}
      label={label}
      value={value}
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
