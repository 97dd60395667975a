import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { brandPictures } from './brand-studio.table.ts'

export type PictureRow = typeof brandPictures.$inferSelect

const isThe = (workspaceId: WorkspaceId, id: string) =>
  and(eq(brandPictures.workspaceId, workspaceId), eq(brandPictures.id, id))

export const list = (
  db: Db,
  workspaceId: WorkspaceId,
  /** Null for all brands. */
  brandId: string | null,
  limit: number,
  after: [createdAt: string, id: string] | null,
) =>
  db
    .select()
    .from(brandPictures)
    .where(
      and(
        eq(brandPictures.workspaceId, workspaceId),
        brandId ? eq(brandPictures.brandId, brandId) : undefined,
        after
          ? sql`(${brandPictures.createdAt}, ${brandPictures.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(brandPictures.createdAt), desc(brandPictures.id))
    .limit(limit)

export async function find(db: Db, workspaceId: WorkspaceId, id: string): Promise<PictureRow | null> {
  const [row] = await db.select().from(brandPictures).where(isThe(workspaceId, id))
  return row ?? null
}

/** The picture whose last drawing is this file. */
export async function findByFile(db: Db, workspaceId: WorkspaceId, url: string): Promise<PictureRow | null> {
  const [row] = await db
    .select()
    .from(brandPictures)
    .where(and(eq(brandPictures.workspaceId, workspaceId), eq(brandPictures.pictureUrl, url)))
    .limit(1)
  return row ?? null
}

/** Locked until the transaction ends. */
export async function lock(db: Db, workspaceId: WorkspaceId, id: string): Promise<PictureRow | null> {
  const [row] = await db.select().from(brandPictures).where(isThe(workspaceId, id)).for('update')
  return row ?? null
}

export async function insert(
  db: Db,
  workspaceId: WorkspaceId,
  picture: Omit<typeof brandPictures.$inferInsert, 'workspaceId'>,
): Promise<PictureRow> {
  const [row] = await db
    .insert(brandPictures)
    .values({ ...picture, workspaceId })
    .returning()
  if (!row) throw new Error('The picture was not written.')
  return row
}

export async function update(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  changes: Pick<PictureRow, 'template' | 'texts' | 'scene' | 'pictureUrl' | 'updatedAt'>,
): Promise<PictureRow> {
  // Once edited, it is no longer demo data.
  const [row] = await db
    .update(brandPictures)
    .set({ ...changes, isDemo: false })
    .where(isThe(workspaceId, id))
    .returning()
  if (!row) throw new Error('The picture was not written.')
  return row
}

export const remove = (db: Db, workspaceId: WorkspaceId, id: string) =>
  db.delete(brandPictures).where(isThe(workspaceId, id))
