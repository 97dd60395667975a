import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Platform } from '#connectors/social/platforms.ts'
import { contentPlans } from '#core/content-plans/index.server.ts'
import { createdAt, id, instant, isDemo, oneOf, workspaceId } from '#server/db/columns.ts'
import type { PlanReason } from '#writer/writer.ts'
import { type EntryAuthor, entryAuthors } from '../planner.contract.ts'

/** A text with its author. */
type EntryText = {
  title: string
  text: string
  writtenBy: EntryAuthor | null
  writtenModel: string | null
}

export type EntryPicture = { url: string; width: number; height: number; alt: string }

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
    /** Null: as the plan says. */
    writtenBy: text('written_by').$type<EntryAuthor>(),
    writtenModel: text('written_model'),
    /** The text before the last rewrite, until a person edits it. */
    replaced: jsonb('replaced').$type<EntryText>(),
    /** Stays in the plan, but is not scheduled. */
    isSkipped: boolean('is_skipped').notNull().default(false),
    /** Deleted, but can be restored for a day. */
    deletedAt: instant('deleted_at'),
    /** A stored file of the workspace; without one, a picture is drawn. */
    picture: jsonb('picture').$type<EntryPicture>(),
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
    oneOf('plan_entries_written_by', table.writtenBy, entryAuthors),
  ],
)
