import { expect, test } from 'vitest'
import type { PublishingHealth, TroubledAccount } from '#features/publishing/publishing-health.contract.ts'
import { listTroubles } from './list-troubles.ts'

const none = { count: 0, campaigns: [] }
const some = { count: 2, campaigns: [{ id: '1', title: 'Spring' }] }
const well: PublishingHealth = {
  hasWorker: true,
  queueAgeSeconds: null,
  waiting: 3,
  sending: 1,
  overdue: none,
  unconfirmed: none,
  needsYou: none,
  failed: none,
  last: null,
  next: null,
  accounts: [],
  address: null,
}
const account = (trouble: TroubledAccount['trouble']): TroubledAccount => ({
  id: trouble,
  platform: 'x',
  accountName: 'Luna',
  brandId: null,
  isTest: true,
  trouble,
  pausedUntil: null,
})

const inShort = (health: Partial<PublishingHealth>) =>
  listTroubles({ ...well, ...health }).map((shown) => {
    if (shown.kind === 'posts') return shown.of
    if (shown.kind === 'account') return shown.account.trouble
    return shown.kind === 'moreAccounts' ? `${shown.count} more` : shown.kind
  })

test('scheduled posts and posts being sent are no trouble', () => {
  expect(inShort({})).toEqual([])
})

test('lists what blocks most posts first', () => {
  expect(
    inShort({
      hasWorker: false,
      address: 'unreachable',
      overdue: some,
      unconfirmed: some,
      needsYou: some,
      failed: some,
      accounts: [account('paused'), account('unreachable'), account('needs_reconnect')],
    }),
  ).toEqual([
    'noWorker',
    'address',
    'overdue',
    'needs_reconnect',
    'unreachable',
    'paused',
    'unconfirmed',
    'needsYou',
    'failed',
  ])
})

test('shows three of many accounts and counts the rest', () => {
  const accounts = [account('paused'), ...Array.from({ length: 4 }, () => account('needs_reconnect'))]
  expect(inShort({ accounts })).toEqual(['needs_reconnect', 'needs_reconnect', 'needs_reconnect', '2 more'])
})
