import { createHash } from 'node:crypto'
import { lt, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { AppError } from '#platform/errors.ts'
import type { Db } from '../db/database.ts'
import { rateLimits } from './rate-limit.table.ts'

export const limitKey = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url')

/** One limit and the key it counts by. */
export type Counted = {
  key: string
  max: number
  seconds: number
  /** Not counted while this key is remembered. */
  exceptKey?: string | undefined
}

/** Exhausted limits by key, with their reset time. Further attempts cost no query until then. */
export type UsedUpLimits = Map<string, number>

const MOST_REMEMBERED = 10_000

const countedRows = z.array(z.object({ place: z.number(), hits: z.number(), ends: z.number() }))

const inSeconds = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()

/**
 * Counts one attempt per limit, in order, in one statement; throws at the first exhausted limit and counts no further.
 */
export async function countAttempt(
  db: Db,
  usedUp: UsedUpLimits,
  limits: readonly Counted[],
  now: Date,
): Promise<void> {
  if (limits.length === 0) return
  for (const { key } of limits) refuseUntil(usedUp.get(key), now)
  const at = now.toISOString()
  const steps = limits.map((limit, place) => {
    // A limit with an active exception is skipped, and the next one is still checked.
    const conditions: SQL[] = limits
      .slice(0, place)
      .map(({ max }, before) => sql`(select coalesce(max(hits), 0) from ${step(before)}) <= ${max}::int`)
    if (limit.exceptKey)
      conditions.push(
        sql`not exists (select from ${rateLimits} known where known.key = ${limit.exceptKey} and known.window_ends_at > ${at}::timestamptz)`,
      )
    return sql`${step(place)} as (
      insert into ${rateLimits} as counted (key, hits, window_ends_at)
      select ${limit.key}, 1, ${inSeconds(now, limit.seconds)}::timestamptz
      where ${sql.join([sql`true`, ...conditions], sql` and `)}
      on conflict (key) do update set
        hits = case when counted.window_ends_at <= ${at}::timestamptz then 1 else counted.hits + 1 end,
        window_ends_at = case when counted.window_ends_at <= ${at}::timestamptz then excluded.window_ends_at
          else counted.window_ends_at end
      returning hits, window_ends_at)`
  })
  const answers = limits.map(
    (_, place) =>
      sql`select ${place}::int as place, hits, extract(epoch from window_ends_at)::float8 as ends from ${step(place)}`,
  )
  const { rows } = await db.execute(
    sql`with ${sql.join(steps, sql`, `)} ${sql.join(answers, sql` union all `)} order by place`,
  )
  for (const { place, hits, ends } of countedRows.parse(rows)) {
    const limit = limits[place]
    if (!limit || hits <= limit.max) continue
    if (!limit.exceptKey) rememberUsedUp(usedUp, limit.key, ends)
    refuseUntil(ends, now)
  }
}

function rememberUsedUp(usedUp: UsedUpLimits, key: string, ends: number): void {
  if (usedUp.size >= MOST_REMEMBERED) usedUp.clear()
  usedUp.set(key, ends)
}

/** In seconds, as in Retry-After. */
function refuseUntil(ends: number | undefined, now: Date): void {
  const seconds = (ends ?? 0) - now.getTime() / 1000
  if (seconds > 0) throw new AppError('rate_limited', { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) })
}

const step = (place: number) => sql.raw(`limit_${place}`)

/** Remembers a key for a while, for limits with an exception for it. */
export async function rememberKey(db: Db, key: string, seconds: number, now: Date): Promise<void> {
  const windowEndsAt = new Date(now.getTime() + seconds * 1000)
  await db
    .insert(rateLimits)
    .values({ key, hits: 0, windowEndsAt })
    .onConflictDoUpdate({ target: rateLimits.key, set: { windowEndsAt } })
}

export const sweepAttempts = (db: Db, now: Date) =>
  db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now))
