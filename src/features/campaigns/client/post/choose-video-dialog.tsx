import { Film, Images } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { reasonOf } from '#client/data/error-toast.ts'
import { FormDialog } from '#client/forms/form-dialog.tsx'
import { commonMessages } from '#client/i18n/index.ts'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { LoadMore } from '#client/ui/load-more.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { checkVideo } from '#connectors/social/checks/check-video.ts'
import { describeProblem } from '#connectors/social/checks/problem-words.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { postVideoMessages } from '#features/campaigns/i18n/index.ts'
import type { putPostVideo } from '#features/campaigns/posts.contract.ts'
import { MediaPicker } from '#features/media-library/index.client.ts'
import type { MediaItem } from '#features/media-library/media-library.contract.ts'
import { useVideos } from '#features/videos/index.client.ts'
import type { CallInput } from '#platform/endpoint.ts'
import { usePutVideo } from '../detail/campaign.queries.ts'
import { RefusalAlert } from '../detail/refusal-alert.tsx'
import { usePlatforms } from '../new/use-platforms.ts'
import { VideoChoice } from './video-choice.tsx'

interface ChooseVideoDialogProps {
  path: { id: string; postId: string }
  platform: Platform
  /** The video was added to the post. */
  onDone?: () => void
  onClose: () => void
}

/** Chooses one of the shop’s videos for a post: one that we made, or one of the media library. */
export function ChooseVideoDialog({ path, platform, onDone, onClose }: ChooseVideoDialogProps) {
  const t = useText(postVideoMessages)
  const common = useText(commonMessages)
  const { labelOf } = usePlatforms()
  const locale = useLocale()
  const [chosen, setChosen] = useState<string>()
  const [isInLibrary, setIsInLibrary] = useState(false)
  const { data, isPending, isError, error, isFetching, refetch, ...pages } = useVideos()
  const put = usePutVideo()
  const videos = data?.pages.flatMap(({ items }) => items).filter(({ status }) => status === 'done')

  function use(body: CallInput<typeof putPostVideo>['body']) {
    put.mutate(
      { params: path, body },
      {
        onSuccess: () => {
          onDone?.()
          onClose()
        },
      },
    )
  }
  function problemOf({ seconds, bytes }: MediaItem) {
    const problem = checkVideo(platform, { seconds: seconds ?? 0, bytes })
    return problem && describeProblem(problem, locale)
  }

  if (isInLibrary) {
    return (
      <MediaPicker
        title={t('title', { platform: labelOf(platform) })}
        kind="video"
        problemOf={problemOf}
        onChoose={({ id }) => {
          setIsInLibrary(false)
          use({ itemId: id })
        }}
        onClose={() => setIsInLibrary(false)}
      />
    )
  }
  return (
    <FormDialog
      title={t('title', { platform: labelOf(platform) })}
      description={t('description')}
      submitLabel={t('submit')}
      pending={put.isPending}
      disabled={!chosen}
      dirty={false}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen && !put.isPending) use({ videoId: chosen })
      }}
      onClose={onClose}
    >
      <Button variant="secondary" className="mb-4 w-full" onClick={() => setIsInLibrary(true)}>
        <Images aria-hidden />
        {t('library')}
      </Button>
      <RefusalAlert error={put.error} />
      {isPending ? <Skeleton className="h-24" role="status" aria-label={t('loading')} /> : null}
      {isError && !videos ? (
        <ErrorState
          title={t('failed')}
          reason={reasonOf(error)}
          retryLabel={common('retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {videos?.length === 0 ? (
        <EmptyState
          className="py-6"
          icon={<Film aria-hidden />}
          title={t('empty')}
          action={
            <Button asChild variant="secondary">
              <Link href="/campaigner#video">{t('make')}</Link>
            </Button>
          }
        />
      ) : null}
      {videos && videos.length > 0 ? (
        <fieldset className="flex min-w-0 flex-col gap-2">
          <legend className="sr-only">{t('legend')}</legend>
          {videos.map((video) => (
            <VideoChoice
              key={video.id}
              video={video}
              platform={platform}
              isChosen={video.id === chosen}
              onChoose={() => setChosen(video.id)}
            />
          ))}
        </fieldset>
      ) : null}
      <LoadMore
        label={t('more')}
        hasMore={pages.hasNextPage}
        pending={pages.isFetchingNextPage}
        onClick={() => void pages.fetchNextPage()}
      />
    </FormDialog>
  )
}
