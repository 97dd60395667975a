import { Download } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { manualPublishMessages } from '#features/campaigns/i18n/manual-publish/index.ts'
import type { WaitingPost } from '#features/campaigns/waiting.contract.ts'

interface MediaDownloadsProps {
  post: Pick<WaitingPost, 'platform' | 'media'>
  /** As large as a phone allows. */
  isLarge?: boolean
  onDone?: () => void
}

/** The files of a post, each as a link that saves it. */
export function MediaDownloads({ post: { platform, media }, isLarge = false, onDone }: MediaDownloadsProps) {
  const t = useText(manualPublishMessages)
  const look = cn('rounded-sm bg-surface-sunken object-contain', isLarge ? 'h-56 max-w-full' : 'size-24')
  return (
    <ul className="flex flex-wrap gap-2">
      {media.map((item, place) => (
        <li key={item.id} className="max-w-full">
          <a
            href={item.url}
            download={`${platform}-${place + 1}`}
            onClick={onDone}
            className="flex flex-col items-center gap-1.5 rounded-md border p-1.5 text-xs transition-colors hover:border-border-control"
          >
            {item.kind === 'video' ? (
              <video
                src={`${item.url}#t=0.001`}
                muted
                playsInline
                preload="metadata"
                aria-hidden
                className={look}
              />
            ) : (
              <img src={item.url} alt="" className={look} />
            )}
            <span className="flex min-h-8 items-center gap-1.5 font-medium">
              <Download aria-hidden className="size-4" />
              {t(item.kind === 'video' ? 'save.video' : 'save.picture', { number: place + 1 })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
