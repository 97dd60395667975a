import { expect, test } from 'vitest'
import { productFrom, refundedSaleFrom, saleFrom, shopOf } from './stripe.map.ts'

const charge = {
  id: 'ch_1',
  amount: 1000,
  amount_captured: 1000,
  amount_refunded: 0,
  captured: true,
  refunded: false,
  status: 'succeeded',
  currency: 'usd',
  created: 1_700_000_000,
}

test.each([
  ['paid', {}, ['completed', 1000, 0]],
  ['refunded in part', { amount_refunded: 300 }, ['partially_refunded', 1000, 300]],
  ['refunded', { amount_refunded: 1000, refunded: true }, ['refunded', 1000, 1000]],
  ['on its way', { status: 'pending', captured: false, amount_captured: 0 }, ['pending', 1000, 0]],
  ['failed', { status: 'failed', captured: false, amount_captured: 0 }, ['cancelled', 1000, 0]],
  ['authorised', { captured: false, amount_captured: 0 }, ['pending', 1000, 0]],
  [
    'authorised and let go',
    { captured: false, amount_captured: 0, amount_refunded: 1000, refunded: true },
    ['cancelled', 1000, 0],
  ],
  ['taken in part', { amount_captured: 600, amount_refunded: 400 }, ['completed', 600, 0]],
  [
    'taken in part, and some of it refunded',
    { amount_captured: 600, amount_refunded: 500 },
    ['partially_refunded', 600, 100],
  ],
])('a charge that is %s', (_case, changes, expected) => {
  const sale = saleFrom({ ...charge, ...changes })
  expect([sale?.status, sale?.totalAmount, sale?.refundedAmount]).toEqual(expected)
})

test.each([
  ['usd', 1000, 1000],
  ['jpy', 1000, 1000],
  ['kwd', 1230, 1230],
  ['isk', 1000, 10],
  ['ugx', 1000, 10],
  ['mga', 1000, 100_000],
])('amounts in %s are converted to minor units', (currency, amount, total) => {
  const sale = saleFrom({ ...charge, currency, amount, amount_captured: amount })
  expect([sale?.currency, sale?.totalAmount]).toEqual([currency.toUpperCase(), total])
})

test('the customer comes from the billing details, otherwise from the receipt email', () => {
  const sale = saleFrom({
    ...charge,
    billing_details: { name: ' Ana ', email: null },
    receipt_email: 'ana@shop.example',
    customer: { id: 'cus_1', object: 'customer' },
    payment_method_details: { type: 'sepa_debit' },
  })
  expect(sale).toMatchObject({
    customerName: 'Ana',
    customerEmail: 'ana@shop.example',
    customerRemoteId: 'cus_1',
    paymentMethod: 'sepa_debit',
    soldAt: new Date('2023-11-14T22:13:20Z'),
  })
  expect(saleFrom(charge)).toMatchObject({ customerName: null, customerEmail: null, customerRemoteId: null })
})

test.each([
  ['a negative amount', { amount: -1 }],
  ['a fraction', { amount_captured: 1.5 }],
  ['more than we store', { amount: 1e13, amount_captured: 1e13 }],
  ['a status of tomorrow', { status: 'teleported' }],
  ['no time', { created: null }],
  ['half a króna', { currency: 'isk', amount: 1050, amount_captured: 1050 }],
])('a charge with %s is skipped', (_case, changes) => {
  expect(saleFrom({ ...charge, ...changes })).toBeNull()
})

test('a refund returns its sale, or nothing if the charge is not expanded', () => {
  expect(refundedSaleFrom({ id: 're_1', charge: { ...charge, amount_refunded: 5 } })?.refundedAmount).toBe(5)
  expect(refundedSaleFrom({ id: 're_1', charge: 'ch_1' })).toBeNull()
  expect(refundedSaleFrom({ id: 're_1', charge: null })).toBeNull()
})

test('a product has its default price, otherwise a looked-up one, otherwise it is skipped', () => {
  const product = { id: 'prod_1', name: 'Tea', active: true, default_price: null }
  const prices = new Map([['prod_1', { unit_amount: 250, currency: 'EUR' }]])
  expect(productFrom(product, prices)).toMatchObject({ price: 250, currency: 'EUR', stockQuantity: null })
  const own = { ...product, default_price: { unit_amount: 300, currency: 'usd' } }
  expect(productFrom(own, prices)).toMatchObject({ price: 300, currency: 'USD' })
  expect(productFrom({ ...product, default_price: 'price_1' }, new Map())).toBeNull()
  expect(
    productFrom({ ...product, default_price: { unit_amount: null, currency: 'usd' } }, new Map()),
  ).toBeNull()
})

test.each([
  ['sk_live_51Abc', 'acct_1'],
  ['rk_live_51Abc', 'acct_1'],
  ['sk_test_51Abc', 'acct_1:test'],
  ['rk_test_51Abc', 'acct_1:test'],
])('%s belongs to the shop %s', (key, shop) => expect(shopOf('acct_1', key)).toBe(shop))
