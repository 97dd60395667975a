import { BellOff, CheckCheck } from 'lucide-react'
import { messageOf } from '#client/data/api.ts'
import { commonMessages } from '#client/i18n/index.ts'
import { useText } from '#client/i18n/use-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ErrorState } from '#client/ui/error-state.tsx'
import { notificationMessages } from '#core/notifications/i18n/index.ts'
import {
  NotificationSkeleton,
  useNotifications,
  useReadAllNotifications,
} from '#core/notifications/index.client.ts'
import { approvalMessages } from '../i18n/index.ts'
import { NotificationRow } from './notification-row.tsx'

export function NotificationsTab() {
  const t = useText(approvalMessages)
  const panel = useText(notificationMessages)
  const common = useText(commonMessages)
  const notifications = useNotifications()
  const readAll = useReadAllNotifications()
  const items = notifications.data?.items ?? []
  const hasUnread = items.some(({ isRead }) => !isRead)

  if (notifications.isPending) return <NotificationSkeleton label={panel('panel.loading')} />
  if (notifications.isError && !notifications.data) {
    return (
      <Card>
        <ErrorState
          title={panel('panel.failed')}
          reason={messageOf(notifications.error)}
          retryLabel={common('retry')}
          retrying={notifications.isFetching}
          onRetry={() => notifications.refetch()}
        />
      </Card>
    )
  }
  if (items.length === 0) {
    return (
      <Card>
        <EmptyState icon={<BellOff />} title={t('notifications.empty')} />
      </Card>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="secondary"
        size="sm"
        className="self-end"
        disabled={!hasUnread}
        onClick={() => readAll.mutate()}
      >
        <CheckCheck aria-hidden />
        {panel('panel.markAll')}
      </Button>
      <Card className="overflow-hidden">
        <ul className="divide-y">
          {items.map((notification) => (
            <li key={notification.id}>
              <NotificationRow notification={notification} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
