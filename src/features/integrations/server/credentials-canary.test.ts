import { PassThrough } from 'node:stream'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersText, type Fault, startFakePosServer } from '#connectors/pos/fake-pos-server.fixture.ts'
import { fakeVendors } from '#connectors/pos/fake-vendors.fixture.ts'
import { type PosProvider, posProviders } from '#connectors/pos/registry.ts'
import { posAdapter } from '#connectors/pos/server-registry.ts'
import { createLog } from '#server/log.ts'
import { createSecrets } from '#server/secrets.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { aProduct, aSale, connect, runSync, useFakePos } from './integrations.fixture.ts'
import { posTools } from './pos-tools.ts'
import { syncIntegration } from './sync-integration.job.ts'

const CANARY = 'sk_live_CANARY_4242424242424242'
const path = '/api/pos-integrations'

let at: TestApp
const written: Buffer[] = []
beforeAll(async () => {
  at = await createTestApp()
  const lines = new PassThrough().on('data', (line) => written.push(line))
  Object.assign(at.deps, { log: createLog('debug', lines) })
})
afterAll(() => at.close())

/** Answers, exports, a database dump, queued jobs and logs. */
async function everything(person: Person): Promise<string> {
  const pages = [path, '/api/activity', '/api/notifications', '/api/products', '/api/sales-transactions']
  const seen: string[] = []
  for (const page of pages) seen.push((await person.get(page)).body)
  for (const { id } of (await person.get(path)).json<{ id: string }[]>())
    seen.push((await person.get(`${path}/${id}/syncs`)).body)

  const exported = await person.get('/api/workspace/export')
  expect(exported.statusCode).toBe(200)
  const files = Object.entries(unzipSync(exported.rawPayload))
  expect(files.map(([name]) => name).join()).toMatch(/pos_integrations/)
  seen.push(...files.map(([name, bytes]) => `${name} ${strFromU8(bytes)}`))

  const tables = await at.query(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'",
  )
  for (const { name } of tables.rows) {
    const { rows } = await at.query(`select to_jsonb(t)::text as row from ${name} t`)
    seen.push(...rows.map(({ row }) => row ?? ''))
  }
  return [...seen, Buffer.concat(written).toString()].join('\n')
}

/** The key, and its encoded forms. */
const formsOf = (key: string) => [
  key,
  encodeURIComponent(key),
  Buffer.from(key).toString('base64').slice(0, 24),
  Buffer.from(key).toString('hex'),
]

test('a key appears in no answer, log line, export, row or error', async () => {
  const pos = useFakePos()
  pos.products = [aProduct(1)]
  pos.sales = [aSale(1)]
  const ana = await at.person()
  const answers: string[] = []
  const keep = ({ body }: { body: string }) => answers.push(body)

  pos.problem = { problem: 'credentials_refused' }
  keep(await ana.post(path, { provider: 'stripe', secretKey: CANARY }))
  pos.problem = null
  const id = await connect(ana, { secretKey: CANARY })
  await runSync(at, ana, id)
  pos.before = () => {
    throw new Error('Something of ours broke.')
  }
  await runSync(at, ana, id)
  pos.before = null
  // Two syncs at the same instant would have no order.
  at.clock.advance(60)
  // The app secret has changed: the keys can no longer be opened.
  const { id: syncId } = (await ana.post(`${path}/${id}/sync-products`)).json<{ id: string }>()
  const elsewhere = { ...at.deps, secrets: createSecrets('another secret that nobody has seen before') }
  await syncIntegration.run({ workspaceId: await workspaceOf(at, ana), syncId }, elsewhere)
  const [lost] = (await ana.get(`${path}/${id}/syncs`)).json()
  expect(lost).toMatchObject({ status: 'failed', problem: expect.stringContaining('Enter them again') })
  keep(await ana.post(path, { provider: 'stripe', secretKey: CANARY }))
  keep(await ana.put(`${path}/${id}`, { provider: 'square', secretKey: CANARY }))
  keep(await ana.put(`${path}/${id}`, { provider: 'stripe', secretKey: `${CANARY} ${CANARY}` }))
  keep(await ana.delete(`${path}/${CANARY}`))

  const all = [...answers, await everything(ana)].join('\n')
  for (const form of formsOf(CANARY)) expect([form, all.includes(form)]).toEqual([form, false])
  expect(all).toContain('a sync failed')
})

/** Quotes the keys in every part of an answer. */
const quoting = (status: number, said: string): Fault => {
  const body = JSON.stringify({ error: { message: said }, errors: [{ message: said, detail: said }] })
  const location = `/elsewhere?key=${encodeURIComponent(said)}`
  return answersText(status, status === 200 ? said : body, {
    'x-reason': said,
    ...(status < 400 && status > 299 && { location }),
  })
}

test.each<PosProvider>(posProviders)(
  'a %s that quotes its keys in every answer leaks none of them',
  async (provider) => {
    posTools.adapterFor = posAdapter
    const pos = await startFakePosServer(fakeVendors[provider])
    const baseUrls = { ...at.deps.env.baseUrls, pos: { [provider]: pos.url } }
    Object.assign(at.deps, { env: { ...at.deps.env, baseUrls } })
    const keys = Object.entries(pos.credentials).flatMap(([name, key]) => (/url/i.test(name) ? [] : key))
    const ana = await at.person()
    const id = await connect(ana, { secretKey: undefined, ...pos.credentials, provider })
    const answers: string[] = []
    for (const status of [200, 302, 400, 401, 403, 404, 429, 500]) {
      pos.fault = quoting(status, keys.join(' '))
      const answer = await ana.post(path, { ...pos.credentials, provider })
      expect(answer.statusCode).toBe(422)
      answers.push(answer.body)
      const { sync } = await runSync(at, ana, id)
      expect(sync.problem).toEqual(expect.any(String))
    }
    await pos.close()
    const all = [...answers, await everything(ana)].join('\n')
    for (const form of keys.flatMap(formsOf)) expect([form, all.includes(form)]).toEqual([form, false])
    expect(all).toContain('a POS vendor could not be reached')
  },
)
