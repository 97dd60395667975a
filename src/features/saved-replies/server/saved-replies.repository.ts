import { and, count, eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/tenancy/users.table.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { NewSavedReply } from '../saved-replies.contract.ts'
import { savedReplies } from './saved-replies.table.ts'

const isIn = (workspaceId: WorkspaceId) => eq(savedReplies.workspaceId, workspaceId)
const isOne = (workspaceId: WorkspaceId, id: string) => and(isIn(workspaceId), eq(savedReplies.id, id))

const withAuthor = (db: Db) =>
  db
    .select({
      id: savedReplies.id,
      title: savedReplies.title,
      text: savedReplies.text,
      authorId: savedReplies.authorId,
      author: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(savedReplies)
    .leftJoin(users, eq(users.id, savedReplies.authorId))

export const list = (db: Db, workspaceId: WorkspaceId) => withAuthor(db).where(isIn(workspaceId))

export type SavedReplyRow = Awaited<ReturnType<typeof list>>[number]

export async function find(db: Db, workspaceId: WorkspaceId, id: string): Promise<SavedReplyRow | null> {
  const [row] = await withAuthor(db).where(isOne(workspaceId, id))
  return row ?? null
}

export async function countAll(db: Db, workspaceId: WorkspaceId): Promise<number> {
  const [row] = await db.select({ all: count() }).from(savedReplies).where(isIn(workspaceId))
  return row?.all ?? 0
}

type Written = NewSavedReply & { updatedAt: Date }

export async function insert(
  db: Db,
  workspaceId: WorkspaceId,
  reply: Written & { authorId: string; createdAt: Date },
): Promise<string> {
  const [row] = await db
    .insert(savedReplies)
    .values({ ...reply, workspaceId })
    .returning({ id: savedReplies.id })
  if (!row) throw new Error('The saved reply was not written.')
  return row.id
}

/** Once edited, it is no longer demo data. */
export const update = (db: Db, workspaceId: WorkspaceId, id: string, reply: Written) =>
  db
    .update(savedReplies)
    .set({ ...reply, isDemo: false })
    .where(isOne(workspaceId, id))

export const remove = (db: Db, workspaceId: WorkspaceId, id: string) =>
  db.delete(savedReplies).where(isOne(workspaceId, id))
