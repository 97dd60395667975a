import { and, eq } from 'drizzle-orm'
import { fullName } from '#platform/full-name.ts'
import { demoCustomers } from '#server/demo/demo-customers.ts'
import type { DemoPart } from '#server/demo/demo-part.ts'
import { demoPeople } from '#server/demo/demo-people.ts'
import type { Happening } from './activity.service.ts'
import { activity } from './activity.table.ts'

type Told = { by: keyof typeof demoPeople; days: number; time: string; what: Happening }

const nameOf = (customer: number) => demoCustomers[customer]?.name ?? ''
const paid = (number: string, customer: number): Happening => ({
  kind: 'invoice_paid',
  values: { number, customer: nameOf(customer) },
  link: '/customers',
})
const wrote = (number: string, customer: number): Happening => ({
  kind: 'invoice_added',
  values: { number, customer: nameOf(customer) },
  link: '/customers',
})
const added = (customer: number): Happening => ({
  kind: 'customer_added',
  values: { name: nameOf(customer) },
  link: '/customers',
})

/** The last three weeks, newest first. */
const told: Told[] = [
  { by: 'lucy', days: 0, time: '10:40', what: wrote('DEMO-1060', 17) },
  { by: 'marta', days: 0, time: '09:15', what: paid('DEMO-1055', 18) },
  { by: 'diego', days: 1, time: '17:25', what: wrote('DEMO-1059', 10) },
  { by: 'omar', days: 2, time: '12:05', what: added(35) },
  { by: 'marta', days: 3, time: '09:50', what: paid('DEMO-1052', 33) },
  { by: 'diego', days: 4, time: '16:10', what: wrote('DEMO-1057', 32) },
  { by: 'lucy', days: 6, time: '11:30', what: added(34) },
  { by: 'marta', days: 8, time: '10:05', what: paid('DEMO-1049', 12) },
  { by: 'omar', days: 11, time: '13:20', what: wrote('DEMO-1052', 33) },
  {
    by: 'marta',
    days: 14,
    time: '18:00',
    what: { kind: 'customers_imported', values: { count: '12' }, link: '/customers' },
  },
  {
    by: 'omar',
    days: 23,
    time: '09:00',
    what: { kind: 'person_joined', values: {}, link: '/settings?section=people' },
  },
]

export const activityDemo: DemoPart = {
  name: 'activity',
  fill: async (db, shop) => {
    const rows = told.map(({ by, days, time, what }, place) => ({
      id: shop.id(`activity ${place}`),
      workspaceId: shop.workspaceId,
      userId: shop.id(by),
      actorName: fullName(demoPeople[by]),
      kind: what.kind,
      values: what.values,
      link: what.link ?? null,
      isDemo: true,
      createdAt: shop.daysAgo(days, time),
    }))
    await db.insert(activity).values(rows).onConflictDoNothing()
  },
  clear: async (db, workspaceId) => {
    await db.delete(activity).where(and(eq(activity.workspaceId, workspaceId), eq(activity.isDemo, true)))
  },
}
