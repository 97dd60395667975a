import { Link } from 'wouter'
import { formatAmounts } from '#client/i18n/format-amounts.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { SampleMark } from '#client/ui/sample-mark.tsx'
import { OtherCurrencies } from '#features/sales/index.client.ts'
import type { Dashboard, Period } from '../dashboard.contract.ts'
import { dashboardMessages } from '../i18n/index.ts'
import { SalesChart } from './sales-chart.tsx'
import { SalesComparison } from './sales-comparison.tsx'
import { SalesGain } from './sales-gain.tsx'
import { SalesTarget } from './sales-target.tsx'

interface SalesCardProps {
  sales: Dashboard['sales']
  period: Period
  /** Whether the person may change the shop's settings. */
  isManager: boolean
}

export function SalesCard({ sales: { isSample, figures }, period, isManager }: SalesCardProps) {
  const t = useText(dashboardMessages)
  const amounts = formatAmounts(useLocale(), figures.currency)
  const { sold, target } = figures
  return (
    <Card role="region" aria-label={t('sales.title')} className="flex flex-col">
      <CardHeader
        title={t('sales.title')}
        description={<span className="block first-letter:uppercase">{t('sales.note')}</span>}
        actions={isSample ? <SampleMark /> : null}
      />
      <CardBody className="flex flex-1 flex-col gap-5">
        <SalesGain sales={figures} period={period} amounts={amounts} />
        {sold ? <SalesComparison sold={sold} period={period} amounts={amounts} /> : null}
        {sold ? <OtherCurrencies others={sold.others} isOwnEmpty={sold.sales === 0} /> : null}
        {sold && sold.points.length > 0 ? (
          <SalesChart points={sold.points} period={period} amounts={amounts} />
        ) : null}
        <SalesTarget target={target} amounts={amounts} isManager={isManager} />
        {isSample ? (
          <Button asChild variant="link" className="self-start">
            <Link href="/integrations">{t('sales.connect')}</Link>
          </Button>
        ) : null}
      </CardBody>
    </Card>
  )
}
