import { Film } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { videoMessages } from '../i18n/index.ts'
import type { Video } from '../videos.contract.ts'
import { VideoPlayer } from './video-player.tsx'
import { VideoProgress } from './video-progress.tsx'

interface VideoStageProps {
  /** Undefined if none was ever made. */
  video: Video | undefined
  onUse?: ((video: Video) => void) | undefined
  useLabel?: string | undefined
  onAgain: (video: Video) => void
  /** Opens its storyboard. */
  onEdit: (video: Video) => void
  onDelete: (video: Video) => void
}

/** The same area for all states of a video, to avoid layout shift. */
export function VideoStage({ video, onUse, useLabel, onAgain, onEdit, onDelete }: VideoStageProps) {
  const t = useText(videoMessages)
  if (!video) {
    return (
      <div className="flex aspect-video flex-col items-center justify-center gap-3 rounded-md border border-dashed px-6 text-center text-muted">
        <Film aria-hidden className="size-6" />
        <p className="max-w-xs text-balance">{t('empty')}</p>
      </div>
    )
  }
  if (video.status === 'done')
    return (
      <VideoPlayer
        key={video.id}
        video={video}
        onUse={onUse}
        useLabel={useLabel}
        onEdit={() => onEdit(video)}
        onDelete={() => onDelete(video)}
      />
    )
  if (video.status !== 'failed') return <VideoProgress video={video} onStop={() => onDelete(video)} />
  return (
    <Alert tone="danger" title={t('failed')}>
      <p>{video.error}</p>
      <p className="mt-1 line-clamp-2 break-words text-muted">{video.prompt}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => onAgain(video)}>
          {t('again')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onEdit(video)}>
          {t('edit.open')}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onDelete(video)}>
          {t('delete.confirm')}
        </Button>
      </div>
    </Alert>
  )
}
