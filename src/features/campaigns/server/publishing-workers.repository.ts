import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { publishingWorkers } from './publishing-workers.table.ts'

/** They speak up every few seconds; one that has been silent for so long is gone, or hangs. */
export const ALIVE_MS = 60_000
const FORGOTTEN_MS = 24 * 60 * 60 * 1000

const isSilentFor = (ms: number) =>
  sql`${publishingWorkers.seenAt} < now() - ${ms}::integer * interval '1 millisecond'`

/** "I am here": said at the start, and every few seconds after. By the clock of the database, like all that is due. */
export async function beat(db: Db, { id, inFlight }: { id: string; inFlight: number }): Promise<void> {
  await db
    .insert(publishingWorkers)
    .values({ id, inFlight })
    .onConflictDoUpdate({ target: publishingWorkers.id, set: { seenAt: sql`now()`, inFlight } })
}

/** Who stops in order says so, and is not waited for. */
export async function leave(db: Db, id: string): Promise<void> {
  await db.delete(publishingWorkers).where(eq(publishingWorkers.id, id))
}

export const listAlive = (db: Db, withinMs = ALIVE_MS) =>
  db
    .select()
    .from(publishingWorkers)
    .where(sql`not ${isSilentFor(withinMs)}`)
    .orderBy(asc(publishingWorkers.startedAt), asc(publishingWorkers.id))

/** Forgets who was killed long ago. */
export async function sweep(db: Db): Promise<void> {
  await db.delete(publishingWorkers).where(isSilentFor(FORGOTTEN_MS))
}
