import { Megaphone } from 'lucide-react'
import { Link } from 'wouter'
import { FigureCard } from '#client/charts/figure-card.tsx'
import { useFormat } from '#client/i18n/format.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { platformName } from '#connectors/social/platform-name.ts'
import type { PlatformFigures } from '#features/analytics/analytics.contract.ts'
import { analyticsMessages } from '#features/analytics/i18n/index.ts'
import { usePlatformFigures } from '../analytics.queries.ts'
import { BarList } from '../charts/bar-list.tsx'
import { QueryBoundary } from '../query-boundary.tsx'

const rateOf = ({ clicks, reach }: PlatformFigures) => (reach > 0 ? (clicks / reach) * 100 : 0)
const numbers = ['posts', 'reach', 'engagement', 'clicks'] as const

export function PlatformsTab() {
  const t = useText(analyticsMessages)
  const locale = useLocale()
  const format = useFormat()
  const nameOf = ({ platform }: PlatformFigures) => platformName(platform, locale)
  return (
    <QueryBoundary query={usePlatformFigures()}>
      {({ platforms: { isSample, figures } }) => (
        <FigureCard
          title={t('platforms.title')}
          about={t('platforms.about')}
          isSample={isSample}
          rows={figures}
          columns={[
            { header: t('platforms.platform'), show: nameOf },
            ...numbers.map((field) => ({
              header: t(`platforms.${field}`),
              show: (row: PlatformFigures) => format.number(row[field]),
              raw: (row: PlatformFigures) => row[field],
              align: 'right' as const,
            })),
            {
              header: `${t('platforms.reach')}, ${t('platforms.before')}`,
              show: ({ reachBefore }) => format.number(reachBefore),
              raw: ({ reachBefore }) => reachBefore,
              align: 'right',
            },
            {
              header: t('platforms.rate'),
              show: (row) => format.percent(rateOf(row)),
              raw: (row) => Math.round(rateOf(row) * 10) / 10,
              align: 'right',
            },
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
              value: row.reach,
              figure: format.number(row.reach),
              note: t('platforms.row', {
                posts: row.posts,
                engagement: row.engagement,
                clicks: row.clicks,
                rate: format.percent(rateOf(row)),
              }),
            }))}
          />
        </FigureCard>
      )}
    </QueryBoundary>
  )
}
