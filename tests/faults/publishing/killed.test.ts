import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { TEXT_PLATFORMS } from '../../text-platforms.ts'
import { type Stage, setStage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
}, 60_000)
afterAll(() => stage.close())
afterEach(() => stage.reset())

const soon = { timeout: 30_000, interval: 10 }
const heldAll = (count: number) => vi.waitFor(() => expect(stage.gate.held()).toBe(count), soon)
const once = (state: string) => ({ state, accepted: 1 })

test('killed before the network has seen anything: sent again after the lease, and there once', {
  timeout: 60_000,
}, async () => {
  const { gate } = stage
  gate.passage = 'before'
  const worker = await stage.atWork()
  await stage.publish(TEXT_PLATFORMS)
  await heldAll(TEXT_PLATFORMS.length)
  await worker.kill('SIGKILL')
  gate.open()
  expect(await stage.one("select count(*) as n from posts where state = 'sending'")).toBe(
    TEXT_PLATFORMS.length,
  )

  await stage.atWork()
  await stage.hurryToTheEnd()
  await stage.untilAllTold()
  expect(await stage.fates()).toMatchObject(TEXT_PLATFORMS.map(() => ({ ...once('published'), attempts: 2 })))
  expect(await stage.notices()).toEqual([])
})

test('killed after the network took it, before it was written down: found there, not sent again', {
  timeout: 60_000,
}, async () => {
  const { gate } = stage
  gate.passage = 'after'
  const worker = await stage.atWork()
  await stage.publish(TEXT_PLATFORMS)
  await heldAll(TEXT_PLATFORMS.length)
  await worker.kill('SIGKILL')
  gate.open()

  await stage.atWork()
  await stage.untilAllEnded()
  expect(await stage.fates()).toMatchObject(TEXT_PLATFORMS.map(() => ({ ...once('published'), attempts: 1 })))
})

test('killed after it was written down, before anybody was told: they are told once, and nothing is sent again', {
  timeout: 60_000,
}, async () => {
  const { at, gate } = stage
  await stage.behave('x', { kind: 'rejects', posts: null })
  const worker = await stage.atWork()
  const locker = new pg.Client(at.connection)
  await locker.connect()
  // Nobody can be told of anything while this stands.
  await locker.query('begin; lock table notifications in access exclusive mode')
  const id = await stage.publish(['x', 'facebook'])
  await stage.untilAllEnded()
  await vi.waitFor(
    async () =>
      expect(
        await stage.one(
          "select count(*) as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        ),
      ).toBeGreaterThan(0),
    soon,
  )
  await worker.kill('SIGKILL')
  await locker.query('rollback')
  await locker.end()
  // What the queue does itself when the minute of the job is over.
  await at.query(
    "update pgboss.job set state = 'retry', start_after = now() where name = 'campaigns.follow-up' and state = 'active'",
  )
  gate.calls.length = 0

  const next = await stage.atWork()
  await vi.waitFor(async () => expect(await stage.notices()).toEqual(['post_failed']), soon)
  await next.kill('SIGTERM')
  expect(await stage.notices()).toEqual(['post_failed'])
  expect(gate.calls).toEqual([])
  expect(await stage.fates()).toMatchObject([
    { platform: 'facebook', ...once('published') },
    { platform: 'x', state: 'failed', accepted: 0 },
  ])
  const told = await at.query(
    "select count(*) as n from activity where kind = 'campaign_delivered' and link = $1",
    [`/campaigns/${id}`],
  )
  expect(Number(told.rows[0]?.n)).toBe(1)
})

test('told to stop with twenty in the air: it takes up nothing more, finishes them, and leaves with 0', {
  timeout: 60_000,
}, async () => {
  const { gate } = stage
  gate.passage = 'after'
  const worker = await stage.worker({ PUBLISH_DEADLINE_SECONDS: '20' })
  await stage.publish(TEXT_PLATFORMS)
  await stage.publish(TEXT_PLATFORMS)
  await heldAll(2 * TEXT_PLATFORMS.length)
  const left = worker.kill('SIGTERM')
  await vi.waitFor(() => expect(worker.lines.join()).toContain('finishing what is under way'), soon)
  await stage.publish(TEXT_PLATFORMS)
  gate.open()
  await left
  expect(worker.process.exitCode).toBe(0)
  const states = (await stage.fates()).map(({ state, accepted }) => `${state} ${accepted}`).sort()
  expect(states).toEqual([...Array(20).fill('published 1'), ...Array(10).fill('scheduled 0')].sort())
})
