import { CheckCheck } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { cn } from '#client/ui/cn.ts'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { previewMessages } from '#features/campaigns/i18n/index.ts'
import { FoldedText } from './folded-text.tsx'
import { MediaGrid } from './media-grid.tsx'
import { mediaRatio } from './media-ratio.ts'
import { PreviewCard } from './preview-card.tsx'
import type { PreviewProps } from './previewed-post.ts'
import { usePostTime } from './use-post-time.ts'

/** A message in a chat, as the customer sees it. */
export function ChatPreview({ post, account, manifest }: PreviewProps) {
  const t = useText(previewMessages)
  const time = usePostTime(post)
  const isEmpty = post.text.trim() === '' && post.media.length === 0
  return (
    <PreviewCard>
      <div className="flex items-center gap-2.5 border-b px-3 py-2">
        <Avatar name={account.name} src={account.avatarUrl} decorative />
        <span dir="auto" className="min-w-0 flex-1 truncate font-semibold">
          {account.name}
        </span>
        <PlatformIcon platform={post.platform} className="text-muted" />
      </div>
      <div className="bg-surface-sunken p-3 pe-8">
        <div
          className={cn(
            'min-w-32 max-w-full overflow-hidden rounded-xl rounded-ss-sm border bg-surface-raised',
            post.media.length > 0 ? 'w-80' : 'w-fit',
          )}
        >
          {post.media.length > 0 ? (
            <MediaGrid media={post.media} ratio={mediaRatio(post.media[0], manifest)} />
          ) : null}
          <FoldedText text={post.text} look={manifest.preview} className="px-3 pt-2" />
          {isEmpty ? <p className="px-3 pt-2 text-muted">{t('noText')}</p> : null}
          <p className="flex items-center justify-end gap-1 px-3 pt-1 pb-1.5 text-muted text-xs">
            {time}
            <CheckCheck aria-hidden className="size-3.5" />
          </p>
        </div>
      </div>
    </PreviewCard>
  )
}
