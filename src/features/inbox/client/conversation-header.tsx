import { ArrowLeft, CircleCheck, RotateCcw, X } from 'lucide-react'
import type { Ref } from 'react'
import { useLocale, useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { cn } from '#client/ui/cn.ts'
import { platformName } from '#connectors/social/platform-name.ts'
import { TestMark } from '#features/social-accounts/index.client.ts'
import { inboxMessages } from '../i18n/index.ts'
import type { Conversation } from '../inbox.contract.ts'
import { AssignMenu } from './assign-menu.tsx'
import { useChangeConversation } from './conversation.queries.ts'
import { ConversationMenu } from './conversation-menu.tsx'
import { SenderAvatar } from './sender-avatar.tsx'

interface ConversationHeaderProps {
  conversation: Conversation
  /** It has the whole screen. */
  isAlone: boolean
  headingRef: Ref<HTMLHeadingElement>
  onClose: () => void
}

export function ConversationHeader({ conversation, isAlone, headingRef, onClose }: ConversationHeaderProps) {
  const t = useText(inboxMessages)
  const locale = useLocale()
  const { contactName, contactAvatar, platform, account, status } = conversation
  const isClosed = status === 'closed'
  const Heading = isAlone ? 'h1' : 'h2'
  const change = useChangeConversation(conversation.id)
  return (
    <header
      className={cn(
        'grid items-center gap-x-3 border-b px-4 py-3',
        isAlone ? 'grid-cols-[auto_auto_minmax(0,1fr)_auto]' : 'grid-cols-[auto_minmax(0,1fr)_auto]',
      )}
    >
      {isAlone ? (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('conversation.back')}
          onClick={onClose}
          className="-mx-2"
        >
          <ArrowLeft aria-hidden />
        </Button>
      ) : null}
      <SenderAvatar name={contactName} src={contactAvatar} platform={platform} />
      <Heading
        ref={headingRef}
        tabIndex={-1}
        dir="auto"
        className="truncate text-start text-base outline-none"
      >
        {contactName}
      </Heading>
      <div className="flex items-center gap-1.5">
        <AssignMenu conversation={conversation} />
        <Button
          variant="secondary"
          size="sm"
          className="px-2 max-sm:hidden"
          aria-label={t(isClosed ? 'conversation.reopen' : 'conversation.close')}
          pending={change.isPending}
          onClick={() => change.mutate({ status: isClosed ? 'open' : 'closed' })}
        >
          {isClosed ? <RotateCcw aria-hidden /> : <CircleCheck aria-hidden />}
          {t(isClosed ? 'conversation.reopen' : 'conversation.closeShort')}
        </Button>
        <ConversationMenu conversation={conversation} />
        {isAlone ? null : (
          <Button
            variant="ghost"
            size="icon"
            className="size-8"
            aria-label={t('conversation.shut')}
            onClick={onClose}
          >
            <X aria-hidden />
          </Button>
        )}
      </div>
      <div className="col-span-full mt-2 flex flex-wrap items-center gap-x-1.5 gap-y-1 text-muted text-xs">
        <span>{platformName(platform, locale)}</span>
        {account ? (
          <span dir="auto" className="min-w-0 truncate">
            {t('conversation.through', { account: account.name })}
          </span>
        ) : null}
        {account?.isTest ? <TestMark /> : null}
        {isClosed ? <Badge>{t('conversation.closed')}</Badge> : null}
      </div>
    </header>
  )
}
