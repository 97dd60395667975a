import { ConfirmAction } from '#client/confirm-action.tsx'
import { useText } from '#client/i18n.ts'
import type { Goal } from '../goals.contract.ts'
import { goalMessages } from '../goals.messages.ts'
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
