import type { DataColumn } from '#client/ui/data-column.ts'
import type { Text } from '#platform/messages.ts'
import type { teamMessages } from '../i18n/index.ts'
import type { TeamTask } from '../team.contract.ts'
import { TaskDue } from './task-due.tsx'
import { TaskPerson } from './task-person.tsx'
import { TaskPriority } from './task-priority.tsx'
import { type TaskActions, TaskRowActions } from './task-row-actions.tsx'
import { TaskStatusBadge } from './task-status-badge.tsx'
import type { TaskView } from './use-team-search-params.ts'

// These columns share the remaining width, and truncate.
const share = 'max-w-0'

export function taskColumns(
  t: Text<(typeof teamMessages)['en']>,
  view: TaskView,
  actions: TaskActions,
): DataColumn<TeamTask>[] {
  const isMine = view === 'assigned'
  return [
    {
      id: 'task',
      header: t('table.task'),
      primary: true,
      className: `${share} w-[65%]`,
      cell: (task) => (
        <div className="min-w-0">
          <button
            type="button"
            title={task.title}
            onClick={() => actions.onView(task)}
            className="block pointer-coarse:min-h-11 max-w-full break-words rounded-sm text-left decoration-1 underline-offset-4 hover:underline md:line-clamp-2"
          >
            {task.title}
          </button>
          {task.description ? (
            <span className="line-clamp-2 break-words font-normal text-muted text-xs md:line-clamp-1">
              {task.description}
            </span>
          ) : null}
        </div>
      ),
    },
    {
      id: 'person',
      header: t(isMine ? 'table.assignedBy' : 'table.assignedTo'),
      className: `${share} w-[35%]`,
      cell: (task) => <TaskPerson person={isMine ? task.assignedByUser : task.assignedToUser} />,
    },
    {
      id: 'priority',
      header: t('table.priority'),
      cell: ({ priority }) => <TaskPriority priority={priority} />,
    },
    {
      id: 'status',
      header: t('table.status'),
      cell: ({ status }) => <TaskStatusBadge status={status} />,
    },
    { id: 'due', header: t('table.dueDate'), cell: (task) => <TaskDue task={task} /> },
    {
      id: 'proof',
      header: t('table.requiresProof'),
      className: 'md:max-lg:hidden',
      cell: ({ requiresProof }) => t(requiresProof ? 'table.yes' : 'table.no'),
    },
    {
      id: 'actions',
      // On a card the buttons need no heading.
      header: <span className="max-md:sr-only">{t('table.actions')}</span>,
      cell: (task) => <TaskRowActions task={task} view={view} actions={actions} />,
    },
  ]
}
