import { CircleCheck, Send } from 'lucide-react'
import { Link, useSearchParams } from 'wouter'
import { reasonOf } from '#client/data/error-toast.ts'
import { FormCardSkeleton } from '#client/forms/form-card-skeleton.tsx'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { readyToPostMessages } from '#features/campaigns/i18n/manual-publish/index.ts'
import type { WaitingPosts } from '#features/campaigns/waiting.contract.ts'
import { usePostingQueue } from './use-posting-queue.ts'
import { useWaitingPosts } from './waiting.queries.ts'
import { WaitingPostPane } from './waiting-post-pane.tsx'

/** The posts that wait for a person, one after another: made for the phone that a reminder reaches. */
export function ReadyToPostPage() {
  const t = useText(readyToPostMessages)
  const common = useText(commonMessages)
  const waiting = useWaitingPosts()
  const [params] = useSearchParams()
  const named = params.get('post')
  useTitle(t('title'))
  if (waiting.data) return <PostingQueue key={named} waiting={waiting.data} named={named} />
  if (!waiting.error) return <FormCardSkeleton label={t('loading')} />
  return (
    <Card>
      <ErrorState
        title={t('failed')}
        reason={reasonOf(waiting.error)}
        retryLabel={common('retry')}
        retrying={waiting.isFetching}
        onRetry={() => void waiting.refetch()}
      />
    </Card>
  )
}

function PostingQueue({ waiting, named }: { waiting: WaitingPosts; named: string | null }) {
  const t = useText(readyToPostMessages)
  const queue = usePostingQueue(waiting.posts, named)
  const { post, place, total, postedCount, laterCount } = queue
  const isGone = named !== null && place === 1 && post?.id !== named
  if (!post) {
    const isDone = postedCount + laterCount > 0
    return (
      <>
        <PageHeader title={t('title')} />
        <Card>
          <EmptyState
            icon={<CircleCheck />}
            title={isDone ? t('done.title', { count: postedCount }) : t(isGone ? 'gone' : 'none.title')}
            description={isDone ? t('done.text', { count: laterCount }) : t('none.text')}
            action={
              <div className="flex flex-wrap justify-center gap-2">
                {laterCount > 0 ? (
                  <Button onClick={queue.startOver}>
                    <Send aria-hidden />
                    {t('done.again', { count: laterCount })}
                  </Button>
                ) : null}
                <Button asChild variant={laterCount > 0 ? 'secondary' : 'primary'}>
                  <Link href="/campaigns">{t('done.campaigns')}</Link>
                </Button>
              </div>
            }
          />
        </Card>
      </>
    )
  }
  return (
    <div className="mx-auto flex min-h-[calc(100dvh-7rem)] max-w-2xl flex-col lg:min-h-0">
      <PageHeader
        className="mb-4"
        title={t('title')}
        actions={
          total > 1 ? (
            <output className="font-medium text-muted tabular">{t('place', { place, total })}</output>
          ) : null
        }
      />
      {isGone ? <Alert className="mb-4">{t('gone')}</Alert> : null}
      <WaitingPostPane
        key={post.id}
        post={post}
        onPosted={() => queue.markPosted(post.id)}
        {...(place < total && { onLater: () => queue.postLater(post.id) })}
      />
    </div>
  )
}
