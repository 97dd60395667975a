import { useInfiniteQuery } from '@tanstack/react-query'
import { Palette } from 'lucide-react'
import { Link } from 'wouter'
import { reasonOf } from '#client/data/error-toast.ts'
import { readPages } from '#client/data/query.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { LoadMore } from '#client/ui/load-more.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { thumbnailOf } from '#core/files/thumbnail-url.ts'
import { mediaMessages } from '../i18n/index.ts'
import { listDesigns, type MediaItem } from '../media-library.contract.ts'
import { useAddMedia } from './media.queries.ts'
import { gridClass } from './media-grid.tsx'

const PAGE = 48

/** The designs of Brand studio. One that is chosen joins the library, so that it can be cropped, tagged and used. */
export function DesignGrid({ onChoose }: { onChoose: (item: MediaItem) => void }) {
  const t = useText(mediaMessages)
  const common = useText(commonMessages)
  const list = useInfiniteQuery(readPages(listDesigns, { query: { limit: PAGE } }))
  const add = useAddMedia()
  const designs = list.data?.pages.flatMap(({ items }) => items) ?? []

  if (list.isPending) return <Skeleton className="h-40" role="status" aria-label={t('designs.loading')} />
  if (!list.data) {
    return (
      <ErrorState
        title={t('designs.failed')}
        reason={reasonOf(list.error)}
        retryLabel={common('retry')}
        retrying={list.isFetching}
        onRetry={() => list.refetch()}
      />
    )
  }
  if (designs.length === 0) {
    return (
      <EmptyState
        icon={<Palette />}
        title={t('designs.empty')}
        description={t('designs.emptyText')}
        action={
          <Button asChild variant="secondary">
            <Link href="/brand-studio">{t('designs.make')}</Link>
          </Button>
        }
      />
    )
  }
  return (
    <>
      <p className="text-muted">{t('designs.hint')}</p>
      {add.error ? (
        <p role="alert" className="text-danger">
          {reasonOf(add.error)}
        </p>
      ) : null}
      <ul aria-label={t('designs.label')} className={gridClass}>
        {designs.map(({ id, url, name }) => (
          <li key={id} className="min-w-0">
            <button
              type="button"
              disabled={add.isPending}
              onClick={() => add.mutate({ url, name }, { onSuccess: (item) => onChoose(item) })}
              className="flex w-full min-w-0 flex-col gap-1.5 rounded-md text-left"
            >
              <img
                src={thumbnailOf(url)}
                alt=""
                loading="lazy"
                className="aspect-square w-full rounded-md border bg-surface-sunken object-contain"
              />
              <span className="block w-full truncate px-0.5">{name || t('designs.unnamed')}</span>
            </button>
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={list.hasNextPage}
        label={t('grid.more')}
        pending={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      />
    </>
  )
}
