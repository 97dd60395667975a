import { MessageCircle } from 'lucide-react'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { LoadMore } from '#client/ui/load-more.tsx'
import { sandboxMessages } from '../i18n/index.ts'
import type { SandboxAccount } from '../sandbox-network.contract.ts'
import { FeedSkeleton } from './feed-skeleton.tsx'
import { groupThreads } from './group-threads.ts'
import { MessageForm } from './message-form.tsx'
import { MessageThread } from './message-thread.tsx'
import { useSandboxMessages } from './sandbox.queries.ts'

interface MessagesPartProps {
  account: SandboxAccount
  platform: string
}

/** Team members write as a customer here, and see the shop's replies. */
export function MessagesPart({ account, platform }: MessagesPartProps) {
  const t = useText(sandboxMessages)
  return (
    <div className="flex flex-col gap-5">
      <Card className="flex flex-col gap-4 p-4">
        <div>
          <h2 className="text-base">{t('messages.title')}</h2>
          <p className="mt-1 text-pretty text-muted">{t('messages.text', { platform })}</p>
        </div>
        <MessageForm accountId={account.id} />
      </Card>
      <Threads account={account} />
    </div>
  )
}

function Threads({ account }: { account: SandboxAccount }) {
  const t = useText(sandboxMessages)
  const common = useText(commonMessages)
  const now = useNow()
  const list = useSandboxMessages(account.id)
  if (list.isPending) return <FeedSkeleton label={t('messages.loading')} />
  if (list.isError && !list.data) {
    return (
      <ErrorState
        title={t('messages.failed')}
        reason={reasonOf(list.error)}
        retryLabel={common('retry')}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const threads = groupThreads(list.data.pages.flatMap((page) => page.items))
  if (threads.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<MessageCircle />}
          title={t('messages.empty')}
          description={t('messages.emptyReason')}
        />
      </Card>
    )
  }
  return (
    <>
      {threads.map((thread) => (
        <MessageThread key={thread.id} thread={thread} account={account} now={now} />
      ))}
      <LoadMore
        hasMore={list.hasNextPage}
        label={list.isFetchNextPageError ? common('retry') : t('messages.more')}
        pending={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      />
    </>
  )
}
