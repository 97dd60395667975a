import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { createLog } from '#server/log.ts'
import {
  answersHalf,
  answersText,
  cuts,
  type FakePosServer,
  type FakeProduct,
  type FakeSale,
  type Fault,
  hangs,
  neverEnds,
  refundedOf,
  startFakePosServer,
} from './fake-pos-server.fixture.ts'
import { fakeShop } from './fake-shop.fixture.ts'
import { baseUrlSetting, fakeVendors } from './fake-vendors.fixture.ts'
import { type PosAdapter, PosFailure, type PosPage, type PosProduct, type PosSale } from './pos.ts'
import { credentialFields, posProviders } from './registry.ts'
import { posAdapter } from './server-registry.ts'

const clock = { now: () => new Date('2026-03-10T12:00:00Z') }
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
const limits = { deadlineMs: 5_000, maxBytes: 1_000_000, redirects: 3 }

type Listed = 'products' | 'sales'

/** All pages from a cursor on, each with the cursor that requested it. */
async function pagesFrom<Row>(ask: (cursor: string | null) => Promise<PosPage<Row>>, from: string | null) {
  const pages: { cursor: string | null; rows: Row[]; skipped: number }[] = []
  for (let cursor: string | null = from, isFirst = true; isFirst || cursor !== null; isFirst = false) {
    const { next, ...page } = await ask(cursor)
    pages.push({ cursor, ...page })
    cursor = next
  }
  return pages
}

const sorted = <Row extends { remoteId: string }>(rows: Row[]) =>
  rows.toSorted((one, other) => (one.remoteId < other.remoteId ? -1 : 1))

describe.each(posProviders)('%s', (provider) => {
  const fake = fakeVendors[provider]
  const isAtOwnAddress = provider === 'shopify' || provider === 'woocommerce'
  const secretFields = credentialFields(provider).flatMap(({ id, kind }) =>
    kind === 'secret' ? [`${id}`] : [],
  )
  let pos: FakePosServer
  const told: string[] = []

  beforeAll(async () => {
    pos = await startFakePosServer(fake)
  })
  afterAll(() => pos.close())
  beforeEach(() => {
    Object.assign(pos, { shop: fakeShop(8, 20, daysAgo(1)), fault: null, pageSize: 3 })
    pos.rights = new Set(['products', 'sales'])
    pos.requests.length = 0
    told.length = 0
  })
  afterEach(() => {
    const secrets = Object.entries(pos.credentials).filter(([field]) => secretFields.includes(field))
    for (const [, secret] of secrets) expect(told.join('\n')).not.toContain(secret)
  })

  const log = createLog('debug', { write: (line: string) => void told.push(line) })
  const settings = () => ({
    ALLOW_PRIVATE_NETWORK: 'true',
    ...(!isAtOwnAddress && baseUrlSetting(provider, pos.url)),
  })
  const adapter = (given: object = {}, within = limits): PosAdapter =>
    posAdapter(provider, { ...pos.credentials, ...given }, { env: readEnv(settings()), clock, log }, within)
  const allOf = async (what: Listed, since: Date | null = null) => {
    const pos = adapter()
    const pages =
      what === 'products'
        ? await pagesFrom<PosProduct | PosSale>(pos.products, null)
        : await pagesFrom<PosProduct | PosSale>((cursor) => pos.sales(cursor, since), null)
    return {
      rows: pages.flatMap(({ rows }) => rows),
      skipped: pages.reduce((sum, page) => sum + page.skipped, 0),
    }
  }

  /** The PosFailure of a call. Its contents are recorded, because `afterEach` checks them for secrets. */
  async function problemOf(call: Promise<unknown>): Promise<PosFailure> {
    const error = await call.then(
      () => null,
      (error: unknown) => error,
    )
    expect(error).toBeInstanceOf(PosFailure)
    const failure = error as PosFailure
    told.push(String(failure.stack), JSON.stringify(failure), String(failure.cause))
    return failure
  }

  const productAs = (product: FakeProduct): PosProduct => ({
    remoteId: fake.ids.product(product.n),
    name: product.name,
    sku: product.sku,
    category: product.category,
    price: product.price,
    currency: pos.shop.currency,
    stockQuantity: provider === 'stripe' ? null : product.stock,
    isActive: product.isActive,
    imageUrl: product.imageUrl,
  })
  const saleAs = (sale: FakeSale): PosSale => {
    const refunded = refundedOf(sale)
    const paid = refunded === 0 ? 'completed' : refunded === sale.total ? 'refunded' : 'partially_refunded'
    return {
      remoteId: fake.ids.sale(sale.n),
      customerName: sale.customer?.name ?? null,
      customerEmail: sale.customer?.email ?? null,
      customerRemoteId: sale.customer && fake.ids.customer(sale.customer.n),
      paymentMethod: 'card',
      soldAt: sale.soldAt,
      totalAmount: sale.total,
      refundedAmount: refunded,
      currency: pos.shop.currency,
      status: sale.state === 'paid' ? paid : sale.state,
      items: provider === 'stripe' ? [] : sale.items,
    }
  }

  describe('the credentials check', () => {
    test('returns the store name', async () => {
      expect(await adapter().check()).toMatchObject({ storeName: 'Corner shop' })
    })

    test('returns a stable account id that contains no key', async () => {
      const [one, two] = [await adapter().check(), await adapter().check()]
      expect(one.account).toMatch(/^\S+$/)
      expect(two.account).toBe(one.account)
      told.push(String(one.account))
    })

    test('rejects each wrong key', async () => {
      for (const field of Object.keys(pos.credentials)) {
        if (!secretFields.includes(field)) continue
        const failure = await problemOf(adapter({ [field]: 'not-the-right-one' }).check())
        expect([field, failure.problem]).toEqual([field, 'credentials_refused'])
      }
    })

    test.each<Listed>(['products', 'sales'])('detects missing permission to read %s', async (missing) => {
      pos.rights.delete(missing)
      expect(await problemOf(adapter().check())).toMatchObject({ problem: 'rights_missing' })
      expect(await problemOf(allOf(missing))).toMatchObject({ problem: 'rights_missing' })
    })

    test('reports an unreachable server', async () => {
      const gone = await startFakePosServer(fake)
      await gone.close()
      const env = readEnv({
        ALLOW_PRIVATE_NETWORK: 'true',
        ...(!isAtOwnAddress && baseUrlSetting(provider, gone.url)),
      })
      const call = posAdapter(provider, gone.credentials, { env, clock, log }, limits).check()
      expect(await problemOf(call)).toMatchObject({ problem: 'unreachable' })
    })
  })

  describe('reading', () => {
    test('returns every product and sale from all pages', async () => {
      const products = await allOf('products')
      expect(sorted(products.rows)).toEqual(sorted(pos.shop.products.map(productAs)))
      const sales = await allOf('sales')
      expect(sorted(sales.rows)).toEqual(sorted(pos.shop.sales.map(saleAs)))
      expect([products.skipped, sales.skipped]).toEqual([0, 0])
    })

    test('an empty shop returns an empty page', async () => {
      pos.shop = fakeShop(0, 0, daysAgo(1))
      expect(await allOf('products')).toEqual({ rows: [], skipped: 0 })
      expect(await allOf('sales')).toEqual({ rows: [], skipped: 0 })
      expect(await allOf('sales', daysAgo(3))).toEqual({ rows: [], skipped: 0 })
    })

    test.each<[Listed, Date | null]>([
      ['products', null],
      ['sales', null],
      ['sales', daysAgo(2)],
    ])('%s since %s can be resumed at any page by a new adapter, with the same rows', async (what, since) => {
      for (const sale of pos.shop.sales.slice(12, 17)) sale.refunds.push({ amount: 10, at: daysAgo(1) })
      const read = (from: string | null) =>
        pagesFrom<PosProduct | PosSale>((cursor) => {
          const fresh = adapter()
          return what === 'products' ? fresh.products(cursor) : fresh.sales(cursor, since)
        }, from)
      const pages = await read(null)
      expect(pages.length).toBeGreaterThan(2)
      for (const [index, { cursor }] of pages.entries())
        expect(await read(cursor)).toEqual(pages.slice(index))
    })

    test('requests only sales created or changed since the given date', async () => {
      const [recent, old] = [pos.shop.sales.slice(0, 4), pos.shop.sales.slice(4)]
      for (const sale of old) sale.soldAt = daysAgo(60 + sale.n)
      const ids = (await allOf('sales', daysAgo(2))).rows.map(({ remoteId }) => remoteId)
      expect(ids.toSorted()).toEqual(recent.map(({ n }) => fake.ids.sale(n)).toSorted())
    })

    test('a later refund updates its sale', async () => {
      const [part, whole] = pos.shop.sales.filter(({ state }) => state === 'paid')
      if (!part || !whole) throw new Error('The shop has no paid sales.')
      for (const sale of pos.shop.sales) sale.soldAt = daysAgo(50 + sale.n)
      const changed = { at: daysAgo(1) }
      part.refunds.push({ amount: 1, ...changed }, { amount: 2, ...changed })
      whole.refunds.push({ amount: whole.total, ...changed })
      const { rows } = await allOf('sales', daysAgo(2))
      expect(sorted(rows)).toEqual(sorted([saleAs(part), saleAs(whole)]))
      expect(sorted(rows)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ status: 'partially_refunded', refundedAmount: 3 }),
          expect.objectContaining({ status: 'refunded', refundedAmount: whole.total }),
        ]),
      )
    })

    test('malformed rows are skipped and counted', async () => {
      const strays = [null, 'text', 5, [], {}, { id: 'x' }, { id: 1e300, total: '-1' }]
      pos.shop.strays = { products: strays, sales: strays }
      const products = await allOf('products')
      expect([products.rows.length, products.skipped]).toEqual([8, strays.length])
      const sales = await allOf('sales')
      expect([sales.rows.length, sales.skipped]).toEqual([20, strays.length])
    })

    test.each(['JPY', 'CLP', 'KWD', 'EUR'])('amounts in %s are exact', async (currency) => {
      pos.shop.currency = currency
      expect(sorted((await allOf('products')).rows)).toEqual(sorted(pos.shop.products.map(productAs)))
      expect(sorted((await allOf('sales')).rows)).toEqual(sorted(pos.shop.sales.map(saleAs)))
    })

    test('hostile names are sanitized', async () => {
      const [product] = pos.shop.products
      if (product) product.name = `a\u0000b\u0007 ${'x'.repeat(10_000)}`
      const { rows } = await allOf('products')
      const name = rows.flatMap((row) => ('name' in row && row.name.startsWith('a b') ? row.name : []))
      expect(name).toEqual([expect.stringMatching(/^a b x{2,300}$/)])
    })

    test('an invalid cursor is rejected', async () => {
      expect(await problemOf(adapter().products('nonsense'))).toMatchObject({ problem: 'unexpected_answer' })
      expect(await problemOf(adapter().sales('nonsense', null))).toMatchObject({
        problem: 'unexpected_answer',
      })
    })
  })

  describe('when the provider fails', () => {
    const calls = (within = limits) => {
      const each = adapter({}, within)
      return [() => each.check(), () => each.products(null), () => each.sales(null, daysAgo(1))]
    }

    test('429 sets the retry time', async () => {
      pos.fault = answersText(429, 'slow down', { 'retry-after': '120' })
      for (const call of calls()) {
        const failure = await problemOf(call())
        expect(failure.problem).toBe('rate_limited')
        expect(failure.retryAt).toEqual(new Date(clock.now().getTime() + 120_000))
      }
    })

    test.each<[string, Fault, string]>([
      ['a cut line', cuts, 'unreachable'],
      ['half an answer', answersHalf, 'unreachable'],
      ['a failure of its own', answersText(500, 'oops'), 'unreachable'],
      ['a busy gateway', answersText(503, '<html>busy</html>'), 'unreachable'],
      ['nothing at this place', answersText(404, '<html>not here</html>'), 'not_found'],
      ['a page instead of data', answersText(200, '<!doctype html><p>Hello</p>'), 'unexpected_answer'],
      ['data that ends in the middle', answersText(200, '{"data":[{"id":'), 'unexpected_answer'],
      ['other data', answersText(200, '{"data":5,"objects":5,"locations":5}'), 'unexpected_answer'],
      ['no data', answersText(200, ''), 'unexpected_answer'],
      ['a refusal that explains itself to nobody', answersText(400, '<p>no</p>'), 'unexpected_answer'],
      ['an answer without end', neverEnds, 'unexpected_answer'],
    ])('%s', async (_case, fault, problem) => {
      pos.fault = fault
      for (const call of calls()) expect((await problemOf(call())).problem).toBe(problem)
    })

    test('a request without a response times out', async () => {
      pos.fault = hangs
      for (const call of calls({ ...limits, deadlineMs: 150 }))
        expect((await problemOf(call())).problem).toBe('unreachable')
    })
  })

  test('requests are logged with host, method, duration and status only', async () => {
    await adapter().check()
    pos.fault = answersText(500, 'oops')
    await problemOf(adapter().products(null))
    const outgoing = told.flatMap((line) => (line.startsWith('{') ? (JSON.parse(line).outgoing ?? []) : []))
    expect(outgoing.length).toBeGreaterThan(1)
    for (const each of outgoing)
      expect(Object.keys(each).toSorted()).toEqual(['host', 'method', 'ms', 'status'])
  })

  if (isAtOwnAddress) {
    test('a shop on the private network is not called', async () => {
      const env = readEnv({})
      for (const address of [
        pos.url,
        pos.url.replace('127.0.0.1', '0x7f.1'),
        pos.url.replace('127.0.0.1', 'localhost'),
      ]) {
        const credentials = { ...pos.credentials, storeUrl: address, siteUrl: address }
        const call = posAdapter(provider, credentials, { env, clock, log }, limits).check()
        expect(await problemOf(call)).toMatchObject({ problem: 'address_refused' })
      }
      expect(pos.requests).toEqual([])
    })
  }
})
