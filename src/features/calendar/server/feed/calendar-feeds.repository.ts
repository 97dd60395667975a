import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { users } from '#server/tenancy/users.table.ts'
import { workspaces } from '#server/tenancy/workspaces.table.ts'
import { calendarFeeds } from './calendar-feeds.table.ts'

type Member = Pick<Actor, 'workspaceId' | 'userId'>

const isOf = ({ workspaceId, userId }: Member) =>
  and(eq(calendarFeeds.workspaceId, workspaceId), eq(calendarFeeds.userId, userId))

export async function find(db: Db, member: Member) {
  const [row] = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(isOf(member))
  return row ?? null
}

/** A new link replaces the old one. */
export const upsert = (
  db: Db,
  { workspaceId, userId }: Member,
  feed: { tokenHash: Buffer; createdAt: Date },
) =>
  db
    .insert(calendarFeeds)
    .values({ workspaceId, userId, ...feed })
    .onConflictDoUpdate({ target: [calendarFeeds.workspaceId, calendarFeeds.userId], set: feed })

export const remove = (db: Db, member: Member) => db.delete(calendarFeeds).where(isOf(member))

/** Whose feed it is, with the name of the shop. The token is the only proof. */
export async function findByToken(db: Db, tokenHash: Buffer) {
  const [row] = await db
    .select({ workspaceId: calendarFeeds.workspaceId, name: workspaces.name, locale: users.locale })
    .from(calendarFeeds)
    .innerJoin(workspaces, eq(workspaces.id, calendarFeeds.workspaceId))
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(eq(calendarFeeds.tokenHash, tokenHash))
  return row ?? null
}
