import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { previewMessages } from '#features/campaigns/i18n/index.ts'
import { PreviewMedium } from './preview-medium.tsx'
import type { PreviewedMedium } from './previewed-post.ts'

export interface MediaStripProps {
  media: readonly PreviewedMedium[]
  wants?: 'picture' | 'video'
  ratio: number
  className?: string
}

/** The first item of a carousel with its position. */
export function MediaStrip({ media, wants = 'picture', ratio, className }: MediaStripProps) {
  const t = useText(previewMessages)
  return (
    <div className={cn('relative overflow-hidden', className)}>
      <PreviewMedium medium={media[0]} wants={wants} ratio={ratio} />
      {media.length > 1 ? (
        <span className="absolute end-3 top-3 rounded-full bg-black/70 px-2 py-0.5 text-white text-xs tabular">
          {t('placeOf', { total: media.length })}
        </span>
      ) : null}
    </div>
  )
}
