import { bigint, date, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Platform } from '#connectors/social/platforms.ts'
import { workspaceId } from '#server/db/columns.ts'

const figure = (name: string) => bigint(name, { mode: 'number' }).notNull()

/**
 * Posts per day of the shop, kept by triggers and written by nothing else. `planned` counts scheduled and published
 * posts, the other figures only published ones.
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

/** Published posts by local hour of the shop; kept by triggers. */
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
 * Campaigns with planned posts per day, with the previous such day of the campaign. In any range of days, rows whose
 * previous day lies before the range count each campaign once. Kept by triggers.
 */
export const campaignDays = pgTable(
  'campaign_days',
  {
    workspaceId: workspaceId(),
    brandId: uuid('brand_id'),
    day: date('day', { mode: 'string' }).notNull(),
    /** Null for the first day. */
    previous: date('previous', { mode: 'string' }),
    campaigns: figure('campaigns'),
  },
  (table) => [
    unique('campaign_days_once')
      .on(table.workspaceId, table.day, table.previous, table.brandId)
      .nullsNotDistinct(),
  ],
)
