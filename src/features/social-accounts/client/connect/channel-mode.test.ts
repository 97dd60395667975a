import { expect, test } from 'vitest'
import { channelMode } from './channel-mode.ts'

const approved = { mode: 'assisted', approvedApps: { needs: [] } } as const
const own = { isTest: false, isActive: true }

test.each([
  ['a network that lets in any app', { mode: 'direct' } as const, [], 'direct'],
  ['one that lets in no app', { mode: 'assisted' } as const, [], 'assisted'],
  ['one that lets in few apps', approved, [], 'approved'],
  ['the same in the sandbox', approved, [{ isTest: true, isActive: true }], 'approved'],
  ['the same with an inactive account', approved, [{ isTest: false, isActive: false }], 'approved'],
  ['the same with an account', approved, [own], 'direct'],
])('%s', (_case, manifest, accounts, mode) => {
  expect(channelMode(manifest, accounts)).toBe(mode)
})
