import { Link } from 'wouter'
import type { Amounts } from '#client/i18n/format-amounts.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Progress } from '#client/ui/progress.tsx'
import type { Sales } from '../dashboard.contract.ts'
import { dashboardMessages } from '../i18n/index.ts'

interface SalesTargetProps {
  target: Sales['target']
  amounts: Amounts
  isManager: boolean
}

/** The month's progress towards the sales target. */
export function SalesTarget({ target, amounts, isManager }: SalesTargetProps) {
  const t = useText(dashboardMessages)
  if (!target)
    return (
      <p className="mt-auto flex flex-wrap items-center gap-x-2 text-muted">
        {t('sales.noTarget')}
        {isManager ? (
          <Button asChild variant="link">
            <Link href="/settings?section=business">{t('sales.setTarget')}</Link>
          </Button>
        ) : null}
      </p>
    )
  return (
    <div className="mt-auto">
      <Progress value={target.percent} label={t('sales.targetLabel')} />
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-muted tabular">
        <span>{t('sales.target', { amount: amounts.money(target.amount) })}</span>
        <span className="font-medium text-ink">{t('sales.done', { percent: target.percent })}</span>
      </p>
    </div>
  )
}
