import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { sandboxMessages } from '../i18n/index.ts'
import type { FeedPost } from '../sandbox-network.contract.ts'

export function FeedMedia({ media }: { media: FeedPost['media'] }) {
  const t = useText(sandboxMessages)
  if (media.length === 0) return null
  return (
    <div className={cn('grid gap-px border-y bg-border', media.length > 1 && 'grid-cols-2')}>
      {media.map(({ kind, url, alt }) => {
        const classes = cn(
          'w-full bg-surface-sunken',
          media.length > 1 ? 'aspect-square object-cover' : 'max-h-[45rem] object-contain',
        )
        return kind === 'picture' ? (
          <img key={url} src={url} alt={alt} loading="lazy" className={classes} />
        ) : (
          <video
            key={url}
            src={url}
            controls
            muted
            playsInline
            preload="metadata"
            aria-label={alt || t('video')}
            className={classes}
          />
        )
      })}
    </div>
  )
}
