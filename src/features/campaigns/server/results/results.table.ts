import { boolean, date, foreignKey, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant, workspaceId } from '#server/db/columns.ts'
import { campaignKey } from '../campaigns.table.ts'
import { posts } from '../posts.table.ts'

/**
 * The results of a post at the end of a day of the shop. Days on which nothing changed have no row. Null is a figure
 * that the network does not report.
 */
export const postResultDays = pgTable(
  'post_result_days',
  {
    workspaceId: workspaceId(),
    postId: uuid('post_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    reach: integer('reach'),
    likes: integer('likes'),
    comments: integer('comments'),
    shares: integer('shares'),
    clicks: integer('clicks'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.postId, table.day] }),
    foreignKey({
      name: 'post_result_days_post',
      columns: [table.workspaceId, table.postId],
      foreignColumns: [posts.workspaceId, posts.id],
    }).onDelete('cascade'),
  ],
)

/** The last time a person asked for fresh results of a campaign. */
export const resultRefreshes = pgTable(
  'result_refreshes',
  {
    workspaceId: workspaceId(),
    campaignId: uuid('campaign_id').notNull(),
    requestedAt: instant('requested_at').notNull(),
    finishedAt: instant('finished_at'),
    hasNews: boolean('has_news'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.campaignId] }),
    foreignKey({
      name: 'result_refreshes_campaign',
      columns: [table.workspaceId, table.campaignId],
      foreignColumns: campaignKey,
    }).onDelete('cascade'),
  ],
)
