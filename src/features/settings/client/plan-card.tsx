import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { Field } from '#client/ui/field.tsx'
import { Select } from '#client/ui/select.tsx'
import { useCurrentUser } from '#core/session/index.client.ts'
import { type PlanId, planIds } from '#platform/plans.ts'
import { planMessages } from '../i18n/index.ts'
import { useChoosePlan } from './settings.queries.ts'

/** Says that the plan has no effect here, and shows no payment. */
export function PlanCard({ plan }: { plan: PlanId }) {
  const t = useText(planMessages)
  const { user } = useCurrentUser()
  const choose = useChoosePlan()
  const name = t(`names.${plan}`)
  return (
    <Card>
      <CardHeader title={t('title')} description={t('currentIs', { plan: name })} />
      <CardBody className="flex flex-col gap-5">
        <Alert>{t('own')}</Alert>
        {user?.role === 'owner' ? (
          <Field label={t('field')} className="sm:max-w-xs">
            <Select
              options={planIds.map((id) => ({ value: id, label: t(`names.${id}`) }))}
              value={plan}
              disabled={choose.isPending}
              onValueChange={(chosen) => choose.mutate({ plan: chosen })}
            />
          </Field>
        ) : (
          <p className="text-muted">{t('ownerOnly')}</p>
        )}
      </CardBody>
    </Card>
  )
}
