import { RotateCw } from 'lucide-react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Progress } from '#client/ui/progress.tsx'
import { filesErrors } from '#core/files/i18n/index.ts'
import { mediaMessages } from '../i18n/index.ts'
import type { MediaItem } from '../media-library.contract.ts'
import { altOf } from './image-place.ts'
import { useRetryConversion } from './media.queries.ts'

/** Plays a video, or says how far its conversion is, or why it failed. */
export function VideoPanel({ item }: { item: MediaItem }) {
  const t = useText(mediaMessages)
  const alt = altOf(item, useLocale())
  if (item.conversion) return <Conversion item={item} conversion={item.conversion} />
  return (
    <section className="flex flex-col gap-2">
      <video
        src={item.url}
        poster={item.thumbnailUrl}
        controls
        muted
        playsInline
        preload="metadata"
        aria-label={alt.text || item.name}
        className="h-96 max-h-[50dvh] w-full shrink-0 rounded-md bg-surface-sunken object-contain"
      />
      <p className="text-muted text-xs">{t('conversion.done')}</p>
    </section>
  )
}

interface ConversionProps {
  item: MediaItem
  conversion: NonNullable<MediaItem['conversion']>
}

function Conversion({ item, conversion: { progress, error } }: ConversionProps) {
  const t = useText(mediaMessages)
  const reason = useText(filesErrors)
  const retry = useRetryConversion()
  if (error) {
    return (
      <Alert role="alert" tone="danger" title={t('conversion.failed')}>
        <p>{reason(error)}</p>
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          pending={retry.isPending}
          onClick={() => retry.mutate(item.id)}
        >
          <RotateCw aria-hidden />
          {t('uploads.retry')}
        </Button>
      </Alert>
    )
  }
  return (
    <section
      aria-label={t('conversion.running')}
      className="flex min-h-64 flex-col items-center justify-center gap-3 rounded-md bg-surface-sunken p-6 text-center"
    >
      <p className="font-medium">{t('conversion.running')}</p>
      <Progress
        value={progress}
        label={t('conversion.progress', { name: item.name })}
        className="w-full max-w-60"
      />
      <p className="text-muted text-xs">{t('conversion.leave')}</p>
    </section>
  )
}
