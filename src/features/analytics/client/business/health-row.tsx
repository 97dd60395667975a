import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Progress } from '#client/ui/progress.tsx'
import type { HealthCategoryScore } from '#features/analytics/analytics.contract.ts'
import { businessMessages } from '#features/analytics/i18n/index.ts'
import { healthColors } from './health-colors.ts'

const icons = { up: TrendingUp, down: TrendingDown, steady: Minus } as const

export function HealthRow({ category: row }: { category: HealthCategoryScore }) {
  const t = useText(businessMessages)
  const format = useFormat()
  // The figures of a category match its sentence.
  const say = t as unknown as (key: string, values: object) => string
  const { category, score, status, trend, details } = row
  const change = format.change(details.percent ?? 0)
  const Trend = trend ? icons[trend] : null
  const name = t(`health.categories.${category}`)
  const said = t(`health.statuses.${status}`)
  return (
    <li className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{name}</span>
        <Badge tone={healthColors[status].tone}>{said}</Badge>
        {trend && Trend ? (
          <span className="inline-flex items-center gap-1 text-muted text-xs">
            <Trend aria-hidden className="size-3.5" />
            {t(`health.trends.${trend}`)}
          </span>
        ) : null}
        <span className="ml-auto font-semibold tabular">{score}</span>
      </div>
      <Progress
        value={score}
        label={t('health.scoreOf', { category: name, score, status: said })}
        barClassName={healthColors[status].bar}
      />
      <p className="text-muted text-xs">{say(`health.details.${category}`, { ...details, change })}</p>
    </li>
  )
}
