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

/** Who has an account at the sandbox network. It knows nothing of campaigns: it is reached like any other network. */
export const sandboxAccounts = pgTable(
  'sandbox_accounts',
  {
    id: id(),
    workspaceId: workspaceId(),
    platform: text('platform').$type<Platform>().notNull(),
    handle: text('handle').notNull(),
    name: text('name').notNull(),
    /** SHA-256 of what all tokens of a sign-in begin with; the tokens themselves are only with whoever connected. */
    tokenHash: text('token_hash').notNull(),
    /** SHA-256 of the one token that lets in; empty for those who signed in when a token had no second part. */
    accessHash: bytes('access_hash'),
    /** From then on it lets nobody in, and a new one is had for the refresh token. */
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

/** Everything the network ever accepted, each acceptance once, whoever asked: a post that was sent twice stands here twice. */
export const sandboxLedger = pgTable(
  'sandbox_ledger',
  {
    id: id(),
    /** The order of acceptance. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    workspaceId: workspaceId(),
    accountId: uuid('account_id').notNull(),
    /** What the sender calls it; not unique, so that a double shows. */
    reference: text('reference').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
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
    // With the workspace, though the account says it already: the planner takes the two for independent of each other.
    index('sandbox_ledger_feed').on(table.workspaceId, table.accountId, table.number),
    index('sandbox_ledger_reference').on(table.accountId, table.reference),
  ],
)

/** What people did with a post on its feed page: each is a real click of somebody. */
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

/** Private messages at the sandbox network, between a made-up customer and an account. */
export const sandboxMessages = pgTable(
  'sandbox_messages',
  {
    id: id(),
    /** The order in which they were written. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    workspaceId: workspaceId(),
    accountId: uuid('account_id').notNull(),
    /** Which of the customers it is with. */
    thread: text('thread').notNull(),
    customerName: text('customer_name').notNull(),
    from: text('from').$type<'customer' | 'shop'>().notNull(),
    text: text('text').notNull(),
    /** What the sender calls an answer; not unique, so that a double shows. */
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
