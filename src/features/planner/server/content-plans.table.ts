import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Platform } from '#connectors/social/platforms.ts'
import type { Locale } from '#platform/locale.ts'
import { createdAt, id, instant, isDemo, oneOf, workspaceId } from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'
import type { PlanReason } from '#writer/writer.ts'
import { type BusinessData, type PlanStatus, planStatuses } from '../planner.contract.ts'

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
    /** How far the writing is. */
    generation: text('generation')
      .$type<'waiting' | 'running' | 'done' | 'failed'>()
      .notNull()
      .default('waiting'),
    /** Per cent. */
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

/** What the plan says for one day. */
export const planEntries = pgTable(
  'plan_entries',
  {
    id: id(),
    workspaceId: workspaceId(),
    planId: uuid('plan_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** HH:MM on the shop's clocks. */
    time: text('time').notNull(),
    platform: text('platform').$type<Platform>().notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    reason: text('reason').$type<PlanReason>().notNull(),
    reasonDetail: text('reason_detail').notNull().default(''),
    /** Once it is on the calendar; a campaign that is deleted there makes it free again. The foreign key is written by hand. */
    campaignId: uuid('campaign_id'),
    isDemo: isDemo(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique('plan_entries_in_workspace').on(table.workspaceId, table.id),
    foreignKey({
      name: 'plan_entries_plan',
      columns: [table.workspaceId, table.planId],
      foreignColumns: [contentPlans.workspaceId, contentPlans.id],
    }).onDelete('cascade'),
    index('plan_entries_by_plan').on(table.planId, table.day, table.time, table.id),
    index('plan_entries_by_day').on(table.workspaceId, table.day),
    uniqueIndex('plan_entries_campaign').on(table.campaignId),
  ],
)
