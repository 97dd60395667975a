import { expect, test } from 'vitest'
import { customerConsents, suppressionReasons } from './consent.contract.ts'
import { ASK_AGAIN_MS, askProblemOf, isReachable } from './consent-rules.ts'

test('of all states only an explicit yes reaches someone', () => {
  const reached = customerConsents.filter((state) => isReachable({ state, address: 'luz@example.com' }))
  expect(reached).toEqual(['granted'])
})

test.each([null, '', '  '])('%j is no address', (address) => {
  expect(isReachable({ state: 'granted', address })).toBe(false)
})

test.each(suppressionReasons)('an address that is suppressed (%s) is not reached', (suppression) => {
  expect(isReachable({ state: 'granted', address: 'luz@example.com', suppression })).toBe(false)
})

const now = new Date('2026-03-10T12:00:00.000Z')
const luz = { state: 'none', email: 'luz@example.com', suppression: null, askedAt: null } as const

test.each([
  ['nobody has asked them', {}, null],
  ['they have no address', { email: null }, 'noEmail'],
  ['they agreed', { state: 'granted' }, 'granted'],
  ['they said no', { state: 'withdrawn' }, 'withdrawn'],
  ['they unsubscribed', { suppression: 'unsubscribed', state: 'withdrawn' }, 'suppressed'],
  ['they were just asked', { state: 'pending', askedAt: now }, 'askedRecently'],
  [
    'almost a week has passed',
    { state: 'pending', askedAt: new Date(now.getTime() - ASK_AGAIN_MS + 1) },
    'askedRecently',
  ],
  ['a week has passed', { state: 'pending', askedAt: new Date(now.getTime() - ASK_AGAIN_MS) }, null],
] as const)('asking, if %s', (_case, changes, problem) => {
  expect(askProblemOf({ ...luz, ...changes }, now)).toBe(problem)
})
