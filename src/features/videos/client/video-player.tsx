import { Copy, Download, Megaphone, Pencil, Trash2 } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copy-text.ts'
import { toast } from '#client/ui/toast-store.ts'
import { videoMessages } from '../i18n/index.ts'
import { shortPrompt } from '../short-prompt.ts'
import type { Video } from '../videos.contract.ts'

interface VideoPlayerProps {
  video: Video
  onUse?: ((video: Video) => void) | undefined
  useLabel?: string | undefined
  onEdit: () => void
  onDelete: () => void
}

const isSilent = ({ sound, scenes }: Video) =>
  sound === 'none' && scenes.every(({ clip }) => !clip || clip.isMuted)

export function VideoPlayer({ video, onUse, useLabel, onEdit, onDelete }: VideoPlayerProps) {
  const t = useText(videoMessages)
  const { prompt, videoUrl } = video

  async function copyLink() {
    if (await copyText(new URL(videoUrl, location.origin).href))
      toast({ title: t('toasts.copied'), description: t('toasts.copiedText') })
    else
      toast({ variant: 'destructive', title: t('toasts.notCopied'), description: t('toasts.notCopiedText') })
  }

  return (
    <figure className="flex min-w-0 flex-col gap-3">
      <video
        // Without a time fragment, some phones show no frame before playback.
        src={`${videoUrl}#t=0.001`}
        controls
        muted={isSilent(video)}
        playsInline
        preload="metadata"
        aria-label={t('player', { prompt })}
        style={{ aspectRatio: video.aspectRatio.replace(':', '/') }}
        className="max-h-[32rem] w-full rounded-md bg-surface-sunken"
      />
      <figcaption className="min-w-0">
        <p className="line-clamp-2 break-words">{prompt}</p>
        <p className="mt-0.5 text-muted text-xs">
          {t('facts', { style: t(`styles.${video.style}`), format: video.aspectRatio, n: video.duration })}
          {video.version > 1 ? ` · ${t('version', { n: video.version })}` : null}
        </p>
      </figcaption>
      <div className="flex flex-wrap gap-2">
        {onUse ? (
          <Button onClick={() => onUse(video)}>
            <Megaphone aria-hidden />
            {useLabel ?? t('use')}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={onEdit}>
          <Pencil aria-hidden />
          {t('edit.open')}
        </Button>
        <Button variant="secondary" asChild>
          <a href={videoUrl} download={`video-${video.id.slice(0, 8)}.mp4`}>
            <Download aria-hidden />
            {t('download')}
          </a>
        </Button>
        <Button variant="secondary" onClick={() => void copyLink()}>
          <Copy aria-hidden />
          {t('copyLink')}
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('delete.open', { prompt: shortPrompt(prompt) })}
          onClick={onDelete}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
    </figure>
  )
}
