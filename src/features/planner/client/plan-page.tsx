import { CalendarX } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { ApiError } from '#client/data/api.ts'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { planMessages } from '../i18n/index.ts'
import { usePlan } from './plan.queries.ts'
import { PlanDetails } from './plan-details.tsx'

const rows = ['one', 'two', 'three', 'four', 'five']

function PlanSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-4">
      <Skeleton className="w-24" />
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="w-1/2" />
      {rows.map((row) => (
        <Skeleton key={row} className="h-24" />
      ))}
    </div>
  )
}

/** One plan, day by day; its id is in the URL. */
export function PlanPage() {
  const t = useText(planMessages)
  const common = useText(commonMessages)
  const [path] = useLocation()
  const id = path.slice(path.lastIndexOf('/') + 1)
  const { data: plan, error, isFetching, refetch } = usePlan(id)
  useTitle(plan?.title ?? t('title'))
  if (error instanceof ApiError && error.status === 404)
    return (
      <Card>
        <h1 className="sr-only">{t('title')}</h1>
        <EmptyState
          icon={<CalendarX />}
          title={t('gone')}
          description={t('goneText')}
          action={
            <Button asChild>
              <Link href="/ai-planner?planner=plans">{t('toPlans')}</Link>
            </Button>
          }
        />
      </Card>
    )
  if (plan) return <PlanDetails key={plan.id} plan={plan} />
  if (!error) return <PlanSkeleton label={t('loading')} />
  return (
    <Card>
      <h1 className="sr-only">{t('title')}</h1>
      <ErrorState
        title={t('failed')}
        reason={reasonOf(error)}
        retryLabel={common('retry')}
        retrying={isFetching}
        onRetry={() => refetch()}
      />
    </Card>
  )
}
