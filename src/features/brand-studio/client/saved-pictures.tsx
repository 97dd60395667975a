import { Image } from 'lucide-react'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { LoadMore } from '#client/ui/load-more.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { brandPictureMessages } from '../i18n/index.ts'
import { useBrandPictures } from './brand-pictures.queries.ts'
import { type PictureActions, PictureCard } from './picture-card.tsx'

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

interface SavedPicturesProps {
  brandId: string
  actions: PictureActions
  onCreate: () => void
}

/** All pictures of the brand, newest first. */
export function SavedPictures({ brandId, actions, onCreate }: SavedPicturesProps) {
  const t = useText(brandPictureMessages)
  const common = useText(commonMessages)
  const pictures = useBrandPictures(brandId)
  const rows = pictures.data?.pages.flatMap((page) => page.items) ?? []

  if (pictures.isPending) {
    return (
      <section aria-label={t('editor.savedLoading')} aria-busy className={grid}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-72 rounded-lg" />
        ))}
      </section>
    )
  }
  if (!pictures.data) {
    return (
      <Card>
        <ErrorState
          title={t('editor.savedError')}
          reason={reasonOf(pictures.error)}
          retryLabel={common('retry')}
          retrying={pictures.isFetching}
          onRetry={() => pictures.refetch()}
        />
      </Card>
    )
  }
  if (rows.length === 0) {
    const name = t('editor.names.instagram_post')
    return (
      <Card>
        <EmptyState
          icon={<Image />}
          title={t('editor.savedEmpty')}
          action={
            <Button variant="secondary" onClick={onCreate}>
              {t('editor.createNamed', { name })}
            </Button>
          }
        />
      </Card>
    )
  }
  return (
    <>
      <ul className={grid}>
        {rows.map((picture) => (
          <li key={picture.id} className="min-w-0">
            <PictureCard picture={picture} actions={actions} />
          </li>
        ))}
      </ul>
      <LoadMore
        label={t('editor.more')}
        hasMore={pictures.hasNextPage}
        pending={pictures.isFetchingNextPage}
        onClick={() => void pictures.fetchNextPage()}
      />
    </>
  )
}
