import { ArrowLeft, MessageCircleOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ApiError } from '#client/data/api.ts'
import { reasonOf } from '#client/data/error-toast.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { cn } from '#client/ui/cn.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { inboxMessages } from '../i18n/index.ts'
import { Composer } from './composer.tsx'
import { useConversation } from './conversation.queries.ts'
import { ConversationHeader } from './conversation-header.tsx'
import { Thread } from './thread.tsx'
import { ThreadSkeleton } from './thread-skeleton.tsx'

interface ConversationPaneProps {
  id: string
  /** It has the whole screen instead of a place next to the list. */
  isAlone: boolean
  /** Moves focus here, because the clicked row is hidden or many tab stops away. */
  takesFocus: boolean
  onClose: () => void
}

export function ConversationPane({ id, isAlone, takesFocus, onClose }: ConversationPaneProps) {
  const t = useText(inboxMessages)
  const common = useText(commonMessages)
  const { data: conversation, error, isFetching, refetch } = useConversation(id)
  const heading = useRef<HTMLHeadingElement>(null)
  const isThere = conversation !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation takes the focus again
  useEffect(() => {
    if (takesFocus && isThere) heading.current?.focus({ preventScroll: true })
  }, [takesFocus, isThere, id])

  function inside() {
    if (conversation)
      return (
        <>
          <ConversationHeader
            conversation={conversation}
            isAlone={isAlone}
            headingRef={heading}
            onClose={onClose}
          />
          <Thread key={`thread ${id}`} conversation={conversation} />
          <Composer key={id} conversation={conversation} />
        </>
      )
    if (error instanceof ApiError && (error.status === 404 || error.status === 400))
      return (
        <EmptyState
          icon={<MessageCircleOff />}
          title={t('conversation.gone')}
          description={t('conversation.goneText')}
          {...(isAlone ? {} : { action: <Button onClick={onClose}>{t('conversation.back')}</Button> })}
        />
      )
    if (error)
      return (
        <ErrorState
          title={t('conversation.failed')}
          reason={reasonOf(error)}
          retryLabel={common('retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )
    return <ThreadSkeleton label={t('conversation.loading')} />
  }

  return (
    <section
      aria-label={
        conversation ? t('conversation.label', { name: conversation.contactName }) : t('conversation.loading')
      }
      className={cn(
        'flex min-w-0 flex-col bg-surface',
        isAlone
          ? '-mx-4 -my-6 lg:-mx-8 h-[calc(100dvh-4rem)]'
          : 'sticky top-22 h-[calc(100dvh-7rem)] min-h-96 overflow-hidden rounded-lg border shadow-card',
      )}
    >
      {isAlone && !conversation ? (
        <Button variant="ghost" className="m-2 self-start px-2" onClick={onClose}>
          <ArrowLeft aria-hidden />
          {t('conversation.back')}
        </Button>
      ) : null}
      {inside()}
    </section>
  )
}
