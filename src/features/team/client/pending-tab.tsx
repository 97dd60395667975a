import { PartyPopper } from 'lucide-react'
import { useState } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { LoadMore } from '#client/ui/load-more.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { approvalMessages } from '../i18n/index.ts'
import type { PendingTask } from '../team.contract.ts'
import { usePendingApprovals } from './approvals.queries.ts'
import { PendingCard } from './pending-card.tsx'
import { RejectDialog } from './reject-dialog.tsx'

export function PendingTab() {
  const t = useText(approvalMessages)
  const common = useText(commonMessages)
  const pending = usePendingApprovals()
  const [rejecting, setRejecting] = useState<PendingTask | null>(null)
  const tasks = pending.data?.pages.flatMap((page) => page.items) ?? []

  function content() {
    if (pending.isPending) {
      return (
        <output className="flex flex-col gap-4">
          <span className="text-muted">{t('pending.loading')}</span>
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </output>
      )
    }
    if (pending.isError && !pending.data) {
      return (
        <Card>
          <ErrorState
            title={t('pending.failed')}
            reason={reasonOf(pending.error)}
            retryLabel={common('retry')}
            retrying={pending.isFetching}
            onRetry={() => pending.refetch()}
          />
        </Card>
      )
    }
    if (tasks.length === 0) {
      return (
        <Card>
          <EmptyState
            icon={<PartyPopper />}
            title={t('pending.empty')}
            description={t('pending.emptyText')}
          />
        </Card>
      )
    }
    return (
      <>
        <ul className="flex flex-col gap-4">
          {tasks.map((task) => (
            <li key={task.id}>
              <PendingCard task={task} onReject={() => setRejecting(task)} />
            </li>
          ))}
        </ul>
        <LoadMore
          hasMore={pending.hasNextPage}
          label={pending.isFetchNextPageError ? common('retry') : t('pending.more')}
          pending={pending.isFetchingNextPage}
          onClick={() => pending.fetchNextPage()}
        />
      </>
    )
  }

  return (
    <>
      {content()}
      {rejecting ? <RejectDialog task={rejecting} onClose={() => setRejecting(null)} /> : null}
    </>
  )
}
