import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AiProvider } from '#connectors/ai/registry.ts'
import { bytes, instant } from '#server/db/columns.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'

export const AI_PURPOSE = 'ai'

/** The AI provider of a workspace; it was called successfully before this row was written. */
export const aiSettings = pgTable('ai_settings', {
  workspaceId: uuid('workspace_id')
    .$type<WorkspaceId>()
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  provider: text('provider').$type<AiProvider>().notNull(),
  model: text('model').notNull(),
  /** Only for providers with a custom URL. */
  baseUrl: text('base_url'),
  /** Sealed; see secrets. Null for local models without a key. */
  apiKey: bytes('api_key'),
  testedAt: instant('tested_at').notNull(),
})
