import { and, eq } from 'drizzle-orm'
import { fullName } from '#platform/full-name.ts'
import type { DemoPart } from '#server/demo/demo-part.ts'
import { demoPeople } from '#server/demo/demo-people.ts'
import { demoWaiting } from '#server/demo/demo-tasks.ts'
import type { Notice } from './notifications.service.ts'
import { notifications } from './notifications.table.ts'

type Told = { key: string; notice: Notice; days: number; time: string; isRead: boolean }

export const notificationsDemo: DemoPart = {
  name: 'notifications',
  fill: async (db, shop) => {
    const told: Told[] = [
      ...Object.entries(demoWaiting(shop.locale)).map(
        ([key, { by, title, days, time }]): Told => ({
          key: `proof ${key}`,
          notice: {
            type: 'proof_submitted',
            values: { title, name: fullName(demoPeople[by]) },
            link: '/approvals',
          },
          days,
          time,
          // Only today's is new: one alert, not a list of them.
          isRead: days > 0,
        }),
      ),
      {
        key: 'overdue 1047',
        notice: {
          type: 'invoice_overdue',
          values: { number: 'DEMO-1047', customer: 'Naomi Price', due: shop.dayBefore(6) },
          link: '/customers',
        },
        days: 5,
        time: '09:04',
        isRead: true,
      },
      {
        key: 'overdue 1038',
        notice: {
          type: 'invoice_overdue',
          values: { number: 'DEMO-1038', customer: 'Andrés Molina', due: shop.dayBefore(19) },
          link: '/customers',
        },
        days: 18,
        time: '09:04',
        isRead: true,
      },
      {
        key: 'omar joined',
        notice: {
          type: 'person_joined',
          values: { name: fullName(demoPeople.omar) },
          link: '/settings?section=people',
        },
        days: 23,
        time: '09:00',
        isRead: true,
      },
    ]
    const rows = told.map(({ key, notice, days, time, isRead }) => ({
      id: shop.id(`notification ${key}`),
      workspaceId: shop.workspaceId,
      userId: shop.userId,
      type: notice.type,
      values: notice.values ?? {},
      link: notice.link ?? null,
      isRead,
      isDemo: true,
      createdAt: shop.daysAgo(days, time),
    }))
    await db.insert(notifications).values(rows).onConflictDoNothing()
  },
  clear: async (db, workspaceId) => {
    await db
      .delete(notifications)
      .where(and(eq(notifications.workspaceId, workspaceId), eq(notifications.isDemo, true)))
  },
}
