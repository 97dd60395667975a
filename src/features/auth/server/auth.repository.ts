import { and, asc, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Role } from '#platform/endpoint.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { memberships } from '#server/tenancy/memberships.table.ts'
import { sessions } from '#server/tenancy/sessions.table.ts'
import { users } from '#server/tenancy/users.table.ts'
import { type WorkspaceId, workspaces } from '#server/tenancy/workspaces.table.ts'
import { passwordResets } from './password-resets.table.ts'

// A person exists before and across workspaces, so this repository alone is keyed by person.

export async function findByEmail(db: Db, email: string) {
  const [row] = await db.select().from(users).where(eq(users.email, email))
  return row ?? null
}

export async function findById(db: Db, userId: string) {
  const [row] = await db.select().from(users).where(eq(users.id, userId))
  return row ?? null
}

type NewUser = typeof users.$inferInsert

/** Null when the address is taken. */
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

/** The person as seen inside one workspace. */
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
      workspace: { name: workspaces.name, timeZone: workspaces.timeZone, currency: workspaces.currency },
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(workspaces, eq(workspaces.id, memberships.workspaceId))
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)))
  return row ?? null
}

/** Where this person was last; where they were first, as long as they have been nowhere since. */
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

export const noteEntry = (db: Db, workspaceId: WorkspaceId, userId: string, now: Date) =>
  db
    .update(memberships)
    .set({ enteredAt: now })
    .where(and(eq(memberships.workspaceId, workspaceId), eq(memberships.userId, userId)))

export const setLocale = (db: Db, userId: string, locale: Locale) =>
  db.update(users).set({ locale }).where(eq(users.id, userId))

export const setPasswordHash = (db: Db, userId: string, passwordHash: string) =>
  db.update(users).set({ passwordHash }).where(eq(users.id, userId))

export const insertSession = (db: Db, session: typeof sessions.$inferInsert) =>
  db.insert(sessions).values(session)

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

/** Takes the link away in the same breath as it is read, so that it works once, even when used twice at once. */
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
