import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/tenancy/users.table.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'
import { invitations } from './invitations.table.ts'

const inviterName = sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`

const columns = {
  id: invitations.id,
  email: invitations.email,
  role: invitations.role,
  managerId: invitations.managerId,
  canApprove: invitations.canApprove,
  createdAt: invitations.createdAt,
  expiresAt: invitations.expiresAt,
  invitedByName: inviterName,
}

export const list = (db: Db, workspaceId: WorkspaceId) =>
  db
    .select(columns)
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(eq(invitations.workspaceId, workspaceId))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))

export async function find(db: Db, workspaceId: WorkspaceId, id: string) {
  const [row] = await db
    .select(columns)
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.workspaceId, workspaceId), eq(invitations.id, id)))
  return row ?? null
}

export async function findByEmail(db: Db, workspaceId: WorkspaceId, email: string) {
  const [row] = await db
    .select({ id: invitations.id, role: invitations.role })
    .from(invitations)
    .where(and(eq(invitations.workspaceId, workspaceId), eq(invitations.email, email)))
  return row ?? null
}

type NewInvitation = Omit<typeof invitations.$inferInsert, 'id' | 'workspaceId'>

export async function insert(db: Db, workspaceId: WorkspaceId, invitation: NewInvitation): Promise<string> {
  const [row] = await db
    .insert(invitations)
    .values({ ...invitation, workspaceId })
    .returning({ id: invitations.id })
  if (!row) throw new Error('The invitation was not written.')
  return row.id
}

export const update = (db: Db, workspaceId: WorkspaceId, id: string, changes: Partial<NewInvitation>) =>
  db
    .update(invitations)
    .set(changes)
    .where(and(eq(invitations.workspaceId, workspaceId), eq(invitations.id, id)))

export const remove = (db: Db, workspaceId: WorkspaceId, id: string) =>
  db.delete(invitations).where(and(eq(invitations.workspaceId, workspaceId), eq(invitations.id, id)))

export const moveReports = (
  db: Db,
  workspaceId: WorkspaceId,
  managerId: string,
  newManagerId: string | null,
) =>
  db
    .update(invitations)
    .set({ managerId: newManagerId })
    .where(and(eq(invitations.workspaceId, workspaceId), eq(invitations.managerId, managerId)))

/** By its link alone: the person is in no workspace yet, so this is the only query across all of them. */
export async function findAnywhere(db: Db, id: string) {
  const [row] = await db
    .select({
      ...columns,
      workspaceId: invitations.workspaceId,
      invitedBy: invitations.invitedBy,
      workspaceName: workspaces.name,
      workspaceLocale: workspaces.locale,
    })
    .from(invitations)
    .innerJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(eq(invitations.id, id))
  return row ?? null
}

/** Deletes and checks in one statement, so that it is used once, even concurrently. */
export async function consume(db: Db, workspaceId: WorkspaceId, id: string, expiresAt: Date) {
  const [row] = await db
    .delete(invitations)
    .where(
      and(
        eq(invitations.workspaceId, workspaceId),
        eq(invitations.id, id),
        eq(invitations.expiresAt, expiresAt),
      ),
    )
    .returning()
  return row ?? null
}
