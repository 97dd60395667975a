import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { previewMessages } from '#features/campaigns/i18n/index.ts'
import { MediaStrip } from './media-strip.tsx'
import { PreviewMedium } from './preview-medium.tsx'
import type { PreviewedMedium } from './previewed-post.ts'

const SHOWN = 4
const WIDE = 16 / 9

export interface MediaGridProps {
  media: readonly PreviewedMedium[]
  /** Aspect ratio of a single picture. */
  ratio: number
  /** Several are cropped together to one wide rectangle. */
  isMosaic?: boolean
  className?: string
}

/** Up to four pictures in a grid, and how many more. */
export function MediaGrid({ media, ratio, isMosaic = false, className }: MediaGridProps) {
  const t = useText(previewMessages)
  if (media.length === 1) return <MediaStrip media={media} ratio={ratio} {...(className && { className })} />
  const shown = media.slice(0, SHOWN)
  const isWide = isMosaic && shown.length !== 3
  const further = media.length - shown.length
  return (
    <div className={cn('relative grid grid-cols-2 gap-0.5 overflow-hidden', className)}>
      {shown.map((medium, place) => (
        <PreviewMedium
          key={medium.url}
          medium={medium}
          ratio={isWide ? WIDE / (shown.length === 2 ? 2 : 1) : shown.length === 3 && place === 0 ? 2 : 1}
          {...(shown.length === 3 && place === 0 && { className: 'col-span-2' })}
        />
      ))}
      {further > 0 ? (
        <span className="absolute end-3 bottom-3 rounded-full bg-black/70 px-2 py-0.5 text-white text-xs tabular">
          {t('further', { count: further })}
        </span>
      ) : null}
    </div>
  )
}
