import { Target } from 'lucide-react'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { goalMessages } from '#features/analytics/i18n/index.ts'
import { GoalRow, type GoalRowProps } from './goal-row.tsx'
import type { useGoals } from './goals.queries.ts'

interface GoalsListProps extends Omit<GoalRowProps, 'goal'> {
  query: ReturnType<typeof useGoals>
}

export function GoalsList({ query, ...actions }: GoalsListProps) {
  const t = useText(goalMessages)
  const common = useText(commonMessages)
  const { data, isError, error, isFetching, refetch } = query
  if (isError)
    return (
      <ErrorState
        title={t('failed')}
        reason={reasonOf(error)}
        retryLabel={common('retry')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data)
    return (
      <div role="status" aria-label={t('loading')} className="flex flex-col gap-5">
        {['first', 'second', 'third'].map((row) => (
          <Skeleton key={row} className="h-14" />
        ))}
      </div>
    )
  if (data.figures.length === 0) return <EmptyState icon={<Target />} title={t('empty')} className="py-6" />
  return (
    <ul className="flex flex-col divide-y">
      {data.figures.map((goal) => (
        <GoalRow key={goal.id} goal={goal} {...actions} />
      ))}
    </ul>
  )
}
