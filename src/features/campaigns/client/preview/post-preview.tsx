import type { Platform } from '#channels/platforms.ts'
import { manifestOf } from '#channels/registry.ts'
import { useLocale, useText } from '#client/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import type { PostMedia } from '#features/campaigns/post-shape.ts'
import { previewMessages } from '#features/campaigns/preview.messages.ts'

export interface PostPreviewProps {
  post: { platform: Platform; title: string; text: string; media: readonly PostMedia[] }
  account: { name: string }
}

/** A post as people will see it. */
export function PostPreview({ post, account }: PostPreviewProps) {
  const t = useText(previewMessages)
  const locale = useLocale()
  const [first] = post.media
  return (
    <Card role="group" aria-label={t('label', { platform: manifestOf(post.platform).label[locale] })}>
      <p className="truncate p-3 font-semibold">{account.name}</p>
      {first?.kind === 'picture' ? (
        <img src={first.url} alt={first.alt} width={first.width} height={first.height} className="w-full" />
      ) : null}
      {post.title ? <p className="break-words px-3 pt-3 font-semibold">{post.title}</p> : null}
      <p className="whitespace-pre-wrap break-words p-3">{post.text}</p>
    </Card>
  )
}
