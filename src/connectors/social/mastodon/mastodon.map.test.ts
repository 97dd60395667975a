import { describe, expect, test } from 'vitest'
import { outgoingPostOf } from '../conformance/outgoing-post.fixture.ts'
import type { Answer } from '../http/network-call.ts'
import {
  explained,
  failureOf,
  missingScopes,
  partsBelow,
  removalOf,
  statusIn,
  statusOf,
} from './mastodon.map.ts'

const now = new Date('2026-03-10T12:00:00.000Z')
const answer = (status: number, body: unknown = {}, headers: Record<string, string> = {}): Answer => ({
  kind: 'answer',
  status,
  body,
  text: JSON.stringify(body),
  header: (name) => headers[name] ?? null,
})
const lost: Answer = { kind: 'lost', reason: 'TimeoutError' }
const post = outgoingPostOf('mastodon')

describe('a failure', () => {
  test.each<[string, Answer, object]>([
    ['a revoked token', answer(401), { kind: 'needs-reconnect' }],
    ['a missing right', answer(403), { kind: 'needs-reconnect' }],
    [
      'a rule',
      answer(422, { error: 'Validation failed' }),
      { kind: 'rejected', reason: 'Validation failed' },
    ],
    ['a large file', answer(413), { kind: 'rejected', reason: 'HTTP 413', code: 'file_too_big' }],
    ['a broken gateway', answer(502), { kind: 'unknown', reason: 'HTTP 502' }],
    ['no answer', lost, { kind: 'unknown', reason: 'TimeoutError' }],
    [
      'nobody at home',
      { kind: 'not-connected', reason: 'ENOTFOUND' },
      { kind: 'not-sent', reason: 'ENOTFOUND' },
    ],
    [
      'too many',
      answer(429, {}, { 'x-ratelimit-reset': '2026-03-10T12:05:00.123456Z' }),
      { kind: 'rate-limited', retryAt: new Date('2026-03-10T12:05:00.123Z') },
    ],
    [
      'too many, without a time',
      answer(429),
      { kind: 'rate-limited', retryAt: new Date('2026-03-10T12:01:00Z') },
    ],
  ])('%s', (_case, given, outcome) => expect(failureOf(given, now, true)).toEqual(outcome))

  test('before the post nothing can have been accepted', () =>
    expect([lost, answer(502)].map((given) => failureOf(given, now, false).kind)).toEqual([
      'not-sent',
      'not-sent',
    ]))

  test('a text that is too long is named', () => {
    const rejected = { kind: 'rejected', reason: 'No' } as const
    expect(explained(rejected, { ...post, followUps: ['a'.repeat(501)] })).toMatchObject({ code: 'too_long' })
    expect(explained(rejected, post)).toEqual(rejected)
  })
})

describe('a status', () => {
  const of = (options: Record<string, string>, part = 0) =>
    statusOf({ ...post, followUps: ['Two'], options }, part, {
      mediaIds: ['7'],
      parent: part ? '1' : undefined,
    })

  test('has the visibility that was chosen, on every part', () => {
    expect([of({}), of({ visibility: 'private' }, 1), of({ visibility: 'direct' })]).toMatchObject([
      { visibility: 'public' },
      { visibility: 'private' },
      { visibility: 'public' },
    ])
  })

  test('has its media on the first part only', () => {
    expect(of({})).toEqual({ status: post.text, visibility: 'public', media_ids: ['7'] })
    expect(of({}, 1)).toEqual({ status: 'Two', visibility: 'public', media_ids: [], in_reply_to_id: '1' })
  })

  test('without a page has at least its identifier', () => {
    expect(statusIn(answer(200, { id: '1', url: null, uri: 'https://a/1' }))).toEqual({
      id: '1',
      url: 'https://a/1',
    })
    expect(statusIn(answer(200, { ok: true }))).toBeNull()
  })
})

test('only what we published below a post belongs to its thread', () => {
  const below = (id: string, parent: string, account = 'luna', name: string | null = 'CampAIgner') => ({
    id,
    in_reply_to_id: parent,
    account: { id: account },
    application: name === null ? null : { name },
  })
  const descendants = [
    below('9', '1', 'guest'),
    below('2', '1'),
    below('8', '2', 'luna', 'Web'),
    below('3', '2'),
    below('7', '3', 'luna', null),
  ]
  expect(partsBelow(answer(200, { descendants }), 'luna', '1')).toEqual(['2', '3'])
  expect(partsBelow(answer(500), 'luna', '1')).toBeNull()
})

test.each([
  [answer(200), 'removed'],
  [answer(404), 'absent'],
  [answer(401), 'unreachable'],
  [lost, 'unreachable'],
])('removal, case %#', (given, removal) => expect(removalOf(given)).toBe(removal))

test.each([
  [['read', 'write'], []],
  [['read:accounts', 'read:statuses', 'write:statuses'], ['write:media']],
  [[], ['read:accounts', 'read:statuses', 'write:media', 'write:statuses']],
])('of the rights %j these are missing: %j', (granted, missing) =>
  expect(missingScopes(granted)).toEqual(missing),
)
