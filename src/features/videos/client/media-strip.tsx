import { ImagePlus, Play, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { MediaPicker } from '#features/media-library/index.client.ts'
import { videoMessages } from '../i18n/index.ts'
import { MAX_PHOTOS } from '../videos.contract.ts'
import { type MediaDraft, mediaDraftOf } from './scene-draft.ts'

interface MediaStripProps {
  media: MediaDraft[]
  onChange: (media: MediaDraft[]) => void
}

/** The photos and clips of a video, in order. */
export function MediaStrip({ media, onChange }: MediaStripProps) {
  const t = useText(videoMessages)
  const hintId = useId()
  const [isPicking, setIsPicking] = useState(false)
  return (
    <fieldset aria-describedby={hintId} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-medium">{t('photos.label')}</legend>
      <div className="flex flex-wrap gap-2">
        {media.map((item, index) => (
          <span key={item.id} className="relative">
            <img
              src={item.thumbnailUrl}
              alt={item.name}
              className="size-16 rounded-md border bg-surface-sunken object-cover"
            />
            {item.seconds === null ? null : (
              <span className="absolute bottom-1 left-1 flex rounded-sm bg-black/70 p-0.5 text-white">
                <Play aria-hidden className="size-3 fill-current" />
                <span className="sr-only">{t('clip.label')}</span>
              </span>
            )}
            <Button
              variant="secondary"
              size="icon"
              className="-top-2 -right-2 absolute size-7 rounded-full"
              aria-label={t('photos.remove', { n: index + 1, name: item.name })}
              onClick={() => onChange(media.filter(({ id }) => id !== item.id))}
            >
              <X aria-hidden className="size-4" />
            </Button>
          </span>
        ))}
        {media.length < MAX_PHOTOS ? (
          <Button variant="secondary" size="sm" className="self-center" onClick={() => setIsPicking(true)}>
            <ImagePlus aria-hidden />
            {t('photos.add')}
          </Button>
        ) : null}
      </div>
      <p id={hintId} className="text-muted text-xs">
        {t('photos.hint', { max: MAX_PHOTOS })}
      </p>
      {isPicking ? (
        <MediaPicker
          title={t('photos.title')}
          kind={null}
          onChoose={(item) => {
            setIsPicking(false)
            if (!media.some(({ id }) => id === item.id)) onChange([...media, mediaDraftOf(item)])
          }}
          onClose={() => setIsPicking(false)}
        />
      ) : null}
    </fieldset>
  )
}
