import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Role } from '#platform/endpoint.ts'
import type { Locale } from '#platform/locale.ts'
import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { memberships } from './memberships.table.ts'
import { sessions } from './sessions.table.ts'
import { users } from './users.table.ts'
import { type WorkspaceId, workspaces } from './workspaces.table.ts'

/** Who is calling, for which workspace, with which rights. Built from the session, never from the request's own words. */
export type Actor = {
  userId: string
  workspaceId: WorkspaceId
  sessionId: string
  role: Role
  canApprove: boolean
  locale: Locale
  timeZone: string
  currency: string
  lastSeenAt: Date
  /** The browser tab that asked, so that it is not told of its own changes. */
  clientId?: string | undefined
}

export const newToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

const byToken = (db: Db) =>
  db
    .select({
      userId: users.id,
      workspaceId: sessions.workspaceId,
      sessionId: sessions.id,
      role: memberships.role,
      canApprove: memberships.canApprove,
      locale: users.locale,
      timeZone: workspaces.timeZone,
      currency: workspaces.currency,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(
      memberships,
      and(eq(memberships.userId, sessions.userId), eq(memberships.workspaceId, sessions.workspaceId)),
    )
    .innerJoin(workspaces, eq(workspaces.id, sessions.workspaceId))
    .where(
      and(eq(sessions.tokenHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql.placeholder('now'))),
    )
    .prepare('actor_by_token')

export async function findActor(db: Db, token: string, now: Date): Promise<Actor | null> {
  const [row] = await prepared(db, 'actor_by_token', byToken).execute({ hash: hashToken(token), now })
  return row ?? null
}
