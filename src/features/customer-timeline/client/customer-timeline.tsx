import { History } from 'lucide-react'
import { useId } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { ZoneNote } from '#client/time/zone-note.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { LoadMore } from '#client/ui/load-more.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import type { Customer } from '#features/customers/customers.contract.ts'
import { customerTimelineMessages } from '../i18n/index.ts'
import { useCustomerTimeline } from './customer-timeline.queries.ts'
import { TimelineItem } from './timeline-item.tsx'

export function CustomerTimeline({ customer: { id, name } }: { customer: Customer }) {
  const t = useText(customerTimelineMessages)
  const common = useText(commonMessages)
  const headingId = useId()
  const timeline = useCustomerTimeline(id)
  const entries = timeline.data?.pages.flatMap((page) => page.items)
  const reason = reasonOf(timeline.error)

  function content() {
    if (timeline.isError && !entries)
      return (
        <ErrorState
          title={t('failed')}
          reason={reason}
          retryLabel={common('retry')}
          retrying={timeline.isFetching}
          onRetry={() => void timeline.refetch()}
        />
      )
    if (!entries)
      return (
        <output className="flex flex-col gap-4">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          {['first', 'second', 'third'].map((row) => (
            <span key={row} className="flex gap-3">
              <Skeleton className="size-7 rounded-full" />
              <Skeleton className="h-9 w-64 max-w-full" />
            </span>
          ))}
        </output>
      )
    if (entries.length === 0)
      return (
        <EmptyState
          icon={<History />}
          title={t('empty', { name })}
          description={t('emptyText')}
          className="rounded-lg border"
        />
      )
    return (
      <>
        <ZoneNote className="mb-3" />
        <ol aria-label={t('label', { name })} className="flex flex-col">
          {entries.map((entry) => (
            <TimelineItem key={entry.id} entry={entry} name={name} />
          ))}
        </ol>
        <LoadMore
          hasMore={timeline.hasNextPage}
          label={timeline.isFetchNextPageError ? common('retry') : t('more')}
          summary={timeline.isFetchNextPageError ? reason : undefined}
          pending={timeline.isFetchingNextPage}
          onClick={() => void timeline.fetchNextPage()}
        />
      </>
    )
  }

  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="mb-3 text-base">
        {t('title')}
      </h3>
      {content()}
    </section>
  )
}
