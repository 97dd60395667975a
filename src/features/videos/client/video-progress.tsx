import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Progress } from '#client/ui/progress.tsx'
import { videoMessages } from '../i18n/index.ts'
import type { Video } from '../videos.contract.ts'

interface VideoProgressProps {
  video: Video
  onStop: () => void
}

/** Progress in the shape of the video. */
export function VideoProgress({ video, onStop }: VideoProgressProps) {
  const t = useText(videoMessages)
  const format = useFormat()
  const label = video.status === 'waiting' ? t('waiting') : t('making')
  return (
    <div className="flex aspect-video min-h-44 flex-col items-center justify-center gap-3 rounded-md bg-surface-sunken px-6 text-center">
      <p className="font-medium">
        {label} <span className="text-muted tabular">{format.percent(video.progress)}</span>
      </p>
      <Progress value={video.progress} label={label} className="max-w-72 bg-border" />
      <p className="max-w-xs text-pretty text-muted text-xs">{t('leave')}</p>
      <Button variant="link" onClick={onStop}>
        {t('stop')}
      </Button>
    </div>
  )
}
