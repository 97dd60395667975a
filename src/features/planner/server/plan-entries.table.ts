import { sql } from 'drizzle-orm'
import { date, foreignKey, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Platform } from '#connectors/social/platforms.ts'
import { contentPlans } from '#core/content-plans/index.server.ts'
import { createdAt, id, instant, isDemo, workspaceId } from '#server/db/columns.ts'
import type { PlanReason } from '#writer/writer.ts'

/** The post of a plan for one day. */
export const planEntries = pgTable(
  'plan_entries',
  {
    id: id(),
    workspaceId: workspaceId(),
    planId: uuid('plan_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** HH:MM in the shop's zone. */
    time: text('time').notNull(),
    platform: text('platform').$type<Platform>().notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    reason: text('reason').$type<PlanReason>().notNull(),
    reasonDetail: text('reason_detail').notNull().default(''),
    /** Set once scheduled; deleting that campaign clears it. The foreign key is written by hand. */
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
