import { Newspaper } from 'lucide-react'
import { Link } from 'wouter'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { LoadMore } from '#client/ui/load-more.tsx'
import { sandboxMessages } from '../i18n/index.ts'
import type { SandboxAccount } from '../sandbox-network.contract.ts'
import { FeedPost } from './feed-post.tsx'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { RemovedPost } from './removed-post.tsx'
import { useFeed } from './sandbox.queries.ts'

interface FeedProps {
  account: SandboxAccount
  platform: string
}

export function Feed({ account, platform }: FeedProps) {
  const t = useText(sandboxMessages)
  const common = useText(commonMessages)
  const now = useNow()
  const feed = useFeed(account.id)
  const posts = feed.data?.pages.flatMap((page) => page.items) ?? []
  const wanted = location.hash.slice(1)
  if (feed.isPending) return <FeedSkeleton label={t('loading')} />
  if (feed.isError && !feed.data) {
    return (
      <ErrorState
        title={t('failed')}
        reason={reasonOf(feed.error)}
        retryLabel={common('retry')}
        retrying={feed.isFetching}
        onRetry={() => void feed.refetch()}
      />
    )
  }
  if (posts.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<Newspaper />}
          title={t('empty')}
          description={t('emptyReason', { platform })}
          action={
            <Button asChild>
              <Link href="/campaigns">{t('toCampaigns')}</Link>
            </Button>
          }
        />
      </Card>
    )
  }
  return (
    <section aria-label={t('feedOf', { name: account.name })} className="flex flex-col gap-5">
      {posts.map((post) =>
        post.state === 'removed' ? (
          <RemovedPost key={post.id} post={post} account={account} now={now} />
        ) : (
          <FeedPost key={post.id} post={post} account={account} now={now} isWanted={post.id === wanted} />
        ),
      )}
      <LoadMore
        hasMore={feed.hasNextPage}
        label={feed.isFetchNextPageError ? common('retry') : t('more')}
        pending={feed.isFetchingNextPage}
        onClick={() => void feed.fetchNextPage()}
      />
    </section>
  )
}
