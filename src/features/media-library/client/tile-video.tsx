import { CircleAlert, Film, Play } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Progress } from '#client/ui/progress.tsx'
import { mediaMessages } from '../i18n/index.ts'
import type { MediaItem } from '../media-library.contract.ts'
import { videoLength } from './video-length.ts'

/** How far the conversion of a video is, instead of its image. */
export function ConversionTile({ item }: { item: MediaItem }) {
  const t = useText(mediaMessages)
  const { conversion, name } = item
  if (!conversion) return null
  const Icon = conversion.error ? CircleAlert : Film
  return (
    <span className="flex size-full flex-col items-center justify-center gap-2 p-3 text-center text-muted text-xs">
      <Icon aria-hidden className={conversion.error ? 'size-6 text-danger' : 'size-6'} />
      {conversion.error ? (
        <span className="text-danger">{t('conversion.failed')}</span>
      ) : (
        <>
          <span>{t('conversion.running')}</span>
          <Progress
            value={conversion.progress}
            label={t('conversion.progress', { name })}
            className="w-4/5"
          />
        </>
      )}
    </span>
  )
}

/** Marks a video, with its length. */
export function VideoBadge({ seconds }: { seconds: number }) {
  const t = useText(mediaMessages)
  return (
    <span className="absolute bottom-1.5 left-1.5 flex items-center gap-1 rounded-sm bg-black/70 px-1.5 py-0.5 font-medium text-white text-xs tabular">
      <Play aria-hidden className="size-3 fill-current" />
      <span className="sr-only">{t('conversion.video')}</span>
      {videoLength(seconds)}
    </span>
  )
}
