import { Ban, CirclePlay, Eye, Pencil } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { DropdownMenuItem } from '#client/ui/dropdown-menu.tsx'
import { RowMenu } from '#client/ui/row-menu.tsx'
import { teamMessages } from '../i18n/index.ts'
import { nextStatus } from '../task-rules.ts'
import type { TeamTask } from '../team.contract.ts'
import type { TaskView } from './use-team-search-params.ts'

/** Actions of a task. */
export interface TaskActions {
  onView: (task: TeamTask) => void
  onStart: (task: TeamTask) => void
  onComplete: (task: TeamTask) => void
  onEdit: (task: TeamTask) => void
  onCancel: (task: TeamTask) => void
}

interface TaskRowActionsProps {
  task: TeamTask
  view: TaskView
  actions: TaskActions
}

export function TaskRowActions({ task, view, actions }: TaskRowActionsProps) {
  const t = useText(teamMessages)
  const { title, status } = task
  const isMine = view === 'assigned'
  const canComplete = isMine && nextStatus('complete', status) !== null
  return (
    <div className="flex items-center gap-1.5">
      {canComplete ? (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('table.completeNamed', { title })}
          onClick={() => actions.onComplete(task)}
        >
          {t('table.complete')}
        </Button>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('table.viewNamed', { title })}
          onClick={() => actions.onView(task)}
        >
          {t('table.view')}
        </Button>
      )}
      <RowMenu label={t('table.more', { title })}>
        <DropdownMenuItem icon={<Eye aria-hidden />} onSelect={() => actions.onView(task)}>
          {t('table.view')}
        </DropdownMenuItem>
        {isMine && nextStatus('start', status) ? (
          <DropdownMenuItem icon={<CirclePlay aria-hidden />} onSelect={() => actions.onStart(task)}>
            {t('table.start')}
          </DropdownMenuItem>
        ) : null}
        {!isMine && nextStatus('change', status) ? (
          <DropdownMenuItem icon={<Pencil aria-hidden />} onSelect={() => actions.onEdit(task)}>
            {t('table.edit')}
          </DropdownMenuItem>
        ) : null}
        {!isMine && nextStatus('cancel', status) ? (
          <DropdownMenuItem tone="danger" icon={<Ban aria-hidden />} onSelect={() => actions.onCancel(task)}>
            {t('table.cancel')}
          </DropdownMenuItem>
        ) : null}
      </RowMenu>
    </div>
  )
}
