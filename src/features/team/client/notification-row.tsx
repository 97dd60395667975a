import { Link } from 'wouter'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Badge } from '#client/ui/badge.tsx'
import { Button } from '#client/ui/button.tsx'
import { cn } from '#client/ui/cn.ts'
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx'
import { notificationMessages } from '#core/notifications/i18n/index.ts'
import { type Notification, useReadNotification } from '#core/notifications/index.client.ts'
import { approvalMessages } from '../i18n/index.ts'
import { lookOf } from './notification-look.ts'

type KnownType = keyof typeof approvalMessages.en.types
const isKnown = (type: string): type is KnownType => type in approvalMessages.en.types

export function NotificationRow({ notification }: { notification: Notification }) {
  const t = useText(approvalMessages)
  const panel = useText(notificationMessages)
  const format = useFormat()
  const readOne = useReadNotification()
  const { id, title, message, type, link, isRead, createdAt } = notification
  const { tone, Icon } = lookOf(type)
  const read = () => {
    if (!isRead) readOne.mutate(id)
  }
  return (
    <article
      className={cn(
        'flex flex-wrap items-start justify-between gap-3 px-5 py-4',
        !isRead && 'bg-primary-subtle',
      )}
    >
      <div className="min-w-0 flex-1 basis-60">
        {isRead ? null : <VisuallyHidden>{`${panel('panel.unread')}: `}</VisuallyHidden>}
        <h2 className={cn('break-words text-sm', isRead ? 'font-medium' : 'font-semibold')}>{title}</h2>
        <p className={cn('mt-0.5 break-words', isRead && 'text-muted')}>{message}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tone} icon={<Icon aria-hidden />}>
            {isKnown(type) ? t(`types.${type}`) : type.replaceAll('_', ' ')}
          </Badge>
          <time dateTime={createdAt} className={cn('text-xs', isRead && 'text-muted')}>
            {format.dateTime(createdAt)}
          </time>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isRead ? null : (
          <Button
            variant="ghost"
            size="sm"
            className="max-sm:-ml-3"
            aria-label={t('notifications.markReadNamed', { title })}
            onClick={read}
          >
            {t('notifications.markRead')}
          </Button>
        )}
        {link ? (
          <Button asChild variant="secondary" size="sm">
            <Link href={link} onClick={read} aria-label={t('notifications.openNamed', { title })}>
              {t('notifications.open')}
            </Link>
          </Button>
        ) : null}
      </div>
    </article>
  )
}
