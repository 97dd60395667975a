import { Avatar } from '#client/ui/avatar.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { FoldedText } from './folded-text.tsx'
import { MediaStrip } from './media-strip.tsx'
import type { PreviewProps } from './previewed-post.ts'

const RATIO = 2 / 3

/** A pin: a tall picture with rounded corners and little text. */
export function PinPreview({ post, account, manifest }: PreviewProps) {
  return (
    <>
      <MediaStrip media={post.media} ratio={RATIO} className="rounded-xl border" />
      <div className="flex flex-col gap-1.5 px-1.5 pt-2.5">
        {post.title.trim() === '' ? null : (
          <p dir="auto" className="line-clamp-2 break-words font-semibold">
            {post.title}
          </p>
        )}
        <FoldedText text={post.text} look={manifest.preview} className="text-muted text-xs" />
        <div className="flex items-center gap-2 text-xs">
          <Avatar name={account.name} src={account.avatarUrl} size="sm" decorative />
          <span dir="auto" className="min-w-0 flex-1 truncate">
            {account.name}
          </span>
          <PlatformIcon platform={post.platform} className="text-muted" />
        </div>
      </div>
    </>
  )
}
