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
])('a payment that is %s with %s given back', (status, back, expected) => {
  const refunded = back === undefined ? {} : { refunded_money: { amount: back, currency: 'JPY' } }
  const sale = saleFrom({ ...payment, status, ...refunded }, new Map())
  expect([sale?.status, sale?.refundedAmount]).toEqual(expected)
})

test('a payment at the counter is a guest’s, at one moment, in whole yen', () => {
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
])('%o is not understood', (changes) => expect(saleFrom({ ...payment, ...changes }, new Map())).toBeNull())

test('what was bought is told once where several payments share an order', () => {
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

test('an item is told kind by kind; a kind without a price of its own is not understood', () => {
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

test('stock is added up over all places', () => {
  const count = (catalog_object_id: string, quantity: string) => ({ catalog_object_id, quantity })
  const counts = [count('a', '3'), count('b', '-1'), count('a', '2.5'), count('b', 'many'), null]
  expect([...stockOf(counts)]).toEqual([
    ['a', 5.5],
    ['b', -1],
  ])
})

test('keys for trying things out go where things are tried out', () => {
  expect(squareUrl(undefined)).toBe('https://connect.squareup.com')
  expect(squareUrl('sq0idp-abc')).toBe('https://connect.squareup.com')
  expect(squareUrl('sandbox-sq0idb-abc')).toBe('https://connect.squareupsandbox.com')
})
