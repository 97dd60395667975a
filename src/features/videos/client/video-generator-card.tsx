import { useEffect, useMemo, useState } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useOnFinished } from '#client/live/use-on-finished.ts'
import { Card, CardBody, CardHeader } from '#client/ui/card.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { toast } from '#client/ui/toast-store.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { videoMessages } from '../i18n/index.ts'
import type { Video } from '../videos.contract.ts'
import { DeleteVideoDialog } from './delete-video-dialog.tsx'
import { VideoForm } from './video-form.tsx'
import { VideoList } from './video-list.tsx'
import { VideoStage } from './video-stage.tsx'
import {
  type EditedVideo,
  useGenerateVideo,
  useOpenEdit,
  useVideos,
  type VideoWish,
} from './videos.queries.ts'

function VideoStageSkeleton() {
  const t = useText(videoMessages)
  return (
    <output className="flex flex-col gap-3">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton className="aspect-video h-auto w-full rounded-md" />
      <Skeleton className="w-2/3" />
      <Skeleton className="h-9 w-48" />
    </output>
  )
}

const isUnderWay = ({ status }: Video) => status === 'waiting' || status === 'running'

/** Shows a toast when a video that was requested or seen in progress is done or has failed. */
function useVideoNews(videos: readonly Video[] = []): (id: string) => void {
  const t = useText(videoMessages)
  return useOnFinished(videos, isUnderWay, ({ status, error }) => {
    if (status === 'done') toast({ title: t('toasts.done') })
    else toast({ variant: 'destructive', title: t('toasts.error'), description: error ?? undefined })
  })
}

export interface VideoGeneratorCardProps {
  /** Offers to use a video in a campaign. */
  onUse?: (video: Video) => void
  /** By default, it is used in the current campaign. */
  useLabel?: string
}

/** Describe, watch progress, play. After leaving, it is found here again. */
export function VideoGeneratorCard({ onUse, useLabel }: VideoGeneratorCardProps) {
  const t = useText(videoMessages)
  const common = useText(commonMessages)
  const [shownId, setShownId] = useState<string>()
  const [leaving, setLeaving] = useState<Video | null>(null)
  const { data, isPending, isError, error, isFetching, refetch, ...pages } = useVideos()
  const videos = useMemo(() => data?.pages.flatMap(({ items }) => items), [data])
  const shown = videos?.find(({ id }) => id === shownId) ?? videos?.[0]
  const earlier = videos?.filter((video) => video !== shown) ?? []
  const { mutateAsync: generate } = useGenerateVideo(useVideoNews(videos))
  // Loaded after the page, too late for the browser to scroll to it.
  useEffect(() => {
    if (location.hash === '#video') document.getElementById('video')?.scrollIntoView()
  }, [])

  const [edited, setEdited] = useState<EditedVideo | null>(null)
  const openEdit = useOpenEdit(setEdited)

  const start = async (wish: VideoWish) => {
    const { id } = await generate(wish)
    setShownId(id)
    setEdited(null)
  }

  return (
    <Card id="video" className="scroll-mt-20">
      <CardHeader title={t('title')} description={t('description')} />
      <CardBody className="grid gap-6 lg:grid-cols-2">
        <VideoForm
          key={edited?.video.id ?? 'new'}
          edited={edited}
          onCancelEdit={() => setEdited(null)}
          onGenerate={start}
        />
        {isPending ? <VideoStageSkeleton /> : null}
        {isError && !videos ? (
          <ErrorState
            title={t('loadFailed')}
            reason={reasonOf(error)}
            retryLabel={common('retry')}
            retrying={isFetching}
            onRetry={() => refetch()}
          />
        ) : null}
        {videos ? (
          <section aria-label={t('preview')} className="min-w-0">
            <VideoStage
              video={shown}
              onUse={onUse}
              useLabel={useLabel}
              // The call itself reports its failure.
              onAgain={({ prompt, style, duration, aspectRatio, scenes, sound, volume, brandId }) => {
                const wish = {
                  ...{ prompt, style, duration, aspectRatio, sound, volume },
                  ...(brandId && { brandId }),
                }
                void start(scenes.length > 0 ? { ...wish, scenes } : wish).catch(() => undefined)
              }}
              onEdit={openEdit.mutate}
              onDelete={setLeaving}
            />
          </section>
        ) : null}
      </CardBody>
      {earlier.length > 0 ? (
        <VideoList
          videos={earlier}
          onShow={({ id }) => setShownId(id)}
          onDelete={setLeaving}
          hasMore={pages.hasNextPage}
          isLoadingMore={pages.isFetchingNextPage}
          onMore={() => void pages.fetchNextPage()}
        />
      ) : null}
      {leaving ? <DeleteVideoDialog video={leaving} onClose={() => setLeaving(null)} /> : null}
    </Card>
  )
}
