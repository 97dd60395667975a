import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { done } from '#platform/job.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { openTestPool } from '#tests/test-pool.ts'
import { defineJob } from './define-job.ts'
import { startQueue } from './queue.ts'

let at: TestApp
let pool: pg.Pool
beforeAll(async () => {
  at = await createTestApp()
  pool = openTestPool(at.connection)
})
afterAll(async () => {
  await pool.end()
  await at.close()
})

const nightly = (maxAttempts: number, cron: string) =>
  defineJob({ name: 'test.nightly', payload: z.object({}), maxAttempts, cron, run: async () => done })

/** What one start leaves in the tables. */
async function startWith(maxAttempts: number, cron: string) {
  const queue = await startQueue(pool, [nightly(maxAttempts, cron)], at.deps.log, { works: true })
  await queue.stop()
  const { rows } = await pool.query(
    `select retry_limit, cron, queue.updated_on as queue_written, schedule.updated_on as schedule_written
      from pgboss.queue join pgboss.schedule using (name) where name = 'test.nightly'`,
  )
  return rows[0]
}

test('writes a queue and its schedule only if the job has changed since the last start', async () => {
  const first = await startWith(2, '0 3 * * *')
  expect(first).toMatchObject({ retry_limit: 1, cron: '0 3 * * *' })
  expect(await startWith(2, '0 3 * * *')).toEqual(first)

  const changed = await startWith(4, '0 4 * * *')
  expect(changed).toMatchObject({ retry_limit: 3, cron: '0 4 * * *' })
})
