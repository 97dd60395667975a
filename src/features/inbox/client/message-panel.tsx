import { CheckCheck, Download } from 'lucide-react'
import type { MouseEvent } from 'react'
import { urlOf } from '#client/data/api.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { useBrandFilter } from '#core/brands/index.client.ts'
import { inboxMessages } from '../i18n/index.ts'
import { exportMessages, type Message } from '../inbox.contract.ts'
import { useMessages, useReadAll } from './inbox.queries.ts'
import { filtersInUse } from './inbox-filters.ts'
import { useInboxSummary } from './inbox-summary.queries.ts'
import { MessageList } from './message-list.tsx'
import type { InboxSearchParams } from './use-inbox-search-params.ts'

interface MessagePanelProps {
  place: InboxSearchParams
  onOpen: (message: Message, event: MouseEvent<HTMLElement>) => void
}

export function MessagePanel({ place, onOpen }: MessagePanelProps) {
  const t = useText(inboxMessages)
  const brandId = useBrandFilter()
  const { filters } = place
  const messages = useMessages(filters)
  const summary = useInboxSummary().data
  const readAll = useReadAll()
  const isNarrowed = filters.search !== undefined || filtersInUse(filters).length > 0
  const hasUnread = summary !== undefined && !summary.isSample && summary.figures.unread > 0
  const count = messages.data?.pages.reduce((sum, page) => sum + page.items.length, 0)
  function found() {
    if (!isNarrowed || count === undefined || messages.isPlaceholderData) return ''
    return t(messages.hasNextPage ? 'list.foundSoFar' : 'list.found', { count })
  }
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-b px-4 py-3">
        <h2 className="text-base">{t('list.title')}</h2>
        <div className="-mx-2 flex flex-wrap items-center gap-1">
          <Button
            variant="ghost"
            size="sm"
            className="px-2"
            disabled={!hasUnread}
            pending={readAll.isPending}
            onClick={() => readAll.mutate()}
          >
            <CheckCheck aria-hidden />
            {t('list.markAllRead')}
          </Button>
          <Button asChild variant="ghost" size="sm" className="px-2">
            <a href={urlOf(exportMessages.path, { ...filters, brandId })} download>
              <Download aria-hidden />
              {t('list.export')}
            </a>
          </Button>
        </div>
        {/* Announced when a search or filter changes the list. */}
        <output className="basis-full text-muted tabular empty:hidden">{found()}</output>
      </div>
      <MessageList
        messages={messages}
        isNarrowed={isNarrowed}
        openId={place.conversationId}
        onOpen={onOpen}
        onShowAll={place.showAll}
      />
    </Card>
  )
}
