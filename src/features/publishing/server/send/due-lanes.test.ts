import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Platform } from '#connectors/social/platforms.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { addDraft, type Sender, senderOf } from '../publishing.fixture.ts'
import { publishNow } from '../schedule/schedule-posts.ts'
import { FIRST, type Lane, listDueLanes, listFewDueLanes, lockDue } from './due-lanes.repository.ts'
import { createDueLanes } from './due-lanes.ts'

let at: TestApp
let shops: Sender[]
beforeAll(async () => {
  at = await createTestApp()
  shops = []
  for (let count = 0; count < 3; count++) {
    const person = await at.person()
    for (const platform of ['x', 'facebook']) await person.post('/api/social-accounts/sandbox', { platform })
    shops.push(await senderOf(at, person))
  }
  shops.sort((a, b) => (a.workspaceId < b.workspaceId ? -1 : 1))
})
afterAll(() => at.close())
afterEach(() => at.query('delete from campaigns'))

const shop = (place: number): Sender => {
  const found = shops[place]
  if (!found) throw new Error('There is no such shop.')
  return found
}

/** Campaigns with a post per platform, due this many minutes ago. */
async function addDue(sender: Sender, campaigns: number, platforms: Platform[], minutes = 0): Promise<void> {
  for (let count = 0; count < campaigns; count++) {
    const id = await addDraft(at, sender, platforms)
    await publishNow(at.deps.db, sender, id)
    const then = "now() - $2 * interval '1 minute'"
    await at.query(`update posts set due_at = ${then}, scheduled_for = ${then} where campaign_id = $1`, [
      id,
      minutes,
    ])
  }
}

/** Bulk insert without triggers. */
const addMany = ({ workspaceId }: Sender, count: number, platform: Platform) =>
  at.deps.db.transaction(async (db) => {
    await db.execute(sql`set local session_replication_role = replica`)
    await db.execute(sql`
      insert into posts (workspace_id, campaign_id, platform, text, state, scheduled_for, planned_zone, due_at)
      select ${workspaceId}::uuid, gen_random_uuid(), ${platform}::text, 'Hello', 'scheduled', now(), 'UTC', now() - interval '1 hour'
      from generate_series(1, ${count}::int)`)
  })

const upTo = (places: number) => {
  let left = places
  return () => left-- > 0
}

const laneOf = (shares: Map<Lane, number>) =>
  [...shares].map(([{ workspaceId, platform }, places]) => [
    shops.findIndex((each) => each.workspaceId === workspaceId),
    platform,
    places,
  ])

test('slots go to workspaces in turn, however much each has due', async () => {
  await addDue(shop(0), 20, ['x'], 60)
  await addDue(shop(1), 2, ['x'], 1)
  await addDue(shop(2), 3, ['x'])
  const shares = laneOf(await createDueLanes(at.deps.db).share(upTo(9)))
  expect(shares.toSorted()).toEqual([
    [0, 'x', 3],
    [1, 'x', 3],
    [2, 'x', 3],
  ])
})

test('the workspace that got the last slot is last in the next round', async () => {
  for (const sender of shops) await addDue(sender, 4, ['x'])
  const lanes = createDueLanes(at.deps.db)
  const served: unknown[] = []
  for (let round = 0; round < 4; round++) served.push(laneOf(await lanes.share(upTo(2))).map(([who]) => who))
  expect(served).toEqual([
    [0, 1],
    [2, 0],
    [1, 2],
    [0, 1],
  ])
})

test('a single workspace gets every slot, its platforms in turn', async () => {
  await addDue(shop(0), 5, ['x', 'facebook'])
  const shares = laneOf(await createDueLanes(at.deps.db).share(upTo(10)))
  expect(shares.toSorted()).toEqual([
    [0, 'facebook', 5],
    [0, 'x', 5],
  ])
})

test('G4: a lane without free slots leaves its share to the other lanes of its workspace', async () => {
  await addDue(shop(0), 3, ['x', 'facebook'])
  const free = upTo(4)
  const shares = await createDueLanes(at.deps.db).share(({ platform }) => platform !== 'x' && free())
  expect(laneOf(shares)).toEqual([[0, 'facebook', 4]])
})

test('locks the oldest of a lane in order, and skips locked ones', async () => {
  await addDue(shop(0), 1, ['x'], 3)
  await addDue(shop(0), 1, ['x'], 9)
  await addDue(shop(0), 1, ['x'], 6)
  const [lane] = (await listFewDueLanes(at.deps.db)) ?? []
  if (!lane) throw new Error('Nothing is due.')
  const minutes = (late: { lateMs: number }[]) => late.map(({ lateMs }) => Math.floor(lateMs / 60_000))
  await at.deps.db.transaction(async (db) => {
    expect(minutes(await lockDue(db, new Map([[lane, 2]])))).toEqual([9, 6])
    await at.deps.db.transaction(async (other) => {
      expect(minutes(await lockDue(other, new Map([[lane, 2]])))).toEqual([3])
    })
  })
})

test('future posts and demo posts have no lane', async () => {
  await addDue(shop(0), 1, ['x'], -5)
  await addDue(shop(1), 1, ['x'])
  await at.query('update posts set is_demo = true where workspace_id = $1', [shop(1).workspaceId])
  expect([await listFewDueLanes(at.deps.db), await listDueLanes(at.deps.db, FIRST)]).toEqual([[], []])
})

/** 8 kB pages that a statement reads. */
async function pagesOf(run: (db: TestApp['deps']['db']) => Promise<unknown>): Promise<number> {
  return at.deps.db.transaction(async (db) => {
    const pages: number[] = []
    const explaining = Object.create(db, {
      execute: {
        value: async (statement: Parameters<typeof db.execute>[0]) => {
          const { rows } = await db.execute<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(
            sql`explain (analyze, buffers, format json) ${statement}`,
          )
          const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
          pages.push((plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0))
          return db.execute(statement)
        },
      },
    })
    await run(explaining)
    return Math.max(...pages)
  })
}

test('does not read fifty thousand due posts of one workspace to find the others or to claim some', async () => {
  await addMany(shop(0), 50_000, 'x')
  await addDue(shop(0), 1, ['facebook'])
  await addDue(shop(2), 1, ['x'])
  await at.query('analyze posts')
  expect(await listFewDueLanes(at.deps.db)).toBeNull()
  const lanes = await listDueLanes(at.deps.db, FIRST)
  expect(laneOf(new Map(lanes.map((lane) => [lane, 1])))).toEqual([
    [0, 'facebook', 1],
    [0, 'x', 1],
    [2, 'x', 1],
  ])
  expect(await pagesOf((db) => listDueLanes(db, FIRST))).toBeLessThan(100)
  expect(await pagesOf((db) => listFewDueLanes(db))).toBeLessThan(1000)
  const shares = new Map(lanes.map((lane) => [lane, 20]))
  expect(await pagesOf((db) => lockDue(db, shares))).toBeLessThan(200)
  await at.query('truncate posts cascade')
})
