import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/tenancy/users.table.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { ReplyFailure } from '../i18n/en.ts'
import type { Delivery } from '../inbox.contract.ts'
import { messages } from './inbox.table.ts'

type NewMessage = Omit<typeof messages.$inferInsert, 'workspaceId' | 'search'>
type Changes = {
  delivery: Delivery
  failure: ReplyFailure | null
  remoteId?: string
  responseSeconds?: number | null
}

export const insert = (db: Db, workspaceId: WorkspaceId, message: NewMessage) =>
  db.insert(messages).values({ ...message, workspaceId })

const isThe = (workspaceId: WorkspaceId, id: string) =>
  and(eq(messages.workspaceId, workspaceId), eq(messages.id, id), eq(messages.direction, 'out'))

export async function find(db: Db, workspaceId: WorkspaceId, id: string) {
  const [row] = await db
    .select({
      id: messages.id,
      conversationId: messages.conversationId,
      content: messages.content,
      delivery: messages.delivery,
      authorId: messages.authorId,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(isThe(workspaceId, id))
  return row ?? null
}

export type ReplyRow = NonNullable<Awaited<ReturnType<typeof find>>>

/** Only if its state is still one of `from`. Answers whether it was. */
export async function move(
  db: Db,
  workspaceId: WorkspaceId,
  id: string,
  from: Delivery[],
  changes: Changes,
): Promise<boolean> {
  const { rowCount } = await db
    .update(messages)
    .set(changes)
    .where(and(isThe(workspaceId, id), inArray(messages.delivery, from)))
  return rowCount === 1
}

export async function findAuthor(db: Db, userId: string) {
  const [row] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? { firstName: '', lastName: '' }
}
