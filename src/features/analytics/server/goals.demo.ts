import { and, eq } from 'drizzle-orm'
import type { Locale } from '#platform/locale.ts'
import type { DemoPart } from '#server/demo/demo-part.ts'
import type { GoalCategory, GoalPeriod } from '../goals.contract.ts'
import { deadlineOf } from './goal-progress.ts'
import { goals } from './goals.table.ts'

type DemoGoal = {
  key: string
  title: Record<Locale, string>
  category: GoalCategory
  period: GoalPeriod
  target: number
  reported?: number
}

const demoGoals: readonly DemoGoal[] = [
  {
    key: 'goal revenue',
    title: { en: 'Monthly sales', es: 'Ventas del mes' },
    category: 'revenue',
    period: 'monthly',
    target: 10_000_00,
  },
  {
    key: 'goal appointments',
    title: { en: 'Appointments at the salon', es: 'Citas en la peluquería' },
    category: 'appointments',
    period: 'monthly',
    target: 120,
    reported: 98,
  },
  {
    key: 'goal conversations',
    title: { en: 'People answered', es: 'Personas atendidas' },
    category: 'conversations',
    period: 'monthly',
    target: 15,
  },
  {
    key: 'goal week',
    title: { en: 'A good week', es: 'Una buena semana' },
    category: 'revenue',
    period: 'weekly',
    target: 2_000_00,
  },
  {
    key: 'goal customers',
    title: { en: 'New customers', es: 'Clientes nuevos' },
    category: 'customers',
    period: 'quarterly',
    target: 20,
  },
]

/** What the made-up shop wants to reach, each by the end of its period. */
export const goalsDemo: DemoPart = {
  name: 'goals',
  fill: async (db, shop) => {
    const today = shop.dayBefore(0)
    const rows = demoGoals.map(({ key, title, category, period, target, reported }) => ({
      id: shop.id(key),
      workspaceId: shop.workspaceId,
      title: title[shop.locale],
      category,
      period,
      target,
      reported: reported ?? null,
      deadline: deadlineOf(period, today),
      createdBy: shop.userId,
      isDemo: true,
      createdAt: shop.daysAgo(40),
    }))
    await db.insert(goals).values(rows).onConflictDoNothing()
  },
  clear: async (db, workspaceId) => {
    await db.delete(goals).where(and(eq(goals.workspaceId, workspaceId), eq(goals.isDemo, true)))
  },
}
