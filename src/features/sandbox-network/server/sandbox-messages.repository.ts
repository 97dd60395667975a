import { and, asc, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/tenancy/users.table.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { sandboxMessages } from './sandbox-network.table.ts'

export type MessageRow = typeof sandboxMessages.$inferSelect
type NewMessage = Omit<typeof sandboxMessages.$inferInsert, 'id' | 'workspaceId'>

const isOf = (workspaceId: WorkspaceId, accountId: string) =>
  and(eq(sandboxMessages.workspaceId, workspaceId), eq(sandboxMessages.accountId, accountId))

export async function insert(db: Db, workspaceId: WorkspaceId, message: NewMessage): Promise<MessageRow> {
  const [row] = await db
    .insert(sandboxMessages)
    .values({ ...message, workspaceId })
    .returning()
  if (!row) throw new Error('The message was not written.')
  return row
}

export async function find(db: Db, workspaceId: WorkspaceId, id: string): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(sandboxMessages)
    .where(and(eq(sandboxMessages.workspaceId, workspaceId), eq(sandboxMessages.id, id)))
  return row ?? null
}

/** The name of the customer in a thread. */
export async function findCustomerName(
  db: Db,
  workspaceId: WorkspaceId,
  accountId: string,
  thread: string,
): Promise<string | null> {
  const [row] = await db
    .select({ name: sandboxMessages.customerName })
    .from(sandboxMessages)
    .where(and(isOf(workspaceId, accountId), eq(sandboxMessages.thread, thread)))
    .orderBy(desc(sandboxMessages.number))
    .limit(1)
  return row?.name ?? null
}

export const listByReference = (db: Db, workspaceId: WorkspaceId, accountId: string, reference: string) =>
  db
    .select()
    .from(sandboxMessages)
    .where(and(isOf(workspaceId, accountId), eq(sandboxMessages.reference, reference)))
    .orderBy(asc(sandboxMessages.number))
    .limit(50)

export const list = (
  db: Db,
  workspaceId: WorkspaceId,
  accountId: string,
  before: number | null,
  limit: number,
) =>
  db
    .select()
    .from(sandboxMessages)
    .where(
      and(isOf(workspaceId, accountId), before === null ? undefined : lt(sandboxMessages.number, before)),
    )
    .orderBy(desc(sandboxMessages.number))
    .limit(limit)

/** The team member who writes as a reader of a post. */
export async function findReader(db: Db, userId: string) {
  const [row] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? null
}
