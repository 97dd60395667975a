import { Circle, CircleCheck } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import type { Adoption } from '#features/analytics/analytics.contract.ts'
import type { Area } from '#features/analytics/analytics-kinds.ts'
import { businessMessages } from '#features/analytics/i18n/index.ts'

const places: Record<Area, string> = {
  campaigns: '/campaigns',
  planner: '/ai-planner',
  inbox: '/inbox',
  brand_studio: '/brand-studio',
  team: '/team',
  till: '/integrations',
}

export function AdoptionCard({ adoption: { percent, areas } }: { adoption: Adoption }) {
  const t = useText(businessMessages)
  return (
    <Card role="region" aria-label={t('adoption.title')}>
      <CardHeader title={t('adoption.title')} description={t('adoption.about', { percent })} />
      <CardBody>
        <ul className="flex flex-col divide-y">
          {areas.map(({ area, count, isUsed }) => {
            const Icon = isUsed ? CircleCheck : Circle
            const name = t(`adoption.areas.${area}`)
            return (
              <li key={area} className="flex items-center gap-3 py-2 first:pt-0 last:pb-0">
                <Icon aria-hidden className={isUsed ? 'size-5 text-success' : 'size-5 text-muted'} />
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{name}</span>
                  <span className="block text-muted text-xs">
                    {isUsed
                      ? `${t('adoption.used')} · ${t(`adoption.counts.${area}`, { count })}`
                      : t('adoption.unused')}
                  </span>
                </span>
                <Button
                  asChild
                  variant="ghost"
                  size="sm"
                  aria-label={t('adoption.openNamed', { area: name })}
                >
                  <Link href={places[area]}>{t('adoption.open')}</Link>
                </Button>
              </li>
            )
          })}
        </ul>
      </CardBody>
    </Card>
  )
}
