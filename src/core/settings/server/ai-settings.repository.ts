import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { aiSettings } from './ai-settings.table.ts'

export type AiSettingsRow = typeof aiSettings.$inferSelect

export async function find(db: Db, workspaceId: WorkspaceId): Promise<AiSettingsRow | null> {
  const [row] = await db.select().from(aiSettings).where(eq(aiSettings.workspaceId, workspaceId))
  return row ?? null
}

export const save = (db: Db, workspaceId: WorkspaceId, settings: Omit<AiSettingsRow, 'workspaceId'>) =>
  db
    .insert(aiSettings)
    .values({ ...settings, workspaceId })
    .onConflictDoUpdate({ target: aiSettings.workspaceId, set: settings })

export const remove = (db: Db, workspaceId: WorkspaceId) =>
  db.delete(aiSettings).where(eq(aiSettings.workspaceId, workspaceId))
