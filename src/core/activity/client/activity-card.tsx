import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { LoadMore } from '#client/ui/load-more.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { activityMessages } from '../i18n/index.ts'
import { useActivity } from './activity.queries.ts'
import { ActivityItem } from './activity-item.tsx'

function ActivitySkeleton({ label }: { label: string }) {
  return (
    <output className="flex flex-col py-2">
      <VisuallyHidden>{label}</VisuallyHidden>
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <span key={key} className="flex items-center gap-3 px-5 py-3">
          <Skeleton className="size-8 rounded-full" />
          <span className="flex flex-1 flex-col gap-1.5">
            <Skeleton className="h-4 w-64 max-w-full" />
            <Skeleton className="h-3 w-24" />
          </span>
        </span>
      ))}
    </output>
  )
}

export function ActivityCard() {
  const t = useText(activityMessages)
  const common = useText(commonMessages)
  const now = useNow()
  const { data, isError, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useActivity()
  const entries = data?.pages.flatMap((page) => page.items)
  return (
    <Card>
      <CardHeader title={t('title')} />
      {isError && !entries ? (
        <ErrorState
          title={t('failed')}
          reason={reasonOf(error)}
          retryLabel={common('retry')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {entries ? (
        <ul className="flex flex-col py-2">
          {entries.map((entry) => (
            <li key={entry.id}>
              <ActivityItem entry={entry} now={now} />
            </li>
          ))}
        </ul>
      ) : null}
      {!entries && !isError ? <ActivitySkeleton label={t('loading')} /> : null}
      <LoadMore
        className="pt-0"
        label={t('more')}
        hasMore={hasNextPage}
        pending={isFetchingNextPage}
        onClick={() => void fetchNextPage()}
      />
    </Card>
  )
}
