import { useState } from 'react'
import { Link } from 'wouter'
import { urlOf } from '#client/data/api.ts'
import { reasonOf } from '#client/data/error-toast.ts'
import { useWorkspace } from '#client/data/workspace-context.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Button } from '#client/ui/button.tsx'
import { Card, CardFooter, CardHeader } from '#client/ui/card.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { SampleMark } from '#client/ui/sample-mark.tsx'
import { addDays, dayIn } from '#platform/day.ts'
import { inboxMessages } from '../i18n/index.ts'
import type { Message } from '../inbox.contract.ts'
import { useLatestMessages } from './inbox.queries.ts'
import { type CardFilter, InboxCardFilters } from './inbox-card-filters.tsx'
import type { InboxFilters } from './inbox-filters.ts'
import { useInboxSummary } from './inbox-summary.queries.ts'
import { MessageFace } from './message-face.tsx'
import { MessageSkeleton } from './message-skeleton.tsx'
import { NoMessages } from './no-messages.tsx'

const SHOWN = 5

/** The newest messages on the dashboard, linked to the inbox. */
export function InboxCard() {
  const t = useText(inboxMessages)
  const common = useText(commonMessages)
  const now = useNow()
  const [chosen, setChosen] = useState<CardFilter>('all')
  const filters = useCardFilters(now)[chosen]
  const messages = useLatestMessages(filters, SHOWN)
  const isSample = useInboxSummary().data?.isSample ?? false
  const rows = messages.data?.items ?? []
  return (
    <Card className="flex flex-col">
      <CardHeader title={t('card.title')} {...(isSample && { actions: <SampleMark /> })} />
      <InboxCardFilters chosen={chosen} onChoose={setChosen} />
      {messages.isPending ? (
        <MessageSkeleton label={t('list.loading')} rows={SHOWN} />
      ) : messages.isError && !messages.data ? (
        <ErrorState
          title={t('list.failed')}
          reason={reasonOf(messages.error)}
          retryLabel={common('retry')}
          retrying={messages.isFetching}
          onRetry={() => void messages.refetch()}
        />
      ) : rows.length === 0 ? (
        <NoMessages isNarrowed={chosen !== 'all'} onShowAll={() => setChosen('all')} />
      ) : (
        <ul
          aria-label={t('list.title')}
          aria-busy={messages.isPlaceholderData || undefined}
          className="mt-3 divide-y border-t transition-opacity aria-busy:opacity-60"
        >
          {rows.map((message) => (
            <CardRow key={message.id} message={message} now={now} />
          ))}
        </ul>
      )}
      {messages.data?.nextCursor ? (
        <CardFooter className="mt-auto">
          <Button asChild variant="ghost" size="sm" className="-ml-3">
            <Link href={urlOf('/inbox', filters)}>{t('card.viewAll')}</Link>
          </Button>
        </CardFooter>
      ) : null}
    </Card>
  )
}

function useCardFilters(now: Date): Record<CardFilter, InboxFilters> {
  const { timeZone } = useWorkspace()
  return {
    all: {},
    unread: { unread: 'true' },
    important: { important: 'true' },
    yesterday: { day: addDays(dayIn(timeZone, now), -1) },
  }
}

function CardRow({ message, now }: { message: Message; now: Date }) {
  return (
    <li className={message.isRead ? 'hover:bg-surface-sunken' : 'bg-primary-subtle'}>
      <Link
        href={`/inbox?conversation=${message.conversationId}`}
        className="flex gap-3 px-4 py-3 transition-colors focus-visible:-outline-offset-2"
      >
        <MessageFace message={message} now={now} />
      </Link>
    </li>
  )
}
