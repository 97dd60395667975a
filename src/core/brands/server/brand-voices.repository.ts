import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { brandVoices } from './brand-voices.table.ts'

type VoiceRow = typeof brandVoices.$inferSelect
type Changes = Omit<VoiceRow, 'workspaceId' | 'brandId'>

export async function find(db: Db, workspaceId: WorkspaceId, brandId: string): Promise<VoiceRow | null> {
  const [row] = await db
    .select()
    .from(brandVoices)
    .where(and(eq(brandVoices.workspaceId, workspaceId), eq(brandVoices.brandId, brandId)))
  return row ?? null
}

/** The caller has checked that the brand belongs to the workspace. */
export async function save(
  db: Db,
  workspaceId: WorkspaceId,
  brandId: string,
  changes: Changes,
): Promise<VoiceRow> {
  const [row] = await db
    .insert(brandVoices)
    .values({ ...changes, workspaceId, brandId })
    .onConflictDoUpdate({ target: brandVoices.brandId, set: changes })
    .returning()
  if (!row) throw new Error('The voice was not written.')
  return row
}
