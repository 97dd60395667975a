import type { MouseEvent } from 'react'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { ErrorState } from '#client/ui/error-state.tsx'
import { firstLook, RestOfList } from '#client/ui/first-look.tsx'
import { LoadMore } from '#client/ui/load-more.tsx'
import { inboxMessages } from '../i18n/index.ts'
import type { Message } from '../inbox.contract.ts'
import type { useMessages } from './inbox.queries.ts'
import { MessageRow } from './message-row.tsx'
import { MessageSkeleton } from './message-skeleton.tsx'
import { NoMessages } from './no-messages.tsx'

const FIRST_ROWS = 9
const ROW_HEIGHT = 69

interface MessageListProps {
  messages: ReturnType<typeof useMessages>
  isNarrowed: boolean
  openId: string | null
  onOpen: (message: Message, event: MouseEvent<HTMLElement>) => void
  onShowAll: () => void
}

export function MessageList({ messages, isNarrowed, openId, onOpen, onShowAll }: MessageListProps) {
  const t = useText(inboxMessages)
  const common = useText(commonMessages)
  const now = useNow()
  const rows = messages.data?.pages.flatMap((page) => page.items) ?? []

  if (messages.isPending) return <MessageSkeleton label={t('list.loading')} rows={6} />
  if (messages.isError && !messages.data)
    return (
      <ErrorState
        title={t('list.failed')}
        reason={reasonOf(messages.error)}
        retryLabel={common('retry')}
        retrying={messages.isFetching}
        onRetry={() => void messages.refetch()}
      />
    )
  if (rows.length === 0) return <NoMessages isNarrowed={isNarrowed} onShowAll={onShowAll} />
  const { shown, rest } = firstLook(rows, FIRST_ROWS)
  return (
    <>
      <ul
        aria-label={t('list.title')}
        aria-busy={messages.isPlaceholderData || undefined}
        className="divide-y transition-opacity aria-busy:opacity-60"
      >
        {shown.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            now={now}
            isOpen={message.conversationId === openId}
            onOpen={onOpen}
          />
        ))}
      </ul>
      <RestOfList rows={rest} rowHeight={ROW_HEIGHT} />
      <LoadMore
        className={messages.hasNextPage ? 'border-t' : ''}
        hasMore={messages.hasNextPage}
        label={messages.isFetchNextPageError ? common('retry') : t('list.more')}
        pending={messages.isFetchingNextPage}
        onClick={() => void messages.fetchNextPage()}
        summary={
          messages.isFetchNextPageError ? (
            <span role="alert" className="text-danger">
              {reasonOf(messages.error)}
            </span>
          ) : undefined
        }
      />
    </>
  )
}
