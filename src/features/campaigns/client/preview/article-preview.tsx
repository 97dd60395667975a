import { useText } from '#client/i18n/use-text.ts'
import { previewMessages } from '#features/campaigns/i18n/index.ts'
import { AuthorLine } from './author-line.tsx'
import { FoldedText } from './folded-text.tsx'
import { PreviewCard } from './preview-card.tsx'
import { PreviewMedium } from './preview-medium.tsx'
import type { PreviewProps } from './previewed-post.ts'
import { TitleText } from './title-text.tsx'

/** An article: cover, headline, author, text. */
export function ArticlePreview({ post, account, manifest }: PreviewProps) {
  const t = useText(previewMessages)
  const [cover] = post.media
  const { width, height } = manifest.media.size
  return (
    <PreviewCard>
      {cover ? <PreviewMedium medium={cover} ratio={width / height} /> : null}
      <div className="flex flex-col gap-4 p-5">
        <TitleText title={post.title} className="line-clamp-4 text-balance text-xl" />
        <AuthorLine account={account} post={post} className="border-y py-3" />
        {post.text.trim() === '' ? (
          <p className="text-muted">{t('noText')}</p>
        ) : (
          <FoldedText text={post.text} look={manifest.preview} className="max-w-prose text-base" />
        )}
      </div>
    </PreviewCard>
  )
}
