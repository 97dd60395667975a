import type { Amounts } from '#client/i18n/format-amounts.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { ZoneNote } from '#client/time/zone-note.tsx'
import type { Period, SalesPoint } from '../dashboard.contract.ts'
import { dashboardMessages } from '../i18n/index.ts'
import { labelPoint } from './label-point.ts'
import { SalesTable } from './sales-table.tsx'

interface SalesChartProps {
  points: SalesPoint[]
  period: Period
  amounts: Amounts
}

const HEIGHT = 100
const SLOT = 10
const BAR = 6
/** More labels would overlap on a phone. */
const MOST_LABELS = 7

/** A bar per day or hour, with a line for the previous one. Screen readers use the table. */
export function SalesChart({ points, period, amounts }: SalesChartProps) {
  const t = useText(dashboardMessages)
  const locale = useLocale()
  const most = Math.max(0, ...points.map(({ revenue, before }) => Math.max(revenue ?? 0, before ?? 0)))
  const heightOf = (cents: number | null) => (most > 0 ? (Math.max(0, cents ?? 0) / most) * HEIGHT : 0)
  const step = Math.ceil(points.length / MOST_LABELS)
  const heading = t(period === 'daily' ? 'chart.byHour' : 'chart.byDay')
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-medium">{heading}</span>
        <span className="flex flex-wrap items-center gap-x-4 text-muted text-xs">
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden className="size-2.5 rounded-[2px] bg-chart-1" />
            {t(`periods.${period}`)}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden className="h-0.5 w-3 bg-chart-2" />
            {t(`chart.before.${period}`)}
          </span>
          <span className="tabular">{t('chart.most', { amount: amounts.money(most) })}</span>
        </span>
      </figcaption>
      <svg
        aria-hidden
        viewBox={`0 0 ${points.length * SLOT} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-28 w-full overflow-visible border-b"
      >
        {points.map(({ at, revenue, before }, index) => (
          <g key={at} transform={`translate(${index * SLOT + (SLOT - BAR) / 2} 0)`}>
            <rect
              y={HEIGHT - heightOf(revenue)}
              width={BAR}
              height={heightOf(revenue)}
              className="fill-chart-1"
            />
            {before === null ? null : (
              <line
                x1={-1}
                x2={BAR + 1}
                y1={HEIGHT - heightOf(before)}
                y2={HEIGHT - heightOf(before)}
                vectorEffect="non-scaling-stroke"
                strokeWidth={2}
                className="stroke-chart-2"
              />
            )}
          </g>
        ))}
      </svg>
      <div
        aria-hidden
        className="grid text-center text-muted text-xs tabular"
        style={{ gridTemplateColumns: `repeat(${points.length}, minmax(0, 1fr))` }}
      >
        {points.map(({ at }, index) => (
          <span key={at} className="relative h-4">
            {index % step === 0 ? (
              <span className="absolute left-1/2 -translate-x-1/2 whitespace-nowrap">
                {labelPoint(at, period, locale).short}
              </span>
            ) : null}
          </span>
        ))}
      </div>
      {period === 'daily' ? <ZoneNote /> : null}
      <SalesTable label={heading} points={points} period={period} amounts={amounts} />
    </figure>
  )
}
