import { and, eq } from 'drizzle-orm'
import type { NetworkApp } from '#connectors/social/connect/network-apps.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { networkApps } from './network-apps.table.ts'

export type AppRow = typeof networkApps.$inferSelect
type NewApp = Pick<AppRow, 'id' | 'name' | 'clientId' | 'clientSecret'>

const isThe = (workspaceId: WorkspaceId, name: NetworkApp) =>
  and(eq(networkApps.workspaceId, workspaceId), eq(networkApps.name, name))

export const list = (db: Db, workspaceId: WorkspaceId): Promise<AppRow[]> =>
  db.select().from(networkApps).where(eq(networkApps.workspaceId, workspaceId))

export async function find(db: Db, workspaceId: WorkspaceId, name: NetworkApp): Promise<AppRow | null> {
  const [row] = await db.select().from(networkApps).where(isThe(workspaceId, name))
  return row ?? null
}

/** Replaces the one that was there. */
export async function replace(db: Db, workspaceId: WorkspaceId, app: NewApp): Promise<void> {
  await remove(db, workspaceId, app.name)
  await db.insert(networkApps).values({ ...app, workspaceId })
}

export async function remove(db: Db, workspaceId: WorkspaceId, name: NetworkApp): Promise<boolean> {
  const { rowCount } = await db.delete(networkApps).where(isThe(workspaceId, name))
  return rowCount === 1
}
