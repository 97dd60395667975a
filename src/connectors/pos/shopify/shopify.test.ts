import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { createLog } from '#server/log.ts'
import { answersText, type FakePosServer, startFakePosServer } from '../fake-pos-server.fixture.ts'
import { fakeShop } from '../fake-shop.fixture.ts'
import { baseUrlSetting } from '../fake-vendors.fixture.ts'
import { posAdapter } from '../server-registry.ts'
import { shopOrigin } from './shop-origin.ts'
import { fakeShopify } from './shopify.fake.fixture.ts'
import { productFrom, saleFrom } from './shopify.map.ts'

test.each([
  ['corner', 'https://corner.myshopify.com'],
  ['Corner-Shop', 'https://corner-shop.myshopify.com'],
  ['corner.myshopify.com', 'https://corner.myshopify.com'],
  ['https://corner.myshopify.com/admin/products?x=1', 'https://corner.myshopify.com'],
  ['http://corner.myshopify.com', 'https://corner.myshopify.com'],
  ['https://admin.shopify.com/store/corner/orders', 'https://corner.myshopify.com'],
])('%s resolves to %s', (typed, origin) => expect(shopOrigin(typed, false)).toBe(origin))

test('plain HTTP is allowed only on a private network', () => {
  expect(shopOrigin('http://10.0.0.5:8080', true)).toBe('http://10.0.0.5:8080')
  expect(shopOrigin('http://10.0.0.5:8080', false)).toBe('https://10.0.0.5:8080')
})

test.each(['https://user:pass@corner.example', 'https://', 'http://[nonsense'])('%s is refused', (typed) => {
  expect(() => shopOrigin(typed, false)).toThrow(expect.objectContaining({ problem: 'address_refused' }))
})

const money = (amount: string, currencyCode = 'EUR') => ({ shopMoney: { amount, currencyCode } })
const order = {
  id: 'gid://shopify/Order/1',
  test: false,
  processedAt: '2026-03-01T23:30:00-05:00',
  cancelledAt: null,
  displayFinancialStatus: 'PAID',
  totalPriceSet: money('10.00'),
  totalRefundedSet: money('0.0'),
}

describe('an order', () => {
  test.each([
    ['PAID', {}, ['completed', 0]],
    ['PARTIALLY_REFUNDED', { totalRefundedSet: money('2.50') }, ['partially_refunded', 250]],
    ['REFUNDED', { totalRefundedSet: money('10.0') }, ['refunded', 1000]],
    ['REFUNDED', { totalRefundedSet: money('12.0'), cancelledAt: '2026-03-02' }, ['refunded', 1000]],
    ['PENDING', {}, ['pending', 0]],
    ['PENDING', { cancelledAt: '2026-03-02T00:00:00Z' }, ['cancelled', 0]],
    ['AUTHORIZED', {}, ['pending', 0]],
    ['PARTIALLY_PAID', {}, ['pending', 0]],
    ['VOIDED', {}, ['cancelled', 0]],
    ['EXPIRED', {}, ['cancelled', 0]],
    [null, {}, ['pending', 0]],
  ])('%s %o is %o', (displayFinancialStatus, changes, expected) => {
    const sale = saleFrom({ ...order, displayFinancialStatus, ...changes }, [])
    expect([sale?.status, sale?.refundedAmount]).toEqual(expected)
  })

  test('has its time converted to UTC', () => {
    expect(saleFrom(order, [])?.soldAt).toEqual(new Date('2026-03-02T04:30:00Z'))
  })

  test('of a guest has the billing name, but no email address or customer id', () => {
    const sale = saleFrom({ ...order, billingAddress: { name: 'Eva' }, email: 'no address' }, [])
    expect(sale).toMatchObject({ customerName: 'Eva', customerEmail: null, customerRemoteId: null })
  })

  test.each([
    ['a trial of the shop', { test: true }, []],
    ['an amount that is none', { totalPriceSet: money('ten') }, []],
    ['a status of tomorrow', { displayFinancialStatus: 'TELEPORTED' }, []],
    ['a line without an amount', {}, [{ name: 'Tea', quantity: 1 }]],
    ['less than nothing of something', {}, [{ name: 'Tea', quantity: -1, discountedTotalSet: money('1') }]],
  ])('is skipped: %s', (_case, changes, lines) => {
    expect(saleFrom({ ...order, ...changes }, lines)).toBeNull()
  })
})

test('a variant is named after its product, and has stock only if tracked', () => {
  const variant = {
    id: 'v1',
    title: 'Large',
    sku: null,
    price: '3.5',
    inventoryQuantity: -2,
    inventoryItem: { tracked: true },
    product: { title: 'Tea', status: 'DRAFT', productType: '', hasOnlyDefaultVariant: false },
  }
  expect(productFrom(variant, 'EUR')).toMatchObject({
    name: 'Tea (Large)',
    sku: '',
    price: 350,
    stockQuantity: -2,
    isActive: false,
  })
  expect(productFrom({ ...variant, inventoryItem: { tracked: false } }, 'EUR')?.stockQuantity).toBeNull()
})

describe('over HTTP', () => {
  const clock = { now: () => new Date('2026-03-10T12:00:00Z') }
  let pos: FakePosServer
  beforeAll(async () => {
    pos = await startFakePosServer(fakeShopify)
  })
  afterAll(() => pos.close())
  beforeEach(() => {
    Object.assign(pos, { fault: null, shop: fakeShop(3, 3, clock.now()) })
  })
  const adapter = () =>
    posAdapter('shopify', pos.credentials, {
      env: readEnv(baseUrlSetting('shopify', pos.url)),
      clock,
      log: createLog('silent'),
    })
  const says = (body: object) => {
    pos.fault = answersText(200, JSON.stringify(body))
  }

  test('a throttled query can be retried when the bucket has refilled enough', async () => {
    const throttleStatus = { maximumAvailable: 2000, currentlyAvailable: 50, restoreRate: 100 }
    says({
      errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
      extensions: { cost: { requestedQueryCost: 852, actualQueryCost: null, throttleStatus } },
    })
    await expect(adapter().sales(null, null)).rejects.toMatchObject({
      problem: 'rate_limited',
      retryAt: new Date(clock.now().getTime() + 9000),
    })
  })

  test('an order with a withheld customer counts as a guest order', async () => {
    const [sale] = (await adapter().sales(null, null)).rows
    const shown = {
      ...order,
      customer: null,
      lineItems: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
    }
    const path = ['orders', 'nodes', 0, 'customer']
    says({
      data: { orders: { nodes: [shown], pageInfo: { hasNextPage: false, endCursor: null } } },
      errors: [{ message: 'Access denied', path, extensions: { code: 'ACCESS_DENIED' } }],
    })
    const { rows, skipped } = await adapter().sales(null, null)
    expect(sale).toBeDefined()
    expect([rows.length, rows[0]?.customerName, skipped]).toEqual([1, null, 0])
  })

  test('an order with more line items than one page has all of them', async () => {
    const [sale] = pos.shop.sales
    if (!sale) throw new Error('The shop has no sales.')
    sale.items = Array.from({ length: 240 }, (_, n) => ({ name: `Thing ${n}`, quantity: 1, amount: n }))
    const { rows } = await adapter().sales(null, null)
    expect(rows.find(({ remoteId }) => remoteId === fakeShopify.ids.sale(sale.n))?.items).toEqual(sale.items)
  })
})
