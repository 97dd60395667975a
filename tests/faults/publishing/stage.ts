import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Platform } from '#connectors/social/platforms.ts'
import { addDraft, type Sender, senderOf } from '#features/publishing/server/publishing.fixture.ts'
import { publishNow } from '#features/publishing/server/schedule/schedule-posts.ts'
import type { BehaviourChange } from '#features/sandbox-network/sandbox-behaviour.contract.ts'
import { systemClock } from '#server/clock.ts'
import { urlOf } from '../../database-url.ts'
import { eventually } from '../../eventually.ts'
import { startRoundRobin } from '../../peers/round-robin.ts'
import type { Person } from '../../person.ts'
import { type RunningProduct, startProduct, startWorker } from '../../running-product.ts'
import { sharedStore } from '../../shared-store.ts'
import { createTestApp, TEST_SECRET, type TestApp } from '../../test-app.ts'
import { type Gate, openGate } from './gate.ts'

/** A workspace with an account on every platform. */
export type Shop = {
  person: Person
  sender: Sender
  /** How the network treats posts of this platform's account. */
  behave(platform: Platform, behaviour: BehaviourChange): Promise<void>
  /** A campaign with one post per platform, due now. */
  publish(platforms: readonly Platform[]): Promise<string>
  /** Such campaigns, all due at one instant. */
  publishAll(campaigns: (readonly Platform[])[]): Promise<void>
}

/** Ana's shop and its environment. */
export type Stage = Omit<Shop, 'person'> & {
  at: TestApp
  ana: Person
  gate: Gate
  /** Another workspace. */
  openShop(): Promise<Shop>
  /** A worker process; its calls to the network pass the gate. */
  worker(env?: Record<string, string>): Promise<RunningProduct>
  /** Ensures this many workers, including those left by the last test; answers one. */
  atWork(count?: number): Promise<RunningProduct>
  one(statement: string, values?: unknown[]): Promise<number>
  /** The posts, each with how often the network accepted it. */
  fates(): Promise<Fate[]>
  /** Until nothing is in flight. */
  untilAllEnded(): Promise<void>
  /** The same, with waits for retries skipped. */
  hurryToTheEnd(): Promise<void>
  /** Skips the wait after an unclear outcome. Only where the aborted call can no longer reach the network. */
  skipLookupWaits(): Promise<void>
  /** Skips the rest of a lease. Only for posts that nobody is sending: their worker is dead or has given up. */
  endLeases(): Promise<void>
  /** Until all notifications are sent, too. */
  untilAllTold(): Promise<void>
  notices(): Promise<string[]>
  /** The initial state: no campaigns, and a well-behaved network. */
  reset(): Promise<void>
  close(): Promise<void>
}

export type Fate = {
  campaign: string
  platform: Platform
  state: string
  reason: string | null
  accepted: number
  attempts: number
}

const UNDER_WAY = "posts where state in ('scheduled', 'sending')"

/** Longer than three leases, shorter than the time after which a person is asked, for deadlines of 8 to 20 seconds. */
const LOOKUP_WAIT = "interval '200 seconds'"

/** As if the time had passed after which "not there" counts. */
const age = (attempts: string) => `update post_attempts set started_at = started_at - ${LOOKUP_WAIT}
  from posts where post_id = posts.id and number = fence and state = 'sending' and ${attempts}
    and started_at > now() - ${LOOKUP_WAIT}`

const SKIP_RETRY_WAITS = "update posts set due_at = now() where state = 'scheduled' and due_at > now()"

const SKIP_LOOKUP_WAITS = [
  age("outcome = 'unknown'"),
  `update posts set lease_until = now()
    where state = 'sending' and lease_until > now() and exists (
      select from post_attempts where post_id = posts.id and number = fence and outcome = 'unknown')`,
]

/** An attempt without an outcome is a dead worker's. */
export const END_LEASES = [
  age('outcome is null'),
  "update posts set lease_until = now() where state = 'sending'",
]

const isAlive = ({ process: { exitCode, signalCode } }: RunningProduct) =>
  exitCode === null && signalCode === null

/** By the network's ledger, not by ours. */
const FATES = `select campaign_id as campaign, platform, state, reason,
    (select count(*)::int from sandbox_ledger where reference in (select id::text from post_attempts where post_id = posts.id)) as accepted,
    (select count(*)::int from post_attempts where post_id = posts.id) as attempts
  from posts order by platform, id`

async function openShop(at: TestApp): Promise<Shop> {
  const person = await at.person()
  await person.post('/api/social-accounts/sandbox/all')
  const sender = await senderOf(at, person)
  return {
    person,
    sender,
    async behave(platform, behaviour) {
      const { rows } = await at.query(
        'select id from sandbox_accounts where workspace_id = $1 and platform = $2',
        [sender.workspaceId, platform],
      )
      const answer = await person.put(`/api/sandbox/accounts/${rows[0]?.id}/behaviour`, behaviour)
      expect(answer.statusCode).toBe(200)
    },
    async publish(platforms) {
      const id = await addDraft(at, sender, platforms)
      await publishNow(at.deps.db, sender, id)
      return id
    },
    async publishAll(campaigns) {
      const ids: string[] = []
      for (const platforms of campaigns) ids.push(await addDraft(at, sender, platforms))
      await at.deps.db.transaction(async (db) => {
        for (const id of ids) await publishNow(db, sender, id)
      })
    },
  }
}

/** With a shared store the product stands as on several machines, with two web processes behind a proxy. */
const websFor = (isNetworkApart: boolean) => (sharedStore() ? 2 : isNetworkApart ? 1 : 0)

/**
 * The product as several processes on one database: this one serves requests and the sandbox network, and workers are
 * separate. For thousands of calls, the network is a separate process, too. The deadline is a real installation's: a
 * machine that stops for some seconds cuts off no call, and tests skip leases instead of waiting for them.
 */
export async function setStage({ isNetworkApart = false } = {}): Promise<Stage> {
  const at = await createTestApp()
  // The other processes use real time.
  at.clock.now = systemClock.now
  const dataDir = await mkdtemp(join(tmpdir(), 'campaigner-stage-'))
  await chmod(dataDir, 0o755)
  const common = {
    DATABASE_URL: urlOf(at.connection),
    DATA_DIR: dataDir,
    APP_SECRET: TEST_SECRET,
    PORT: '0',
    PUBLISH_DEADLINE_SECONDS: '20',
  }
  const webs = await Promise.all(
    Array.from({ length: websFor(isNetworkApart) }, () => startProduct({ ...common, ROLE: 'web' })),
  )
  const proxy = await startRoundRobin()
  proxy.targets.push(...webs.map(({ url }) => url))
  const gate = await openGate(webs.length > 0 ? proxy.url : await at.listen())
  const workers: RunningProduct[] = []
  let staying: RunningProduct[] = []
  const { person: ana, ...shop } = await openShop(at)
  const one = async (statement: string, values: unknown[] = []) =>
    Number((await at.query(statement, values)).rows[0]?.n)
  const untilNone = (what: string) =>
    eventually(async () => expect(await one(`select count(*) as n from ${what}`)).toBe(0))
  const untilAllTold = () =>
    untilNone("pgboss.job where name = 'campaigns.follow-up' and state in ('created', 'retry', 'active')")
  const start = (env: Record<string, string>) =>
    startWorker({ ...common, ROLE: 'worker', SANDBOX_BASE_URL: gate.url, ...env })

  return {
    ...shop,
    at,
    ana,
    gate,
    openShop: () => openShop(at),
    async worker(env = {}) {
      const worker = await start(env)
      workers.push(worker)
      return worker
    },
    async atWork(count = 1) {
      const alive = staying.filter(isAlive)
      const missing = Array.from({ length: count - alive.length }, () => start({}))
      staying = [...alive, ...(await Promise.all(missing))]
      const [one] = staying
      if (!one) throw new Error('Nobody is at work.')
      return one
    },
    one,
    fates: async () => (await at.query(FATES)).rows as unknown as Fate[],
    untilAllEnded: () => untilNone(UNDER_WAY),
    hurryToTheEnd: () =>
      eventually(async () => {
        await at.query(SKIP_RETRY_WAITS)
        expect(await one(`select count(*) as n from ${UNDER_WAY}`)).toBe(0)
      }),
    async skipLookupWaits() {
      for (const statement of SKIP_LOOKUP_WAITS) await at.query(statement)
    },
    async endLeases() {
      for (const statement of END_LEASES) await at.query(statement)
    },
    untilAllTold,
    async notices() {
      const { rows } = await at.query("select type from notifications where type <> 'welcome' order by type")
      return rows.map(({ type }) => String(type))
    },
    async reset() {
      await Promise.all(workers.splice(0).map((worker) => worker.kill('SIGKILL')))
      gate.open()
      if (staying.some(isAlive)) await untilAllTold()
      gate.calls.length = 0
      await at.query('delete from campaigns')
      await at.query('delete from sandbox_behaviours')
      await at.query("delete from notifications where type <> 'welcome'")
      await at.query("delete from pgboss.job where name = 'campaigns.follow-up'")
      await at.query("update social_accounts set paused_until = null, health = 'ok'")
      await at.query('update channel_grants set refreshing_until = null')
    },
    async close() {
      await Promise.all([...workers, ...staying, ...webs].map((each) => each.kill('SIGKILL')))
      await gate.close()
      await proxy.close()
      await at.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
