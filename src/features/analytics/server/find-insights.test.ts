import { expect, test } from 'vitest'
import { type Facts, findInsights } from './find-insights.ts'

const calm: Facts = {
  isManager: true,
  unread: 0,
  accounts: 2,
  sickAccounts: 0,
  hasPos: true,
  hasTarget: true,
  isPlanned: true,
  lapsed: 0,
  products: { lately: [], earlier: [] },
  hours: [],
  platforms: [],
}

const found = (changes: Partial<Facts>) => findInsights({ ...calm, ...changes })
const sold = (name: string, amount: number) => ({ name, amount })

test('says that all is well if there is nothing to do', () => {
  expect(found({})).toEqual([{ kind: 'all_good', values: {} }])
})

test.each<[string, Partial<Facts>, Record<string, unknown>]>([
  ['unread_messages', { unread: 3 }, { count: 3 }],
  ['accounts_need_attention', { sickAccounts: 1 }, { count: 1 }],
  ['no_accounts', { accounts: 0 }, {}],
  ['no_till', { hasPos: false }, {}],
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
    'one platform that reports reactions and one that does not',
    {
      platforms: [
        { platform: 'facebook', posts: 10, engagement: 100 },
        { platform: 'telegram', posts: 2, engagement: null },
      ],
    },
  ],
  [
    'a change of less than a quarter',
    { products: { lately: [sold('Tea', 120)], earlier: [sold('Tea', 100)] } },
  ],
  ['a product without earlier sales', { products: { lately: [sold('Tea', 120)], earlier: [] } }],
  ['an hour with a sale or two', { hours: [{ weekday: 5, hour: 17, sales: 3 }] }],
  ['the only platform', { platforms: [{ platform: 'x', posts: 2, engagement: 50 }] }],
  [
    'platforms without reactions',
    {
      platforms: [
        { platform: 'x', posts: 2, engagement: 0 },
        { platform: 'facebook', posts: 2, engagement: 1 },
      ],
    },
  ],
])('%s gives nothing', (_what, changes) => {
  expect(found(changes)).toMatchObject([{ kind: 'all_good' }])
})

test('people who may not change settings are not sent there', () => {
  const changes = { isManager: false, sickAccounts: 1, accounts: 0, hasPos: false, hasTarget: false }
  expect(found(changes)).toMatchObject([{ kind: 'all_good' }])
})

test('a target is suggested only with sales to measure', () => {
  expect(found({ hasPos: false, hasTarget: false })).toMatchObject([{ kind: 'no_till' }])
})

test('the most urgent come first, at most six', () => {
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
