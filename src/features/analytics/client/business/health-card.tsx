import { useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { cn } from '#client/ui/cn.ts'
import { SampleMark } from '#client/ui/sample-mark.tsx'
import type { Business } from '#features/analytics/analytics.contract.ts'
import { healthCategories } from '#features/analytics/analytics-kinds.ts'
import { businessMessages } from '#features/analytics/i18n/index.ts'
import { healthColors } from './health-colors.ts'
import { HealthRow } from './health-row.tsx'

export function HealthCard({ health: { isSample, figures } }: { health: Business['health'] }) {
  const t = useText(businessMessages)
  const { tone, text } = healthColors[figures.status]
  return (
    <Card role="region" aria-label={t('health.title')}>
      <CardHeader
        title={t('health.title')}
        description={t('health.about')}
        actions={isSample ? <SampleMark /> : null}
      />
      <CardBody className="flex flex-col gap-5">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className={cn('font-semibold text-3xl tabular', text)}>{figures.score}</span>{' '}
          <span className="text-muted">{t('health.outOf')}</span>{' '}
          <Badge tone={tone}>{t(`health.statuses.${figures.status}`)}</Badge>
        </p>
        <ul className="flex flex-col gap-4">
          {figures.categories.map((category) => (
            <HealthRow key={category.category} category={category} />
          ))}
        </ul>
        <details>
          <summary className="inline-flex min-h-8 pointer-coarse:min-h-11 cursor-pointer items-center rounded-sm text-primary-ink underline decoration-1 underline-offset-4">
            {t('health.how')}
          </summary>
          <dl className="mt-2 flex flex-col gap-2">
            {healthCategories.map((category) => (
              <div key={category}>
                <dt className="font-medium">{t(`health.categories.${category}`)}</dt>
                <dd className="text-pretty text-muted">{t(`health.formulas.${category}`)}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-pretty text-muted">{t('health.colors')}</p>
        </details>
      </CardBody>
    </Card>
  )
}
