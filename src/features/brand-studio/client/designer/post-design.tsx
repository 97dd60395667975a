import { useLocation } from 'wouter'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { designerMessages } from '#features/brand-studio/i18n/designer/index.ts'
import { useDesignStart, usePutPicture } from '../brand-pictures.queries.ts'
import { useDesignOf } from '../brand-studio.queries.ts'
import { DesignFlow } from './design-flow.tsx'

interface PostDesignProps {
  campaignId: string
  postId: string
  /** Of several pictures, the one to design. */
  mediaId: string | undefined
  onClose: () => void
}

/** Designs the picture of a post: with its photo and the words of its campaign, in the look of its brand. */
export function PostDesign({ campaignId, postId, mediaId, onClose }: PostDesignProps) {
  const t = useText(designerMessages)
  const common = useText(commonMessages)
  const [, navigate] = useLocation()
  const start = useDesignStart({ campaignId, postId }, mediaId)
  const design = useDesignOf(start.data?.brandId)
  const put = usePutPicture()
  const failed = [start, design].find(({ isError, data }) => isError && !data)
  if (!start.data || !design.data)
    return (
      <Dialog open onOpenChange={onClose} size="xl" title={t('title')} closeLabel={common('close')}>
        {failed ? (
          <ErrorState
            title={t('postFailed')}
            reason={reasonOf(failed.error)}
            retryLabel={common('retry')}
            retrying={failed.isFetching}
            onRetry={() => failed.refetch()}
          />
        ) : (
          <Skeleton className="h-96" aria-label={t('loading')} />
        )}
      </Dialog>
    )
  const { template, words, photo, picture, sceneTemplate, size: postSize } = start.data
  const replaced = start.data.mediaId ?? undefined
  return (
    <DesignFlow
      design={design.data}
      start={{
        size: template,
        postSize,
        words,
        isForPost: true,
        ...(photo && { photo }),
        ...(picture && { picture }),
        ...(sceneTemplate && { template: sceneTemplate }),
      }}
      onUse={({ id }) =>
        put.mutate(
          { id, postId, mediaId: replaced },
          { onSuccess: () => navigate(`/campaigns/${campaignId}`) },
        )
      }
      onClose={onClose}
    />
  )
}
