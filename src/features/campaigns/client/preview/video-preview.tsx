import { useText } from '#client/i18n/use-text.ts'
import { previewMessages } from '#features/campaigns/i18n/index.ts'
import { AuthorLine } from './author-line.tsx'
import { FoldedText } from './folded-text.tsx'
import { PreviewCard } from './preview-card.tsx'
import { PreviewMedium } from './preview-medium.tsx'
import type { PreviewProps } from './previewed-post.ts'
import { TitleText } from './title-text.tsx'

const WIDE = 16 / 9

/** A video page: video, title, channel, start of the description. */
export function VideoPreview({ post, account, manifest }: PreviewProps) {
  const t = useText(previewMessages)
  const video = post.media.find(({ kind }) => kind === 'video')
  return (
    <PreviewCard>
      <PreviewMedium medium={video ?? post.media[0]} wants="video" ratio={WIDE} />
      <div className="flex flex-col gap-3 p-3">
        <TitleText title={post.title} className="line-clamp-2 text-base" />
        <AuthorLine
          account={account}
          post={post}
          extra={
            <span
              aria-hidden
              className="rounded-full bg-inverse px-3 py-1.5 font-medium text-on-inverse text-xs"
            >
              {t('subscribe')}
            </span>
          }
        />
        {post.text.trim() === '' ? null : (
          <div className="rounded-sm bg-surface-sunken p-2.5">
            <FoldedText text={post.text} look={manifest.preview} />
          </div>
        )}
      </div>
    </PreviewCard>
  )
}
