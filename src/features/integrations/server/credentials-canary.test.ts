import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { createSecrets } from '#server/secrets.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { aProduct, aSale, connect, runSync, useFakeTill } from './integrations.fixture.ts'
import { syncTill } from './sync-till.job.ts'

const CANARY = 'sk_live_CANARY_4242424242424242'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

test('a key appears in no answer, no log line, no export, no row and no error', async () => {
  const written: Buffer[] = []
  const lines = new PassThrough().on('data', (line) => written.push(line))
  const log = createLog('debug', lines)
  Object.assign(at.deps, { log })
  const till = useFakeTill()
  till.products = [aProduct(1)]
  till.sales = [aSale(1)]
  const ana = await at.person()
  const answers: string[] = []
  const keep = ({ body }: { body: string }) => answers.push(body)

  till.problem = { problem: 'credentials_refused' }
  keep(await ana.post('/api/pos-integrations', { provider: 'stripe', secretKey: CANARY }))
  till.problem = null
  const id = await connect(ana, { secretKey: CANARY })
  await runSync(at, ana, id)
  till.before = () => {
    throw new Error('Something of ours broke.')
  }
  await runSync(at, ana, id)
  till.before = null
  // Of two syncs at the same instant nobody could say which is the newer one.
  at.clock.advance(60)
  // The installation's secret has changed: the keys cannot be opened any more.
  const { id: syncId } = (await ana.post(`/api/pos-integrations/${id}/sync-products`)).json<{ id: string }>()
  const elsewhere = { ...at.deps, secrets: createSecrets('another secret that nobody has seen before') }
  await syncTill.run({ workspaceId: await workspaceOf(at, ana), syncId }, elsewhere)
  const [lost] = (await ana.get(`/api/pos-integrations/${id}/syncs`)).json()
  expect(lost).toMatchObject({ status: 'failed', problem: expect.stringContaining('Give them again') })

  keep(await ana.get('/api/pos-integrations'))
  keep(await ana.get(`/api/pos-integrations/${id}/syncs`))
  keep(await ana.get('/api/activity'))
  keep(await ana.get('/api/notifications'))
  keep(await ana.put(`/api/pos-integrations/${id}`, { provider: 'square', secretKey: CANARY }))
  const exported = await ana.get('/api/workspace/export')
  expect(exported.statusCode).toBe(200)
  answers.push(exported.rawPayload.toString('latin1'))

  // A dump as text is what a backup holds of a table.
  const tables = await at.query(
    "select table_name from information_schema.tables where table_schema in ('public') and table_type = 'BASE TABLE'",
  )
  for (const { table_name } of tables.rows) {
    const { rows } = await at.query(`select to_jsonb(t)::text as row from "${table_name}" t`)
    answers.push(...rows.map(({ row }) => row ?? ''))
  }
  const jobs = await at.query('select to_jsonb(t)::text as row from pgboss.job t')
  answers.push(...jobs.rows.map(({ row }) => row ?? ''))

  const everything = [...answers, Buffer.concat(written).toString()].join('\n')
  for (const form of [
    CANARY,
    Buffer.from(CANARY).toString('base64').slice(0, 30),
    Buffer.from(CANARY).toString('hex'),
  ])
    expect(everything.includes(form)).toBe(false)
  expect(everything).toContain('a sync failed')
})
