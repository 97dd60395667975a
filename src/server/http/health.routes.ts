import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#platform/errors.ts'
import type { Db } from '../db/database.ts'
import { health, type PublishingState } from './health.contract.ts'
import { implement } from './implement.ts'

/** Posts that are late do not make this process unfit to serve people: it says so, and still answers 200. */
export function healthRoutes(
  app: FastifyInstance,
  lookAtPublishing: (db: Db) => Promise<PublishingState>,
): void {
  const { db, queue } = app.deps
  implement(app, health, async () => {
    await db.execute(sql`select 1`)
    if (!(await queue.isReady())) throw new AppError('unavailable', { retryAfterSeconds: 5 })
    const publishing = await lookAtPublishing(db)
    return { status: publishing.status, database: 'ok' as const, queue: 'ok' as const, publishing }
  })
}
