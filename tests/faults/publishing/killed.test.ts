import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually } from '../../eventually.ts'
import { TEXT_PLATFORMS } from '../../text-platforms.ts'
import { type Stage, setStage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.close())
afterEach(() => stage.reset())

const heldAll = (count: number) => eventually(() => expect(stage.gate.held()).toBe(count))
const once = (state: string) => ({ state, accepted: 1 })

test('killed before the network has seen anything: sent again after the lease, and there once', async () => {
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

  await stage.endLeases()
  await stage.atWork()
  await stage.hurryToTheEnd()
  await stage.untilAllTold()
  expect(await stage.fates()).toMatchObject(TEXT_PLATFORMS.map(() => ({ ...once('published'), attempts: 2 })))
  expect(await stage.notices()).toEqual([])
})

test('killed after the network accepted it, before it was written: found there, not sent again', async () => {
  const { gate } = stage
  gate.passage = 'after'
  const worker = await stage.atWork()
  await stage.publish(TEXT_PLATFORMS)
  await heldAll(TEXT_PLATFORMS.length)
  await worker.kill('SIGKILL')
  gate.open()

  await stage.endLeases()
  await stage.atWork()
  await stage.untilAllEnded()
  expect(await stage.fates()).toMatchObject(TEXT_PLATFORMS.map(() => ({ ...once('published'), attempts: 1 })))
})

test('killed after it was written, before the notification: people are notified once, and nothing is sent again', async () => {
  const { at, gate } = stage
  await stage.behave('x', { kind: 'rejects', posts: null })
  const worker = await stage.atWork()
  const locker = new pg.Client(at.connection)
  await locker.connect()
  // Blocks notifications until released.
  await locker.query('begin; lock table notifications in access exclusive mode')
  const id = await stage.publish(['x', 'facebook'])
  await stage.untilAllEnded()
  await eventually(async () =>
    expect(
      await stage.one(
        "select count(*) as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      ),
    ).toBeGreaterThan(0),
  )
  await worker.kill('SIGKILL')
  await locker.query('rollback')
  await locker.end()
  // What the queue does when the job expires.
  await at.query(
    "update pgboss.job set state = 'retry', start_after = now() where name = 'campaigns.follow-up' and state = 'active'",
  )
  gate.calls.length = 0

  const next = await stage.atWork()
  await eventually(async () => expect(await stage.notices()).toEqual(['post_failed']))
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

test('told to stop with twenty in flight: it claims nothing more, finishes them, and exits with 0', async () => {
  const { gate } = stage
  gate.passage = 'after'
  const worker = await stage.worker()
  await stage.publish(TEXT_PLATFORMS)
  await stage.publish(TEXT_PLATFORMS)
  await heldAll(2 * TEXT_PLATFORMS.length)
  const left = worker.kill('SIGTERM')
  await eventually(() => expect(worker.lines.join()).toContain('finishing what is under way'))
  await stage.publish(TEXT_PLATFORMS)
  gate.open()
  await left
  expect(worker.process.exitCode).toBe(0)
  const states = (await stage.fates()).map(({ state, accepted }) => `${state} ${accepted}`).sort()
  expect(states).toEqual([...Array(20).fill('published 1'), ...Array(10).fill('scheduled 0')].sort())
})
