import { ImageIcon, Video } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { thumbnailOf } from '#core/files/thumbnail-url.ts'
import { previewMessages } from '#features/campaigns/i18n/index.ts'
import { THUMBNAIL_SIDE } from '#media/thumbnail-side.ts'
import type { PreviewedMedium } from './previewed-post.ts'

export interface PreviewMediumProps {
  /** Undefined shows a placeholder. */
  medium: PreviewedMedium | undefined
  /** Which kind the placeholder names. */
  wants?: 'picture' | 'video'
  /** Width divided by height; the frame keeps it for any file. */
  ratio: number
  className?: string
}

/** The widest a preview gets, so that ordinary screens load the thumbnail instead of the whole file. */
const PREVIEW_WIDTH = '20rem'

function srcSetOf({ url, width, height }: PreviewedMedium): string {
  const scale = Math.min(1, THUMBNAIL_SIDE / Math.max(width, height))
  return `${thumbnailOf(url)} ${Math.round(width * scale)}w, ${url} ${width}w`
}

/** A picture or video in the aspect ratio of its network. */
export function PreviewMedium({ medium, wants = 'picture', ratio, className }: PreviewMediumProps) {
  const t = useText(previewMessages)
  const style = { aspectRatio: ratio }
  if (!medium) {
    const Icon = wants === 'video' ? Video : ImageIcon
    return (
      <div
        style={style}
        className={cn(
          'flex w-full flex-col items-center justify-center gap-1.5 bg-surface-sunken text-muted text-xs',
          className,
        )}
      >
        <Icon aria-hidden className="size-6" />
        {t(wants === 'video' ? 'noVideo' : 'noPicture')}
      </div>
    )
  }
  const classes = cn('block w-full bg-surface-sunken object-cover', className)
  return medium.kind === 'video' ? (
    <video
      src={medium.url}
      poster={thumbnailOf(medium.url)}
      aria-label={medium.alt}
      controls
      muted
      playsInline
      preload="metadata"
      style={style}
      className={classes}
    />
  ) : (
    <img
      src={medium.url}
      srcSet={srcSetOf(medium)}
      sizes={PREVIEW_WIDTH}
      alt={medium.alt}
      width={medium.width}
      height={medium.height}
      style={style}
      className={classes}
    />
  )
}
