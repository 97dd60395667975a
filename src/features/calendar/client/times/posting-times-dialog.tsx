import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Platform } from '#connectors/social/platforms.ts'
import { postingTimesMessages } from '#features/calendar/i18n/index.ts'
import { usePostingTimes } from './posting-times.queries.ts'
import { PostingTimesForm } from './posting-times-form.tsx'

interface PostingTimesDialogProps {
  initial: Platform | undefined
  onClose: () => void
}

/** When the queue publishes on each platform. */
export function PostingTimesDialog({ initial, onClose }: PostingTimesDialogProps) {
  const t = useText(postingTimesMessages)
  const common = useText(commonMessages)
  const times = usePostingTimes()
  const [first, ...others] = times.data?.platforms ?? []
  if (first) return <PostingTimesForm platforms={[first, ...others]} initial={initial} onClose={onClose} />
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} closeLabel={common('close')}>
      {times.isError ? (
        <ErrorState
          title={t('loadFailed')}
          reason={reasonOf(times.error)}
          retryLabel={common('retry')}
          retrying={times.isFetching}
          onRetry={() => void times.refetch()}
        />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </Dialog>
  )
}
