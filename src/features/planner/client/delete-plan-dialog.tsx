import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { planMessages } from '../i18n/index.ts'
import type { ContentPlan } from '../planner.contract.ts'
import { useDeletePlan } from './plan.queries.ts'

interface DeletePlanDialogProps {
  plan: ContentPlan
  onClose: () => void
  onDeleted: () => void
}

export function DeletePlanDialog({ plan, onClose, onDeleted }: DeletePlanDialogProps) {
  const t = useText(planMessages)
  const remove = useDeletePlan()
  const kept = plan.posts.filter(({ campaignId }) => campaignId !== null).length
  return (
    <ConfirmAction
      action={remove}
      variables={plan.id}
      onClose={onClose}
      onDone={onDeleted}
      title={t('delete.title')}
      subject={<bdi lang={plan.locale}>{plan.title}</bdi>}
      description={kept > 0 ? `${t('delete.text')} ${t('delete.kept', { count: kept })}` : t('delete.text')}
      confirmLabel={t('delete.confirm')}
    />
  )
}
