import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import type { Platform } from '#connectors/social/platforms.ts'
import { addDraft, type Sender, senderOf } from '#features/publishing/server/publishing.fixture.ts'
import { publishNow } from '#features/publishing/server/schedule/schedule-posts.ts'
import type { BehaviourChange } from '#features/sandbox-network/sandbox-behaviour.contract.ts'
import { systemClock } from '#server/clock.ts'
import { urlOf } from '../../database-url.ts'
import type { Person } from '../../person.ts'
import { type RunningProduct, startProduct, startWorker } from '../../running-product.ts'
import { createTestApp, TEST_SECRET, type TestApp } from '../../test-app.ts'
import { type Gate, openGate } from './gate.ts'

/** A workspace with an account on every platform. */
export type Shop = {
  person: Person
  sender: Sender
  /** How the network treats what this platform's account sends. */
  behave(platform: Platform, behaviour: BehaviourChange): Promise<void>
  /** A campaign with one post for each platform, due now. */
  publish(platforms: readonly Platform[]): Promise<string>
  /** Campaigns like that, which all fall due at one instant. */
  publishAll(campaigns: (readonly Platform[])[]): Promise<void>
}

/** Ana's shop, and everything around it. */
export type Stage = Omit<Shop, 'person'> & {
  at: TestApp
  ana: Person
  gate: Gate
  /** Another workspace beside hers. */
  openShop(): Promise<Shop>
  /** A process that does nothing but work; its calls to the network pass the gate. */
  worker(env?: Record<string, string>): Promise<RunningProduct>
  /** So many of them, those among them that the last test left alive; answers one. */
  atWork(count?: number): Promise<RunningProduct>
  one(statement: string, values?: unknown[]): Promise<number>
  /** What has become of the posts, each with how often the network accepted it. */
  fates(): Promise<Fate[]>
  /** When nothing is on its way any more. */
  untilAllEnded(timeout?: number): Promise<void>
  /** The same; what waits for its next try has it at once. */
  hurryToTheEnd(): Promise<void>
  /** When, besides, everybody knows who has to. */
  untilAllTold(): Promise<void>
  notices(): Promise<string[]>
  /** As it was at the beginning: nothing to do, no campaign, a network that keeps to what it promises. */
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

export const soon = { timeout: 60_000, interval: 50 }

const UNDER_WAY = "posts where state in ('scheduled', 'sending')"

const isAlive = ({ process: { exitCode, signalCode } }: RunningProduct) =>
  exitCode === null && signalCode === null

/** By the network's own record, not by ours. */
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

/**
 * The product as several processes on one database: this one answers, with the sandbox network in it, and workers are apart from
 * it. A network that thousands come to at once is apart, too.
 */
export async function setStage({ deadlineSeconds = 2, isNetworkApart = false } = {}): Promise<Stage> {
  const at = await createTestApp()
  // The others go by the time of day.
  at.clock.now = systemClock.now
  const dataDir = await mkdtemp(join(tmpdir(), 'campaigner-stage-'))
  await chmod(dataDir, 0o755)
  const common = {
    DATABASE_URL: urlOf(at.connection),
    DATA_DIR: dataDir,
    APP_SECRET: TEST_SECRET,
    PORT: '0',
    PUBLISH_DEADLINE_SECONDS: String(deadlineSeconds),
  }
  const network = isNetworkApart ? await startProduct({ ...common, ROLE: 'web' }) : null
  const gate = await openGate(network?.url ?? (await at.listen()))
  const workers: RunningProduct[] = []
  let staying: RunningProduct[] = []
  const { person: ana, ...shop } = await openShop(at)
  const one = async (statement: string, values: unknown[] = []) =>
    Number((await at.query(statement, values)).rows[0]?.n)
  const untilNone = (what: string, timeout = soon.timeout) =>
    vi.waitFor(async () => expect(await one(`select count(*) as n from ${what}`)).toBe(0), {
      ...soon,
      timeout,
    })
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
    untilAllEnded: (timeout) => untilNone(UNDER_WAY, timeout),
    hurryToTheEnd: () =>
      vi.waitFor(async () => {
        await at.query("update posts set due_at = now() where state = 'scheduled' and due_at > now()")
        expect(await one(`select count(*) as n from ${UNDER_WAY}`)).toBe(0)
      }, soon),
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
      await at.query("update social_accounts set paused_until = null, refreshing_until = null, health = 'ok'")
    },
    async close() {
      await Promise.all([...workers, ...staying, network].map((each) => each?.kill('SIGKILL')))
      await gate.close()
      await at.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
