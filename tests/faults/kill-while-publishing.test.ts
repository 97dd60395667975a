import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDraft, senderOf } from '#features/publishing/server/publishing.fixture.ts'
import { publishNow } from '#features/publishing/server/schedule/schedule-posts.ts'
import { urlOf } from '../database-url.ts'
import { eventually } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { type RunningProduct, startProduct } from '../running-product.ts'
import { createTestApp, TEST_SECRET, type TestApp } from '../test-app.ts'
import { TEXT_PLATFORMS } from '../text-platforms.ts'
import { END_LEASES } from './publishing/stage.ts'

// More posts than are sent at once.
const CAMPAIGNS = 60
const POSTS = CAMPAIGNS * TEXT_PLATFORMS.length
// The process is killed when the network has accepted this many: at the start, in the middle, near the end.
const KILLS = [1, 200, 400]

let at: TestApp
let dataDir: string
let product: RunningProduct
beforeAll(async () => {
  at = await createTestApp()
  dataDir = await mkdtemp(join(tmpdir(), 'campaigner-publish-'))
  await chmod(dataDir, 0o755)
})
afterAll(async () => {
  await product?.kill('SIGKILL')
  await at.close()
  await rm(dataDir, { recursive: true, force: true })
})

const one = async (statement: string) => Number((await at.query(statement)).rows[0]?.n)
const inLedger = () => one('select count(*) as n from sandbox_ledger')
const onTheWay = () => one("select count(*) as n from posts where state in ('scheduled', 'sending')")

async function plan(): Promise<void> {
  const ana = await at.person()
  for (const platform of TEXT_PLATFORMS) await ana.post('/api/social-accounts/sandbox', { platform })
  const sender = await senderOf(at, ana)
  for (let made = 0; made < CAMPAIGNS; made++) {
    const id = await addDraft(at, sender, TEXT_PLATFORMS)
    await publishNow(at.deps.db, sender, id)
  }
}

test(`killed ${KILLS.length} times during ${POSTS} posts: each ends published, and the network has each once`, async () => {
  await plan()
  const env = {
    DATABASE_URL: urlOf(at.connection),
    DATA_DIR: dataDir,
    APP_SECRET: TEST_SECRET,
    // The same each time, as in an installation: the killed process sends to itself.
    PORT: String(await freePort()),
  }
  let stranded = 0
  for (const taken of KILLS) {
    product = await startProduct(env)
    await eventually(async () => expect(await inLedger()).toBeGreaterThanOrEqual(taken))
    await product.kill('SIGKILL')
    stranded += await one("select count(*) as n from posts where state = 'sending'")
    for (const statement of END_LEASES) await at.query(statement)
  }
  // Only the network knows the outcome of calls in flight when the process died.
  expect(stranded).toBeGreaterThan(0)

  product = await startProduct(env)
  await eventually(async () => expect(await onTheWay()).toBe(0))
  await product.kill('SIGTERM')

  const states = await at.query('select state, count(*) as n from posts group by state')
  expect(states.rows).toEqual([{ state: 'published', n: POSTS }])
  const sentTwice = await at.query(
    `select post_id from sandbox_ledger join post_attempts on post_attempts.id::text = reference
     group by post_id having count(*) > 1`,
  )
  expect(sentTwice.rows).toEqual([])
  expect(await inLedger()).toBe(POSTS)
  const settled = await at.query('select status, delivered_count, count(*) as n from campaigns group by 1, 2')
  expect(settled.rows).toEqual([
    { status: 'published', delivered_count: TEXT_PLATFORMS.length, n: CAMPAIGNS },
  ])
  expect(await one('select count(*) as n from post_attempts where ended_at is null')).toBe(0)
})
