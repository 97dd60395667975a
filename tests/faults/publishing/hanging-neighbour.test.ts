import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Platform } from '#connectors/social/platforms.ts'
import { TEXT_PLATFORMS } from '../../text-platforms.ts'
import { type Shop, type Stage, setStage, soon } from './stage.ts'

let stage: Stage
let bea: Shop
let carla: Shop
beforeAll(async () => {
  // The deadline of a real installation: a call that hangs has its place for that long.
  stage = await setStage({ deadlineSeconds: 20, isNetworkApart: true })
  bea = await stage.openShop()
  carla = await stage.openShop()
}, 60_000)
afterAll(() => stage.close())
afterEach(() => stage.reset())

const THIRTEEN: Platform[] = [...TEXT_PLATFORMS, 'linkedin_newsletter', 'email', 'discord']
const MOST_OVER_MS = 2000
const CAMPAIGNS = 20
const EVERY_MS = 500
const DEADLINE_SECONDS = 3

/** How late a shop's posts were, in milliseconds, by the network's own record of when it took them. */
async function lateness({ sender }: Shop, campaigns: string[]): Promise<{ accepted: number; p99: number }> {
  const { rows } = await stage.at.query(
    `select count(*) as accepted, coalesce(percentile_disc(0.99) within group
        (order by extract(epoch from sandbox_ledger.created_at - scheduled_for) * 1000), 0)::float8 as p99
      from posts join post_attempts on post_id = posts.id join sandbox_ledger on reference = post_attempts.id::text
      where posts.workspace_id = $1 and campaign_id = any($2)`,
    [sender.workspaceId, campaigns],
  )
  return { accepted: Number(rows[0]?.accepted), p99: Number(rows[0]?.p99) }
}

/** A campaign twice a second, as a shop on a busy day; answers how late its posts were once all of them are there. */
async function publishSteadily(shop: Shop, platforms: readonly Platform[]): Promise<number> {
  const ids: string[] = []
  for (let count = 0; count < CAMPAIGNS; count++) {
    ids.push(await shop.publish(platforms))
    await pause(EVERY_MS)
  }
  const expected = CAMPAIGNS * platforms.length
  await vi.waitFor(async () => expect((await lateness(shop, ids)).accepted).toBe(expected), {
    timeout: 120_000,
    interval: 500,
  })
  return (await lateness(shop, ids)).p99
}

test('G4: a workspace whose accounts all hang, and a burst on one platform, cost another workspace at most 2 s', {
  timeout: 300_000,
}, async () => {
  await stage.worker()
  const quiet = await publishSteadily(bea, TEXT_PLATFORMS)

  for (const platform of THIRTEEN) await stage.behave(platform, { kind: 'hangs', posts: null })
  await carla.behave('x', { kind: 'hangs', posts: null })
  await stage.publishAll(Array(80).fill(THIRTEEN))
  await carla.publishAll(Array(260).fill(['x']))
  const isUnderWay = () => stage.one("select count(*) as n from posts where state = 'sending'")
  await vi.waitFor(async () => expect(await isUnderWay()).toBeGreaterThan(0), soon)

  // Carla's other accounts are as independent of the one that hangs as Bea's are.
  const [others, ownOthers] = await Promise.all([
    publishSteadily(bea, TEXT_PLATFORMS),
    publishSteadily(carla, ['facebook', 'threads']),
  ])
  expect(others).toBeLessThan(quiet + MOST_OVER_MS)
  expect(ownOthers).toBeLessThan(quiet + MOST_OVER_MS)
})

/** What an account has that nothing is known of yet (post-sender.ts). */
const PLACES_AT_FIRST = 4

test('F09: silent and slow-loris networks are given up at the deadline, and meanwhile the other channels are as quick as ever', {
  timeout: 300_000,
}, async () => {
  const deadline = { PUBLISH_DEADLINE_SECONDS: String(DEADLINE_SECONDS) }
  const quietWorker = await stage.worker(deadline)
  const quiet = await publishSteadily(bea, TEXT_PLATFORMS)
  await quietWorker.kill('SIGTERM')

  await carla.behave('x', { kind: 'hangs', posts: null })
  await carla.behave('threads', { kind: 'trickles', posts: null })
  await carla.publishAll(Array(200).fill(['x', 'threads']))
  stage.gate.longestCall = 0
  await stage.worker(deadline)
  const others = await publishSteadily(bea, TEXT_PLATFORMS)
  expect(others).toBeLessThan(quiet + MOST_OVER_MS)

  // Each call is given up in time, and its place goes to the next post of the same account.
  const tried = (platform: Platform) =>
    stage.one(
      `select count(*) as n from post_attempts join posts on posts.id = post_id
        where posts.workspace_id = $1 and platform = $2`,
      [carla.sender.workspaceId, platform],
    )
  for (const platform of ['x', 'threads'] as const)
    expect(await tried(platform)).toBeGreaterThan(PLACES_AT_FIRST)
  expect(stage.gate.longestCall).toBeGreaterThan(DEADLINE_SECONDS * 1000 - 100)
  expect(stage.gate.longestCall).toBeLessThan((DEADLINE_SECONDS + 3) * 1000)
})
