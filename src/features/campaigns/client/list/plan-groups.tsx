import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { LoadMore } from '#client/ui/load-more.tsx'
import { campaignMessages } from '#features/campaigns/i18n/index.ts'
import type { usePlanGroups } from './campaigns.queries.ts'
import { PlanGroupCard } from './plan-group-card.tsx'

interface PlanGroupsProps {
  groups: ReturnType<typeof usePlanGroups>
  onOpen: (planId: string) => void
  className: string
}

/** The content plans, above the other campaigns. */
export function PlanGroups({ groups, onOpen, className }: PlanGroupsProps) {
  const t = useText(campaignMessages)
  const common = useText(commonMessages)
  const rows = groups.data?.pages.flatMap((page) => page.items) ?? []
  if (groups.isError && !groups.data)
    return (
      <Alert
        role="alert"
        tone="danger"
        title={t('plans.notLoaded')}
        action={
          <Button variant="secondary" size="sm" pending={groups.isFetching} onClick={() => groups.refetch()}>
            {common('retry')}
          </Button>
        }
      >
        {reasonOf(groups.error)}
      </Alert>
    )
  if (rows.length === 0) return null
  return (
    <div className="mb-4 flex flex-col gap-3">
      <ul aria-label={t('plans.label')} className={className}>
        {rows.map((group) => (
          <li key={group.planId} className="min-w-0">
            <PlanGroupCard group={group} onOpen={() => onOpen(group.planId)} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={groups.hasNextPage}
        label={t('plans.more')}
        pending={groups.isFetchingNextPage}
        onClick={() => groups.fetchNextPage()}
      />
    </div>
  )
}
