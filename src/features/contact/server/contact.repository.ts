import { desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { workspaces } from '#server/tenancy/workspaces.table.ts'
import { contactRequests } from './contact-requests.table.ts'

// No workspace filter: these are messages to the operator, and nobody inside the product reads them.

export type ContactRequest = typeof contactRequests.$inferSelect & { workspaceName: string | null }
export type NewContactRequest = typeof contactRequests.$inferInsert

const withWorkspace = (db: Db) =>
  db
    .select({ ...getTableColumns(contactRequests), workspaceName: workspaces.name })
    .from(contactRequests)
    .leftJoin(workspaces, eq(workspaces.id, contactRequests.workspaceId))

export async function insert(db: Db, request: NewContactRequest): Promise<string> {
  const [row] = await db.insert(contactRequests).values(request).returning({ id: contactRequests.id })
  if (!row) throw new Error('The request was not stored.')
  return row.id
}

export async function find(db: Db, id: string): Promise<ContactRequest | null> {
  const [row] = await withWorkspace(db).where(eq(contactRequests.id, id))
  return row ?? null
}

export const setMailed = (db: Db, id: string, mailedAt: Date) =>
  db.update(contactRequests).set({ mailedAt }).where(eq(contactRequests.id, id))

export const listNewest = (db: Db, limit: number): Promise<ContactRequest[]> =>
  withWorkspace(db).orderBy(desc(contactRequests.createdAt), desc(contactRequests.id)).limit(limit)

export const count = (db: Db): Promise<number> => db.$count(contactRequests)

export async function remove(db: Db, ids: string[]): Promise<number> {
  const gone = await db
    .delete(contactRequests)
    .where(inArray(contactRequests.id, ids))
    .returning({ id: contactRequests.id })
  return gone.length
}
