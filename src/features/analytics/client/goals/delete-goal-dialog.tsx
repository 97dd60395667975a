import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useText } from '#client/i18n/use-text.ts'
import type { Goal } from '#features/analytics/goals.contract.ts'
import { goalMessages } from '#features/analytics/i18n/index.ts'
import { useDeleteGoal } from './goals.queries.ts'

export function DeleteGoalDialog({ goal, onClose }: { goal: Goal; onClose: () => void }) {
  const t = useText(goalMessages)
  return (
    <ConfirmAction
      action={useDeleteGoal()}
      variables={goal.id}
      onClose={onClose}
      title={t('remove.title')}
      subject={goal.title}
      description={t('remove.text')}
      confirmLabel={t('remove.confirm')}
    />
  )
}
