import { BellDot, Hourglass, UsersRound } from 'lucide-react'
import { useFormat } from '#client/i18n/format.ts'
import { useText } from '#client/i18n/use-text.ts'
import { StatCard } from '#client/ui/stat-card.tsx'
import { useNotifications } from '#core/notifications/index.client.ts'
import { approvalMessages } from '../i18n/index.ts'
import { usePendingApprovals } from './approvals.queries.ts'

export function ApprovalsCounters({ members }: { members: number }) {
  const t = useText(approvalMessages)
  const format = useFormat()
  const pending = usePendingApprovals()
  const notifications = useNotifications()
  const waiting = pending.data?.pages.flatMap((page) => page.items).length
  const unread = notifications.data?.items.filter(({ isRead }) => !isRead).length

  /** Lists are paginated, so there may be more than was read. */
  function figure(count: number | undefined, isCut: boolean) {
    if (count === undefined) return '–'
    return isCut ? t('counters.atLeast', { count }) : format.number(count)
  }

  const cards = [
    {
      id: 'pending',
      Icon: Hourglass,
      value: figure(waiting, pending.hasNextPage),
      loading: pending.isPending,
    },
    { id: 'members', Icon: UsersRound, value: format.number(members), loading: false },
    {
      id: 'unread',
      Icon: BellDot,
      value: figure(unread, Boolean(unread && notifications.data?.nextCursor)),
      loading: notifications.isPending,
    },
  ] as const
  return (
    <section aria-label={t('counters.label')} className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
      {cards.map(({ id, Icon, value, loading }) => (
        <StatCard
          key={id}
          label={t(`counters.${id}`)}
          icon={<Icon aria-hidden />}
          value={value}
          loading={loading}
          className={id === 'pending' ? 'max-sm:col-span-2' : ''}
        />
      ))}
    </section>
  )
}
