import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { inboxMessages } from '../i18n/index.ts'
import type { Message } from '../inbox.contract.ts'
import { PriorityBadge } from './priority-badge.tsx'
import { SenderAvatar } from './sender-avatar.tsx'

/** The content of a message row; the row itself is a button or link. */
export function MessageFace({ message, now }: { message: Message; now: Date }) {
  const t = useText(inboxMessages)
  const format = useFormat()
  const { senderName, senderAvatar, content, priority, isRead, createdAt, socialAccount } = message
  return (
    <>
      <SenderAvatar name={senderName} src={senderAvatar} platform={socialAccount.platform} />
      <span className="min-w-0 flex-1">
        {isRead ? null : <VisuallyHidden>{`${t('list.unread')}: `}</VisuallyHidden>}
        <span className="flex items-baseline gap-2">
          <span
            dir="auto"
            className={cn('min-w-0 truncate text-start', isRead ? 'font-medium' : 'font-bold')}
          >
            {senderName}
          </span>
          <time
            dateTime={createdAt}
            title={format.dateTime(createdAt)}
            className={cn('ml-auto shrink-0 text-xs', isRead ? 'text-muted' : 'text-ink')}
          >
            {format.relative(createdAt, now)}
          </time>
        </span>
        <span
          dir="auto"
          className={cn(
            'mt-0.5 line-clamp-2 break-words text-start',
            isRead ? 'text-muted' : 'font-semibold text-ink',
          )}
        >
          {content}
        </span>
        {priority === 'normal' ? null : (
          <span className="mt-1.5 flex">
            <PriorityBadge priority={priority} />
          </span>
        )}
      </span>
    </>
  )
}
