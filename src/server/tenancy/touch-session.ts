import { eq } from 'drizzle-orm'
import type { Deps } from '../deps.ts'
import type { Actor } from './actor.ts'
import { sessions } from './sessions.table.ts'

const EVERY_MS = 5 * 60_000

/** Records that a session is in use, rarely enough to cost nothing, and without delaying the request. */
export function touchSession({ db, log }: Pick<Deps, 'db' | 'log'>, actor: Actor, now: Date): void {
  if (now.getTime() - actor.lastSeenAt.getTime() < EVERY_MS) return
  db.update(sessions)
    .set({ lastSeenAt: now })
    .where(eq(sessions.id, actor.sessionId))
    .catch((err: unknown) => log.warn({ err }, 'could not note that a session is in use'))
}
