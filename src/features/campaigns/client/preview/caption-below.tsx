import { useText } from '#client/i18n/use-text.ts'
import { previewMessages } from '#features/campaigns/i18n/index.ts'
import { ActionRow } from './action-row.tsx'
import { AuthorLine } from './author-line.tsx'
import type { FeedLayoutProps } from './feed-layout.ts'
import { FoldedText } from './folded-text.tsx'
import { mediaRatio } from './media-ratio.ts'
import { MediaStrip } from './media-strip.tsx'
import { DatedHeading, OfferDetails } from './option-details.tsx'
import { PreviewCard } from './preview-card.tsx'
import { useOptionParts } from './use-option-parts.ts'

/** Layout with the picture above the text. */
export function CaptionBelow({ post, account, manifest, actions, namesTwice }: FeedLayoutProps) {
  const t = useText(previewMessages)
  const parts = useOptionParts({ post, manifest })
  const { collaborators } = parts
  const isPictured = post.media.length > 0 || manifest.media.requires !== 'nothing'
  return (
    <PreviewCard>
      <AuthorLine
        account={account}
        post={post}
        after={collaborators.length > 0 ? t('with', { names: collaborators.join(', ') }) : undefined}
        className="px-3 py-2.5"
      />
      {isPictured ? <MediaStrip media={post.media} ratio={mediaRatio(post.media[0], manifest)} /> : null}
      <ActionRow actions={actions} className="px-3 pt-3" />
      <div className="px-3 pt-2 pb-3">
        <DatedHeading parts={parts} />
        <FoldedText text={post.text} look={manifest.preview} {...(namesTwice && { lead: account.name })} />
        <OfferDetails parts={parts} />
      </div>
    </PreviewCard>
  )
}
