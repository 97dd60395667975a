import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { AdapterName, Platform } from '#connectors/social/platforms.ts'
import { testAdapter } from '#connectors/social/server-registry.ts'
import { createdAt, id, instant, isDemo, oneOf, workspaceId } from '#server/db/columns.ts'
import {
  type AccountHealth,
  accountHealths,
  type ListenProblem,
  listenProblems,
} from '../social-accounts.contract.ts'
import { channelGrants } from './channel-grants.table.ts'

/** Written by hand in the migration, like that of customers. */
export const ACCOUNT_BRAND_EXISTS = 'social_accounts_brand'

export const socialAccounts = pgTable(
  'social_accounts',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** Null for accounts shared by all brands. */
    brandId: uuid('brand_id'),
    platform: text('platform').$type<Platform>().notNull(),
    /** Its adapter. */
    adapter: text('adapter').$type<AdapterName>().notNull().default(testAdapter),
    accountName: text('account_name').notNull(),
    /** Its id at the network. */
    remoteId: text('remote_id').notNull().default(''),
    /** Its access to the network. */
    grantId: uuid('grant_id'),
    /** Of archives from before grants held it; `adopt_account_secrets` moves it there. */
    secret: text('secret'),
    isActive: boolean('is_active').notNull().default(true),
    health: text('health').$type<AccountHealth>().notNull().default('ok'),
    checkedAt: instant('checked_at'),
    /** Nothing is sent before then: the network is rate-limiting, or takes one post at a time. */
    pausedUntil: instant('paused_until'),
    /** When the network last agreed to deliver what happens here; null if it never did. */
    listensSince: instant('listens_since'),
    /** Why it does not. */
    listenProblem: text('listen_problem').$type<ListenProblem>(),
    /** What the network said to that. */
    listenAnswer: text('listen_answer'),
    /** When it is asked, or asked again; null on networks that are not. */
    listenDueAt: instant('listen_due_at'),
    /** Unused since grants hold the tokens. */
    refreshingUntil: instant('refreshing_until'),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'social_accounts_grant',
      columns: [table.workspaceId, table.grantId],
      foreignColumns: [channelGrants.workspaceId, channelGrants.id],
    }),
    index('social_accounts_of_grant').on(table.grantId),
    unique('social_accounts_in_workspace').on(table.workspaceId, table.id),
    index('social_accounts_workspace').on(table.workspaceId, table.createdAt, table.id),
    index('social_accounts_listen_due').on(table.listenDueAt).where(sql`listen_due_at is not null`),
    oneOf('social_accounts_health', table.health, accountHealths),
    oneOf('social_accounts_listen_problem', table.listenProblem, listenProblems),
  ],
)
