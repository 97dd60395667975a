import { describe, expect, test } from 'vitest'
import { outgoingPostOf } from '../conformance/outgoing-post.fixture.ts'
import type { Answer } from '../http/network-call.ts'
import {
  accessProblem,
  failureOf,
  lookupOf,
  recordsOf,
  refreshedOf,
  resultsOf,
  tokensOf,
  writtenOf,
} from './bluesky.map.ts'
import { recordCid } from './record-cid.ts'

const now = new Date('2026-03-10T12:00:00.000Z')
const did = 'did:plc:luna'
const post = outgoingPostOf('bluesky')
const answer = (status: number, body: unknown = {}, headers: Record<string, string> = {}): Answer => ({
  kind: 'answer',
  status,
  body,
  text: JSON.stringify(body),
  header: (name) => headers[name] ?? null,
})
const no = (status: number, error: string, message = '') => answer(status, { error, message })
const lost: Answer = { kind: 'lost', reason: 'TimeoutError' }
const notConnected: Answer = { kind: 'not-connected', reason: 'ECONNREFUSED' }

/** As real servers answer. */
describe('the answer to a post', () => {
  test.each<[string, Answer, object]>([
    ['an ended token', no(400, 'ExpiredToken'), { kind: 'token-expired' }],
    ['a broken token', no(400, 'InvalidToken'), { kind: 'needs-reconnect' }],
    ['no token', no(401, 'AuthMissing'), { kind: 'needs-reconnect' }],
    ['an ended token with a key', no(401, 'invalid_token'), { kind: 'token-expired' }],
    [
      'a proof from a wrong clock',
      no(401, 'invalid_dpop_proof', 'too old'),
      { kind: 'not-sent', reason: 'too old' },
    ],
    [
      'a nonce that is never right',
      no(401, 'use_dpop_nonce', 'again'),
      { kind: 'not-sent', reason: 'again' },
    ],
    ['a closed account', no(400, 'AccountDeactivated'), { kind: 'needs-reconnect' }],
    ['a rule', no(400, 'InvalidRequest', 'Bad text'), { kind: 'rejected', reason: 'Bad text' }],
    ['a rule without words', answer(400, []), { kind: 'rejected', reason: 'HTTP 400' }],
    [
      'a large file',
      no(413, 'PayloadTooLarge'),
      { kind: 'rejected', reason: 'PayloadTooLarge', code: 'file_too_big' },
    ],
    ['a failure', no(500, 'InternalServerError'), { kind: 'unknown', reason: 'InternalServerError' }],
    ['a failure that speaks of tokens', no(502, 'ExpiredToken'), { kind: 'unknown', reason: 'ExpiredToken' }],
    [
      'something else than promised',
      answer(200, { ok: true }),
      { kind: 'unknown', reason: 'unreadable answer' },
    ],
    ['none', lost, { kind: 'unknown', reason: 'TimeoutError' }],
    ['nobody at home', notConnected, { kind: 'not-sent', reason: 'ECONNREFUSED' }],
  ])('%s', (_case, given, outcome) => expect(writtenOf(given, did, post, now)).toEqual(outcome))

  test('a text that is too long is named', () => {
    const long = outgoingPostOf('bluesky', { followUps: ['a'.repeat(301)] })
    expect(writtenOf(no(400, 'InvalidRequest', 'maximum 300'), did, long, now)).toEqual({
      kind: 'rejected',
      reason: 'maximum 300',
      code: 'too_long',
    })
  })

  test.each([
    ['the second it names', { 'ratelimit-reset': '1773144120' }, '2026-03-10T12:02:00.000Z'],
    ['nothing', {}, '2026-03-10T12:01:00.000Z'],
    ['nonsense', { 'ratelimit-reset': 'soon' }, '2026-03-10T12:01:00.000Z'],
  ])('too many: %s', (_case, headers, at) =>
    expect(failureOf(answer(429, {}, headers as Record<string, string>), now, true)).toEqual({
      kind: 'rate-limited',
      retryAt: new Date(at),
    }),
  )

  test('before the post nothing can have been accepted', () => {
    for (const given of [lost, no(503, 'Down'), answer(200, 'x')])
      expect(failureOf(given, now, false).kind).toBe('not-sent')
  })
})

test.each([
  [answer(200, { uri: `at://${did}/app.bsky.feed.post/r`, value: {} }), 'found'],
  [answer(200, '<p>Please sign in to the hotel</p>'), 'unknown'],
  [no(400, 'RecordNotFound'), 'absent'],
  [no(400, 'InvalidRequest'), 'unknown'],
  [no(500, 'RepoNotFound'), 'unknown'],
  [lost, 'unknown'],
])('a lookup, case %#', (given, kind) => expect(lookupOf(given, did, 'r').kind).toBe(kind))

const session = { did, handle: 'luna.bsky.social', accessJwt: 'a', refreshJwt: 'r' }

test.each([
  [answer(200, session), 'refreshed'],
  [no(400, 'ExpiredToken'), 'dead'],
  [no(401, 'AccountTakedown'), 'dead'],
  [no(429, 'RateLimitExceeded'), 'unreachable'],
  [no(500, 'InvalidToken'), 'unreachable'],
  [answer(200, {}), 'unreachable'],
  [lost, 'unreachable'],
])('renewing a token, case %#', (given, kind) => expect(refreshedOf(given).kind).toBe(kind))

test('the end of a token is read from it', () => {
  const payload = Buffer.from(JSON.stringify({ exp: 1773144120 })).toString('base64url')
  const tokens = { accessJwt: `head.${payload}.sign`, refreshJwt: 'r' }
  expect(tokensOf(tokens)).toEqual({
    secret: tokens.accessJwt,
    refresh: 'r',
    expiresAt: new Date('2026-03-10T12:02:00.000Z'),
  })
  expect(tokensOf({ accessJwt: 'opaque', refreshJwt: 'r' }).expiresAt).toBeUndefined()
})

test('results count quotes as shares, and leave out what is not reported', () => {
  const figures = { likeCount: 3, replyCount: 1, repostCount: 2, quoteCount: 4 }
  expect(resultsOf(answer(200, { posts: [{ uri: 'at://a', ...figures }] }))).toEqual({
    kind: 'results',
    results: new Map([['at://a', { reach: null, likes: 3, comments: 1, shares: 6, clicks: null }]]),
  })
  expect(resultsOf(no(400, 'ExpiredToken')).kind).toBe('token-expired')
  expect(resultsOf(lost).kind).toBe('unreachable')
  expect(accessProblem(lost)).toBeNull()
})

describe('records', () => {
  const dids = new Map<string, string>()
  const prepared = { createdAt: now.toISOString(), images: [], video: null, card: null, dids }

  test('each part answers the one before it, and all the first', () => {
    const [root, second, third] = recordsOf(did, { ...post, followUps: ['Two', 'Three'] }, prepared)
    const refer = (record: typeof root) => ({
      uri: `at://${did}/app.bsky.feed.post/${record?.key}`,
      cid: recordCid(record?.value ?? {}),
    })
    expect(root?.value.reply).toBeUndefined()
    expect(second?.value.reply).toEqual({ root: refer(root), parent: refer(root) })
    expect(third?.value.reply).toEqual({ root: refer(root), parent: refer(second) })
    expect([root, second, third].map((each) => each?.value.createdAt)).toEqual([
      '2026-03-10T12:00:00.000Z',
      '2026-03-10T12:00:00.001Z',
      '2026-03-10T12:00:00.002Z',
    ])
  })

  test('images come before a card, and only the first part has either', () => {
    const card = { uri: 'https://luna.es/', title: 'Luna', description: '' }
    const blob = { $type: 'blob' as const, ref: { $link: 'bafkreia' }, mimeType: 'image/jpeg', size: 9 }
    const thread = { ...post, followUps: ['Two'] }
    const embeds = (given: object) =>
      recordsOf(did, thread, { ...prepared, ...given }).map(({ value }) => value.embed?.$type)
    expect(embeds({ card })).toEqual(['app.bsky.embed.external', undefined])
    expect(embeds({ card, images: [{ image: blob, alt: '' }] })).toEqual(['app.bsky.embed.images', undefined])
    expect(embeds({})).toEqual([undefined, undefined])
  })
})
