import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Platform } from '#connectors/social/platforms.ts'
import type { TemplateDesign } from '#media/scene/templates/design.ts'
import { createdAt, id, instant, isDemo, oneOf, workspaceId } from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'
import { type ResultProblem, resultProblems } from '../campaign-results.ts'
import { type PostState, postStates } from '../campaign-status.ts'
import { campaignKey } from './campaigns.table.ts'

type PostColumns = Record<
  'workspaceId' | 'brandId' | 'accountId' | 'scheduledFor' | 'likes' | 'comments' | 'shares',
  AnyPgColumn
>

/** Must match the index expression, otherwise the index is not used. */
export const brandOrNone = ({ brandId, workspaceId }: PostColumns) =>
  sql`coalesce(${brandId}, ${workspaceId})`
export const accountOrNone = ({ accountId, workspaceId }: PostColumns) =>
  sql`coalesce(${accountId}, ${workspaceId})`
export const weekOf = ({ scheduledFor }: PostColumns) =>
  sql`date_trunc('week', ${scheduledFor} at time zone 'UTC')`
export const engagementOf = ({ likes, comments, shares }: PostColumns) =>
  sql`(${likes} + ${comments} + ${shares})`

export type PostProgress = {
  /** Of the attempt that began it; the network knows the post by it. */
  reference: string
  /** The network's own, as its adapter saved it. */
  step: string
  /** The network has accepted the post and is processing it. */
  isAccepted: boolean
  /** Fingerprint of what is being published: changed content starts over. */
  content: string
}

/** The content of a campaign for one account of a platform. */
export const posts = pgTable(
  'posts',
  {
    id: id(),
    workspaceId: workspaceId(),
    campaignId: uuid('campaign_id').notNull(),
    /** The brand of its campaign, copied by triggers, so that figures per brand need no join. */
    brandId: uuid('brand_id'),
    platform: text('platform').$type<Platform>().notNull(),
    /**
     * The account that a person chose; null for the usual one of its brand and platform. No foreign key: the choice
     * outlives the account, so that the post waits for it instead of going out through another.
     */
    accountId: uuid('account_id'),
    /** Of the chosen account, also after it is disconnected. */
    accountName: text('account_name').notNull().default(''),
    title: text('title').notNull().default(''),
    text: text('text').notNull(),
    /** Null once a person has written or changed the text. */
    writtenBy: text('written_by').$type<'built-in' | 'ai'>(),
    state: text('state').$type<PostState>().notNull().default('draft'),
    /** The planned time. It stays after publishing, because the calendar shows it. */
    scheduledFor: instant('scheduled_for'),
    /** The workspace's zone when the time was set; written by triggers, so that no caller can forget it. */
    plannedZone: text('planned_zone'),
    /** When it is sent or retried next: the planned time, or later. */
    dueAt: instant('due_at'),
    /** Fencing token: incremented by each claim and equal to the attempt number. Older numbers are rejected. */
    fence: integer('fence').notNull().default(0),
    /** Until then it belongs to the worker that claimed it; afterwards another worker looks it up. */
    leaseUntil: instant('lease_until'),
    /** Incremented with each worker that takes it: by a claim, and after a silent worker. */
    turn: integer('turn').notNull().default(0),
    /** Of posts that a network was processing before `progress` replaced it. */
    handle: text('handle'),
    /** How far a post has come that needs several calls. */
    progress: jsonb('progress').$type<PostProgress>(),
    /** Its media is being made; after this moment nothing waits for it. */
    drawingUntil: instant('drawing_until'),
    /** When a person was notified that it is overdue; null again with a new time. */
    overdueToldAt: instant('overdue_told_at'),
    publishedAt: instant('published_at'),
    remoteId: text('remote_id'),
    remoteUrl: text('remote_url'),
    /** Who confirmed it, if the network did not. */
    confirmedBy: uuid('confirmed_by').references(() => users.id, { onDelete: 'set null' }),
    /** A code with a text in both languages: why it failed or needs a person. */
    reason: text('reason'),
    /** The message of the network, unchanged. */
    reasonDetail: text('reason_detail'),
    /** The first comment, or the further parts of a thread. */
    followUps: text('follow_ups').array().notNull().default([]),
    /** What was chosen for it, by the id of the option; see the platform's manifest. */
    options: jsonb('options').$type<Record<string, string>>().notNull().default({}),
    formats: text('formats').array().notNull().default([]),
    adType: text('ad_type').$type<'organic' | 'paid' | 'both'>(),
    /** Dollars per day. */
    budget: integer('budget'),
    reach: integer('reach').notNull().default(0),
    likes: integer('likes').notNull().default(0),
    comments: integer('comments').notNull().default(0),
    shares: integer('shares').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
    resultsAt: instant('results_at'),
    isDemo: isDemo(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique('posts_in_workspace').on(table.workspaceId, table.id),
    unique('posts_of_campaign').on(table.campaignId, table.platform, table.accountId).nullsNotDistinct(),
    foreignKey({
      name: 'posts_campaign',
      columns: [table.workspaceId, table.campaignId],
      foreignColumns: campaignKey,
    }).onDelete('cascade'),
    index('posts_by_time').on(table.workspaceId, table.scheduledFor, table.id),
    // Sorted within each week and brand. Posts without a brand use the workspace id.
    index('posts_best')
      .on(table.workspaceId, brandOrNone(table), weekOf(table), engagementOf(table), table.reach, table.id)
      .where(sql`${table.state} = 'published'`),
    // Demo posts are never sent.
    index('posts_due').on(table.dueAt).where(sql`${table.state} = 'scheduled' and not ${table.isDemo}`),
    // Posts per account in sending order. At one moment, posts of a campaign are adjacent.
    index('posts_in_lane')
      .on(
        table.workspaceId,
        brandOrNone(table),
        table.platform,
        accountOrNone(table),
        table.dueAt,
        table.campaignId,
      )
      .where(sql`${table.state} = 'scheduled' and not ${table.isDemo}`),
    // Upcoming, unfinished and latest published posts of a workspace, for its publishing health.
    index('posts_waiting')
      .on(table.workspaceId, table.dueAt)
      .where(sql`${table.state} = 'scheduled' and not ${table.isDemo}`),
    index('posts_unsettled')
      .on(table.workspaceId, table.state, table.scheduledFor)
      .where(sql`${table.state} in ('sending', 'failed', 'unconfirmed', 'needs_you')`),
    index('posts_gone_out').on(table.workspaceId, table.publishedAt).where(sql`${table.state} = 'published'`),
    index('posts_sending').on(table.leaseUntil).where(sql`${table.state} = 'sending'`),
    index('posts_with_results').on(table.publishedAt).where(sql`${table.state} = 'published'`),
    oneOf('posts_state', table.state, postStates),
    check(
      'posts_time',
      sql`${table.state} <> 'scheduled' or (${table.scheduledFor} is not null and ${table.dueAt} is not null)`,
    ),
    check('posts_zone', sql`(${table.scheduledFor} is null) = (${table.plannedZone} is null)`),
    check('posts_lease', sql`${table.state} <> 'sending' or ${table.leaseUntil} is not null`),
  ],
)

/** Written by hand in the migration: drizzle cannot express "on delete set null" for this column alone. */
export const ITEM_EXISTS = 'post_media_item_exists'

/** Media of a post, in order. */
export const postMedia = pgTable(
  'post_media',
  {
    id: id(),
    workspaceId: workspaceId(),
    postId: uuid('post_id').notNull(),
    position: integer('position').notNull().default(0),
    kind: text('kind').$type<'picture' | 'video'>().notNull(),
    /** A stored file of the workspace. */
    url: text('url').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    alt: text('alt').notNull().default(''),
    /** The picture of the media library that it shows. */
    itemId: uuid('item_id'),
    /** What it was drawn from; null for one that was cut or uploaded. */
    design: jsonb('design').$type<TemplateDesign>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('post_media_item').on(table.workspaceId, table.itemId),
    unique('post_media_position').on(table.postId, table.position),
    foreignKey({
      name: 'post_media_post',
      columns: [table.workspaceId, table.postId],
      foreignColumns: [posts.workspaceId, posts.id],
    }).onDelete('cascade'),
  ],
)

/** The number of a post that a person published: nothing was sent, but its results are read. Calls begin with 1. */
export const BY_HAND = 0

/** One call to a network: inserted before the call, completed after it. Its id is the reference sent to the network. */
export const postAttempts = pgTable(
  'post_attempts',
  {
    id: id(),
    workspaceId: workspaceId(),
    postId: uuid('post_id').notNull(),
    /** `BY_HAND` is no call. */
    number: integer('number').notNull(),
    /** No foreign key, because accounts can be removed. */
    accountId: uuid('account_id'),
    accountName: text('account_name').notNull().default(''),
    adapter: text('adapter').notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /** Null while unknown. */
    outcome: text('outcome').$type<
      | 'published'
      | 'drafted'
      | 'processing'
      | 'rejected'
      | 'rate_limited'
      | 'token_expired'
      | 'needs_reconnect'
      | 'not_sent'
      | 'unknown'
    >(),
    detail: text('detail'),
    /** What the network answered when it refused, as it came but without secrets. */
    answer: text('answer'),
    /** When the network is next asked for results; only for published posts. */
    resultsDueAt: instant('results_due_at'),
    /** When it last answered with results. */
    resultsReadAt: instant('results_read_at'),
    /** Why it did not answer the last time; null if it did. */
    resultsProblem: text('results_problem').$type<ResultProblem>(),
  },
  (table) => [
    oneOf('post_attempts_results_problem', table.resultsProblem, resultProblems),
    index('post_attempts_results_due')
      .on(table.workspaceId, table.resultsDueAt)
      .where(sql`${table.resultsDueAt} is not null`),
    unique('post_attempts_number').on(table.postId, table.number),
    foreignKey({
      name: 'post_attempts_post',
      columns: [table.workspaceId, table.postId],
      foreignColumns: [posts.workspaceId, posts.id],
    }).onDelete('cascade'),
  ],
)
