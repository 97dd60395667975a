import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { FoundAccount } from '#connectors/social/connect/connect.ts'
import type { AdapterName } from '#connectors/social/platforms.ts'
import type { ServerLimits } from '#connectors/social/server-limits.ts'
import { createdAt, id, instant, workspaceId } from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'

/** A permission from a network, with its tokens. One or several accounts use it. */
export const channelGrants = pgTable(
  'channel_grants',
  {
    id: id(),
    workspaceId: workspaceId(),
    adapter: text('adapter').$type<AdapterName>().notNull(),
    /** The address of the server, for networks where each has its own; otherwise empty. */
    site: text('site').notNull().default(''),
    /** Who gave it, at the network. */
    remoteUserId: text('remote_user_id').notNull().default(''),
    userName: text('user_name').notNull().default(''),
    /** The pages, boards or channels that it gives access to; a person chooses which are connected. */
    found: jsonb('found').$type<FoundAccount[]>().notNull().default([]),
    /** What the network granted, which may be less than we asked for. */
    scopes: text('scopes').array().notNull().default([]),
    /** The app that it was given to, for networks that ask for one. Only with its keys can it be renewed. */
    appClientId: text('app_client_id'),
    /** Sealed tokens. */
    secret: text('secret'),
    /** When the access ends if nobody renews it; null if it does not. */
    expiresAt: instant('expires_at'),
    /** Whether we can renew it ourselves. */
    canRenew: boolean('can_renew').notNull().default(false),
    renewedAt: instant('renewed_at'),
    /** A token is being renewed; others wait until then. */
    refreshingUntil: instant('refreshing_until'),
    /** The last warning before the end of the access, in days; null if there was none. */
    warnedDays: integer('warned_days'),
    /** What its server allows, for networks where each has its own rules; null if not read. */
    limits: jsonb('limits').$type<ServerLimits>(),
    limitsReadAt: instant('limits_read_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('channel_grants_in_workspace').on(table.workspaceId, table.id),
    index('channel_grants_expiring').on(table.expiresAt),
  ],
)

/** A person who is on a network's page to allow access. Used once. */
export const channelSignIns = pgTable(
  'channel_sign_ins',
  {
    id: id(),
    workspaceId: workspaceId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hash of the state, which only the browser and the network know. */
    stateHash: text('state_hash').notNull(),
    adapter: text('adapter').$type<AdapterName>().notNull(),
    brandId: uuid('brand_id'),
    /** Sealed: the verifier and what the adapter needs to finish. */
    memo: text('sealed_memo').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('channel_sign_ins_state').on(table.stateHash),
    index('channel_sign_ins_expired').on(table.expiresAt),
  ],
)
