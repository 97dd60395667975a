import { Avatar } from '#client/ui/avatar.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { ActionRow } from './action-row.tsx'
import type { FeedLayoutProps } from './feed-layout.ts'
import { FoldedText } from './folded-text.tsx'
import { MediaGrid } from './media-grid.tsx'
import { mediaRatio } from './media-ratio.ts'
import { PreviewCard } from './preview-card.tsx'
import { usePostTime } from './use-post-time.ts'

/** Layout with everything in one column next to the avatar. */
export function TextBeside({ post, account, manifest, actions }: FeedLayoutProps) {
  const time = usePostTime(post)
  return (
    <PreviewCard className="flex gap-2.5 p-3">
      <Avatar name={account.name} src={account.avatarUrl} decorative />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-1.5">
          <span dir="auto" className="truncate font-semibold">
            {account.name}
          </span>
          <span className="shrink-0 text-muted text-xs">{time}</span>
          <PlatformIcon platform={post.platform} className="ms-auto text-muted" />
        </div>
        <FoldedText text={post.text} look={manifest.preview} className="mt-0.5" />
        {post.media.length > 0 ? (
          <MediaGrid
            media={post.media}
            ratio={mediaRatio(post.media[0], manifest.media)}
            className="mt-2.5 rounded-md border"
          />
        ) : null}
        {actions.length > 0 ? (
          <ActionRow actions={actions} className="mt-3 max-w-xs justify-between" />
        ) : null}
      </div>
    </PreviewCard>
  )
}
