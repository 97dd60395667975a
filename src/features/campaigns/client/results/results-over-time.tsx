import { dayLong, dayShort } from '#client/charts/day-words.ts'
import { FigureCard } from '#client/charts/figure-card.tsx'
import { Plot } from '#client/charts/plot.tsx'
import { colors } from '#client/charts/plot-parts.ts'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { campaignResultsMessages } from '#features/campaigns/i18n/results/index.ts'
import type { CampaignResults } from '#features/campaigns/results.contract.ts'
import { numberFormat } from '#platform/intl-formats.ts'

type Day = CampaignResults['days'][number]

const lines = ['reach', 'interactions', 'clicks'] as const

/** One chart per figure: reach and clicks have no common scale. */
export function ResultsOverTime({ days }: Pick<CampaignResults, 'days'>) {
  const t = useText(campaignResultsMessages)
  const locale = useLocale()
  const format = useFormat()
  const short = numberFormat(locale, { notation: 'compact' })
  const known = lines.filter((line) => days.some((day) => day[line] !== null))
  return (
    <FigureCard
      title={t('days.title')}
      about={t('days.about')}
      isSample={false}
      rows={days}
      columns={[
        { header: t('days.day'), show: ({ day }) => dayLong(day, locale), raw: ({ day }) => day },
        ...known.map((line) => ({
          header: t(line),
          show: (row: Day) => (row[line] === null ? t('unknown') : format.number(row[line])),
          raw: (row: Day) => row[line] ?? '',
          align: 'right' as const,
        })),
      ]}
    >
      {days.length < 2 ? (
        <p className="text-muted">{t('days.tooEarly')}</p>
      ) : (
        <div className="grid gap-x-6 gap-y-5 lg:grid-cols-3">
          {known.map((line) => (
            <div key={line} className="min-w-0">
              <h3 className="font-medium">{t(line)}</h3>
              <Plot
                kind="line"
                label={t(line)}
                points={days.map((row) => ({
                  label: dayShort(row.day, locale),
                  name: dayLong(row.day, locale),
                  value: row[line],
                }))}
                write={format.number}
                writeShort={(value) => short.format(value)}
                color={colors[lines.indexOf(line)] ?? colors[0]}
              />
            </div>
          ))}
        </div>
      )}
    </FigureCard>
  )
}
