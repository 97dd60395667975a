import { and, count, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { brandDesigns } from './brand-designs.table.ts'

export type DesignRow = typeof brandDesigns.$inferSelect
type Changes = Partial<Omit<DesignRow, 'workspaceId' | 'brandId'>> & { updatedAt: Date }

export async function find(db: Db, workspaceId: WorkspaceId, brandId: string): Promise<DesignRow | null> {
  const [row] = await db
    .select()
    .from(brandDesigns)
    .where(and(eq(brandDesigns.workspaceId, workspaceId), eq(brandDesigns.brandId, brandId)))
  return row ?? null
}

/** Fields that are left out stay unchanged. The caller has checked that the brand belongs to the workspace. */
export async function save(
  db: Db,
  workspaceId: WorkspaceId,
  brandId: string,
  changes: Changes,
): Promise<DesignRow> {
  const [row] = await db
    .insert(brandDesigns)
    .values({ ...changes, workspaceId, brandId })
    .onConflictDoUpdate({ target: brandDesigns.brandId, set: changes })
    .returning()
  if (!row) throw new Error('The design was not written.')
  return row
}

export async function countDesigned(db: Db, workspaceId: WorkspaceId): Promise<number> {
  const [row] = await db
    .select({ brands: count() })
    .from(brandDesigns)
    .where(eq(brandDesigns.workspaceId, workspaceId))
  return row?.brands ?? 0
}

/** Whether a style was chosen, other than in the demo shop. */
export async function isStyled(db: Db, workspaceId: WorkspaceId): Promise<boolean> {
  const rows = await db
    .select({ brandId: brandDesigns.brandId })
    .from(brandDesigns)
    .where(
      and(
        eq(brandDesigns.workspaceId, workspaceId),
        eq(brandDesigns.isDemo, false),
        isNotNull(brandDesigns.brandStyle),
      ),
    )
    .limit(1)
  return rows.length > 0
}
