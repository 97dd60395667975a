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
    /** The provider's own name for the shop, whatever key it is asked with; empty where the key may not tell. */
    account: text('account'),
    /** Sealed; never leaves the server. The demo's shop has none. */
    credentials: bytes('credentials'),
    isActive: boolean('is_active').notNull().default(true),
    lastSyncAt: instant('last_sync_at'),
    /** Sales changed since then are asked for next time. */
    syncedUntil: instant('synced_until'),
    /** Why the last sync failed: a code that has words in both languages. */
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

/** One sync of products and sales, page by page; after a restart it goes on at the cursor. */
export const posSyncs = pgTable(
  'pos_syncs',
  {
    id: id(),
    workspaceId: workspaceId(),
    integrationId: uuid('integration_id').notNull(),
    status: text('status').$type<SyncStatus>().notNull().default('running'),
    stage: text('stage').$type<SyncStage>().notNull().default('products'),
    /** Where the provider's next page begins; empty at the beginning of a stage. */
    cursor: text('cursor'),
    pages: integer('pages').notNull().default(0),
    productsAdded: integer('products_added').notNull().default(0),
    productsChanged: integer('products_changed').notNull().default(0),
    salesAdded: integer('sales_added').notNull().default(0),
    salesChanged: integer('sales_changed').notNull().default(0),
    /** Rows of the provider that could not be understood. */
    skipped: integer('skipped').notNull().default(0),
    problem: text('problem'),
    /** While the provider is waited for: nobody asks it before. */
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
