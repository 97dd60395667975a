import { sql } from 'drizzle-orm'
import { bigint, check, date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, isDemo, oneOf, workspaceId } from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'
import { type GoalCategory, type GoalPeriod, goalCategories, goalPeriods } from '../goals.contract.ts'

export const goals = pgTable(
  'goals',
  {
    id: id(),
    workspaceId: workspaceId(),
    title: text('title').notNull(),
    /** Minor units of the workspace's currency for revenue, otherwise a count. */
    target: bigint('target', { mode: 'number' }).notNull(),
    period: text('period').$type<GoalPeriod>().notNull().default('monthly'),
    category: text('category').$type<GoalCategory>().notNull(),
    deadline: date('deadline', { mode: 'string' }).notNull(),
    /** Reported by a person, for appointments, which the product cannot count. */
    reported: bigint('reported', { mode: 'number' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('goals_in_workspace').on(table.workspaceId, table.id),
    index('goals_by_period').on(table.workspaceId, table.period, table.createdAt, table.id),
    oneOf('goals_period', table.period, goalPeriods),
    oneOf('goals_category', table.category, goalCategories),
    check('goals_target', sql`${table.target} > 0`),
  ],
)
