import { Megaphone } from 'lucide-react'
import { Link } from 'wouter'
import { FigureCard } from '#client/charts/figure-card.tsx'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import { figureName } from '#connectors/social/results/figure-words.ts'
import { NetworkFigure } from '#connectors/social/results/network-figure.tsx'
import type { PlatformFigures } from '#features/analytics/analytics.contract.ts'
import { analyticsMessages } from '#features/analytics/i18n/index.ts'
import { usePlatformFigures } from '../analytics.queries.ts'
import { BarList } from '../charts/bar-list.tsx'
import { QueryBoundary } from '../query-boundary.tsx'
import { useKnownText } from '../use-known-text.ts'
import { comparedFigures, conversionOf, perThousandOf, rounded } from './platform-rates.ts'
import { PlatformsSideBySide } from './platforms-side-by-side.tsx'

const numbers = ['posts', 'reach', 'engagement', 'clicks'] as const

export function PlatformsTab() {
  const t = useText(analyticsMessages)
  const locale = useLocale()
  const format = useFormat()
  const knownText = useKnownText()
  const nameOf = ({ platform }: PlatformFigures) => platformName(platform, locale)
  const calledColumns = comparedFigures.map(([field, figure]) => ({
    header: t('platforms.called', { figure: t(`platforms.${field}`) }),
    show: ({ platform }: PlatformFigures) => figureName(platform, figure, locale) || '–',
    raw: ({ platform }: PlatformFigures) => figureName(platform, figure, locale),
  }))
  /** Leaves out what is unknown. */
  function noteOf(row: PlatformFigures): string {
    const rate = conversionOf(row)
    const counts = (['posts', 'engagement', 'clicks'] as const).flatMap((field) => {
      const count = row[field]
      return count === null ? [] : t(`platforms.row.${field}`, { count })
    })
    return [
      ...counts,
      ...(rate === null ? [] : [t('platforms.row.rate', { rate: format.percent(rate) })]),
    ].join(' · ')
  }
  return (
    <QueryBoundary query={usePlatformFigures()}>
      {({ platforms: { isSample, figures } }) => (
        <div className="flex flex-col gap-6">
          <FigureCard
            title={t('platforms.title')}
            about={t('platforms.about')}
            isSample={isSample}
            rows={figures}
            columns={[
              { header: t('platforms.platform'), show: nameOf },
              ...numbers.map((field) => ({
                header: t(`platforms.${field}`),
                show: (row: PlatformFigures) => knownText(row[field], format.number),
                raw: (row: PlatformFigures) => row[field] ?? '',
                align: 'right' as const,
              })),
              {
                header: `${t('platforms.reach')}, ${t('platforms.before')}`,
                show: ({ reachBefore }) => knownText(reachBefore, format.number),
                raw: ({ reachBefore }) => reachBefore ?? '',
                align: 'right',
              },
              {
                header: t('platforms.rate'),
                show: (row) => knownText(conversionOf(row), format.percent),
                raw: (row) => rounded(conversionOf(row)),
                align: 'right',
              },
              {
                header: t('platforms.perThousand'),
                show: (row) =>
                  knownText(perThousandOf(row), (value) => format.number(Number(rounded(value)))),
                raw: (row) => rounded(perThousandOf(row)),
                align: 'right',
              },
              ...calledColumns,
            ]}
            empty={
              <EmptyState
                icon={<Megaphone />}
                title={t('platforms.empty')}
                action={
                  <Button asChild>
                    <Link href="/waterfall">{t('platforms.create')}</Link>
                  </Button>
                }
              />
            }
          >
            <BarList
              items={figures.map((row) => ({
                key: row.platform,
                label: (
                  <span className="inline-flex items-center gap-2">
                    <PlatformIcon platform={row.platform} />
                    {nameOf(row)}
                  </span>
                ),
                value: row.reach ?? 0,
                figure: (
                  <NetworkFigure
                    several
                    isPlain
                    platform={row.platform}
                    figure="reach"
                    label={t('platforms.reach')}
                    value={row.reach}
                  />
                ),
                note: noteOf(row),
              }))}
            />
          </FigureCard>
          {figures.length > 0 ? <PlatformsSideBySide rows={figures} /> : null}
        </div>
      )}
    </QueryBoundary>
  )
}
