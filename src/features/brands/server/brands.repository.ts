import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { brands } from './brands.table.ts'

export const list = (db: Db, workspaceId: WorkspaceId) =>
  db
    .select()
    .from(brands)
    .where(eq(brands.workspaceId, workspaceId))
    .orderBy(asc(brands.createdAt), asc(brands.id))
    .limit(200)

type NewBrand = { name: string; primaryColor?: string | undefined }

export async function insert(db: Db, workspaceId: WorkspaceId, brand: NewBrand) {
  const [row] = await db
    .insert(brands)
    .values({ ...brand, workspaceId })
    .returning()
  if (!row) throw new Error('The brand was not written.')
  return row
}
