import { ActionRow } from './action-row.tsx'
import { AuthorLine } from './author-line.tsx'
import type { FeedLayoutProps } from './feed-layout.ts'
import { FoldedText } from './folded-text.tsx'
import { MediaGrid } from './media-grid.tsx'
import { mediaRatio } from './media-ratio.ts'
import { PreviewCard } from './preview-card.tsx'

/** Layout with the text above full-width pictures. */
export function TextAbove({ post, account, manifest, actions }: FeedLayoutProps) {
  return (
    <PreviewCard>
      <AuthorLine account={account} post={post} className="px-3 pt-3" />
      <FoldedText text={post.text} look={manifest.preview} className="px-3 pt-2" />
      {post.media.length > 0 ? (
        <MediaGrid media={post.media} ratio={mediaRatio(post.media[0], manifest.media)} className="mt-3" />
      ) : null}
      <ActionRow actions={actions} withWords className="mx-3 mt-3" />
    </PreviewCard>
  )
}
