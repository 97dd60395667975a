import { ActionRow } from './action-row.tsx'
import { AuthorLine } from './author-line.tsx'
import type { FeedLayoutProps } from './feed-layout.ts'
import { FoldedText } from './folded-text.tsx'
import { mediaRatio } from './media-ratio.ts'
import { MediaStrip } from './media-strip.tsx'
import { PreviewCard } from './preview-card.tsx'

/** Layout with the picture above the text. */
export function CaptionBelow({ post, account, manifest, actions, namesTwice }: FeedLayoutProps) {
  const isPictured = post.media.length > 0 || manifest.media.requires !== 'nothing'
  return (
    <PreviewCard>
      <AuthorLine account={account} post={post} className="px-3 py-2.5" />
      {isPictured ? (
        <MediaStrip media={post.media} ratio={mediaRatio(post.media[0], manifest.media)} />
      ) : null}
      <ActionRow actions={actions} className="px-3 pt-3" />
      <div className="px-3 pt-2 pb-3">
        <FoldedText text={post.text} look={manifest.preview} {...(namesTwice && { lead: account.name })} />
      </div>
    </PreviewCard>
  )
}
