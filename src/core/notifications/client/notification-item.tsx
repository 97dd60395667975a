import { Link } from 'wouter'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { cn } from '#client/ui/cn.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { notificationMessages } from '../i18n/index.ts'
import type { Notification } from './notifications.queries.ts'

export interface NotificationItemProps {
  notification: Notification
  now: Date
  onOpen: () => void
}

export function NotificationItem({ notification, now, onOpen }: NotificationItemProps) {
  const t = useText(notificationMessages)
  const format = useFormat()
  const { title, message, link, isRead, createdAt } = notification
  const className = cn(
    'flex w-full gap-3 px-4 py-3 text-left transition-colors focus-visible:-outline-offset-2',
    isRead ? 'hover:bg-surface-sunken' : 'bg-primary-subtle',
  )
  const content = (
    <>
      <span
        aria-hidden
        className={cn('mt-1.5 size-2 shrink-0 rounded-full', isRead ? 'bg-transparent' : 'bg-primary-ink')}
      />
      <span className="min-w-0 flex-1">
        {isRead ? null : <VisuallyHidden>{`${t('panel.unread')}: `}</VisuallyHidden>}
        <span className={cn('block break-words', isRead ? 'font-medium' : 'font-semibold')}>{title}</span>
        <span className={cn('mt-0.5 block break-words', isRead && 'text-muted')}>{message}</span>
        <time
          dateTime={createdAt}
          title={format.dateTime(createdAt)}
          className={cn('mt-1 block text-xs', isRead ? 'text-muted' : 'text-ink')}
        >
          {format.relative(createdAt, now)}
        </time>
      </span>
    </>
  )
  if (link) {
    return (
      <Link href={link} onClick={onOpen} className={className}>
        {content}
      </Link>
    )
  }
  // Read and without a link: nothing to click.
  if (isRead) return <div className={cn(className, 'hover:bg-transparent')}>{content}</div>
  return (
    <button type="button" onClick={onOpen} className={className}>
      {content}
    </button>
  )
}
