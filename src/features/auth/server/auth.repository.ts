import { and, asc, desc, eq, exists, gt, lt, ne, sql } from 'drizzle-orm'
import type { Role } from '#platform/endpoint.ts'
import type { Locale } from '#platform/locale.ts'
import { lockUntilCommit } from '#server/db/advisory-lock.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { memberships } from '#server/tenancy/memberships.table.ts'
import { sessions } from '#server/tenancy/sessions.table.ts'
import { users } from '#server/tenancy/users.table.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'
import { passwordResets } from './password-resets.table.ts'

// A person exists across workspaces, so this repository is keyed by person.

export async function findByEmail(db: Db, email: string) {
  const [row] = await db.select().from(users).where(eq(users.email, email))
  return row ?? null
}

export async function findById(db: Db, userId: string) {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  return row ?? null
}

export async function existsUser(db: Db): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length > 0
}

/** Serialized until the transaction ends: of several concurrent first sign-ups, one wins. */
export const lockSignUp = (db: Db) => lockUntilCommit(db, 'sign-up')

type NewUser = typeof users.$inferInsert

/** Null if the address is taken. */
export async function insertUser(db: Db, user: NewUser) {
  const [row] = await db.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning()
  return row ?? null
}

export async function insertWorkspace(
  db: Db,
  workspace: typeof workspaces.$inferInsert,
): Promise<WorkspaceId> {
  const [row] = await db.insert(workspaces).values(workspace).returning({ id: workspaces.id })
  if (!row) throw new Error('The workspace was not written.')
  return row.id
}

export const insertMembership = (
  db: Db,
  workspaceId: WorkspaceId,
  userId: string,
  role: Role,
  canApprove: boolean,
) => db.insert(memberships).values({ workspaceId, userId, role, canApprove })

const belongsElsewhere = (db: Db, workspaceId: WorkspaceId, userId: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(memberships)
      .where(and(eq(memberships.userId, userId), ne(memberships.workspaceId, workspaceId))),
  )

/** The person as a member of one workspace. */
export async function findMember(db: Db, workspaceId: WorkspaceId, userId: string) {
  const [row] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      profileImageUrl: users.profileImageUrl,
      role: memberships.role,
      locale: users.locale,
      workspace: {
        id: workspaces.id,
        name: workspaces.name,
        businessName: sql<string>`case when ${workspaces.isNamedAfterOwner} then '' else ${workspaces.name} end`,
        timeZone: workspaces.timeZone,
        currency: workspaces.currency,
        isRecounting: sql<boolean>`${workspaces.figuresZone} is not null`,
      },
      hasOtherWorkspaces: sql<boolean>`${belongsElsewhere(db, workspaceId, userId)}`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)))
  return row ?? null
}

/** The workspace the person used last; the first one by default. */
export async function findLatestWorkspace(db: Db, userId: string): Promise<WorkspaceId | null> {
  const [row] = await db
    .select({ id: memberships.workspaceId })
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(
      sql`${memberships.enteredAt} desc nulls last`,
      asc(memberships.createdAt),
      asc(memberships.workspaceId),
    )
    .limit(1)
  return row?.id ?? null
}

/** Answers the workspace, or null if the person is not a member. */
export async function recordWorkspaceEntry(
  db: Db,
  workspaceId: string,
  userId: string,
  now: Date,
): Promise<WorkspaceId | null> {
  const [row] = await db
    .update(memberships)
    .set({ enteredAt: now })
    .where(and(eq(memberships.workspaceId, workspaceId as WorkspaceId), eq(memberships.userId, userId)))
    .returning({ id: memberships.workspaceId })
  return row?.id ?? null
}

export const listWorkspaces = (db: Db, userId: string) =>
  db
    .select({ id: workspaces.id, name: workspaces.name, role: memberships.role })
    .from(memberships)
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(workspaces.name), asc(workspaces.id))
    .limit(200)

/** Locks the account; data read before may be stale. */
export async function lockUser(db: Db, userId: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  return rows.length > 0
}

/** Membership first: a session that is switching there must be visible to the second statement. */
export async function deleteMembership(db: Db, workspaceId: WorkspaceId, userId: string): Promise<void> {
  await db
    .delete(memberships)
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)))
  await db.delete(sessions).where(and(eq(sessions.workspaceId, workspaceId), eq(sessions.userId, userId)))
}

export const deleteUser = (db: Db, userId: string) => db.delete(users).where(eq(users.id, userId))

export const setLocale = (db: Db, userId: string, locale: Locale) =>
  db.update(users).set({ locale }).where(eq(users.id, userId))

export const setPasswordHash = (db: Db, userId: string, passwordHash: string) =>
  db.update(users).set({ passwordHash }).where(eq(users.id, userId))

export const insertSession = (db: Db, session: typeof sessions.$inferInsert) =>
  db.insert(sessions).values(session)

export const moveSession = (
  db: Db,
  sessionId: string,
  moved: Pick<typeof sessions.$inferInsert, 'tokenHash' | 'workspaceId'>,
) => db.update(sessions).set(moved).where(eq(sessions.id, sessionId))

export const listSessions = (db: Db, userId: string, now: Date) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(200)

export async function deleteSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id })
  return gone.length > 0
}

export const deleteOtherSessions = (db: Db, { userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>) =>
  db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))

export const deleteAllSessions = (db: Db, userId: string) =>
  db.delete(sessions).where(eq(sessions.userId, userId))

export const insertReset = (db: Db, reset: typeof passwordResets.$inferInsert) =>
  db.insert(passwordResets).values(reset)

/** Deletes and reads the link in one statement, so that it works once, even if used twice concurrently. */
export async function consumeReset(db: Db, tokenHash: Buffer, now: Date): Promise<string | null> {
  const [row] = await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
    .returning({ userId: passwordResets.userId })
  return row?.userId ?? null
}

export const deleteResetsOf = (db: Db, userId: string) =>
  db.delete(passwordResets).where(eq(passwordResets.userId, userId))

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
}
