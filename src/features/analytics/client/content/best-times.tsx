import type { ReactNode } from 'react'
import { FigureCard } from '#client/charts/figure-card.tsx'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useZoneWords } from '#client/time/use-zone-words.ts'
import type { BestTime } from '#features/analytics/analytics.contract.ts'
import { analyticsMessages } from '#features/analytics/i18n/index.ts'
import { weekdayName } from '#platform/month-words.ts'
import { formatFullHour } from '#platform/time-format.ts'
import { WeekGrid } from '../charts/week-grid.tsx'

interface BestTimesProps {
  times: { isSample: boolean; figures: BestTime[] }
  empty: ReactNode
}

const eachOf = ({ engagement, posts }: BestTime) => Math.round(engagement / posts)

export function BestTimes({ times: { isSample, figures }, empty }: BestTimesProps) {
  const t = useText(analyticsMessages)
  const locale = useLocale()
  const format = useFormat()
  const zone = useZoneWords()
  const best = figures.toSorted((a, b) => eachOf(b) - eachOf(a))
  const [first] = best
  return (
    <FigureCard
      title={t('content.times')}
      about={`${t('content.timesAbout')} ${zone.all}`}
      isSample={isSample}
      rows={best}
      columns={[
        { header: t('content.weekday'), show: ({ weekday }) => weekdayName(weekday, locale) },
        {
          header: t('figure.hour', { place: format.place }),
          show: ({ hour }) => formatFullHour(hour, locale),
        },
        {
          header: t('content.count'),
          show: ({ posts }) => format.number(posts),
          raw: ({ posts }) => posts,
          align: 'right',
        },
        {
          header: t('content.each'),
          show: (row) => format.number(eachOf(row)),
          raw: eachOf,
          align: 'right',
        },
      ]}
      empty={empty}
    >
      {first && eachOf(first) > 0 ? (
        <p className="font-medium">
          {t('content.best', {
            weekday: weekdayName(first.weekday, locale),
            hour: format.zoned(formatFullHour(first.hour, locale)),
          })}
        </p>
      ) : null}
      <WeekGrid cells={figures.map((row) => ({ ...row, value: eachOf(row) }))} />
    </FigureCard>
  )
}
