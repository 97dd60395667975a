import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PosFailure } from '#connectors/pos/pos.ts'
import { countedRollUps, keptRollUps } from '#features/sales/server/roll-ups.fixture.ts'
import { errorText } from '#platform/errors.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace, workspaceOf } from '#tests/workspace.ts'
import { aProduct, aSale, connect, type FakePos, runSync, useFakePos } from './integrations.fixture.ts'
import { posTools } from './pos-tools.ts'
import { syncAtNight } from './sync-at-night.job.ts'
import { syncIntegration } from './sync-integration.job.ts'

let at: TestApp
let pos: FakePos
beforeAll(async () => {
  at = await createTestApp()
})
beforeEach(() => {
  pos = useFakePos()
})
afterAll(() => at.close())

const path = '/api/pos-integrations'
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)

/** Imported data of an integration, without fields that differ between two equal imports. */
async function importedRows(id: string) {
  const read = async (statement: string) => (await at.query(statement, [id])).rows
  return {
    products: await read(
      'select remote_id, name, sku, price, stock_quantity, is_active from products where source = $1 order by 1',
    ),
    sales: await read(
      'select remote_id, total_amount, refunded_amount, status, transaction_date from sales_transactions where source = $1 order by 1',
    ),
    items: await read(
      'select remote_id, position, name, quantity, amount from sales_items item join sales_transactions sale on sale.id = transaction_id where source = $1 order by 1, 2',
    ),
  }
}

class Killed extends Error {}

/** Runs until done, and is killed before the n-th answer; answers whether it was. */
async function runKilledAt(person: Person, id: string, nth: number): Promise<boolean> {
  const { id: syncId } = (await person.post(`${path}/${id}/sync-products`)).json<{ id: string }>()
  const payload = { workspaceId: await workspaceOf(at, person), syncId }
  let answers = 0
  let wasKilled = false
  pos.before = () => {
    if (answers++ !== nth) return
    wasKilled = true
    throw new Killed()
  }
  // A kill writes neither an end nor a reason.
  const db = new Proxy(at.deps.db, {
    get: (target, name, receiver) => {
      if (wasKilled) throw new Killed()
      return Reflect.get(target, name, receiver)
    },
  })
  await syncIntegration.run(payload, { ...at.deps, db }).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error
  })
  pos.before = null
  await syncIntegration.run(payload, at.deps)
  return wasKilled
}

test('killed before any page, it continues there and ends with the same rows', async () => {
  pos.products = numbers(3).map((n) => aProduct(n))
  pos.sales = numbers(5).map((n) => aSale(n))
  const pages = Math.ceil(3 / 2) + Math.ceil(5 / 2)
  const ana = await at.person()
  const whole = await connect(ana)
  await runSync(at, ana, whole)
  const expected = await importedRows(whole)
  for (const nth of numbers(pages)) {
    const id = await connect(ana)
    pos.calls = []
    expect(await runKilledAt(ana, id, nth)).toBe(true)
    expect(await importedRows(id)).toEqual(expected)
    // Every page was requested once, and the one at the kill once more.
    expect(pos.calls.length).toBe(pages + 1)
    const [sync] = (await ana.get(`${path}/${id}/syncs`)).json()
    expect(sync).toMatchObject({
      status: 'done',
      productsAdded: 3,
      salesAdded: 5,
      productsChanged: 0,
      salesChanged: 0,
    })
  }
  const workspaceId = await workspaceOf(at, ana)
  expect(await keptRollUps(at, workspaceId)).toEqual(await countedRollUps(at, workspaceId))
})

test('two workers on one sync write each page once', async () => {
  const ana = await at.person()
  const id = await connect(ana)
  pos.products = numbers(5).map((n) => aProduct(n))
  pos.sales = numbers(9).map((n) => aSale(n))
  const { id: syncId } = (await ana.post(`${path}/${id}/sync-products`)).json<{ id: string }>()
  const payload = { workspaceId: await workspaceOf(at, ana), syncId }
  await Promise.all([1, 2, 3].map(() => syncIntegration.run(payload, at.deps)))
  const [sync] = (await ana.get(`${path}/${id}/syncs`)).json()
  expect(sync).toMatchObject({ status: 'done', productsAdded: 5, salesAdded: 9, salesChanged: 0 })
  expect(await keptRollUps(at, payload.workspaceId)).toEqual(await countedRollUps(at, payload.workspaceId))
})

test('the next sync asks for changes since the last one with an hour of overlap, and changes only those', async () => {
  const ana = await at.person()
  const id = await connect(ana)
  pos.pageSize = 50
  pos.products = [aProduct(1), aProduct(2)]
  pos.sales = [aSale(1), aSale(2)]
  const began = at.clock.now()
  await runSync(at, ana, id)
  expect(pos.calls.at(-1)).toEqual({ what: 'sales', cursor: null, since: null })
  at.clock.advance(7200)
  pos.products = [aProduct(1), aProduct(2, { price: 999, isActive: false })]
  pos.sales = [
    aSale(1),
    aSale(2, { status: 'partially_refunded', refundedAmount: 500 }),
    aSale(3, { items: [] }),
  ]
  const { sync } = await runSync(at, ana, id)
  expect(pos.calls.at(-1)?.since).toEqual(new Date(began.getTime() - 3_600_000))
  expect(sync).toMatchObject({ productsAdded: 0, productsChanged: 1, salesAdded: 1, salesChanged: 1 })
  pos.sales = [
    aSale(2, {
      status: 'partially_refunded',
      refundedAmount: 500,
      items: [{ name: 'Renamed', quantity: 3, amount: 9 }],
    }),
  ]
  expect((await runSync(at, ana, id)).sync).toMatchObject({ salesAdded: 0, salesChanged: 1 })
  expect((await importedRows(id)).items).toContainEqual(
    expect.objectContaining({ remote_id: 'sale_2', name: 'Renamed', position: 0 }),
  )
})

test('rate-limited, it waits until then, says so, and continues where it was', async () => {
  const ana = await at.person()
  const id = await connect(ana)
  pos.products = numbers(3).map((n) => aProduct(n))
  const retryAt = new Date(at.clock.now().getTime() + 90_000)
  let answers = 0
  pos.before = () => {
    pos.problem = answers++ === 1 ? { problem: 'rate_limited', retryAt } : null
  }
  const { result, sync } = await runSync(at, ana, id)
  expect(result).toEqual({ status: 'again', after: retryAt })
  expect(sync).toMatchObject({
    status: 'running',
    productsAdded: 2,
    problem: errorText('pos_rate_limited', 'en'),
  })
  expect(sync.retryAt).toBe(retryAt.toISOString())
  expect((await runSync(at, ana, id)).sync).toMatchObject({
    id: sync.id,
    status: 'done',
    productsAdded: 3,
    problem: null,
  })
})

test('an unreachable provider is retried with growing delays, and shown; after six hours it is given up', async () => {
  const ana = await at.person()
  const id = await connect(ana)
  pos.products = numbers(3).map((n) => aProduct(n))
  let answers = 0
  pos.before = () => {
    pos.problem = answers++ >= 1 ? { problem: 'unreachable' } : null
  }
  const began = at.clock.now().getTime() + 1000
  const first = await runSync(at, ana, id)
  const { id: syncId, retryAt } = first.sync
  expect(first.result).toEqual({ status: 'again', after: new Date(retryAt) })
  expect(first.sync).toMatchObject({
    status: 'running',
    productsAdded: 2,
    problem: expect.stringContaining('we’ll try again automatically'),
  })
  const payload = { workspaceId: await workspaceOf(at, ana), syncId }
  // An early run makes no call and leaves no trace.
  expect(await syncIntegration.run(payload, at.deps)).toEqual({ status: 'done' })
  expect(answers).toBe(2)

  const waits: number[] = []
  let result = first.result
  while (result.status === 'again') {
    waits.push((result.after.getTime() - at.clock.now().getTime()) / 60_000)
    at.clock.set(result.after.toISOString())
    result = await syncIntegration.run(payload, at.deps)
  }
  expect(waits.slice(0, 4).map(Math.round)).toEqual([1, 1, 2, 4])
  expect(Math.max(...waits)).toBe(30)
  expect((at.clock.now().getTime() - began) / 3_600_000).toBeLessThan(7)
  const [sync] = (await ana.get(`${path}/${id}/syncs`)).json()
  expect(sync).toMatchObject({ status: 'failed', problem: errorText('pos_unreachable', 'en'), retryAt: null })
  const [shown] = (await ana.get(path)).json()
  // A person cannot fix it, so no attention is requested.
  expect(shown.needsAttention).toBe(false)
})

test('the button skips the wait for an unreachable provider', async () => {
  const ana = await at.person()
  const id = await connect(ana)
  pos.products = [aProduct(1)]
  pos.problem = { problem: 'unreachable' }
  expect((await runSync(at, ana, id)).result.status).toBe('again')
  pos.problem = null
  expect((await runSync(at, ana, id)).sync).toMatchObject({
    status: 'done',
    productsAdded: 1,
    problem: null,
    retryAt: null,
  })
})

test('an invalid key needs attention and is notified once, over many nights; new keys end it', async () => {
  const ana = await at.person()
  pos.account = 'acct_1'
  const id = await connect(ana)
  const told = async () =>
    (await ana.get('/api/notifications'))
      .json<{ type: string }[]>()
      .filter(({ type }) => type === 'pos_sync_failed').length
  const attention = async () => (await ana.get(path)).json()[0].needsAttention
  // First a temporary error, notified once; then an invalid key, notified once more.
  pos.problem = { problem: 'unexpected_answer' }
  for (const _night of numbers(2)) await runSync(at, ana, id)
  expect([await told(), await attention()]).toEqual([1, false])
  pos.problem = { problem: 'credentials_refused' }
  for (const _night of numbers(3)) await runSync(at, ana, id)
  expect([await told(), await attention()]).toEqual([2, true])
  pos.problem = null
  await ana.put(`${path}/${id}`, { provider: 'stripe', secretKey: 'sk_rotated' })
  expect(await attention()).toBe(false)
  await runSync(at, ana, id)
  pos.problem = { problem: 'credentials_refused' }
  await runSync(at, ana, id)
  expect([await told(), await attention()]).toEqual([3, true])
})

test('keys replaced while the old ones are being refused do not fail, and it continues', async () => {
  const ana = await at.person()
  pos.account = 'acct_1'
  const id = await connect(ana)
  pos.products = [aProduct(1)]
  const { id: syncId } = (await ana.post(`${path}/${id}/sync-products`)).json<{ id: string }>()
  const payload = { workspaceId: await workspaceOf(at, ana), syncId }
  let isReplaced = false
  const { adapterFor } = posTools
  posTools.adapterFor = (provider, keys, deps) => {
    const adapter = adapterFor(provider, keys, deps)
    return {
      ...adapter,
      products: async (cursor) => {
        if (isReplaced) return adapter.products(cursor)
        isReplaced = true
        await ana.put(`${path}/${id}`, { provider: 'stripe', secretKey: 'sk_new' })
        throw new PosFailure('credentials_refused')
      },
    }
  }
  await syncIntegration.run(payload, at.deps)
  const [sync] = (await ana.get(`${path}/${id}/syncs`)).json()
  expect(sync).toMatchObject({ id: syncId, status: 'done', productsAdded: 1 })
  const told = (await ana.get('/api/notifications')).json<{ type: string }[]>()
  expect(told.map(({ type }) => type)).not.toContain('pos_sync_failed')
})

test.each(['credentials_refused', 'rights_missing', 'unexpected_answer'] as const)(
  'a vendor that answers %s half-way: imported data stays, the reason is shown, the owner is notified once',
  async (problem) => {
    const ana = await at.person()
    const id = await connect(ana)
    pos.products = numbers(4).map((n) => aProduct(n))
    let answers = 0
    pos.before = () => {
      pos.problem = answers++ % 2 === 1 ? { problem } : null
    }
    const { result, sync } = await runSync(at, ana, id)
    expect(result).toEqual({ status: 'done' })
    expect(sync).toMatchObject({
      status: 'failed',
      productsAdded: 2,
      problem: errorText(`pos_${problem}`, 'en'),
    })
    await runSync(at, ana, id)
    const told = (await ana.get('/api/notifications')).json<{ type: string; link: string }[]>()
    expect(told.filter(({ type }) => type === 'pos_sync_failed')).toMatchObject([{ link: '/integrations' }])
    expect((await ana.get('/api/products')).json()).toHaveLength(2)
    pos.before = null
    pos.problem = null
    expect((await runSync(at, ana, id)).sync).toMatchObject({ status: 'done', productsAdded: 2 })
  },
)

test('a vendor that returns the same cursor does not cause an endless loop', async () => {
  const ana = await at.person()
  const id = await connect(ana)
  pos.products = numbers(4).map((n) => aProduct(n))
  pos.pageSize = 0
  expect((await runSync(at, ana, id)).sync).toMatchObject({ status: 'failed' })
})

test('one deleted during its sync imports nothing more', async () => {
  const ana = await at.person()
  const id = await connect(ana)
  pos.products = numbers(6).map((n) => aProduct(n))
  const { id: syncId } = (await ana.post(`${path}/${id}/sync-products`)).json<{ id: string }>()
  const workspaceId = await workspaceOf(at, ana)
  let deleting: Promise<unknown> | null = null
  pos.before = () => {
    deleting ??= Promise.resolve(ana.delete(`${path}/${id}`))
  }
  await syncIntegration.run({ workspaceId, syncId }, at.deps)
  await deleting
  const count = (await ana.get('/api/products')).json<unknown[]>().length
  await syncIntegration.run({ workspaceId, syncId }, at.deps)
  expect((await ana.get('/api/products')).json()).toHaveLength(count)
})

test('active ones are synced once every night, in the shop’s zone', async () => {
  const ana = await at.person()
  await changeWorkspace(at, ana, { timeZone: 'Asia/Tokyo' })
  const [active, paused] = [await connect(ana), await connect(ana)]
  for (const id of [active, paused]) await runSync(at, ana, id)
  expect((await ana.patch(`${path}/${paused}`, { isActive: false })).json()).toMatchObject({
    isActive: false,
  })
  const runs = async (id: string) => (await ana.get(`${path}/${id}/syncs`)).json<unknown[]>().length

  at.clock.set('2026-03-12T12:17:00.000Z')
  await syncAtNight.run({}, at.deps)
  expect([await runs(active), await runs(paused)]).toEqual([1, 1])
  // Twenty past three in the morning in Tokyo.
  at.clock.set('2026-03-12T18:17:00.000Z')
  await syncAtNight.run({}, at.deps)
  await runSync(at, ana, active)
  at.clock.advance(3600)
  await syncAtNight.run({}, at.deps)
  expect([await runs(active), await runs(paused)]).toEqual([2, 1])
})

test('a sync whose job was lost continues at the next full hour, and one that still waits gets no second job', async () => {
  const ana = await at.person()
  const [waiting, lost] = [await connect(ana), await connect(ana)]
  const begin = async (id: string) =>
    (await ana.post(`${path}/${id}/sync-products`)).json<{ id: string }>().id
  const [waitingRun, lostRun] = [await begin(waiting), await begin(lost)]
  await at.query(`delete from pgboss.job where data->>'syncId' = $1`, [lostRun])
  const jobsOf = async (run: string) =>
    (await at.query(`select 1 from pgboss.job where data->>'syncId' = $1`, [run])).rows.length

  at.clock.advance(2 * 3600)
  await syncAtNight.run({}, at.deps)
  at.clock.advance(3600)
  await syncAtNight.run({}, at.deps)
  expect([await jobsOf(waitingRun), await jobsOf(lostRun)]).toEqual([1, 1])
})
