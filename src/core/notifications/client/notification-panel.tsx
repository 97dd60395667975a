import { BellOff, CheckCheck } from 'lucide-react'
import type { MouseEvent } from 'react'
import { messageOf } from '#client/data/api.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { useNow } from '#client/time/use-now.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { notificationMessages } from '../i18n/index.ts'
import { NotificationItem } from './notification-item.tsx'
import { NotificationSkeleton } from './notification-skeleton.tsx'
import { useNotifications, useReadAllNotifications, useReadNotification } from './notifications.queries.ts'

export function NotificationPanel({ onLeave }: { onLeave: () => void }) {
  const t = useText(notificationMessages)
  const common = useText(commonMessages)
  const now = useNow()
  const notifications = useNotifications()
  const readOne = useReadNotification()
  const readAll = useReadAllNotifications()
  const items = notifications.data?.items ?? []

  function markAll({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button disappears; the focus stays in the panel.
    currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus()
    readAll.mutate()
  }

  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-3 border-b px-4">
        <h2 className="text-base">{t('panel.title')}</h2>
        {items.some(({ isRead }) => !isRead) ? (
          <Button variant="ghost" size="sm" className="-mr-2 px-2" onClick={markAll}>
            <CheckCheck aria-hidden />
            {t('panel.markAll')}
          </Button>
        ) : null}
      </div>
      {notifications.isPending ? (
        <NotificationSkeleton label={t('panel.loading')} />
      ) : notifications.isError ? (
        <ErrorState
          title={t('panel.failed')}
          reason={messageOf(notifications.error)}
          retryLabel={common('retry')}
          retrying={notifications.isFetching}
          onRetry={() => void notifications.refetch()}
          className="py-8"
        />
      ) : items.length === 0 ? (
        <EmptyState icon={<BellOff />} title={t('panel.empty')} className="py-8" />
      ) : (
        <ul className="max-h-[28rem] min-h-0 flex-1 divide-y overflow-y-auto overscroll-contain">
          {items.map((item) => (
            <li key={item.id}>
              <NotificationItem
                notification={item}
                now={now}
                onOpen={() => {
                  if (!item.isRead) readOne.mutate(item.id)
                  if (item.link) onLeave()
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
