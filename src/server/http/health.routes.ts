import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#platform/errors.ts'
import { health } from './health.contract.ts'
import { implement } from './implement.ts'

export function healthRoutes(app: FastifyInstance): void {
  const { db, queue } = app.deps
  implement(app, health, async () => {
    await db.execute(sql`select 1`)
    if (!(await queue.isReady())) throw new AppError('unavailable', { retryAfterSeconds: 5 })
    return { status: 'ok' as const }
  })
}
