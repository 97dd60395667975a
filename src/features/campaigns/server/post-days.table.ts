import { bigint, date, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Platform } from '#connectors/social/platforms.ts'
import { workspaceId } from '#server/db/columns.ts'

const figure = (name: string) => bigint(name, { mode: 'number' }).notNull()

/**
 * Posts by the day of the shop on which they were due, kept by triggers and written by nothing else. `planned` are those that go
 * out or have, the other figures are of those that have.
 */
export const postDays = pgTable(
  'post_days',
  {
    workspaceId: workspaceId(),
    brandId: uuid('brand_id'),
    platform: text('platform').$type<Platform>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    planned: figure('planned'),
    published: figure('published'),
    reach: figure('reach'),
    engagement: figure('engagement'),
    clicks: figure('clicks'),
  },
  (table) => [
    unique('post_days_once')
      .on(table.workspaceId, table.day, table.platform, table.brandId)
      .nullsNotDistinct(),
  ],
)

/** What went out, by the shop's own clocks; kept by triggers. */
export const postHours = pgTable(
  'post_hours',
  {
    workspaceId: workspaceId(),
    brandId: uuid('brand_id'),
    day: date('day', { mode: 'string' }).notNull(),
    hour: smallint('hour').notNull(),
    published: figure('published'),
    engagement: figure('engagement'),
  },
  (table) => [
    unique('post_hours_once').on(table.workspaceId, table.day, table.hour, table.brandId).nullsNotDistinct(),
  ],
)

/**
 * How many campaigns have planned posts on a day, and on which day before it they last had: of any span of days, those whose
 * last day lies before it are the campaigns in it, each once. Kept by triggers.
 */
export const campaignDays = pgTable(
  'campaign_days',
  {
    workspaceId: workspaceId(),
    brandId: uuid('brand_id'),
    day: date('day', { mode: 'string' }).notNull(),
    /** Empty for the first. */
    previous: date('previous', { mode: 'string' }),
    campaigns: figure('campaigns'),
  },
  (table) => [
    unique('campaign_days_once')
      .on(table.workspaceId, table.day, table.previous, table.brandId)
      .nullsNotDistinct(),
  ],
)
