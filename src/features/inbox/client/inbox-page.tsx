import { type MouseEvent, useState } from 'react'
import { useText } from '#client/i18n/use-text.ts'
import { useTitle } from '#client/navigation/use-title.ts'
import { cn } from '#client/ui/cn.ts'
import { PageHeader } from '#client/ui/page-header.tsx'
import { useMediaQuery } from '#client/ui/use-media-query.ts'
import { BrandFilterLine } from '#core/brands/index.client.ts'
import { inboxMessages } from '../i18n/index.ts'
import type { Message } from '../inbox.contract.ts'
import { ConversationPane } from './conversation-pane.tsx'
import { useReadMessage } from './inbox.queries.ts'
import { InboxTiles } from './inbox-tiles.tsx'
import { InboxToolbar } from './inbox-toolbar.tsx'
import { MessagePanel } from './message-panel.tsx'
import { useInboxSearchParams } from './use-inbox-search-params.ts'
import { type ListSight, useScrollRestoration } from './use-scroll-restoration.ts'

/** Wide enough for a conversation next to the list. */
const WIDE = '(min-width: 80rem)'

export function InboxPage() {
  const t = useText(inboxMessages)
  useTitle(t('title'))
  const place = useInboxSearchParams()
  const { conversationId } = place
  const isWide = useMediaQuery(WIDE)
  const sight: ListSight = conversationId === null ? 'whole' : isWide ? 'beside' : 'hidden'
  const keepPlace = useScrollRestoration(sight)
  const [isByKeyboard, setIsByKeyboard] = useState(false)
  const read = useReadMessage()

  function open(message: Message, { currentTarget, detail }: MouseEvent<HTMLElement>) {
    keepPlace(currentTarget)
    // A click with detail 0 comes from the keyboard. Next to a long list the conversation would be many tab stops away.
    setIsByKeyboard(detail === 0)
    if (!message.isRead) read.mutate(message.id)
    place.open(message.conversationId)
  }

  return (
    <div
      className={cn(sight === 'beside' && 'grid grid-cols-[minmax(0,23rem)_minmax(0,1fr)] items-start gap-6')}
    >
      <div className={cn('flex min-w-0 flex-col gap-4', sight === 'hidden' && 'hidden')}>
        <PageHeader title={t('title')} description={t('description')} className="mb-0" />
        <BrandFilterLine />
        <InboxTiles />
        <InboxToolbar place={place} />
        <MessagePanel place={place} onOpen={open} />
      </div>
      {conversationId !== null ? (
        <ConversationPane
          id={conversationId}
          isAlone={sight === 'hidden'}
          takesFocus={sight === 'hidden' || isByKeyboard}
          onClose={place.close}
        />
      ) : null}
    </div>
  )
}
