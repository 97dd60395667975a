import { useText } from '#client/i18n/use-text.ts'
import { mediaMessages } from '../i18n/index.ts'
import type { MediaItem } from '../media-library.contract.ts'
import { CroppedImage } from './cropped-image.tsx'

const shapes = [
  { name: 'square', ratio: '1:1', width: 1, height: 1 },
  { name: 'portrait', ratio: '4:5', width: 4, height: 5 },
  { name: 'story', ratio: '9:16', width: 9, height: 16 },
  { name: 'landscape', ratio: '1.91:1', width: 1.91, height: 1 },
] as const

/** What the networks will show of the image. */
export function CropPreviews({ item }: { item: MediaItem }) {
  const t = useText(mediaMessages)
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="font-medium">{t('crops.title')}</h3>
      <div className="flex flex-wrap items-start gap-3">
        {shapes.map(({ name, ratio, width, height }) => (
          <figure key={name} className="flex flex-col gap-1">
            <CroppedImage item={item} shape={{ width, height }} className="h-26" />
            <figcaption className="text-xs">
              {t(`crops.${name}`)} <span className="block text-muted">{ratio}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
