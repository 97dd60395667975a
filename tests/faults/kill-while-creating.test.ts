import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { urlOf } from '../database-url.ts'
import { eventually } from '../eventually.ts'
import type { Person } from '../person.ts'
import { type RunningProduct, startProduct } from '../running-product.ts'
import { createTestApp, TEST_SECRET, type TestApp } from '../test-app.ts'

let at: TestApp
let dataDir: string
let product: RunningProduct
let elsewhere: pg.Client
beforeAll(async () => {
  at = await createTestApp()
  // Both processes must agree on whether a session has ended.
  at.clock.set(new Date().toISOString())
  dataDir = await mkdtemp(join(tmpdir(), 'campaigner-create-'))
  await chmod(dataDir, 0o755)
  elsewhere = new pg.Client(at.connection)
  await elsewhere.connect()
})
beforeEach(async () => {
  const env = { DATABASE_URL: urlOf(at.connection), DATA_DIR: dataDir, APP_SECRET: TEST_SECRET, PORT: '0' }
  product = await startProduct({ ...env, ROLE: 'web' })
})
afterEach(() => product?.kill('SIGKILL'))
afterAll(async () => {
  await elsewhere.end()
  await at.close()
  await rm(dataDir, { recursive: true, force: true })
})

const spring = {
  title: 'Spring',
  description: 'Spring has come to the shop.',
  platforms: ['facebook', 'x'],
  withPictures: false,
}
const headers = { 'idempotency-key': 'one' }

/** The first call goes to the process that will be killed, and gets no answer. */
const askTheProduct = (ana: Person) =>
  fetch(`${product.url}/api/campaigns`, {
    method: 'POST',
    headers: { ...headers, cookie: ana.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(spring),
  }).then(
    ({ status }) => status,
    () => 'cut',
  )
/** The second goes to another process on the same database, which may wait for the first's transaction. */
const askAgain = (ana: Person) =>
  eventually(async () => {
    const answer = await ana.post('/api/campaigns', spring, { headers })
    expect(answer.statusCode).not.toBe(409)
    return answer
  })

const countOf = async (ana: Person) => (await ana.get('/api/campaigns')).json<unknown[]>().length

const isThere = (condition: string) =>
  eventually(async () => {
    const { rows } = await at.query(
      `select 1 from pg_stat_activity where datname = current_database() and ${condition}`,
    )
    expect(rows).toHaveLength(1)
  }, 5)

test('killed during commit: the repeated call replays the answer and does nothing', async () => {
  const ana = await at.person()
  // The database finishes its transaction even if the client dies.
  await at.query(`create function linger() returns trigger language plpgsql as
    $$ begin perform pg_sleep(1); return null; end $$`)
  await at.query(`create constraint trigger linger after insert on campaigns
    deferrable initially deferred for each row execute function linger()`)
  const first = askTheProduct(ana)
  await isThere("query = 'commit' and wait_event = 'PgSleep'")
  await product.kill('SIGKILL')
  const again = await askAgain(ana)
  expect(await first).toBe('cut')
  expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([201, 'true'])
  expect(again.json()).toMatchObject({ title: 'Spring', postCount: 2 })
  expect(await countOf(ana)).toBe(1)
  await at.query('drop trigger linger on campaigns')
})

test('killed during its transaction: the key is free again, and the repeated call runs', async () => {
  const ana = await at.person()
  await elsewhere.query('begin; lock table posts in exclusive mode')
  const first = askTheProduct(ana)
  await isThere("wait_event_type = 'Lock' and query like 'insert into \"posts\"%'")
  await product.kill('SIGKILL')
  await elsewhere.query('rollback')
  const again = await askAgain(ana)
  expect(await first).toBe('cut')
  expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([201, undefined])
  expect(await countOf(ana)).toBe(1)
})
