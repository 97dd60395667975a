import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { teamMessages } from '../i18n/index.ts'
import type { TeamTask } from '../team.contract.ts'

const ended: readonly TeamTask['status'][] = ['completed', 'cancelled']

/** The due date; marked if late, until the task is done. */
export function TaskDue({ task: { dueDate, status } }: { task: Pick<TeamTask, 'dueDate' | 'status'> }) {
  const t = useText(teamMessages)
  const format = useFormat()
  const now = useNow()
  if (!dueDate) return <span className="text-muted">{t('table.noDate')}</span>
  const isLate = new Date(dueDate) < now && !ended.includes(status)
  return (
    <span className="block md:min-w-28">
      <time dateTime={dueDate}>{format.dateTime(dueDate)}</time>
      {isLate ? <span className="block font-medium text-danger text-xs">{t('table.overdue')}</span> : null}
    </span>
  )
}
