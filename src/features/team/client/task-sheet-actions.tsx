import { Ban, CircleCheck, CirclePlay, Pencil } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { useCurrentUser } from '#core/session/index.client.ts'
import { teamMessages } from '../i18n/index.ts'
import { nextStatus } from '../task-rules.ts'
import type { TeamTask } from '../team.contract.ts'
import type { TaskActions } from './task-row-actions.tsx'

/** Actions the reader has for this task; hidden if there are none. */
export function TaskSheetActions({ task, actions }: { task: TeamTask; actions: TaskActions }) {
  const t = useText(teamMessages)
  const { user } = useCurrentUser()
  const isMine = task.assignedTo === user?.id
  const isGiven = task.assignedByUser !== null && task.assignedByUser.id === user?.id
  const can = {
    complete: isMine && nextStatus('complete', task.status),
    start: isMine && nextStatus('start', task.status),
    change: isGiven && nextStatus('change', task.status),
    cancel: isGiven && nextStatus('cancel', task.status),
  }
  if (!Object.values(can).some(Boolean)) return null
  return (
    <div className="flex flex-wrap gap-2">
      {can.complete ? (
        <Button onClick={() => actions.onComplete(task)}>
          <CircleCheck aria-hidden />
          {t('table.complete')}
        </Button>
      ) : null}
      {can.start ? (
        <Button variant="secondary" onClick={() => actions.onStart(task)}>
          <CirclePlay aria-hidden />
          {t('table.start')}
        </Button>
      ) : null}
      {can.change ? (
        <Button variant="secondary" onClick={() => actions.onEdit(task)}>
          <Pencil aria-hidden />
          {t('table.edit')}
        </Button>
      ) : null}
      {can.cancel ? (
        <Button variant="ghost" onClick={() => actions.onCancel(task)}>
          <Ban aria-hidden />
          {t('table.cancel')}
        </Button>
      ) : null}
    </div>
  )
}
