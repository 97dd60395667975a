import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { bytes, createdAt, id, instant, workspaceId } from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'

/** Accounts on the sandbox network. It knows nothing of campaigns: it is called like any other network. */
export const sandboxAccounts = pgTable(
  'sandbox_accounts',
  {
    id: id(),
    workspaceId: workspaceId(),
    platform: text('platform').$type<Platform>().notNull(),
    handle: text('handle').notNull(),
    name: text('name').notNull(),
    /** SHA-256 of the common prefix of a sign-in's tokens; only the client has the tokens. */
    tokenHash: text('token_hash').notNull(),
    /** SHA-256 of the valid access token; null for sign-ins from before tokens had a second part. */
    accessHash: bytes('access_hash'),
    /** The access token expires then, and the refresh token gets a new one. */
    accessEndsAt: instant('access_ends_at'),
    refreshHash: bytes('refresh_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('sandbox_accounts_in_workspace').on(table.workspaceId, table.id),
    uniqueIndex('sandbox_accounts_token').on(table.tokenHash),
    index('sandbox_accounts_workspace').on(table.workspaceId, table.createdAt, table.id),
  ],
)

export type SandboxMedia = { kind: 'picture' | 'video'; url: string; alt: string }

/** Every acceptance of the network, without deduplication: a post sent twice is here twice. */
export const sandboxLedger = pgTable(
  'sandbox_ledger',
  {
    id: id(),
    /** The order of acceptance. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    workspaceId: workspaceId(),
    accountId: uuid('account_id').notNull(),
    /** The sender's id; not unique, so that duplicates show. */
    reference: text('reference').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    followUps: text('follow_ups').array().notNull().default([]),
    media: jsonb('media').$type<SandboxMedia[]>().notNull(),
    acceptedAt: createdAt(),
  },
  (table) => [
    unique('sandbox_ledger_in_workspace').on(table.workspaceId, table.id),
    foreignKey({
      name: 'sandbox_ledger_account',
      columns: [table.workspaceId, table.accountId],
      foreignColumns: [sandboxAccounts.workspaceId, sandboxAccounts.id],
    }).onDelete('cascade'),
    // With the workspace, although the account implies it: the planner treats the two as independent.
    index('sandbox_ledger_feed').on(table.workspaceId, table.accountId, table.number),
    index('sandbox_ledger_reference').on(table.accountId, table.reference),
  ],
)

/** Actions of people on the feed page: each is a real click. */
export const sandboxReactions = pgTable(
  'sandbox_reactions',
  {
    id: id(),
    workspaceId: workspaceId(),
    ledgerId: uuid('ledger_id').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').$type<'view' | 'like' | 'comment' | 'share' | 'click'>().notNull(),
    text: text('text'),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'sandbox_reactions_entry',
      columns: [table.workspaceId, table.ledgerId],
      foreignColumns: [sandboxLedger.workspaceId, sandboxLedger.id],
    }).onDelete('cascade'),
    index('sandbox_reactions_entry').on(table.ledgerId, table.kind),
    uniqueIndex('sandbox_reactions_once')
      .on(table.ledgerId, table.userId, table.kind)
      .where(sql`${table.kind} in ('view', 'like')`),
  ],
)

/** Private messages on the sandbox network, between a fictional customer and an account. */
export const sandboxMessages = pgTable(
  'sandbox_messages',
  {
    id: id(),
    /** The order in which they were written. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    workspaceId: workspaceId(),
    accountId: uuid('account_id').notNull(),
    /** The customer's conversation. */
    thread: text('thread').notNull(),
    customerName: text('customer_name').notNull(),
    from: text('from').$type<'customer' | 'shop'>().notNull(),
    text: text('text').notNull(),
    /** The sender's id of a reply; not unique, so that duplicates show. */
    reference: text('reference'),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'sandbox_messages_account',
      columns: [table.workspaceId, table.accountId],
      foreignColumns: [sandboxAccounts.workspaceId, sandboxAccounts.id],
    }).onDelete('cascade'),
    index('sandbox_messages_thread').on(table.accountId, table.number),
    index('sandbox_messages_reference').on(table.accountId, table.reference),
  ],
)
