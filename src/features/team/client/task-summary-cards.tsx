import { CircleCheck, Hourglass, Inbox, Send } from 'lucide-react'
import { reasonOf } from '#client/data/error-toast.ts'
import { useFormat } from '#client/i18n/format.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { StatCard } from '#client/ui/stat-card.tsx'
import { teamMessages } from '../i18n/index.ts'
import { useTaskSummary } from './team.queries.ts'
import type { TaskView } from './use-team-search-params.ts'

export function TaskSummaryCards({ view }: { view: TaskView }) {
  const t = useText(teamMessages)
  const common = useText(commonMessages)
  const format = useFormat()
  const { data, isPending, isError, error, isFetching, refetch } = useTaskSummary(view === 'assigned')
  if (isError && !data) {
    return (
      <Alert
        role="alert"
        tone="danger"
        title={t('summary.failed')}
        action={
          <Button variant="secondary" size="sm" pending={isFetching} onClick={() => refetch()}>
            {common('retry')}
          </Button>
        }
      >
        {reasonOf(error)}
      </Alert>
    )
  }
  const inView = t(view === 'assigned' ? 'summary.inAssigned' : 'summary.inCreated')
  const cards = [
    { id: 'assigned', value: data?.assignedToMe, hint: t('summary.assignedHint'), Icon: Inbox },
    { id: 'created', value: data?.createdByMe, hint: t('summary.createdHint'), Icon: Send },
    { id: 'completed', value: data?.completed, hint: inView, Icon: CircleCheck },
    { id: 'pending', value: data?.pending, hint: inView, Icon: Hourglass },
  ] as const
  return (
    <section aria-label={t('summary.label')} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {cards.map(({ id, value, hint, Icon }) => (
        <StatCard
          key={id}
          label={t(`summary.${id}`)}
          icon={<Icon aria-hidden />}
          loading={isPending}
          value={value === undefined ? null : format.number(value)}
          hint={hint}
        />
      ))}
    </section>
  )
}
