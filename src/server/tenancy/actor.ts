import { createHash, randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Role } from '#platform/endpoint.ts'
import type { Locale } from '#platform/locale.ts'
import { createBatcher } from '../db/batcher.ts'
import type { Db } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { memberships } from './memberships.table.ts'
import { sessions } from './sessions.table.ts'
import { users } from './users.table.ts'
import { type WorkspaceId, workspaces } from './workspaces.table.ts'

/** The caller, workspace and permissions. Built from the session, never from request input. */
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
  /** The browser tab of the request, so that it is not notified of its own changes. */
  clientId?: string | undefined
}

export const newToken = () => randomBytes(32).toString('base64url')
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

const byTokens = (db: Db) =>
  db
    .select({
      tokenHash: sessions.tokenHash,
      expiresAt: sessions.expiresAt,
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
    .where(sql`${sessions.tokenHash} = any(${sql.placeholder('hashes')}::bytea[])`)
    .prepare('actors_by_tokens')

async function listActors(db: Db, hashes: Buffer[]) {
  const rows = await prepared(db, 'actors_by_tokens', byTokens).execute({ hashes })
  const known = new Map(rows.map((row) => [row.tokenHash.toString('hex'), row]))
  return hashes.map((hash) => known.get(hash.toString('hex')) ?? null)
}

type Found = Awaited<ReturnType<typeof listActors>>[number]
const lookUps = new WeakMap<Db, (hash: Buffer) => Promise<Found>>()

/** Batches session lookups: those requested during a query share the next one. */
function lookUp(db: Db): (hash: Buffer) => Promise<Found> {
  const known = lookUps.get(db)
  if (known) return known
  const opened = createBatcher({ most: 100, atOnce: 2, work: (hashes: Buffer[]) => listActors(db, hashes) })
  lookUps.set(db, opened)
  return opened
}

/** Reads the session after the call was made, never from a cache. */
export async function findActor(db: Db, token: string, now: Date): Promise<Actor | null> {
  const found = await lookUp(db)(hashToken(token))
  if (!found || found.expiresAt <= now) return null
  const { tokenHash: _, expiresAt: _ends, ...actor } = found
  return actor
}
