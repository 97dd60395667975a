import { expect, test } from 'vitest'
import type { PublishOutcome } from '#connectors/social/adapter.ts'
import { attemptOf, TRIES, type Verdict, verdictOf } from './verdict.ts'

const now = new Date('2026-03-10T12:00:00Z')
const usual = { number: 1, now, canLookUp: true, isProcessing: false, chance: 0 }

const cases: [string, PublishOutcome, Partial<typeof usual>, Verdict][] = [
  [
    'published',
    { kind: 'published', remoteId: '7', url: '/7' },
    {},
    { state: 'published', remoteId: '7', url: '/7' },
  ],
  [
    'a draft in the app of the network',
    { kind: 'drafted' },
    {},
    { state: 'needs_you', reason: 'finish_in_app', detail: null },
  ],
  [
    'a draft, after the network has processed it',
    { kind: 'drafted' },
    { isProcessing: true, number: TRIES },
    { state: 'needs_you', reason: 'finish_in_app', detail: null },
  ],
  [
    'rejected, permanently',
    { kind: 'rejected', reason: 'Too long' },
    {},
    { state: 'failed', reason: 'rejected', detail: 'Too long' },
  ],
  [
    'a closed account',
    { kind: 'needs-reconnect' },
    {},
    { state: 'needs_you', reason: 'needs_reconnect', detail: null },
  ],
  [
    'rate-limited',
    { kind: 'rate-limited', retryAt: new Date('2026-03-10T12:02:00Z') },
    {},
    { state: 'scheduled', waitMs: 120_000 },
  ],
  [
    'rate-limited briefly, the first time',
    { kind: 'rate-limited', retryAt: new Date('2026-03-10T12:00:01Z') },
    {},
    { state: 'scheduled', waitMs: 1000 },
  ],
  [
    'rate-limited briefly, again',
    { kind: 'rate-limited', retryAt: new Date('2026-03-10T12:00:01Z') },
    { number: 3 },
    { state: 'scheduled', waitMs: 120_000 },
  ],
  [
    'rate-limited for long, again',
    { kind: 'rate-limited', retryAt: new Date('2026-03-10T12:20:00Z') },
    { number: 3 },
    { state: 'scheduled', waitMs: 1_200_000 },
  ],
  [
    'rate-limited too often',
    { kind: 'rate-limited', retryAt: new Date('2026-03-10T12:02:00Z') },
    { number: TRIES },
    { state: 'failed', reason: 'rate_limited', detail: null },
  ],
  ['not sent', { kind: 'not-sent', reason: 'refused' }, {}, { state: 'scheduled', waitMs: 5000 }],
  [
    'not sent again',
    { kind: 'not-sent', reason: 'refused' },
    { number: 2 },
    { state: 'scheduled', waitMs: 30_000 },
  ],
  [
    'not sent, a little later than the others',
    { kind: 'not-sent', reason: 'refused' },
    { chance: 1 },
    { state: 'scheduled', waitMs: 6000 },
  ],
  [
    'not sent, found out after the lease',
    { kind: 'not-sent', reason: 'not there', hasWaited: true },
    { number: 3 },
    { state: 'scheduled', waitMs: 0 },
  ],
  [
    'not sent too often',
    { kind: 'not-sent', reason: 'refused' },
    { number: TRIES },
    { state: 'failed', reason: 'not_sent', detail: 'refused' },
  ],
  [
    'not sent, after a person retried',
    { kind: 'not-sent', reason: 'refused' },
    { number: TRIES + 1 },
    { state: 'scheduled', waitMs: 5000 },
  ],
  [
    'unknown, and can be looked up',
    { kind: 'unknown', reason: 'cut' },
    {},
    { state: 'sending', waitMs: null },
  ],
  [
    'unknown, and cannot be looked up',
    { kind: 'unknown', reason: 'cut' },
    { canLookUp: false },
    { state: 'unconfirmed', detail: 'cut' },
  ],
  [
    'still processing',
    { kind: 'processing', step: 'video 7', checkAt: new Date('2026-03-10T12:00:30Z') },
    {},
    { state: 'sending', waitMs: 30_000 },
  ],
  [
    'rate-limited while the network processes it',
    { kind: 'rate-limited', retryAt: new Date('2026-03-10T12:02:00Z') },
    { isProcessing: true },
    { state: 'sending', waitMs: 120_000 },
  ],
  [
    'a new token while the network processes it',
    { kind: 'token-expired' },
    { isProcessing: true },
    { state: 'sending', waitMs: 0 },
  ],
]

test.each(cases)('%s', (_case, outcome, circumstances, expected) => {
  expect(verdictOf(outcome, { ...usual, ...circumstances })).toEqual(expected)
})

test('a draft is recorded without what was refused on the way', () => {
  expect(attemptOf({ kind: 'drafted' }, 'HTTP 416')).toEqual({
    outcome: 'drafted',
    detail: null,
    answer: null,
  })
})
