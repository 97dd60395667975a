import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { jobs as productJobs } from '#app/server/features.ts'
import { done } from '#platform/job.ts'
import { eventually } from '#tests/eventually.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { openTestPool } from '#tests/test-pool.ts'
import { defineJob, type Job } from './define-job.ts'
import { fetchStatement } from './fetch-job.ts'
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

const payload = z.object({ workspaceId: z.string(), n: z.number() })
type Work = z.output<typeof payload>

/** A job that ends on demand. */
function heldJob(name: string, atOnce: number) {
  const begun: Work[] = []
  const open: { work: Work; end: () => void }[] = []
  const job = defineJob({
    name,
    payload,
    maxAttempts: 1,
    atOnce,
    run: async (work) => {
      begun.push(work)
      const held = Promise.withResolvers<void>()
      open.push({ work, end: held.resolve })
      await held.promise
      return done
    },
  })
  const endNext = () => open.shift()?.end()
  return { job, begun, open, endNext }
}

async function withQueue(job: Job, use: (queue: Queue) => Promise<void>): Promise<void> {
  const queue = await startQueue(pool, [job], at.deps.log, { works: true })
  try {
    await use(queue)
  } finally {
    await queue.stop()
    await pool.query('delete from pgboss.job where name = $1', [job.name])
  }
}

const who = (works: Work[]) => works.map(({ workspaceId }) => workspaceId)

test('workspaces take turns, however many jobs one has, and each keeps its own order', async () => {
  const { job, begun, open, endNext } = heldJob('test.turns', 1)
  await withQueue(job, async (queue) => {
    await queue.enqueueAll(
      at.deps.db,
      job,
      [1, 2, 3, 4, 5].map((n) => ({ workspaceId: 'ana', n })),
    )
    for (const workspaceId of ['bea', 'carla'])
      for (const n of [1, 2]) await queue.enqueue(at.deps.db, job, { workspaceId, n })
    await queue.work(at.deps)
    for (let run = 1; run <= 9; run++) {
      await eventually(() => expect([begun.length, open.length]).toEqual([run, 1]))
      endNext()
    }
    const [first, second, third] = [begun.slice(0, 3), begun.slice(3, 6), begun.slice(6)]
    expect(who(first).toSorted()).toEqual(['ana', 'bea', 'carla'])
    expect(who(second)).toEqual(who(first))
    expect(who(third)).toEqual(['ana', 'ana', 'ana'])
    expect(begun.filter(({ workspaceId }) => workspaceId === 'bea').map(({ n }) => n)).toEqual([1, 2])
  })
})

test('a workspace whose jobs never end leaves a slot to others, and alone it has all but one', async () => {
  const { job, begun, open } = heldJob('test.places', 3)
  await withQueue(job, async (queue) => {
    await queue.enqueueAll(
      at.deps.db,
      job,
      [1, 2, 3, 4].map((n) => ({ workspaceId: 'ana', n })),
    )
    await queue.work(at.deps)
    await eventually(() => expect(who(begun)).toEqual(['ana', 'ana']))
    for (const n of [1, 2, 3]) {
      await queue.enqueue(at.deps.db, job, { workspaceId: 'bea', n })
      await eventually(() => expect(begun).toHaveLength(2 + n))
      expect(begun.at(-1)).toEqual({ workspaceId: 'bea', n })
      open.splice(2, 1)[0]?.end()
    }
    for (const { end } of open) end()
    await eventually(() => expect(begun).toHaveLength(7))
    for (const { end } of open) end()
  })
})

test('a job that asks to be run later keeps its turn', async () => {
  let runs = 0
  const again = defineJob({
    name: 'test.keeps-turn',
    payload,
    maxAttempts: 1,
    run: async () => (++runs === 1 ? { status: 'again', after: new Date() } : done),
  })
  await withQueue(again, async (queue) => {
    await queue.enqueue(at.deps.db, again, { workspaceId: 'ana', n: 1 })
    await queue.work(at.deps)
    await eventually(() => expect(runs).toBe(2))
    const { rows } = await pool.query('select group_id from pgboss.job where name = $1', [again.name])
    expect(rows).toEqual([{ group_id: 'ana' }, { group_id: 'ana' }])
  })
})

test('finding the next job does not read fifty thousand waiting jobs of another workspace', async () => {
  const { job } = heldJob('test.cheap', 1)
  await withQueue(job, async (queue) => {
    await queue.enqueue(at.deps.db, job, { workspaceId: 'ana', n: 0 })
    await pool.query(
      `insert into pgboss.job (name, data, group_id) select 'test.cheap', '{"workspaceId":"ana","n":1}', 'ana'
        from generate_series(1, 50000)`,
    )
    await queue.enqueue(at.deps.db, job, { workspaceId: 'bea', n: 1 })
    await pool.query('analyze pgboss.job')
    const { text, values } = fetchStatement(job.name, 'ana', ['ana'])
    const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, values)
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(200)
    const running = await pool.query("select group_id from pgboss.job where name = $1 and state = 'active'", [
      job.name,
    ])
    expect(running.rows).toEqual([{ group_id: 'bea' }])
  })
})

test('every job names its owner', () => {
  expect(() => checkJobs(productJobs)).not.toThrow()
  const nobodys = defineJob({
    name: 'test.nobody',
    payload: z.object({}),
    maxAttempts: 1,
    run: async () => done,
  })
  expect(() => checkJobs([nobodys])).toThrow('does not say whose work it is')
})
