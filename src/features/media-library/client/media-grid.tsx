import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { cn } from '#client/ui/cn.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { LoadMore } from '#client/ui/load-more.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { mediaMessages } from '../i18n/index.ts'
import type { MediaItem } from '../media-library.contract.ts'
import { itemsOf, type MediaList } from './media.queries.ts'

export const gridClass =
  'grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-3 gap-y-4 sm:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] sm:gap-x-4'
/** Two rows of a wide screen, four of a phone. */
const FIRST_IMAGES = 8
const SKELETONS = Array.from({ length: 10 }, (_, place) => place)

interface MediaGridProps {
  list: MediaList
  isFiltered: boolean
  /** Without any images. */
  empty: ReactNode
  onShowAll: () => void
  /** First items are in view when the library opens. */
  renderItem: (item: MediaItem, isFirst: boolean) => ReactNode
}

export function MediaGrid({ list, isFiltered, empty, onShowAll, renderItem }: MediaGridProps) {
  const t = useText(mediaMessages)
  const common = useText(commonMessages)
  const items = itemsOf(list)

  if (list.isPending) {
    return (
      <section aria-label={t('grid.loading')} aria-busy className={gridClass}>
        {SKELETONS.map((place) => (
          <div key={place} className="flex flex-col gap-1.5">
            <Skeleton className="aspect-square h-auto w-full rounded-md" />
            <Skeleton className="my-0.5 w-2/3" />
          </div>
        ))}
      </section>
    )
  }
  if (!list.data) {
    return (
      <ErrorState
        title={t('failed')}
        reason={reasonOf(list.error)}
        retryLabel={common('retry')}
        retrying={list.isFetching}
        onRetry={() => list.refetch()}
      />
    )
  }
  if (items.length === 0 && !isFiltered) return empty
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('nothingFound.title')}
        description={t('nothingFound.description')}
        action={
          <Button variant="secondary" onClick={onShowAll}>
            {t('nothingFound.action')}
          </Button>
        }
      />
    )
  }
  return (
    <>
      <ul
        aria-label={t('grid.label')}
        aria-busy={list.isPlaceholderData || undefined}
        className={cn(gridClass, list.isPlaceholderData && 'opacity-60')}
      >
        {items.map((item, place) => renderItem(item, place < FIRST_IMAGES))}
      </ul>
      <LoadMore
        hasMore={list.hasNextPage}
        label={list.isFetchNextPageError ? common('retry') : t('grid.more')}
        pending={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
        summary={
          list.isFetchNextPageError ? (
            <span role="alert" className="text-danger">
              {reasonOf(list.error)}
            </span>
          ) : undefined
        }
      />
    </>
  )
}
