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
 * Everybody as they are now, and nobody joins, leaves or changes until the transaction ends: rules about the whole team
 * ("one owner stays", "nobody reports to themselves") hold only if its changes come one after the other.
 */
export async function hold(db: Db, workspaceId: WorkspaceId): Promise<Member[]> {
  // Not "for update": other rows of the workspace may well be written meanwhile, and each of them looks up this one.
  await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('no key update')
  return list(db, workspaceId)
}

/** Everybody as they are now and stay until the transaction ends; others who only need the same may go on side by side. */
export async function keep(db: Db, workspaceId: WorkspaceId): Promise<Member[]> {
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

/** Whoever reported to one person reports to another one, or to nobody. */
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
