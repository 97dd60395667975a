import { createHash } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import type { RateLimit } from '#platform/endpoint.ts'
import { AppError } from '#platform/errors.ts'
import type { Db } from '../db/database.ts'
import { rateLimits } from './rate-limit.table.ts'

export const limitKey = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url')

/** Counts one attempt; throws once the window holds more than allowed. */
export async function countAttempt(db: Db, key: string, limit: RateLimit, now: Date): Promise<void> {
  const windowEnd = new Date(now.getTime() + limit.seconds * 1000)
  const isOver = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, hits: 1, windowEndsAt: windowEnd })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({ hits: rateLimits.hits, windowEndsAt: rateLimits.windowEndsAt })
  if (row && row.hits > limit.max) {
    const retryAfterSeconds = Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000))
    throw new AppError('rate_limited', { retryAfterSeconds })
  }
}

export const sweepAttempts = (db: Db, now: Date) =>
  db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now))
