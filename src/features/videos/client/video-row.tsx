import { Download, Eye, Play, Trash2 } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { videoMessages } from '../i18n/index.ts'
import { shortPrompt } from '../short-prompt.ts'
import type { Video } from '../videos.contract.ts'

interface VideoRowProps {
  video: Video
  onShow: (video: Video) => void
  onDelete: (video: Video) => void
}

export function VideoRow({ video, onShow, onDelete }: VideoRowProps) {
  const t = useText(videoMessages)
  const format = useFormat()
  const now = useNow()
  const { status, style, duration } = video
  const prompt = shortPrompt(video.prompt)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3 sm:flex-nowrap">
      <div className="min-w-0 flex-1 basis-full sm:basis-0">
        <p className="line-clamp-1 break-all font-medium">{video.prompt}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-muted text-xs">
          <span>{t('facts', { style: t(`styles.${style}`), format: video.aspectRatio, n: duration })}</span>
          {video.version > 1 ? <span>{t('version', { n: video.version })}</span> : null}
          <span>{format.relative(video.createdAt, now)}</span>
          {status === 'failed' ? <Badge tone="danger">{t('badFailed')}</Badge> : null}
          {status === 'waiting' ? <Badge>{t('badWaiting')}</Badge> : null}
          {status === 'running' ? <Badge tone="info">{format.percent(video.progress)}</Badge> : null}
        </p>
      </div>
      <div className="ml-auto flex gap-1">
        <Button
          variant="secondary"
          size="sm"
          aria-label={t(status === 'done' ? 'playOf' : 'showOf', { prompt })}
          onClick={() => onShow(video)}
        >
          {status === 'done' ? <Play aria-hidden /> : <Eye aria-hidden />}
          {t(status === 'done' ? 'play' : 'show')}
        </Button>
        {status === 'done' ? (
          <Button variant="ghost" size="icon" asChild>
            <a
              href={video.videoUrl}
              download={`video-${video.id.slice(0, 8)}.mp4`}
              aria-label={t('downloadOf', { prompt })}
            >
              <Download aria-hidden />
            </a>
          </Button>
        ) : null}
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('delete.open', { prompt })}
          onClick={() => onDelete(video)}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
    </li>
  )
}
