import { expect, test } from 'vitest'
import { channelState } from './channel-state.ts'

const now = Date.parse('2026-03-10T12:00:00Z')
const live = { mode: 'direct', isLive: true } as const
const approved = { mode: 'assisted', isLive: true, approvedApps: { needs: [] } } as const
const account = (given: object = {}) => ({
  isTest: false,
  isActive: true,
  health: 'ok' as const,
  endsAt: null,
  ...given,
})

test.each([
  ['none connected', [], 'needs_keys'],
  ['only the sandbox', [account({ isTest: true })], 'needs_keys'],
  ['one connected with keys that are gone since', [account()], 'connected'],
])('an app whose keys are missing, %s', (_case, accounts, state) => {
  expect(channelState(live, accounts, now, true)).toBe(state)
})

test.each([
  ['no account', live, [], 'ready'],
  ['only the sandbox', live, [account({ isTest: true })], 'ready'],
  ['an inactive account', live, [account({ isActive: false })], 'ready'],
  ['a working account', live, [account()], 'connected'],
  ['access that ends in a week', live, [account({ endsAt: '2026-03-17T12:00:00Z' })], 'ends_soon'],
  ['access that ends in a month', live, [account({ endsAt: '2026-04-10T12:00:00Z' })], 'connected'],
  ['one of two has lost access', live, [account(), account({ health: 'needs_reconnect' })], 'reconnect'],
  ['a network that does not answer', live, [account({ health: 'unreachable' })], 'connected'],
  ['not built yet', { mode: 'direct' } as const, [], 'sandbox_only'],
  ['no posting for apps', { mode: 'assisted' } as const, [], 'assisted'],
  ['few apps let in, no account', approved, [], 'assisted'],
  ['few apps let in, only the sandbox', approved, [account({ isTest: true })], 'assisted'],
  ['few apps let in, a working account', approved, [account()], 'connected'],
])('%s', (_case, manifest, accounts, state) => {
  expect(channelState(manifest, accounts, now)).toBe(state)
})
