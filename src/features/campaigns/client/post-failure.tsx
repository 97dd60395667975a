import { useText } from '#client/i18n.ts'
import { Alert } from '#client/ui/alert.tsx'
import { campaignDetailMessages } from '../campaign-detail.messages.ts'
import type { Post } from '../post-shape.ts'
import { ReconnectLink } from './reconnect-link.tsx'
import { useReasonText } from './use-reason-text.ts'

export function PostFailure({ post }: { post: Post }) {
  const t = useText(campaignDetailMessages)
  const reasonText = useReasonText()
  return (
    <Alert tone="danger" title={t('failure.title')}>
      <p>{reasonText(post)}</p>
      {post.reasonDetail && post.reason === 'rejected' ? (
        <p className="break-words">{t('failure.said', { detail: post.reasonDetail })}</p>
      ) : null}
      {post.reason === 'needs_reconnect' ? <ReconnectLink className="mt-2" /> : null}
    </Alert>
  )
}
