import { ConfirmAction } from '#client/forms/confirm-action.tsx'
import { useText } from '#client/i18n/use-text.ts'
import { teamMessages } from '../i18n/index.ts'
import type { TeamTask } from '../team.contract.ts'
import { useCancelTask } from './team.queries.ts'

export function CancelTaskDialog({ task, onClose }: { task: TeamTask; onClose: () => void }) {
  const t = useText(teamMessages)
  const cancel = useCancelTask()
  return (
    <ConfirmAction
      action={cancel}
      variables={task.id}
      onClose={onClose}
      title={t('cancel.title')}
      subject={task.title}
      description={t('cancel.description')}
      confirmLabel={t('cancel.confirm')}
    />
  )
}
