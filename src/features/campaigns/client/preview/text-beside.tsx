import { Avatar } from '#client/ui/avatar.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { ActionRow } from './action-row.tsx'
import type { FeedLayoutProps } from './feed-layout.ts'
import { FoldedText } from './folded-text.tsx'
import { MediaGrid } from './media-grid.tsx'
import { mediaRatio } from './media-ratio.ts'
import { PollChoices } from './option-details.tsx'
import { PreviewCard } from './preview-card.tsx'
import { useOptionParts } from './use-option-parts.ts'
import { usePostTime } from './use-post-time.ts'

/** Layout with everything in one column next to the avatar. */
export function TextBeside({ post, account, manifest, actions }: FeedLayoutProps) {
  const time = usePostTime(post)
  const { topic, poll } = useOptionParts({ post, manifest })
  return (
    <PreviewCard className="flex gap-2.5 p-3">
      <Avatar name={account.name} src={account.avatarUrl} decorative />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-1.5">
          <span dir="auto" className="truncate font-semibold">
            {account.name}
          </span>
          {topic ? (
            <span dir="auto" className="truncate font-semibold text-muted">
              › {topic.replace(/^#/, '')}
            </span>
          ) : null}
          <span className="shrink-0 text-muted text-xs">{time}</span>
          <PlatformIcon platform={post.platform} className="ms-auto text-muted" />
        </div>
        <FoldedText text={post.text} look={manifest.preview} className="mt-0.5" />
        <PollChoices poll={poll} />
        {post.media.length > 0 ? (
          <MediaGrid
            media={post.media}
            ratio={mediaRatio(post.media[0], manifest)}
            isMosaic
            className="mt-2.5 rounded-xl border"
          />
        ) : null}
        {actions.length > 0 ? (
          <ActionRow actions={actions} className="mt-3 max-w-xs justify-between" />
        ) : null}
      </div>
    </PreviewCard>
  )
}
