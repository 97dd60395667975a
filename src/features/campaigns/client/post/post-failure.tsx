import { Hand } from 'lucide-react'
import { Link } from 'wouter'
import { useText } from '#client/i18n/use-text.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { campaignDetailMessages } from '#features/campaigns/i18n/detail/index.ts'
import { isAboutFile, isRejection } from '#features/campaigns/post-reasons.ts'
import type { Post } from '#features/campaigns/post-shape.ts'
import { channelPath } from '#features/social-accounts/index.client.ts'
import { usePlatforms } from '../new/use-platforms.ts'
import { RawAnswer } from './raw-answer.tsx'
import { ReconnectLink } from './reconnect-link.tsx'
import { useReasonText } from './use-reason-text.ts'

interface PostFailureProps {
  post: Post
  /** Shows how to publish by hand; absent if that is already visible. */
  onByHand?: (() => void) | undefined
}

export function PostFailure({ post, onByHand }: PostFailureProps) {
  const t = useText(campaignDetailMessages)
  const { labelOf } = usePlatforms()
  const reasonText = useReasonText()
  const by = post.attempts.at(-1)?.isTest ? 'test' : 'network'
  return (
    <Alert tone="danger" title={t('failure.title')}>
      <p>{reasonText(post)}</p>
      {post.reasonDetail && isRejection(post.reason) ? (
        <p dir="auto" className="break-words">
          {isAboutFile(post.reason)
            ? t('failure.file', { detail: post.reasonDetail })
            : t('failure.said', { by, detail: post.reasonDetail })}
        </p>
      ) : null}
      {post.answer === null ? null : (
        <RawAnswer by={by} platform={labelOf(post.platform)} answer={post.answer} />
      )}
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {post.reason === 'needs_reconnect' ? <ReconnectLink /> : null}
        {post.reason === 'spending_limit' ? (
          <Button asChild variant="secondary" size="sm">
            <Link href={channelPath(post.platform)}>{t('failure.raiseLimit')}</Link>
          </Button>
        ) : null}
        {onByHand ? (
          <Button variant="secondary" size="sm" onClick={onByHand}>
            <Hand aria-hidden />
            {t('failure.byHand')}
          </Button>
        ) : null}
      </div>
    </Alert>
  )
}
