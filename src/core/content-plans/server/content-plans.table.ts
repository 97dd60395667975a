import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '#platform/locale.ts'
import { createdAt, id, instant, isDemo, oneOf, workspaceId } from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'
import { type BusinessData, type PlanStatus, planStatuses } from '../content-plan.ts'

/** Written by the planner; every writer reads the shop's answers from it. */
export const contentPlans = pgTable(
  'content_plans',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** The foreign key is written by hand, like that of customers. */
    brandId: uuid('brand_id'),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    status: text('status').$type<PlanStatus>().notNull().default('draft'),
    /** 1 to 12. */
    month: integer('month').notNull(),
    year: integer('year').notNull(),
    businessData: jsonb('business_data').$type<BusinessData>().notNull(),
    insights: jsonb('insights').$type<string[]>().notNull().default([]),
    locale: text('locale').$type<Locale>().notNull(),
    writtenBy: text('written_by').$type<'built-in' | 'ai'>(),
    writtenModel: text('written_model'),
    /** State of the generation. */
    generation: text('generation')
      .$type<'waiting' | 'running' | 'done' | 'failed'>()
      .notNull()
      .default('waiting'),
    /** Percent. */
    progress: integer('progress').notNull().default(0),
    error: text('error'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    isDemo: isDemo(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique('content_plans_in_workspace').on(table.workspaceId, table.id),
    index('content_plans_newest').on(table.workspaceId, table.createdAt, table.id),
    check('content_plans_month', sql`${table.month} between 1 and 12`),
    oneOf('content_plans_status', table.status, planStatuses),
  ],
)
