import { FigureCard } from '#client/charts/figure-card.tsx'
import { Plot } from '#client/charts/plot.tsx'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { useZoneWords } from '#client/time/use-zone-words.ts'
import type { Audience } from '#features/analytics/analytics.contract.ts'
import { analyticsMessages } from '#features/analytics/i18n/index.ts'
import { formatFullHour, formatHour } from '#platform/time-format.ts'
import { NoMessagesYet } from './no-messages.tsx'

/** All hours between the first and last with messages. */
function fillHourGaps(hours: Audience['hours']['figures']) {
  const first = hours[0]?.hour ?? 0
  const last = hours.at(-1)?.hour ?? -1
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index
    return { hour, messages: hours.find((row) => row.hour === hour)?.messages ?? 0 }
  })
}

export function MessageHours({ hours: { isSample, figures } }: { hours: Audience['hours'] }) {
  const t = useText(analyticsMessages)
  const locale = useLocale()
  const format = useFormat()
  const zone = useZoneWords()
  const hours = fillHourGaps(figures)
  return (
    <FigureCard
      title={t('audience.hours')}
      about={`${t('audience.hoursAbout')} ${zone.all}`}
      isSample={isSample}
      rows={hours}
      columns={[
        {
          header: t('figure.hour', { place: format.place }),
          show: ({ hour }) => formatFullHour(hour, locale),
        },
        {
          header: t('audience.messages'),
          show: ({ messages }) => format.number(messages),
          raw: ({ messages }) => messages,
          align: 'right',
        },
      ]}
      empty={<NoMessagesYet />}
    >
      <Plot
        kind="bar"
        label={t('audience.messages')}
        points={hours.map(({ hour, messages }) => ({
          label: formatHour(hour, locale),
          name: formatFullHour(hour, locale),
          value: messages,
        }))}
        write={format.number}
        writeShort={format.number}
      />
    </FigureCard>
  )
}
