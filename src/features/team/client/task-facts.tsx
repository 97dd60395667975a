import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { fullName } from '#platform/full-name.ts'
import { teamMessages } from '../i18n/index.ts'
import type { WholeTask } from '../team.contract.ts'
import { TaskDue } from './task-due.tsx'
import { TaskPerson } from './task-person.tsx'
import { TaskPriority } from './task-priority.tsx'
import { TaskStatusBadge } from './task-status-badge.tsx'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="mt-0.5 break-words">{children}</dd>
    </div>
  )
}

/** Details of a task, and what it waits for. */
export function TaskFacts({ task }: { task: WholeTask }) {
  const t = useText(teamMessages)
  const { status, approver, rejectionReason, description, conversation } = task
  const isOpen = status === 'pending' || status === 'in_progress'
  return (
    <div className="flex flex-col gap-4">
      {status === 'pending_approval' ? (
        <Alert tone={approver ? 'info' : 'warning'}>
          {approver ? t('detail.waitsFor', { name: fullName(approver) }) : t('detail.waitsForNobody')}
        </Alert>
      ) : null}
      {isOpen && rejectionReason ? (
        <Alert tone="warning" title={t('detail.rejected')}>
          <p className="whitespace-pre-line break-words">{rejectionReason}</p>
        </Alert>
      ) : null}
      {isOpen && !task.assignedToUser ? <Alert tone="warning">{t('detail.noAssignee')}</Alert> : null}
      <p className={description ? 'whitespace-pre-line break-words' : 'text-muted'}>
        {description || t('detail.noDescription')}
      </p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        <Fact label={t('table.status')}>
          <TaskStatusBadge status={status} />
        </Fact>
        <Fact label={t('table.priority')}>
          <TaskPriority priority={task.priority} />
        </Fact>
        <Fact label={t('table.dueDate')}>
          <TaskDue task={task} />
        </Fact>
        <Fact label={t('table.assignedTo')}>
          <TaskPerson person={task.assignedToUser} />
        </Fact>
        <Fact label={t('table.assignedBy')}>
          <TaskPerson person={task.assignedByUser} />
        </Fact>
        <Fact label={t('table.requiresProof')}>{t(task.requiresProof ? 'table.yes' : 'table.no')}</Fact>
        {conversation ? (
          <Fact label={t('detail.conversation')}>
            <Link
              href={`/inbox?conversation=${conversation.id}`}
              className="inline-flex pointer-coarse:min-h-11 max-w-full items-center gap-1.5 text-primary-ink underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              <PlatformIcon platform={conversation.platform} className="size-3.5 shrink-0" />
              <span dir="auto" className="min-w-0 truncate">
                {conversation.contactName}
              </span>
            </Link>
          </Fact>
        ) : null}
      </dl>
    </div>
  )
}
