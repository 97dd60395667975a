import { useLocale, useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { featureExampleMessages } from '#features/site/i18n/landing/index.ts'

/** Share of the tallest bar, Monday to Sunday. */
const bars = [38, 34, 82, 100, 76, 62, 44]
const CAMPAIGN_DAY = 2
// 1 January 2024 was a Monday.
const dayAt = (index: number) => new Date(Date.UTC(2024, 0, 1 + index))

export function AnalyticsExample() {
  const t = useText(featureExampleMessages)
  const weekday = new Intl.DateTimeFormat(useLocale(), { weekday: 'short', timeZone: 'UTC' })
  return (
    <div aria-hidden>
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <span className="font-medium">{t('chart')}</span>
        <span className="inline-flex items-center gap-1.5 text-muted text-xs">
          <span className="size-2.5 rounded-full bg-chart-1" />
          {t('campaignDay')}
        </span>
      </p>
      <div className="mt-3 grid grid-cols-7 gap-2">
        {bars.map((share, index) => (
          <div key={dayAt(index).getTime()}>
            <div className="flex h-26 items-end">
              <div
                className={cn('w-full rounded-sm', index < CAMPAIGN_DAY ? 'bg-border' : 'bg-chart-1')}
                style={{ height: `${share}%` }}
              />
            </div>
            <p className="mt-1.5 text-center text-muted text-xs">{weekday.format(dayAt(index))}</p>
          </div>
        ))}
      </div>
    </div>
  )
}
