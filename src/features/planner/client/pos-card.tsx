import { Link } from 'wouter'
import { useLocale, useText } from '#client/i18n.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { useWorkspace } from '#client/workspace-context.ts'
import { plannerMessages } from '../planner.messages.ts'

const systems = [
  { provider: 'square', name: 'Square' },
  { provider: 'shopify', name: 'Shopify' },
  { provider: 'stripe', name: 'Stripe' },
] as const

const NOTHING = '--'

/** What a till would tell the planner. No till is connected, so every figure is zero and says why. */
export function PosCard() {
  const t = useText(plannerMessages)
  const locale = useLocale()
  const { currency } = useWorkspace()
  const noMoney = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(0)
  const noShare = new Intl.NumberFormat(locale, { style: 'percent' }).format(0)
  const figures = [
    { id: 'orderValue', value: noMoney },
    { id: 'recurrence', value: noShare },
    { id: 'peakHours', value: NOTHING },
    { id: 'topProducts', value: '0' },
    { id: 'growth', value: noShare },
  ] as const
  return (
    <Card>
      <CardHeader
        title={t('pos.title')}
        description={t('pos.description')}
        actions={<Badge>{t('pos.disconnected')}</Badge>}
      />
      <CardBody className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-2">
          {systems.map(({ provider, name }) => (
            <Button key={provider} asChild variant="secondary" size="sm">
              <Link
                href={`/integrations?provider=${provider}`}
                aria-label={t('pos.connect', { system: name })}
              >
                {name}
              </Link>
            </Button>
          ))}
          <Button asChild variant="secondary" size="sm">
            <Link href="/integrations?provider=other" aria-label={t('pos.otherLabel')}>
              {t('pos.other')}
            </Link>
          </Button>
        </div>
        <dl aria-label={t('pos.figures')} className="flex flex-col divide-y">
          {figures.map(({ id, value }) => (
            <div key={id} className="flex items-baseline justify-between gap-3 py-1.5">
              <dt className="text-muted">{t(`pos.${id}`)}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-muted text-xs">{t('pos.note')}</p>
      </CardBody>
    </Card>
  )
}
