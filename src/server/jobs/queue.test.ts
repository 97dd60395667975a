import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { done } from '#platform/job.ts'
import { eventually } from '#tests/eventually.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { openTestPool } from '#tests/test-pool.ts'
import { defineJob, type Job } from './define-job.ts'
import { checkJobs, type Queue, startQueue } from './queue.ts'

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

const payload = z.object({ n: z.number() })

const job = (name: string, run: Job<typeof payload>['run'], maxAttempts = 1) =>
  defineJob({ name, payload, maxAttempts, backoffSeconds: 1, turnOf: () => 'somebody', run })

async function withQueue(jobs: Job[], use: (queue: Queue) => Promise<void>): Promise<void> {
  const queue = await startQueue(pool, jobs, at.deps.log, { works: true })
  try {
    await use(queue)
  } finally {
    await queue.stop()
    for (const { name } of jobs) await pool.query('delete from pgboss.job where name = $1', [name])
  }
}

test('a job runs once with its payload', async () => {
  const seen: unknown[] = []
  const count = job('test.count', async (payload) => {
    seen.push(payload)
    return done
  })
  await withQueue([count], async (queue) => {
    await queue.enqueue(at.deps.db, count, { n: 1 })
    await queue.work(at.deps)
    await eventually(() => expect(seen).toEqual([{ n: 1 }]))
  })
})

test('a job with `once` is stored once while it waits, and again after it is done', async () => {
  const seen: unknown[] = []
  const count = job('test.once', async (payload) => {
    seen.push(payload)
    return done
  })
  await withQueue([count], async (queue) => {
    const want = (n: number, once: string) => queue.enqueue(at.deps.db, count, { n }, { once })
    expect(await want(1, 'a')).toEqual(expect.any(String))
    expect(await want(2, 'a')).toBeNull()
    expect(await want(3, 'b')).toEqual(expect.any(String))
    await queue.work(at.deps)
    const sorted = () => seen.map((payload) => (payload as { n: number }).n).sort()
    await eventually(() => expect(sorted()).toEqual([1, 3]))
    await eventually(async () => expect(await want(4, 'a')).toEqual(expect.any(String)))
    await eventually(() => expect(sorted()).toEqual([1, 3, 4]))
  })
})

test('a job of a rolled-back transaction does not exist', async () => {
  const never = job('test.never', async () => done)
  await withQueue([never], async (queue) => {
    const failed = at.deps.db.transaction(async (db) => {
      await queue.enqueue(db, never, { n: 1 })
      await db.execute(sql`select 1/0`)
    })
    await expect(failed).rejects.toThrow()
    const { rows } = await pool.query("select * from pgboss.job where name = 'test.never'")
    expect(rows).toEqual([])
  })
})

test('a job that always fails ends in the dead letter queue with its reason, and can be revived', async () => {
  let isFixed = false
  const attempts: number[] = []
  const flaky = job(
    'test.flaky',
    async ({ n }) => {
      attempts.push(n)
      if (!isFixed) throw new Error('the printer is on fire')
      return done
    },
    2,
  )
  await withQueue([flaky], async (queue) => {
    await queue.enqueue(at.deps.db, flaky, { n: 7 })
    await queue.work(at.deps)
    await eventually(async () => expect(await queue.dead()).toHaveLength(1))
    expect(attempts).toEqual([7, 7])
    expect(await queue.dead()).toMatchObject([
      { job: 'test.flaky', payload: { n: 7 }, reason: 'the printer is on fire', attempts: 2 },
    ])
    isFixed = true
    expect(await queue.revive()).toBe(1)
    await eventually(() => expect(attempts).toEqual([7, 7, 7]))
    expect(await queue.dead()).toEqual([])
  })
})

test('a job can ask to run again later', async () => {
  const runs: Date[] = []
  const again = job('test.again', async () => {
    runs.push(new Date())
    return runs.length === 1 ? { status: 'again', after: new Date() } : done
  })
  await withQueue([again], async (queue) => {
    await queue.enqueue(at.deps.db, again, { n: 1 })
    await queue.work(at.deps)
    await eventually(() => expect(runs).toHaveLength(2))
  })
})

test('an invalid payload is refused when it is enqueued', async () => {
  const strict = job('test.strict', async () => done)
  await withQueue([strict], async (queue) => {
    await expect(queue.enqueue(at.deps.db, strict, { n: 'one' } as never)).rejects.toThrow()
  })
})

test('duplicate names, or a cron job that needs input, stop the start', () => {
  const one = job('test.same', async () => done)
  expect(() => checkJobs([one, one])).toThrow('Two jobs are named "test.same".')
  expect(() => checkJobs([{ ...one, cron: '* * * * *' }])).toThrow('must take an empty payload')
})

test('waiting jobs without a handler stop the start', async () => {
  const old = job('test.old', async () => done)
  const first = await startQueue(pool, [old], at.deps.log, { works: false })
  await first.enqueue(at.deps.db, old, { n: 1 })
  await first.stop()
  const second = await startQueue(pool, [], at.deps.log, { works: true })
  await expect(second.work(at.deps)).rejects.toThrow('wait for "test.old"')
  await second.stop()
  await pool.query("delete from pgboss.job where name = 'test.old'")
})

test('an unregistered job cannot be enqueued', async () => {
  const stray = job('test.stray', async () => done)
  await expect(at.deps.queue.enqueue(at.deps.db, stray, { n: 1 })).rejects.toThrow('not registered')
})
