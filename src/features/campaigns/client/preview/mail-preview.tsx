import { useText } from '#client/i18n/use-text.ts'
import { previewMessages } from '#features/campaigns/i18n/index.ts'
import { FoldedText } from './folded-text.tsx'
import { PreviewCard } from './preview-card.tsx'
import { PreviewMedium } from './preview-medium.tsx'
import type { PreviewProps } from './previewed-post.ts'
import { TitleText } from './title-text.tsx'

/** An open email: subject and sender, then picture and text. */
export function MailPreview({ post, account, manifest }: PreviewProps) {
  const t = useText(previewMessages)
  const [header] = post.media
  const { width, height } = manifest.media.size
  return (
    <PreviewCard>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 border-b bg-surface-sunken px-4 py-3">
        <dt className="text-muted">{t('subject')}</dt>
        <dd>
          <TitleText title={post.title} />
        </dd>
        <dt className="text-muted">{t('from')}</dt>
        <dd dir="auto" className="truncate">
          {account.name}
        </dd>
        <dt className="text-muted">{t('to')}</dt>
        <dd>{t('customers')}</dd>
      </dl>
      {header ? <PreviewMedium medium={header} ratio={width / height} /> : null}
      <div className="p-4">
        {post.text.trim() === '' ? (
          <p className="text-muted">{t('noText')}</p>
        ) : (
          <FoldedText text={post.text} look={manifest.preview} className="max-w-prose" />
        )}
      </div>
    </PreviewCard>
  )
}
