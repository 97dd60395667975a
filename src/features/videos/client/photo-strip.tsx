import { ImagePlus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { MediaPicker } from '#features/media-library/index.client.ts'
import { videoMessages } from '../i18n/index.ts'
import { MAX_PHOTOS } from '../videos.contract.ts'
import type { PhotoDraft } from './scene-draft.ts'

interface PhotoStripProps {
  photos: PhotoDraft[]
  onChange: (photos: PhotoDraft[]) => void
}

/** The photos of a video, in order. */
export function PhotoStrip({ photos, onChange }: PhotoStripProps) {
  const t = useText(videoMessages)
  const hintId = useId()
  const [isPicking, setIsPicking] = useState(false)
  return (
    <fieldset aria-describedby={hintId} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 font-medium">{t('photos.label')}</legend>
      <div className="flex flex-wrap gap-2">
        {photos.map((photo, index) => (
          <span key={photo.id} className="relative">
            <img
              src={photo.thumbnailUrl}
              alt={photo.name}
              className="size-16 rounded-md border bg-surface-sunken object-cover"
            />
            <Button
              variant="secondary"
              size="icon"
              className="-top-2 -right-2 absolute size-7 rounded-full"
              aria-label={t('photos.remove', { n: index + 1, name: photo.name })}
              onClick={() => onChange(photos.filter(({ id }) => id !== photo.id))}
            >
              <X aria-hidden className="size-4" />
            </Button>
          </span>
        ))}
        {photos.length < MAX_PHOTOS ? (
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
          onChoose={({ id, name, thumbnailUrl }) => {
            setIsPicking(false)
            if (!photos.some((photo) => photo.id === id)) onChange([...photos, { id, name, thumbnailUrl }])
          }}
          onClose={() => setIsPicking(false)}
        />
      ) : null}
    </fieldset>
  )
}
