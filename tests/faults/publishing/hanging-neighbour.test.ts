import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Platform } from '#connectors/social/platforms.ts'
import { eventually } from '../../eventually.ts'
import { startLossCount } from '../../stopwatch.ts'
import { TEXT_PLATFORMS } from '../../text-platforms.ts'
import { type Shop, type Stage, setStage } from './stage.ts'

let stage: Stage
let bea: Shop
let carla: Shop
beforeAll(async () => {
  // A hanging call keeps its slot until the deadline of a real installation.
  stage = await setStage({ isNetworkApart: true })
  bea = await stage.openShop()
  carla = await stage.openShop()
})
afterAll(() => stage.close())
afterEach(() => stage.reset())

const THIRTEEN: Platform[] = [...TEXT_PLATFORMS, 'linkedin_newsletter', 'email', 'discord']
const MOST_OVER_MS = 2000
const CAMPAIGNS = 20
const EVERY_MS = 500
const DEADLINE_SECONDS = 3

/** The limit over the quiet run; time in which programs could not run does not count. */
const mostOver = (lostMs: () => number) => MOST_OVER_MS + lostMs()

/** How late posts were at the 99th percentile, in milliseconds, by the network's own record. */
const p99Lateness = (campaigns: string[]): Promise<number> =>
  stage.one(
    `select percentile_disc(0.99) within group
        (order by extract(epoch from sandbox_ledger.created_at - scheduled_for) * 1000)::float8 as n
      from posts join post_attempts on post_id = posts.id join sandbox_ledger on reference = post_attempts.id::text
      where campaign_id = any($1)`,
    [campaigns],
  )

/** Posts that the network has not accepted, with what happened so far: a failure then shows which post waits, and for what. */
async function missingPosts(campaigns: string[]): Promise<object[]> {
  const { rows } = await stage.at.query(
    `select platform, state, reason, (due_at - now())::text as due_in,
        (select json_agg(json_build_array(outcome, detail, started_at, ended_at) order by number)
          from post_attempts where post_id = posts.id) as attempts
      from posts where campaign_id = any($1) and not exists (
        select from post_attempts join sandbox_ledger on reference = post_attempts.id::text where post_id = posts.id)`,
    [campaigns],
  )
  return rows
}

/** Publishes a campaign twice a second, as a shop on a busy day; answers the delays once all are accepted. */
async function publishSteadily(shop: Shop, platforms: readonly Platform[]): Promise<number> {
  const ids: string[] = []
  for (let count = 0; count < CAMPAIGNS; count++) {
    ids.push(await shop.publish(platforms))
    await pause(EVERY_MS)
  }
  await eventually(async () => expect(await missingPosts(ids)).toEqual([]))
  return p99Lateness(ids)
}

test('G4: a workspace with only hanging accounts, and a burst on one platform, delay another workspace by at most 2 s', async () => {
  await stage.worker()
  const quiet = await publishSteadily(bea, TEXT_PLATFORMS)

  const lostMs = startLossCount()
  for (const platform of THIRTEEN) await stage.behave(platform, { kind: 'hangs', posts: null })
  await carla.behave('x', { kind: 'hangs', posts: null })
  await stage.publishAll(Array(80).fill(THIRTEEN))
  await carla.publishAll(Array(260).fill(['x']))
  const isUnderWay = () => stage.one("select count(*) as n from posts where state = 'sending'")
  await eventually(async () => expect(await isUnderWay()).toBeGreaterThan(0))

  // Carla's other accounts are as independent of the hanging one as Bea's are.
  const [others, ownOthers] = await Promise.all([
    publishSteadily(bea, TEXT_PLATFORMS),
    publishSteadily(carla, ['facebook', 'threads']),
  ])
  expect(others).toBeLessThan(quiet + mostOver(lostMs))
  expect(ownOthers).toBeLessThan(quiet + mostOver(lostMs))
})

/** The slots of a new account (post-sender.ts). */
const PLACES_AT_FIRST = 4

test('F09: silent and slow-loris networks are aborted at the deadline, while other channels stay fast', async () => {
  const deadline = { PUBLISH_DEADLINE_SECONDS: String(DEADLINE_SECONDS) }
  const quietWorker = await stage.worker(deadline)
  const quiet = await publishSteadily(bea, TEXT_PLATFORMS)
  await quietWorker.kill('SIGTERM')

  const lostMs = startLossCount()
  await carla.behave('x', { kind: 'hangs', posts: null })
  await carla.behave('threads', { kind: 'trickles', posts: null })
  await carla.publishAll(Array(200).fill(['x', 'threads']))
  stage.gate.longestCall = 0
  await stage.worker(deadline)
  const others = await publishSteadily(bea, TEXT_PLATFORMS)
  expect(others).toBeLessThan(quiet + mostOver(lostMs))

  // Each call is aborted in time, and its slot goes to the next post of the account.
  const tried = (platform: Platform) =>
    stage.one(
      `select count(*) as n from post_attempts join posts on posts.id = post_id
        where posts.workspace_id = $1 and platform = $2`,
      [carla.sender.workspaceId, platform],
    )
  for (const platform of ['x', 'threads'] as const)
    expect(await tried(platform)).toBeGreaterThan(PLACES_AT_FIRST)
  expect(stage.gate.longestCall).toBeGreaterThan(DEADLINE_SECONDS * 1000 - 100)
  expect(stage.gate.longestCall).toBeLessThan((DEADLINE_SECONDS + 3) * 1000 + lostMs())
})
