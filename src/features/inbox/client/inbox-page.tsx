import { useLayoutEffect, useRef } from 'react'
import { useText } from '#client/i18n.ts'
import { cn } from '#client/ui/cn.ts'
import { PageHeader } from '#client/ui/page-header.tsx'
import { useMediaQuery } from '#client/ui/use-media-query.ts'
import { useTitle } from '#client/use-title.ts'
import { BrandFilterLine } from '#features/brands/client/brand-filter-line.tsx'
import type { Message } from '../inbox.contract.ts'
import { inboxMessages } from '../inbox.messages.ts'
import { ConversationPane } from './conversation-pane.tsx'
import { useReadMessage } from './inbox.queries.ts'
import { InboxTiles } from './inbox-tiles.tsx'
import { InboxToolbar } from './inbox-toolbar.tsx'
import { MessagePanel } from './message-panel.tsx'
import { useInboxPlace } from './use-inbox-place.ts'
import { useKeptPlace } from './use-kept-place.ts'

/** Wide enough for a conversation beside the list. */
const WIDE = '(min-width: 80rem)'

export function InboxPage() {
  const t = useText(inboxMessages)
  useTitle(t('title'))
  const place = useInboxPlace()
  const { conversationId } = place
  const isWide = useMediaQuery(WIDE)
  const isAlone = conversationId !== null && !isWide
  const isBeside = conversationId !== null && isWide
  const keepPlace = useKeptPlace(isAlone)
  const list = useRef<HTMLDivElement>(null)
  const read = useReadMessage()

  function open(message: Message) {
    keepPlace(document.activeElement instanceof HTMLElement ? document.activeElement : null)
    if (!message.isRead) read.mutate(message.id)
    place.open(message.conversationId)
  }

  // The list becomes narrow and everything in it moves; the row that was pressed stays in sight.
  useLayoutEffect(() => {
    if (isBeside) list.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' })
  }, [isBeside])

  return (
    <div className={cn(isBeside && 'grid grid-cols-[minmax(0,23rem)_minmax(0,1fr)] items-start gap-6')}>
      <div ref={list} className={cn('flex min-w-0 flex-col gap-4', isAlone && 'hidden')}>
        <PageHeader title={t('title')} description={t('description')} className="mb-0" />
        <BrandFilterLine />
        <InboxTiles />
        <InboxToolbar place={place} />
        <MessagePanel place={place} onOpen={open} />
      </div>
      {conversationId !== null ? (
        <ConversationPane id={conversationId} isAlone={isAlone} onClose={place.close} />
      ) : null}
    </div>
  )
}
