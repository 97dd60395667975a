import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  type ExtraConfigColumn,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { brandKey } from '#core/brands/index.server.ts'
import {
  binaryText,
  createdAt,
  id,
  instant,
  isDemo,
  oneOf,
  searchVector,
  workspaceId,
} from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'
import { type CampaignStatus, campaignStatuses } from '../campaign-status.ts'
import type { CampaignContent } from '../campaigns.contract.ts'

type GroupColumns = Record<
  'workspaceId' | 'brandOrNone' | 'isOfPlan' | 'aiGenerated' | 'status',
  ExtraConfigColumn
>
const group = ({ workspaceId, brandOrNone, isOfPlan, aiGenerated, status }: GroupColumns) =>
  [workspaceId, brandOrNone, isOfPlan, aiGenerated, status] as const

export const campaigns = pgTable(
  'campaigns',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** Null without a brand. The foreign key is written by hand, like that of customers. */
    brandId: uuid('brand_id'),
    /** The content plan it came from. The foreign key is written by hand: deleting the plan clears it. */
    planId: uuid('plan_id'),
    /** An image of the media library, which its posts show instead of drawn ones. */
    imageId: uuid('image_id'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    content: jsonb('content').$type<CampaignContent>().notNull(),
    aiGenerated: boolean('ai_generated').notNull().default(false),
    /** Null for texts a person wrote. */
    writtenBy: text('written_by').$type<'built-in' | 'ai'>(),
    writtenModel: text('written_model'),
    /** The columns below are computed from the posts (recompute-campaign.ts) and written by nothing else. */
    status: text('status').$type<CampaignStatus>().notNull().default('draft'),
    scheduledFor: instant('scheduled_for'),
    postCount: integer('post_count').notNull().default(0),
    deliveredCount: integer('delivered_count').notNull().default(0),
    reach: bigint('reach', { mode: 'number' }).notNull().default(0),
    engagement: bigint('engagement', { mode: 'number' }).notNull().default(0),
    clicks: bigint('clicks', { mode: 'number' }).notNull().default(0),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    isDemo: isDemo(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    /** The brand, or the workspace id without one: never null, so that it can be indexed. */
    brandOrNone: uuid('brand_or_none').notNull().generatedAlwaysAs(sql`coalesce(brand_id, workspace_id)`),
    /** Lists show the campaigns of a plan as one group. */
    isOfPlan: boolean('is_of_plan').notNull().generatedAlwaysAs(sql`plan_id is not null`),
    /** The title without case and accents. Shortened, because it is part of cursors. */
    titleKey: binaryText('title_key').notNull().generatedAlwaysAs(sql`left(fold_text(title), 50)`),
  },
  (table) => [
    unique('campaigns_in_workspace').on(table.workspaceId, table.id),
    // Read backwards for newest first: drizzle's desc() means "nulls last", which such an order cannot use.
    index('campaigns_newest').on(table.workspaceId, table.createdAt, table.id),
    index('campaigns_outside_plans')
      .on(table.workspaceId, table.createdAt, table.id)
      .where(sql`${table.planId} is null`),
    index('campaigns_of_plan')
      .on(table.workspaceId, table.planId, table.status, table.scheduledFor)
      .where(sql`${table.planId} is not null`),
    // One index per sort order, grouped by brand, plan or none, writer and status. Lists merge the groups they need.
    index('campaigns_by_age').on(...group(table), table.createdAt, table.id),
    index('campaigns_by_plan').on(...group(table), table.scheduledFor, table.createdAt, table.id),
    index('campaigns_by_reach').on(...group(table), table.reach, table.createdAt, table.id),
    index('campaigns_by_title').on(...group(table), table.titleKey, table.createdAt, table.id),
    oneOf('campaigns_status', table.status, campaignStatuses),
  ],
)

/** Foreign key columns of a campaign: both, so that rows cannot refer to another workspace. */
export const campaignKey: [AnyPgColumn, AnyPgColumn] = [campaigns.workspaceId, campaigns.id]

/**
 * Search index of a campaign: its words and those of its posts. Kept by triggers in its own table, because posts change
 * with every step of publishing and this only with a text.
 */
export const campaignWords = pgTable(
  'campaign_words',
  {
    workspaceId: workspaceId(),
    campaignId: uuid('campaign_id').notNull(),
    /** Stemmed in both languages, like messages. */
    words: searchVector('words').notNull(),
  },
  (table) => [
    primaryKey({ name: 'campaign_words_once', columns: [table.campaignId, table.workspaceId] }),
    foreignKey({
      name: 'campaign_words_campaign',
      columns: [table.workspaceId, table.campaignId],
      foreignColumns: campaignKey,
    }).onDelete('cascade'),
    index('campaign_words_search').using('gin', table.workspaceId, table.words),
  ],
)

/** One row per brand and one without; kept by triggers, so that no request counts rows. */
export const campaignTotals = pgTable(
  'campaign_totals',
  {
    workspaceId: workspaceId(),
    brandId: uuid('brand_id'),
    total: bigint('total', { mode: 'number' }).notNull().default(0),
    draft: bigint('draft', { mode: 'number' }).notNull().default(0),
    scheduled: bigint('scheduled', { mode: 'number' }).notNull().default(0),
    published: bigint('published', { mode: 'number' }).notNull().default(0),
    failed: bigint('failed', { mode: 'number' }).notNull().default(0),
    aiGenerated: bigint('ai_generated', { mode: 'number' }).notNull().default(0),
    reach: bigint('reach', { mode: 'number' }).notNull().default(0),
    engagement: bigint('engagement', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    unique('campaign_totals_of_brand').on(table.workspaceId, table.brandId).nullsNotDistinct(),
    foreignKey({
      name: 'campaign_totals_brand',
      columns: [table.workspaceId, table.brandId],
      foreignColumns: brandKey,
    }).onDelete('cascade'),
  ],
)
