import { Check } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { AvailabilityMark } from '#client/ui/availability.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { entitlements, type PlanId, planFeatureClaims, planIds } from '#platform/plans.ts'
import { planMessages } from '../i18n/index.ts'
import { allowanceRows, usePlanWords } from './use-plan-words.ts'

/** The plans stacked, for narrow screens. */
export function PlanList({ current }: { current: PlanId }) {
  const t = useText(planMessages)
  const inWords = usePlanWords()
  return (
    <Card>
      <CardHeader title={t('compare.title')} description={t('compare.description')} />
      <CardBody className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {planIds.map((plan) => (
          <section key={plan} aria-labelledby={`plan-${plan}`}>
            <h3 id={`plan-${plan}`} className="mb-2 flex items-center gap-2">
              {t(`names.${plan}`)}
              {plan === current ? <Badge tone="success">{t('current')}</Badge> : null}
            </h3>
            <dl className="divide-y border-y">
              {allowanceRows.map((row) => (
                <div key={row} className="flex justify-between gap-4 py-1.5">
                  <dt className="text-muted">{t(`rows.${row}`)}</dt>
                  <dd className="text-right tabular">{inWords(plan, row)}</dd>
                </div>
              ))}
            </dl>
            <ul className="flex flex-col gap-1 not-empty:mt-2">
              {entitlements[plan].features.map((feature) => (
                <li key={feature} className="flex items-start gap-2">
                  <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    {t(`rows.${feature}`)}
                    <AvailabilityMark claims={planFeatureClaims[feature]} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </CardBody>
    </Card>
  )
}
