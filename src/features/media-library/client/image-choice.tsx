import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { imageChoiceMessages } from '../i18n/choice/index.ts'
import { altOf, squarePosition } from './image-place.ts'
import { MediaPicker } from './lazy-media-picker.tsx'
import { useMediaItem } from './media.queries.ts'

interface ImageChoiceProps {
  /** The id of the chosen image. */
  value: string | null
  onChange: (id: string | null) => void
}

/** One image for all posts, or none: then pictures are drawn. */
export function ImageChoice({ value, onChange }: ImageChoiceProps) {
  const t = useText(imageChoiceMessages)
  const [isPicking, setIsPicking] = useState(false)
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-3">
      <legend className="sr-only">{t('label')}</legend>
      {value ? <ChosenImage key={value} id={value} /> : null}
      <Button variant="secondary" size="sm" onClick={() => setIsPicking(true)}>
        <ImagePlus aria-hidden />
        {t(value ? 'change' : 'choose')}
      </Button>
      {value ? (
        <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
          <X aria-hidden />
          {t('remove')}
        </Button>
      ) : null}
      <p className="min-w-0 flex-1 basis-48 text-muted text-xs">{t(value ? 'chosen' : 'hint')}</p>
      {isPicking ? (
        <MediaPicker
          title={t('title')}
          onChoose={(item) => {
            onChange(item.id)
            setIsPicking(false)
          }}
          onClose={() => setIsPicking(false)}
        />
      ) : null}
    </fieldset>
  )
}

function ChosenImage({ id }: { id: string }) {
  const t = useText(imageChoiceMessages)
  const locale = useLocale()
  const { data, isError } = useMediaItem(id)
  if (isError) return <p className="text-danger text-xs">{t('gone')}</p>
  if (!data) return <Skeleton className="size-16 rounded-md" />
  const alt = altOf(data, locale)
  return (
    <img
      src={data.thumbnailUrl}
      alt={alt.text || data.name}
      lang={alt.text ? alt.lang : undefined}
      style={{ objectPosition: squarePosition(data) }}
      className="size-16 rounded-md border bg-surface-sunken object-cover"
    />
  )
}
