import { pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { NetworkApp } from '#connectors/social/connect/network-apps.ts'
import { createdAt, id, workspaceId } from '#server/db/columns.ts'

/** The apps that a shop has registered at networks, with their keys. */
export const networkApps = pgTable(
  'network_apps',
  {
    id: id(),
    workspaceId: workspaceId(),
    name: text('name').$type<NetworkApp>().notNull(),
    clientId: text('client_id').notNull(),
    /** Sealed. */
    clientSecret: text('sealed_client_secret').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('network_apps_in_workspace').on(table.workspaceId, table.name)],
)
