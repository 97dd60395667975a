import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { type PosProvider, posProviders } from '#connectors/pos/registry.ts'
import { bytes, createdAt, id, instant, isDemo, oneOf, workspaceId } from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'
import type { SyncStage, SyncStatus } from '../integrations.contract.ts'

export const ACCOUNT_IS_UNIQUE = 'pos_integrations_once'

export const posIntegrations = pgTable(
  'pos_integrations',
  {
    id: id(),
    workspaceId: workspaceId(),
    provider: text('provider').$type<PosProvider>().notNull(),
    storeName: text('store_name').notNull(),
    storeUrl: text('store_url'),
    /** The provider's id of the shop, the same with any key; null if the key does not reveal it. */
    account: text('account'),
    /** Sealed; never leaves the server. Null for the demo integration. */
    credentials: bytes('credentials'),
    isActive: boolean('is_active').notNull().default(true),
    lastSyncAt: instant('last_sync_at'),
    /** The next sync asks for sales changed since then. */
    syncedUntil: instant('synced_until'),
    /** A code with a text in both languages: why the last sync failed. */
    problem: text('problem'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    isDemo: isDemo(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('pos_integrations_in_workspace').on(table.workspaceId, table.id),
    uniqueIndex(ACCOUNT_IS_UNIQUE)
      .on(table.workspaceId, table.provider, table.account)
      .where(sql`${table.account} is not null`),
    index('pos_integrations_workspace').on(table.workspaceId, table.createdAt, table.id),
    oneOf('pos_integrations_provider', table.provider, posProviders),
  ],
)

/** One sync of products and sales, page by page; after a restart it continues at the cursor. */
export const posSyncs = pgTable(
  'pos_syncs',
  {
    id: id(),
    workspaceId: workspaceId(),
    integrationId: uuid('integration_id').notNull(),
    status: text('status').$type<SyncStatus>().notNull().default('running'),
    stage: text('stage').$type<SyncStage>().notNull().default('products'),
    /** The provider's cursor of the next page; null at the start of a stage. */
    cursor: text('cursor'),
    pages: integer('pages').notNull().default(0),
    productsAdded: integer('products_added').notNull().default(0),
    productsChanged: integer('products_changed').notNull().default(0),
    salesAdded: integer('sales_added').notNull().default(0),
    salesChanged: integer('sales_changed').notNull().default(0),
    /** Rows of the provider that could not be parsed. */
    skipped: integer('skipped').notNull().default(0),
    problem: text('problem'),
    /** While waiting for the provider: no call before then. */
    retryAt: instant('retry_at'),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    foreignKey({
      name: 'pos_syncs_integration',
      columns: [table.workspaceId, table.integrationId],
      foreignColumns: [posIntegrations.workspaceId, posIntegrations.id],
    }).onDelete('cascade'),
    index('pos_syncs_newest').on(table.workspaceId, table.integrationId, table.startedAt),
    uniqueIndex('pos_syncs_one_at_a_time').on(table.integrationId).where(sql`${table.status} = 'running'`),
  ],
)
