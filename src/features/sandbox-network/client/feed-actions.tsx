import { ExternalLink, Heart, MessageCircle, Share2 } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { cn } from '#client/ui/cn.ts'
import { toast } from '#client/ui/toast-store.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { sandboxMessages } from '../i18n/index.ts'
import type { FeedPost } from '../sandbox-network.contract.ts'
import { linkIn } from './link-address.ts'
import type { useAct } from './sandbox.queries.ts'

interface FeedActionsProps {
  post: FeedPost
  act: ReturnType<typeof useAct>
  isCommenting: boolean
  onComment: () => void
}

/** Optimistic: the heart changes immediately, and back if the network refuses. */
function likedAfter({ isPending, variables }: ReturnType<typeof useAct>, { isLiked }: FeedPost): boolean {
  if (!isPending || (variables.kind !== 'like' && variables.kind !== 'unlike')) return isLiked
  return variables.kind === 'like'
}

/** Actions of a reader; each click is counted. */
export function FeedActions({ post, act, isCommenting, onComment }: FeedActionsProps) {
  const t = useText(sandboxMessages)
  const format = useFormat()
  const link = linkIn(post.text)
  const share = () =>
    act.mutate(
      { kind: 'share' },
      { onSuccess: () => toast({ title: t('shared'), description: t('sharedReason') }) },
    )
  const isLiked = likedAfter(act, post)
  const buttonClasses = 'gap-1.5 px-2.5'
  return (
    <div className="flex flex-wrap gap-1">
      <Button
        variant="ghost"
        size="sm"
        className={buttonClasses}
        aria-pressed={isLiked}
        onClick={() => act.mutate({ kind: isLiked ? 'unlike' : 'like' })}
      >
        <Heart aria-hidden className={cn(isLiked && 'fill-current text-danger')} />
        {t('like')}
        <span className="text-muted tabular">{format.number(post.likes)}</span>
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className={buttonClasses}
        aria-expanded={isCommenting}
        onClick={onComment}
      >
        <MessageCircle aria-hidden />
        {t('comment')}
        <span className="text-muted tabular">{format.number(post.comments)}</span>
      </Button>
      <Button variant="ghost" size="sm" className={buttonClasses} onClick={share}>
        <Share2 aria-hidden />
        {t('share')}
        <span className="text-muted tabular">{format.number(post.shares)}</span>
      </Button>
      {link ? (
        <Button asChild variant="ghost" size="sm" className={buttonClasses}>
          <a
            href={link}
            target="_blank"
            rel="noreferrer nofollow"
            onClick={() => act.mutate({ kind: 'click' })}
          >
            <ExternalLink aria-hidden />
            {t('open')}
            <span className="text-muted tabular">{format.number(post.clicks)}</span>
            <VisuallyHidden>({t('newTab')})</VisuallyHidden>
          </a>
        </Button>
      ) : null}
    </div>
  )
}
