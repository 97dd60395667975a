import { ActionRow } from './action-row.tsx'
import { AuthorLine } from './author-line.tsx'
import type { FeedLayoutProps } from './feed-layout.ts'
import { FoldedText } from './folded-text.tsx'
import { MediaGrid } from './media-grid.tsx'
import { mediaRatio } from './media-ratio.ts'
import { LinkCard } from './option-details.tsx'
import { PreviewCard } from './preview-card.tsx'
import { useOptionParts } from './use-option-parts.ts'

/** Layout with the text above full-width pictures. */
export function TextAbove({ post, account, manifest, actions }: FeedLayoutProps) {
  const { audience, site } = useOptionParts({ post, manifest })
  return (
    <PreviewCard>
      <AuthorLine account={account} post={post} note={audience} className="px-3 pt-3" />
      <FoldedText text={post.text} look={manifest.preview} className="px-3 pt-2" />
      {post.media.length > 0 ? (
        <MediaGrid media={post.media} ratio={mediaRatio(post.media[0], manifest)} className="mt-3" />
      ) : null}
      <LinkCard site={site} />
      <ActionRow actions={actions} withWords className="mx-3 mt-3" />
    </PreviewCard>
  )
}
