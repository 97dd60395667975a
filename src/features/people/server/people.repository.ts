import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { memberships } from '#server/tenancy/memberships.table.ts'
import { users } from '#server/tenancy/users.table.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'

export const list = (db: Db, workspaceId: WorkspaceId) =>
  db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      profileImageUrl: users.profileImageUrl,
      isDemo: users.isDemo,
      role: memberships.role,
      managerId: memberships.managerId,
      canApprove: memberships.canApprove,
      joinedAt: memberships.createdAt,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.workspaceId, workspaceId))

export type Member = Awaited<ReturnType<typeof list>>[number]

/**
 * The current members, locked until the transaction ends: rules about the whole team ("one owner stays", "no reporting
 * cycles") need serialized changes.
 */
export async function lock(db: Db, workspaceId: WorkspaceId): Promise<Member[]> {
  // Not "for update", because every insert in the workspace checks this row by foreign key.
  await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('no key update')
  return list(db, workspaceId)
}

/** The current members, share-locked until the transaction ends; other readers with this lock can continue. */
export async function lockShared(db: Db, workspaceId: WorkspaceId): Promise<Member[]> {
  await db.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.id, workspaceId)).for('share')
  return list(db, workspaceId)
}

type Changes = Partial<Pick<Member, 'role' | 'managerId' | 'canApprove'>>

export const update = (db: Db, workspaceId: WorkspaceId, userId: string, changes: Changes) =>
  db
    .update(memberships)
    .set(changes)
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)))

type NewMember = Pick<Member, 'role' | 'managerId' | 'canApprove'> & { userId: string; createdAt: Date }

export const insert = (db: Db, workspaceId: WorkspaceId, member: NewMember) =>
  db.insert(memberships).values({ ...member, workspaceId })

/** Reassigns the direct reports of a person. */
export const moveReports = (
  db: Db,
  workspaceId: WorkspaceId,
  managerId: string,
  newManagerId: string | null,
) =>
  db
    .update(memberships)
    .set({ managerId: newManagerId })
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.managerId, managerId)))
