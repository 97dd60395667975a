import { and, eq } from 'drizzle-orm'
import type { Locale } from '#platform/locale.ts'
import type { DemoPart } from '#server/demo/demo-part.ts'
import type { GoalCategory, GoalPeriod } from '../goals.contract.ts'
import { deadlineOf } from './goal-progress.ts'
import { goals } from './goals.table.ts'
import { demoGoalTitles } from './words/index.ts'

type DemoGoal = {
  key: keyof (typeof demoGoalTitles)[Locale]
  category: GoalCategory
  period: GoalPeriod
  target: number
  reported?: number
}

const demoGoals: readonly DemoGoal[] = [
  {
    key: 'revenue',
    category: 'revenue',
    period: 'monthly',
    target: 10_000_00,
  },
  {
    key: 'appointments',
    category: 'appointments',
    period: 'monthly',
    target: 120,
    reported: 98,
  },
  {
    key: 'conversations',
    category: 'conversations',
    period: 'monthly',
    target: 15,
  },
  {
    key: 'week',
    category: 'revenue',
    period: 'weekly',
    target: 2_000_00,
  },
  {
    key: 'customers',
    category: 'customers',
    period: 'quarterly',
    target: 20,
  },
]

/** The goals of the demo shop, each to be met by the end of its period. */
export const goalsDemo: DemoPart = {
  name: 'goals',
  fill: async (db, shop) => {
    const today = shop.dayBefore(0)
    const rows = demoGoals.map(({ key, category, period, target, reported }) => ({
      id: shop.id(`goal ${key}`),
      workspaceId: shop.workspaceId,
      title: demoGoalTitles[shop.locale][key],
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
