import { describe, expect, test } from 'vitest'
import type { Answer } from '../http/network-call.ts'
import { lookupOf, outcomeOf, polledOf, refreshedOf, removalOf, resultsOf } from './sandbox.map.ts'

const now = new Date('2026-03-10T12:00:00.000Z')
const answer = (status: number, body: unknown = {}, retryAfter: string | null = null): Answer => ({
  kind: 'answer',
  status,
  body,
  text: JSON.stringify(body),
  header: (name) => (name === 'retry-after' ? retryAfter : null),
})
const lost: Answer = { kind: 'lost', reason: 'TimeoutError' }
const notConnected: Answer = { kind: 'not-connected', reason: 'ECONNREFUSED' }
const post = { id: 'p1', url: '/there/p1' }
const inProcess = (checkAfterSeconds: number) => ({ status: 'processing', handle: 'h1', checkAfterSeconds })

describe('a post', () => {
  test.each([
    [
      'taken, and worked on',
      answer(202, inProcess(20)),
      { kind: 'processing', step: 'h1', checkAt: new Date('2026-03-10T12:00:20.000Z') },
    ],
    [
      'worked on for a year: asked for within the hour',
      answer(202, inProcess(31_536_000)),
      { kind: 'processing', step: 'h1', checkAt: new Date('2026-03-10T13:00:00.000Z') },
    ],
    [
      'taken without a handle',
      answer(202, { status: 'processing' }),
      { kind: 'unknown', reason: 'unreadable answer' },
    ],
    ['an ended token', answer(401, { code: 'token_expired' }), { kind: 'token-expired' }],
    ['an unknown token', answer(401, { code: 'unauthorized' }), { kind: 'needs-reconnect' }],
    ['a closed account', answer(403, { code: 'token_expired' }), { kind: 'needs-reconnect' }],
    [
      'not taken, by its own word',
      answer(500, { code: 'not_accepted' }),
      { kind: 'not-sent', reason: 'HTTP 500' },
    ],
    ['any other failure', answer(500, { code: 'internal' }), { kind: 'unknown', reason: 'HTTP 500' }],
    ['a failure without a word', answer(502, undefined), { kind: 'unknown', reason: 'HTTP 502' }],
    ['a word that is none', answer(500, { code: 7 }), { kind: 'unknown', reason: 'HTTP 500' }],
  ])('%s', (_case, given, outcome) => expect(outcomeOf(given, now)).toEqual(outcome))
})

describe('a post that is still processing', () => {
  test.each([
    ['done', answer(200, { status: 'published', ...post }), 'published'],
    ['not yet', answer(200, inProcess(5)), 'processing'],
    ['asked too often', answer(429, {}, '60'), 'processing'],
    ['refused in the end', answer(422, { message: 'Too long' }), 'rejected'],
    ['not known', answer(404), 'unknown'],
    ['an ended token', answer(401, { code: 'token_expired' }), 'token-expired'],
    ['a closed account', answer(403), 'unknown'],
    ['not taken, by its own word', answer(500, { code: 'not_accepted' }), 'unknown'],
    ['no answer', lost, 'unknown'],
    ['nobody at home', notConnected, 'unknown'],
    ['nonsense', answer(200, []), 'unknown'],
  ])('%s: the post is not resent', (_case, given, kind) => expect(polledOf(given, 'h1', now).kind).toBe(kind))
})

test.each([
  [[{ ...post, status: 'published' }], 'found'],
  [[{ ...post, status: 'removed' }], 'found'],
  [[{ ...post, status: 'processing' }], 'unknown'],
  [[], 'absent'],
] as const)('a lookup of %j is %s', (found, kind) => expect(lookupOf(answer(200, found)).kind).toBe(kind))

test('a lookup with an expired token can be retried with a new one', () =>
  expect(lookupOf(answer(401, { code: 'token_expired' })).kind).toBe('token-expired'))

describe('refreshing a token', () => {
  test('returns all token fields', () => {
    const body = { accessToken: 'a', refreshToken: 'r', expiresInSeconds: 60 }
    const expiresAt = new Date('2026-03-10T12:01:00.000Z')
    const tokens = { secret: 'a', refresh: 'r', expiresAt }
    expect(refreshedOf(answer(200, body), now)).toEqual({ kind: 'refreshed', tokens })
  })

  test.each([
    ['never again', answer(400, { code: 'invalid_grant' }), 'dead'],
    ['another fault of ours', answer(400, { code: 'invalid_input' }), 'unreachable'],
    ['too often', answer(429), 'unreachable'],
    ['a failure', answer(503, { code: 'invalid_grant' }), 'unreachable'],
    ['no token in it', answer(200, {}), 'unreachable'],
    ['no answer', lost, 'unreachable'],
    ['nobody at home', notConnected, 'unreachable'],
  ])('%s: only invalid_grant is final', (_case, given, kind) =>
    expect(refreshedOf(given, now).kind).toBe(kind),
  )
})

test.each([
  [answer(204), 'removed'],
  [answer(404), 'absent'],
  [answer(401, { code: 'token_expired' }), 'unreachable'],
  [answer(500), 'unreachable'],
  [lost, 'unreachable'],
])('removal, case %#', (given, removal) => expect(removalOf(given)).toBe(removal))

const figures = { reach: 9, likes: 2, comments: 1, shares: 0, clicks: 3 }

test('results are read by post', () =>
  expect(resultsOf(answer(200, [{ id: 'p1', ...figures }]))).toEqual({
    kind: 'results',
    results: new Map([['p1', figures]]),
  }))

test.each([
  [answer(401, { code: 'token_expired' }), 'token-expired'],
  [answer(401, { code: 'unauthorized' }), 'needs-reconnect'],
  [answer(403), 'needs-reconnect'],
  [answer(429), 'rate-limited'],
  [answer(500), 'unreachable'],
  [answer(200, [{ id: 'p1', ...figures, likes: -1 }]), 'unreachable'],
  [lost, 'unreachable'],
])('refused results, case %#', (given, kind) => expect(resultsOf(given).kind).toBe(kind))
