import { Check, Minus } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { AvailabilityMark } from '#client/ui/availability.tsx'
import { Badge } from '#client/ui/badge.tsx'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { Table, Tbody, Td, Th, Thead, Tr } from '#client/ui/table.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { entitlements, type PlanId, planFeatureClaims, planFeatures, planIds } from '#platform/plans.ts'
import { planMessages } from '../i18n/index.ts'
import { allowanceRows, usePlanWords } from './use-plan-words.ts'

const rowHeading = 'h-11 whitespace-normal text-ink text-sm font-normal'

/** All plans side by side. */
export function PlanTable({ current }: { current: PlanId }) {
  const t = useText(planMessages)
  const inWords = usePlanWords()
  return (
    <Card className="overflow-hidden">
      <CardHeader title={t('compare.title')} description={t('compare.description')} className="pb-3" />
      <Table label={t('compare.label')}>
        <Thead>
          <Tr>
            <Th>
              <VisuallyHidden>{t('compare.what')}</VisuallyHidden>
            </Th>
            {planIds.map((plan) => (
              <Th key={plan}>
                <span className="flex items-center gap-2">
                  {t(`names.${plan}`)}
                  {plan === current ? <Badge tone="success">{t('current')}</Badge> : null}
                </span>
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {allowanceRows.map((row) => (
            <Tr key={row}>
              <Th scope="row" className={rowHeading}>
                {t(`rows.${row}`)}
              </Th>
              {planIds.map((plan) => (
                <Td key={plan} className="tabular">
                  {inWords(plan, row)}
                </Td>
              ))}
            </Tr>
          ))}
          {planFeatures.map((feature) => (
            <Tr key={feature}>
              <Th scope="row" className={rowHeading}>
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  {t(`rows.${feature}`)}
                  <AvailabilityMark claims={planFeatureClaims[feature]} />
                </span>
              </Th>
              {planIds.map((plan) => {
                const isIncluded = entitlements[plan].features.includes(feature)
                const Icon = isIncluded ? Check : Minus
                return (
                  <Td key={plan}>
                    <Icon aria-hidden className={isIncluded ? 'size-4 text-success' : 'size-4 text-muted'} />
                    <VisuallyHidden>{isIncluded ? t('compare.yes') : t('compare.no')}</VisuallyHidden>
                  </Td>
                )
              })}
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Card>
  )
}
