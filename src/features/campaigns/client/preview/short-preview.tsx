import { Heart, MessageCircle, Send } from 'lucide-react'
import { Avatar } from '#client/ui/avatar.tsx'
import { cn } from '#client/ui/cn.ts'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { FoldedText } from './folded-text.tsx'
import type { PreviewProps } from './previewed-post.ts'
import { useOptionParts } from './use-option-parts.ts'
import { VerticalFrame } from './vertical-frame.tsx'

/** A vertical short video with its text at the bottom. */
export function ShortPreview({ post, account, manifest }: PreviewProps) {
  const { requires } = manifest.media
  const { collaborators } = useOptionParts({ post, manifest })
  // Shows the video even if a cover picture comes first.
  const video = post.media.find(({ kind }) => kind === 'video')
  return (
    <VerticalFrame media={video ? [video] : post.media} wants={requires === 'video' ? 'video' : 'picture'}>
      <PlatformIcon platform={post.platform} className="absolute start-3 top-3 drop-shadow" />
      <div
        aria-hidden
        className="pointer-events-none absolute end-2.5 bottom-44 flex flex-col gap-4 drop-shadow [&_.lucide]:size-6"
      >
        <Heart />
        <MessageCircle />
        <Send />
      </div>
      <div
        className={cn(
          'absolute inset-x-0 max-h-4/5 overflow-y-auto bg-linear-to-t from-black/85 via-black/60 to-transparent p-3 pt-10 text-xs',
          // Above the playback controls.
          video ? 'bottom-18' : 'bottom-0',
        )}
      >
        <div className="mb-1.5 flex items-center gap-2 pe-8">
          <Avatar name={account.name} src={account.avatarUrl} size="sm" decorative />
          <span dir="auto" className="truncate font-semibold">
            {[account.name, ...collaborators].join(', ')}
          </span>
        </div>
        <FoldedText
          // Networks with titles show the title on screen; the description is one tap away.
          text={manifest.title && post.title.trim() !== '' ? post.title : post.text}
          look={manifest.preview}
          markClass="font-semibold"
          moreClass="font-semibold text-white"
        />
      </div>
    </VerticalFrame>
  )
}
