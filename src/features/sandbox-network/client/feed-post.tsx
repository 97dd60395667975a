import { Eye, Hourglass } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Card } from '#client/ui/card.tsx'
import { cn } from '#client/ui/cn.ts'
import { useSeen } from '#client/ui/use-seen.ts'
import { sandboxMessages } from '../i18n/index.ts'
import type { FeedPost as Post, SandboxAccount } from '../sandbox-network.contract.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentList } from './comment-list.tsx'
import { FeedActions } from './feed-actions.tsx'
import { FeedMedia } from './feed-media.tsx'
import { FeedText } from './feed-text.tsx'
import { OwnComments } from './own-comments.tsx'
import { useAct, useSee } from './sandbox.queries.ts'

/** This visible part counts as a view. */
const VISIBLE_PART = 0.3

interface FeedPostProps {
  post: Post
  account: SandboxAccount
  now: Date
  /** The post of the link. */
  isWanted: boolean
}

/** A post as its readers see it. */
export function FeedPost({ post, account, now, isWanted }: FeedPostProps) {
  const t = useText(sandboxMessages)
  const format = useFormat()
  const nameId = useId()
  const act = useAct(account.id, post.id)
  const see = useSee(account.id, post.id)
  const [isCommenting, setCommenting] = useState(false)
  const isThere = post.state === 'published'
  const article = useSeen<HTMLElement>(isThere && !post.isSeen, () => see.mutate(), VISIBLE_PART)
  useEffect(() => {
    if (isWanted) article.current?.scrollIntoView({ block: 'center' })
  }, [isWanted, article])

  return (
    <article id={post.id} ref={article} aria-labelledby={nameId} className="scroll-mt-20">
      <Card className={cn('overflow-hidden', isWanted && 'outline-2 outline-ring outline-offset-2')}>
        <header className="flex items-center gap-3 px-4 pt-4 pb-3">
          <Avatar name={account.name} decorative />
          <div className="min-w-0 flex-1">
            <h2 id={nameId} className="truncate text-sm">
              <span className="sr-only">{t('postOf', { name: account.name })}</span>
              <span aria-hidden>{account.name}</span>
            </h2>
            <time
              dateTime={post.acceptedAt}
              title={format.dateTime(post.acceptedAt)}
              className="text-muted text-xs"
            >
              {format.relative(post.acceptedAt, now)}
            </time>
          </div>
        </header>
        {isThere ? null : (
          <p className="mx-4 mb-3 flex items-start gap-2 rounded-md bg-surface-sunken px-3 py-2 text-muted">
            <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t('processing')}
          </p>
        )}
        {post.title || post.text ? (
          <div className="flex flex-col gap-2 px-4 pb-4">
            {post.title ? <h3 className="break-words text-base">{post.title}</h3> : null}
            <FeedText text={post.text} onLink={() => act.mutate({ kind: 'click' })} />
          </div>
        ) : null}
        <FeedMedia media={post.media} />
        {isThere ? (
          <footer className="flex flex-col gap-3 px-4 pt-2 pb-4">
            <p className="flex items-center gap-1.5 text-muted text-xs tabular">
              <Eye aria-hidden className="size-3.5" />
              {t('seenBy', { count: post.reach })}
            </p>
            <div className="-mx-2 border-t pt-2">
              <FeedActions
                post={post}
                act={act}
                isCommenting={isCommenting}
                onComment={() => setCommenting(!isCommenting)}
              />
            </div>
            <OwnComments
              name={account.name}
              texts={post.followUps}
              onLink={() => act.mutate({ kind: 'click' })}
            />
            <CommentList comments={post.latestComments} now={now} />
            {isCommenting ? <CommentForm act={act} onDone={() => setCommenting(false)} /> : null}
          </footer>
        ) : null}
      </Card>
    </article>
  )
}
