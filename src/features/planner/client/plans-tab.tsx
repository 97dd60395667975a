import { CalendarPlus } from 'lucide-react'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { LoadMore } from '#client/ui/load-more.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { plannerMessages } from '../i18n/index.ts'
import type { ContentPlan } from '../planner.contract.ts'
import { PlanCard } from './plan-card.tsx'
import type { usePlans } from './planner.queries.ts'

function PlanCardSkeleton() {
  return (
    <Card className="flex h-full flex-col gap-3 p-5">
      <div className="flex items-center justify-between">
        <Skeleton className="w-24" />
        <Skeleton className="h-5 w-20" />
      </div>
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="w-full" />
      <Skeleton className="h-14 w-full" />
      <div className="flex items-end justify-between pt-1">
        <Skeleton className="h-9 w-28" />
        <Skeleton className="h-9 w-28" />
      </div>
    </Card>
  )
}

const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'
const skeletons = ['one', 'two', 'three', 'four', 'five', 'six']

interface PlansTabProps {
  plans: ReturnType<typeof usePlans>
  items: ContentPlan[]
  onCreate: () => void
}

export function PlansTab({ plans, items, onCreate }: PlansTabProps) {
  const t = useText(plannerMessages)
  const common = useText(commonMessages)
  if (plans.isError && items.length === 0)
    return (
      <Card>
        <ErrorState
          title={t('plans.error')}
          reason={reasonOf(plans.error)}
          retryLabel={common('retry')}
          retrying={plans.isFetching}
          onRetry={() => plans.refetch()}
        />
      </Card>
    )
  if (plans.isPending)
    return (
      <div role="status" aria-label={t('plans.loading')} className={grid}>
        {skeletons.map((key) => (
          <PlanCardSkeleton key={key} />
        ))}
      </div>
    )
  if (items.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<CalendarPlus />}
          title={t('plans.empty')}
          description={t('plans.emptyText')}
          action={<Button onClick={onCreate}>{t('plans.emptyAction')}</Button>}
        />
      </Card>
    )
  return (
    <>
      <ul aria-label={t('plans.listLabel')} className={grid}>
        {items.map((plan) => (
          <li key={plan.id} className="min-w-0">
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={plans.hasNextPage}
        label={plans.isFetchNextPageError ? common('retry') : t('plans.more')}
        pending={plans.isFetchingNextPage}
        onClick={() => plans.fetchNextPage()}
      />
    </>
  )
}
