import { ImageOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError } from '#client/data/api.ts'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { mediaMessages } from '../i18n/index.ts'
import type { MediaItem } from '../media-library.contract.ts'
import { useMediaItem } from './media.queries.ts'
import { MediaDetails } from './media-details.tsx'

interface MediaSheetProps {
  /** The opened image, if any. */
  id: string | null
  known: MediaItem | undefined
  onClose: () => void
}

/** An image next to the list; on a phone it fills the screen. */
export function MediaSheet({ id, known, onClose }: MediaSheetProps) {
  // Kept during the closing animation, and if a filter no longer matches it.
  const [shown, setShown] = useState(known)
  if (known && known !== shown) setShown(known)
  if (shown && (shown.id === id || id === null)) {
    return (
      <MediaDetails key={shown.id} open={id !== null} item={shown} onSaved={setShown} onClose={onClose} />
    )
  }
  return id ? <UnknownItem key={id} id={id} onFound={setShown} onClose={onClose} /> : null
}

interface UnknownItemProps {
  id: string
  onFound: (item: MediaItem) => void
  onClose: () => void
}

/** A link may point at an image that the list has not loaded. */
function UnknownItem({ id, onFound, onClose }: UnknownItemProps) {
  const t = useText(mediaMessages)
  const common = useText(commonMessages)
  const { data, error, isFetching, refetch } = useMediaItem(id)
  const isGone = error instanceof ApiError && error.status === 404
  useEffect(() => {
    if (data) onFound(data)
  }, [data, onFound])

  function content() {
    if (error && !isGone) {
      return (
        <ErrorState
          title={t('failed')}
          reason={reasonOf(error)}
          retryLabel={common('retry')}
          retrying={isFetching}
          onRetry={() => refetch()}
        />
      )
    }
    if (!isGone) return <Skeleton className="h-96 w-full rounded-md" />
    return (
      <EmptyState
        icon={<ImageOff />}
        title={t('item.gone')}
        description={t('item.goneText')}
        action={<Button onClick={onClose}>{t('nothingFound.action')}</Button>}
      />
    )
  }
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t(isGone ? 'item.gone' : 'item.loading')}
      titleHidden={false}
      closeLabel={common('close')}
      className="w-full max-w-5xl lg:w-[calc(100%-3rem)]"
    >
      {content()}
    </Sheet>
  )
}
