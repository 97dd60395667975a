import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import type { Platform } from '#channels/platforms.ts'
import { addDraft, type Sender, senderOf } from '#features/campaigns/server/publishing/publishing.fixture.ts'
import { publishNow } from '#features/campaigns/server/publishing.service.ts'
import type { BehaviourChange } from '#features/sandbox-network/sandbox-behaviour.contract.ts'
import { urlOf } from '../../database-url.ts'
import type { Person } from '../../person.ts'
import { type RunningProduct, startProduct, startWorker } from '../../running-product.ts'
import { createTestApp, TEST_SECRET, type TestApp } from '../../test-app.ts'
import { type Gate, openGate } from './gate.ts'

/** Platforms that take a text alone, as often as one likes. */
export const TEXT_PLATFORMS: Platform[] = [
  'facebook',
  'linkedin',
  'linkedin_thread',
  'threads',
  'x',
  'reddit',
  'whatsapp',
  'medium',
  'blog',
  'google_business',
]

export type Stage = {
  at: TestApp
  ana: Person
  sender: Sender
  gate: Gate
  /** A process that does nothing but work; its calls to the network pass the gate. */
  worker(env?: Record<string, string>): Promise<RunningProduct>
  /** How the network treats what this platform's account sends. */
  behave(platform: Platform, behaviour: BehaviourChange): Promise<void>
  /** A campaign with one post for each platform, due now. */
  publish(platforms: Platform[]): Promise<string>
  one(statement: string, values?: unknown[]): Promise<number>
  /** What has become of the posts, each with how often the network accepted it. */
  fates(): Promise<Fate[]>
  /** When nothing is on its way any more. */
  untilAllEnded(timeout?: number): Promise<void>
  notices(): Promise<string[]>
  close(): Promise<void>
}

export type Fate = {
  platform: Platform
  state: string
  reason: string | null
  accepted: number
  attempts: number
}

/** By the network's own record, not by ours. */
const FATES = `select platform, state, reason,
    (select count(*)::int from sandbox_ledger where reference in (select id::text from post_attempts where post_id = posts.id)) as accepted,
    (select count(*)::int from post_attempts where post_id = posts.id) as attempts
  from posts order by platform, id`

/** The product as several processes on one database: one that answers, with the sandbox network in it, and workers apart from it. */
export async function setStage({ deadlineSeconds = 1 } = {}): Promise<Stage> {
  const at = await createTestApp()
  at.clock.set(new Date().toISOString())
  const dataDir = await mkdtemp(join(tmpdir(), 'campaigner-stage-'))
  await chmod(dataDir, 0o755)
  const common = {
    DATABASE_URL: urlOf(at.connection),
    DATA_DIR: dataDir,
    APP_SECRET: TEST_SECRET,
    PORT: '0',
    PUBLISH_DEADLINE_SECONDS: String(deadlineSeconds),
  }
  const web = await startProduct({ ...common, ROLE: 'web' })
  const gate = await openGate(web.url)
  const workers: RunningProduct[] = []
  const ana = await at.person()
  await ana.post('/api/social-accounts/sandbox/all')
  const sender = await senderOf(at, ana)
  const one = async (statement: string, values: unknown[] = []) =>
    Number((await at.query(statement, values)).rows[0]?.n)

  return {
    at,
    ana,
    sender,
    gate,
    async worker(env = {}) {
      const worker = await startWorker({ ...common, ROLE: 'worker', SANDBOX_BASE_URL: gate.url, ...env })
      workers.push(worker)
      return worker
    },
    async behave(platform, behaviour) {
      const { rows } = await at.query('select id from sandbox_accounts where platform = $1', [platform])
      const answer = await ana.put(`/api/sandbox/accounts/${rows[0]?.id}/behaviour`, behaviour)
      expect(answer.statusCode).toBe(200)
    },
    async publish(platforms) {
      const id = await addDraft(at, sender, platforms)
      await publishNow(at.deps.db, sender, id)
      return id
    },
    one,
    fates: async () => (await at.query(FATES)).rows as unknown as Fate[],
    untilAllEnded: (timeout = 60_000) =>
      vi.waitFor(
        async () =>
          expect(await one("select count(*) as n from posts where state in ('scheduled', 'sending')")).toBe(
            0,
          ),
        { timeout, interval: 50 },
      ),
    async notices() {
      const { rows } = await at.query("select type from notifications where type <> 'welcome' order by type")
      return rows.map(({ type }) => String(type))
    },
    async close() {
      for (const each of [...workers, web]) await each.kill('SIGKILL')
      await gate.close()
      await at.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
