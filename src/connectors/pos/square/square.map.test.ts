import { expect, test } from 'vitest'
import { squareUrl } from './square.api.ts'
import { itemsByPayment, productsFrom, saleFrom, stockOf } from './square.map.ts'

const payment = {
  id: 'p1',
  created_at: '2026-03-01T23:30:00.123+02:00',
  status: 'COMPLETED',
  total_money: { amount: 1000, currency: 'JPY' },
}

test.each([
  ['COMPLETED', undefined, ['completed', 0]],
  ['COMPLETED', 400, ['partially_refunded', 400]],
  ['COMPLETED', 1000, ['refunded', 1000]],
  ['APPROVED', undefined, ['pending', 0]],
  ['PENDING', undefined, ['pending', 0]],
  ['CANCELED', undefined, ['cancelled', 0]],
  ['FAILED', undefined, ['cancelled', 0]],
])('a %s payment with %s refunded', (status, back, expected) => {
  const refunded = back === undefined ? {} : { refunded_money: { amount: back, currency: 'JPY' } }
  const sale = saleFrom({ ...payment, status, ...refunded }, new Map())
  expect([sale?.status, sale?.refundedAmount]).toEqual(expected)
})

test('a cash payment has no customer, a UTC time and whole yen', () => {
  expect(saleFrom({ ...payment, source_type: 'CASH' }, new Map())).toMatchObject({
    customerName: null,
    customerEmail: null,
    customerRemoteId: null,
    paymentMethod: 'cash',
    totalAmount: 1000,
    currency: 'JPY',
    soldAt: new Date('2026-03-01T21:30:00.123Z'),
  })
})

test.each([
  { status: 'TELEPORTED' },
  { total_money: { amount: -5, currency: 'JPY' } },
  { created_at: 'yesterday' },
])('a payment with %o is skipped', (changes) =>
  expect(saleFrom({ ...payment, ...changes }, new Map())).toBeNull(),
)

test('several payments of one order list its items once', () => {
  const line = { name: 'Tea', quantity: '1.5', total_money: { amount: 300, currency: 'JPY' } }
  const items = itemsByPayment([
    { tenders: [{ id: 't1', payment_id: 'p1' }, { id: 'p2' }], line_items: [line, { quantity: '1' }, 'x'] },
    { tenders: [{ id: 'p3' }] },
    { line_items: [line] },
    null,
  ])
  expect([...items]).toEqual([
    ['p1', [{ name: 'Tea', quantity: 1.5, amount: 300 }]],
    ['p3', []],
  ])
})

test('an item becomes one product per variation, except variations without a price', () => {
  const variation = (id: string, data: object) => ({ id, item_variation_data: { name: id, ...data } })
  const price_money = { amount: 250, currency: 'EUR' }
  const item = {
    id: 'i1',
    item_data: {
      name: 'Tea',
      category_id: 'c1',
      variations: [
        variation('Small', { price_money, track_inventory: true }),
        variation('Large', { price_money, location_overrides: [{ track_inventory: true }] }),
        variation('As you like', { pricing_type: 'VARIABLE_PRICING' }),
      ],
    },
  }
  const products = productsFrom(item, new Map([['c1', 'Drinks']]), new Map([['Large', 7.5]]))
  expect(products).toEqual([
    expect.objectContaining({ name: 'Tea (Small)', category: 'Drinks', stockQuantity: null }),
    expect.objectContaining({ name: 'Tea (Large)', stockQuantity: 7, price: 250, isActive: true }),
    null,
  ])
})

test('stock is summed over all locations', () => {
  const count = (catalog_object_id: string, quantity: string) => ({ catalog_object_id, quantity })
  const counts = [count('a', '3'), count('b', '-1'), count('a', '2.5'), count('b', 'many'), null]
  expect([...stockOf(counts)]).toEqual([
    ['a', 5.5],
    ['b', -1],
  ])
})

test('sandbox applications use the sandbox URL', () => {
  expect(squareUrl(undefined)).toBe('https://connect.squareup.com')
  expect(squareUrl('sq0idp-abc')).toBe('https://connect.squareup.com')
  expect(squareUrl('sandbox-sq0idb-abc')).toBe('https://connect.squareupsandbox.com')
})
