import { Avatar } from '#client/ui/avatar.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { FoldedText } from './folded-text.tsx'
import { mediaRatio } from './media-ratio.ts'
import { MediaStrip } from './media-strip.tsx'
import { PreviewCard } from './preview-card.tsx'
import type { PreviewProps } from './previewed-post.ts'
import { useOptionParts } from './use-option-parts.ts'

/** A pin: a tall picture with rounded corners and little text. */
export function PinPreview({ post, account, manifest }: PreviewProps) {
  const { site } = useOptionParts({ post, manifest })
  return (
    <PreviewCard className="border-0 p-2">
      <MediaStrip
        media={post.media}
        ratio={mediaRatio(post.media[0], manifest)}
        className="rounded-xl border"
      />
      <div className="flex flex-col gap-1.5 px-1.5 pt-2.5">
        {post.title.trim() === '' ? null : (
          <p dir="auto" className="line-clamp-2 break-words font-semibold">
            {post.title}
          </p>
        )}
        <FoldedText text={post.text} look={manifest.preview} className="text-muted text-xs" />
        {site ? <p className="truncate text-xs underline">{site}</p> : null}
        <div className="flex items-center gap-2 text-xs">
          <Avatar name={account.name} src={account.avatarUrl} size="sm" decorative />
          <span dir="auto" className="min-w-0 flex-1 truncate">
            {account.name}
          </span>
          <PlatformIcon platform={post.platform} className="text-muted" />
        </div>
      </div>
    </PreviewCard>
  )
}
