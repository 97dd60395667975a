import { useLocale } from '#client/i18n/use-text.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { PlatformIcon } from '#connectors/social/platform-icon.tsx'
import { FoldedText } from './folded-text.tsx'
import type { PreviewProps } from './previewed-post.ts'
import { VerticalFrame } from './vertical-frame.tsx'

// More text would cover the picture.
const FOLDS_AT = 120

/** A full-screen story with the text on top of the picture. */
export function StoryPreview({ post, account, manifest }: PreviewProps) {
  const locale = useLocale()
  return (
    <>
      <VerticalFrame media={post.media.slice(0, 1)} wants="picture">
        <div className="pointer-events-none absolute inset-x-0 top-0 bg-linear-to-b from-black/70 to-transparent p-2.5 pb-8">
          <div aria-hidden className="mb-2 flex gap-1">
            <span className="h-0.5 flex-1 rounded-full bg-white" />
            <span className="h-0.5 flex-1 rounded-full bg-white/40" />
          </div>
          <div className="flex items-center gap-2 text-xs">
            <Avatar name={account.name} src={account.avatarUrl} size="sm" decorative />
            <span dir="auto" className="truncate font-semibold">
              {account.name}
            </span>
            <PlatformIcon platform={post.platform} className="ms-auto" />
          </div>
        </div>
        {post.text.trim() === '' ? null : (
          <div className="absolute inset-x-0 bottom-18 max-h-3/5 overflow-y-auto bg-black/65 px-3 py-2 text-center text-xs">
            <FoldedText
              text={post.text}
              look={{ ...manifest.preview, foldsAt: FOLDS_AT }}
              markClass="font-semibold"
              moreClass="font-semibold text-white"
            />
          </div>
        )}
      </VerticalFrame>
      {manifest.note && manifest.mode === 'direct' ? (
        <figcaption className="mt-2 text-muted text-xs">{manifest.note[locale]}</figcaption>
      ) : null}
    </>
  )
}
