import { ArrowBigDown, ArrowBigUp, MessageSquare, Share2 } from 'lucide-react'
import { useText } from '#client/i18n/use-text.ts'
import { previewMessages } from '#features/campaigns/i18n/index.ts'
import { AuthorLine } from './author-line.tsx'
import { FoldedText } from './folded-text.tsx'
import { mediaRatio } from './media-ratio.ts'
import { MediaStrip } from './media-strip.tsx'
import { PreviewCard } from './preview-card.tsx'
import type { PreviewProps } from './previewed-post.ts'
import { TitleText } from './title-text.tsx'

const pill = 'flex items-center gap-1.5 rounded-full bg-surface-sunken px-3 py-1.5'

/** A forum post: prominent headline, with votes below. */
export function ForumPreview({ post, account, manifest }: PreviewProps) {
  const t = useText(previewMessages)
  return (
    <PreviewCard className="flex flex-col gap-2.5 p-4">
      <AuthorLine account={account} post={post} />
      <TitleText title={post.title} className="line-clamp-4 text-lg" />
      <FoldedText text={post.text} look={manifest.preview} />
      {post.media.length > 0 ? (
        <MediaStrip
          media={post.media}
          ratio={mediaRatio(post.media[0], manifest)}
          className="rounded-md border"
        />
      ) : null}
      <div aria-hidden className="flex flex-wrap gap-2 font-medium text-muted text-xs [&_.lucide]:size-4">
        <span className={pill}>
          <ArrowBigUp />
          <ArrowBigDown />
        </span>
        <span className={pill}>
          <MessageSquare />
          {t('reply')}
        </span>
        <span className={pill}>
          <Share2 />
          {t('share')}
        </span>
      </div>
    </PreviewCard>
  )
}
