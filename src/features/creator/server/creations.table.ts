import { sql } from 'drizzle-orm'
import { foreignKey, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { campaignKey } from '#features/campaigns/index.server.ts'
import type { Locale } from '#platform/locale.ts'
import { createdAt, id, instant, oneOf, workspaceId } from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'
import {
  type CreationInput,
  type CreationProgress,
  type CreationStatus,
  creationStatuses,
} from '../creator.contract.ts'

/** One click on generate: the request, its progress, and the resulting draft. */
export const creations = pgTable(
  'creations',
  {
    id: id(),
    workspaceId: workspaceId(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    locale: text('locale').$type<Locale>().notNull(),
    input: jsonb('input').$type<CreationInput>().notNull(),
    status: text('status').$type<CreationStatus>().notNull().default('waiting'),
    progress: jsonb('progress').$type<CreationProgress>().notNull(),
    campaignId: uuid('campaign_id'),
    /** An error code. */
    error: text('error'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    foreignKey({
      name: 'creations_campaign',
      columns: [table.workspaceId, table.campaignId],
      foreignColumns: campaignKey,
    }).onDelete('cascade'),
    index('creations_newest').on(table.workspaceId, table.createdAt, table.id),
    oneOf('creations_status', table.status, creationStatuses),
  ],
)
