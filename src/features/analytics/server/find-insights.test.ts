import { expect, test } from 'vitest'
import { type Facts, findInsights } from './find-insights.ts'

const calm: Facts = {
  isManager: true,
  unread: 0,
  accounts: 2,
  sickAccounts: 0,
  hasTill: true,
  hasTarget: true,
  isPlanned: true,
  lapsed: 0,
  products: { lately: [], earlier: [] },
  hours: [],
  platforms: [],
}

const found = (changes: Partial<Facts>) => findInsights({ ...calm, ...changes })
const sold = (name: string, amount: number) => ({ name, amount })

test('where nothing is to be done, that is what is said', () => {
  expect(found({})).toEqual([{ kind: 'all_good', values: {} }])
})

test.each<[string, Partial<Facts>, Record<string, unknown>]>([
  ['unread_messages', { unread: 3 }, { count: 3 }],
  ['accounts_need_attention', { sickAccounts: 1 }, { count: 1 }],
  ['no_accounts', { accounts: 0 }, {}],
  ['no_till', { hasTill: false }, {}],
  ['no_target', { hasTarget: false }, {}],
  ['nothing_planned', { isPlanned: false }, {}],
  ['lapsed_customers', { lapsed: 12 }, { count: 12 }],
  [
    'product_rising',
    { products: { lately: [sold('Tea', 150)], earlier: [sold('Tea', 100)] } },
    { product: 'Tea', percent: 50 },
  ],
  [
    'product_falling',
    { products: { lately: [sold('Cake', 10)], earlier: [sold('Tea', 100), sold('Cake', 10)] } },
    { product: 'Tea', percent: 100 },
  ],
  [
    'best_hour',
    {
      hours: [
        { weekday: 1, hour: 9, sales: 2 },
        { weekday: 5, hour: 17, sales: 9 },
      ],
    },
    { weekday: 5, hour: 17 },
  ],
  [
    'best_platform',
    {
      platforms: [
        { platform: 'facebook', posts: 10, engagement: 100 },
        { platform: 'x', posts: 2, engagement: 50 },
      ],
    },
    { platform: 'x', each: 25 },
  ],
])('%s', (kind, changes, values) => {
  expect(found(changes)).toEqual([{ kind, values }])
})

test.each<[string, Partial<Facts>]>([
  [
    'a change of less than a quarter',
    { products: { lately: [sold('Tea', 120)], earlier: [sold('Tea', 100)] } },
  ],
  ['a product that nobody bought before', { products: { lately: [sold('Tea', 120)], earlier: [] } }],
  ['an hour with a sale or two', { hours: [{ weekday: 5, hour: 17, sales: 3 }] }],
  ['the only platform', { platforms: [{ platform: 'x', posts: 2, engagement: 50 }] }],
  [
    'platforms on which nobody reacts',
    {
      platforms: [
        { platform: 'x', posts: 2, engagement: 0 },
        { platform: 'facebook', posts: 2, engagement: 1 },
      ],
    },
  ],
])('%s says nothing', (_what, changes) => {
  expect(found(changes)).toMatchObject([{ kind: 'all_good' }])
})

test('who may not change settings is not sent there', () => {
  const changes = { isManager: false, sickAccounts: 1, accounts: 0, hasTill: false, hasTarget: false }
  expect(found(changes)).toMatchObject([{ kind: 'all_good' }])
})

test('a target is asked for only where there are sales to measure', () => {
  expect(found({ hasTill: false, hasTarget: false })).toMatchObject([{ kind: 'no_till' }])
})

test('the most pressing come first, and no more than six', () => {
  const kinds = found({
    unread: 1,
    sickAccounts: 1,
    isPlanned: false,
    lapsed: 1,
    hasTarget: false,
    products: { lately: [sold('A', 10), sold('B', 900)], earlier: [sold('A', 100), sold('B', 100)] },
    hours: [{ weekday: 1, hour: 9, sales: 20 }],
  }).map(({ kind }) => kind)
  expect(kinds).toEqual([
    'unread_messages',
    'accounts_need_attention',
    'nothing_planned',
    'lapsed_customers',
    'product_falling',
    'product_rising',
  ])
})
