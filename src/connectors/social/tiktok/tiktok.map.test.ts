import { describe, expect, test } from 'vitest'
import type { Answer } from '../http/network-call.ts'
import * as map from './tiktok.map.ts'

// Answers as the documentation shows them.

const now = new Date('2026-11-19T12:00:00Z')
const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  kind: 'answer',
  status,
  body,
  text: JSON.stringify(body) ?? '',
  header: (name) => headers[name] ?? null,
})
const said = (status: number, code: string, data: object = {}) =>
  answer(status, { data, error: { code, message: `It is ${code}`, log_id: '1' } })
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test.each<[string, Answer, ReturnType<typeof map.failureOf>]>([
  [
    'no connection',
    { kind: 'not-connected', reason: 'ECONNREFUSED' },
    { kind: 'not-sent', reason: 'ECONNREFUSED' },
  ],
  ['a lost answer', { kind: 'lost', reason: 'ETIMEDOUT' }, { kind: 'unknown', reason: 'ETIMEDOUT' }],
  ['an error of its own', said(500, 'internal_error'), { kind: 'unknown', reason: 'It is internal_error' }],
  ['a page', answer(502, undefined), { kind: 'unknown', reason: 'HTTP 502' }],
  ['other JSON', answer(200, { nothing: [] }), { kind: 'unknown', reason: 'HTTP 200' }],
  ['an old token', said(401, 'access_token_invalid'), { kind: 'token-expired' }],
  ['a right less', said(401, 'scope_not_authorized'), { kind: 'needs-reconnect' }],
  ['six in a minute', said(429, 'rate_limit_exceeded'), { kind: 'rate-limited', retryAt: later(60) }],
  ['a day’s posts', said(403, 'spam_risk_too_many_posts'), { kind: 'rate-limited', retryAt: later(3600) }],
  [
    'a day’s posts, with status 200',
    said(200, 'spam_risk_too_many_posts'),
    { kind: 'rate-limited', retryAt: later(3600) },
  ],
  [
    'a day’s users of the app',
    said(403, 'reached_active_user_cap'),
    { kind: 'rate-limited', retryAt: later(3600), isOfApp: true },
  ],
  [
    'a ban',
    said(200, 'spam_risk_user_banned_from_posting'),
    { kind: 'rejected', reason: 'It is spam_risk_user_banned_from_posting', code: 'not_allowed' },
  ],
  ['a wrong field', said(400, 'invalid_params'), { kind: 'rejected', reason: 'It is invalid_params' }],
])('a call that failed: %s', (_what, given, outcome) => {
  expect(map.failureOf(given, now, true)).toEqual(outcome)
})

test('what cannot have made a post was not sent', () => {
  expect(map.failureOf({ kind: 'lost', reason: 'ETIMEDOUT' }, now, false)).toMatchObject({ kind: 'not-sent' })
  expect(map.failureOf(said(500, 'internal_error'), now, false)).toMatchObject({ kind: 'not-sent' })
})

test.each([
  ['auth_removed', { kind: 'needs-reconnect' }],
  ['internal', { kind: 'not-sent', reason: 'internal' }],
  ['', { kind: 'not-sent', reason: 'failed' }],
  ['spam_risk_too_many_posts', { kind: 'rate-limited', retryAt: later(3600) }],
  ['photo_pull_failed', { kind: 'rejected', reason: 'photo_pull_failed', code: 'no_public_address' }],
  ['publish_cancelled', { kind: 'rejected', reason: 'publish_cancelled' }],
])('a post that failed because of “%s”', (reason, outcome) => {
  expect(map.failedOutcome(reason, now)).toEqual(outcome)
})

describe('chunks', () => {
  const MB = 1_000_000
  const ranges = (bytes: number) => {
    const plan = map.planOf(bytes)
    return Array.from({ length: plan.total_chunk_count }, (_, index) =>
      map.chunkAt(plan, index * plan.chunk_size),
    )
  }

  test.each([6, 5 * MB - 1, map.CHUNK_BYTES, map.CHUNK_BYTES + 1, 100 * MB, 4000 * MB])(
    'of %d bytes are as large as TikTok wants, and leave nothing out',
    (bytes) => {
      const all = ranges(bytes)
      expect([all[0]?.start, all.at(-1)?.end]).toEqual([0, bytes - 1])
      expect(all.length).toBe(map.planOf(bytes).total_chunk_count)
      expect(all.length).toBeLessThanOrEqual(1000)
      for (const [index, { start, end, isLast }] of all.entries()) {
        const size = end - start + 1
        expect(start).toBe(index === 0 ? 0 : (all[index - 1]?.end ?? 0) + 1)
        expect(isLast).toBe(index === all.length - 1)
        expect(size).toBeLessThanOrEqual(isLast ? 128 * MB : 64 * MB)
        if (all.length > 1) expect(size).toBeGreaterThanOrEqual(5 * MB)
      }
    },
  )

  test('begin where TikTok is, or before', () => {
    const plan = map.planOf(3 * map.CHUNK_BYTES + 5)
    expect(map.chunkAt(plan, 0).start).toBe(0)
    expect(map.chunkAt(plan, map.CHUNK_BYTES - 1).start).toBe(0)
    expect(map.chunkAt(plan, map.CHUNK_BYTES)).toMatchObject({ start: map.CHUNK_BYTES, isLast: false })
    expect(map.chunkAt(plan, 3 * map.CHUNK_BYTES + 4)).toMatchObject({
      start: 2 * map.CHUNK_BYTES,
      isLast: true,
    })
  })

  test.each<[string, Answer, map.ChunkState]>([
    ['all there', answer(201, undefined), { kind: 'all' }],
    ['more to come', answer(206, undefined), { kind: 'more' }],
    ['an address that ended', answer(403, undefined), { kind: 'gone' }],
    ['an upload it does not know', answer(404, undefined), { kind: 'gone' }],
    [
      'another byte',
      answer(416, undefined, { 'content-range': 'bytes 0-8388607/20000000' }),
      { kind: 'elsewhere', position: 8_388_608 },
    ],
    ['another byte, unnamed', answer(416, undefined), { kind: 'unclear' }],
    ['a broken gateway', answer(502, undefined), { kind: 'unclear' }],
    ['nothing', { kind: 'lost', reason: 'cut' }, { kind: 'unclear' }],
  ])('are answered with %s', (_what, given, state) => {
    expect(map.chunkStateIn(given)).toEqual(state)
  })
})

describe('the state of a post', () => {
  const withText = (text: string): Answer => ({
    kind: 'answer',
    status: 200,
    body: JSON.parse(text),
    text,
    header: () => null,
  })

  test.each([
    ['a number', '[7123456789012345679]', '7123456789012345679'],
    ['a text', '["7123456789012345679"]', '7123456789012345679'],
    ['with spaces', '[\n  7123456789012345679, 5]', '7123456789012345679'],
    ['nothing', '[]', null],
  ])('names its id as %s', (_how, list, postId) => {
    const text = `{"data":{"status":"PUBLISH_COMPLETE","publicaly_available_post_id": ${list}},"error":{"code":"ok"}}`
    expect(map.statusIn(withText(text))).toEqual({
      status: 'PUBLISH_COMPLETE',
      failReason: '',
      uploadedBytes: null,
      postId,
    })
  })

  test('is unknown in a refusal, and in a state that we do not know', () => {
    expect(map.statusIn(said(400, 'invalid_publish_id'))).toBeNull()
    expect(map.statusIn(said(200, 'ok', { status: 'DANCING' }))).toBeNull()
  })
})

describe('a direct post', () => {
  const creator = { privacy_level_options: ['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY'] }

  test.each([
    [{}, creator.privacy_level_options, 'SELF_ONLY'],
    [{ audience: 'unset' }, ['PUBLIC_TO_EVERYONE', 'MUTUAL_FOLLOW_FRIENDS'], 'MUTUAL_FOLLOW_FRIENDS'],
    [{ audience: 'PUBLIC_TO_EVERYONE' }, creator.privacy_level_options, 'PUBLIC_TO_EVERYONE'],
  ])('with %j of %j is seen by %s', (options, allowed, audience) => {
    expect(map.infoOf({ options }, { privacy_level_options: allowed })).toMatchObject({
      privacy_level: audience,
    })
  })

  test.each([[[]], [['SOMETHING_NEW']]])('of an account that allows %j is refused', (allowed) => {
    expect(map.infoOf({ options: {} }, { privacy_level_options: allowed })).toMatchObject({
      kind: 'rejected',
    })
  })
})

test('the address of a post is as near to it as we know', () => {
  expect(map.postUrl('video', 'luna', '7')).toBe('https://www.tiktok.com/@luna/video/7')
  expect(map.postUrl('photo', 'luna', null)).toBe('https://www.tiktok.com/@luna')
  expect(map.postUrl('video', null, '7')).toBe('https://www.tiktok.com/')
})
