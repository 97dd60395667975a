import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { LoadMore } from '#client/ui/load-more.tsx'
import { activityMessages } from '../i18n/index.ts'
import { useActivity } from './activity.queries.ts'
import { ActivityItem } from './activity-item.tsx'
import { ActivitySkeleton } from './activity-skeleton.tsx'

/** What happened in the workspace, newest first. */
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
