import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Platform } from '#connectors/social/platforms.ts'
import type { WeekTimes } from '#features/calendar/posting-times.contract.ts'
import { isDemo, workspaceId } from '#server/db/columns.ts'

/** The shop's own posting times. A platform without a row follows the suggestion. */
export const postingTimes = pgTable(
  'posting_times',
  {
    workspaceId: workspaceId(),
    platform: text('platform').$type<Platform>().notNull(),
    isDemo: isDemo(),
    days: jsonb('days').$type<WeekTimes>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.platform] })],
)
