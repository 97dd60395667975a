import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { publishingWorkers } from './publishing-workers.table.ts'

/** Workers write every few seconds; one that is silent for this long is dead or hangs. */
export const ALIVE_MS = 60_000
const FORGOTTEN_MS = 24 * 60 * 60 * 1000

const isSilentFor = (ms: number) =>
  sql`${publishingWorkers.seenAt} < now() - ${ms}::integer * interval '1 millisecond'`

/** By the database clock, like everything that is due. */
export async function beat(db: Db, { id, inFlight }: { id: string; inFlight: number }): Promise<void> {
  await db
    .insert(publishingWorkers)
    .values({ id, inFlight })
    .onConflictDoUpdate({ target: publishingWorkers.id, set: { seenAt: sql`now()`, inFlight } })
}

/** For an orderly stop. */
export async function remove(db: Db, id: string): Promise<void> {
  await db.delete(publishingWorkers).where(eq(publishingWorkers.id, id))
}

export const listAlive = (db: Db, withinMs = ALIVE_MS) =>
  db
    .select()
    .from(publishingWorkers)
    .where(sql`not ${isSilentFor(withinMs)}`)
    .orderBy(asc(publishingWorkers.startedAt), asc(publishingWorkers.id))

/** Removes workers that were killed long ago. */
export async function sweep(db: Db): Promise<void> {
  await db.delete(publishingWorkers).where(isSilentFor(FORGOTTEN_MS))
}
