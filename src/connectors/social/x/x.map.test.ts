import { expect, test } from 'vitest'
import type { Results } from '../adapter.ts'
import type { Answer } from '../http/network-call.ts'
import { failureOf, isDuplicate, isOutOfCredits, ownIdIn, resultsIn, sentText } from './x.map.ts'

const NOW = new Date('2026-11-19T10:00:00Z')
const SECONDS = NOW.getTime() / 1000

const answerOf = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  kind: 'answer',
  status,
  body,
  text: '',
  header: (name) => headers[name] ?? null,
})
const problem = (status: number, detail: string, type = 'about:blank', title = 'Forbidden') =>
  answerOf(status, { title, detail, type, status })

test.each<[string, Answer, object]>([
  [
    'no credits, in the new words',
    problem(402, 'credits depleted', 'https://api.x.com/2/problems/credits-depleted'),
    { kind: 'rejected', code: 'no_credits' },
  ],
  [
    'no credits, in the old words',
    problem(403, 'No credits.', 'https://api.twitter.com/2/problems/credits', 'CreditsDepleted'),
    { kind: 'rejected', code: 'no_credits' },
  ],
  [
    'a spending limit at X',
    problem(403, 'Spend cap reached.', 'https://api.twitter.com/2/problems/credits', 'SpendCapReached'),
    { kind: 'rejected', code: 'no_credits' },
  ],
  [
    'a cap of the month, with the status of a limit',
    problem(429, 'Monthly cap', 'https://api.twitter.com/2/problems/usage-capped', 'UsageCapExceeded'),
    { kind: 'rejected', code: 'no_credits' },
  ],
  [
    'an app without access',
    problem(403, 'Not enrolled', 'https://api.twitter.com/2/problems/client-forbidden', 'Client Forbidden'),
    { kind: 'rejected', code: 'app_not_approved' },
  ],
  ['a rule', problem(403, 'You are not permitted.'), { kind: 'rejected', code: 'not_allowed' }],
  ['too long', problem(403, 'Your Tweet text is too long.'), { kind: 'rejected', code: 'too_long' }],
  ['another mistake', problem(400, 'One or more parameters is invalid.'), { kind: 'rejected' }],
  ['an ended token', problem(401, 'Unauthorized'), { kind: 'token-expired' }],
  ['its own trouble', problem(503, 'Service Unavailable'), { kind: 'unknown' }],
  ['a call that took too long for it', problem(408, 'Timeout'), { kind: 'unknown' }],
  ['a page', answerOf(200, null), { kind: 'unknown' }],
  ['nothing', { kind: 'lost', reason: 'ECONNRESET' }, { kind: 'unknown', reason: 'ECONNRESET' }],
  ['no connection', { kind: 'not-connected', reason: 'ENOTFOUND' }, { kind: 'not-sent' }],
])('%s', (_case, answer, expected) => {
  expect(failureOf(answer, NOW, true)).toMatchObject(expected)
})

test('before the post, what is unclear was not sent', () => {
  expect(failureOf({ kind: 'lost', reason: 'ECONNRESET' }, NOW, false)).toMatchObject({ kind: 'not-sent' })
})

const limit = (name: string, remaining: number, seconds: number) => ({
  [`${name}-remaining`]: `${remaining}`,
  [`${name}-reset`]: `${SECONDS + seconds}`,
})
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

test.each<[string, Record<string, string>, object]>([
  ['of the call', limit('x-rate-limit', 0, 600), { retryAt: inSeconds(600) }],
  [
    'of the account for a day, although more calls are left',
    { ...limit('x-rate-limit', 39_999, 600), ...limit('x-user-limit-24hour', 0, 7200) },
    { retryAt: inSeconds(7200) },
  ],
  [
    'of the app for a day',
    { ...limit('x-user-limit-24hour', 0, 7200), ...limit('x-app-limit-24hour', 0, 3600) },
    { retryAt: inSeconds(3600), isOfApp: true },
  ],
  ['without a header', {}, { retryAt: inSeconds(60) }],
])('a limit %s', (_case, headers, expected) => {
  const answer = answerOf(429, { title: 'Too Many Requests', detail: 'Too Many Requests' }, headers)
  expect(failureOf(answer, NOW, true)).toEqual({ kind: 'rate-limited', ...expected })
})

test('only its own refusal is a duplicate', () => {
  const detail = 'You are not allowed to create a Tweet with duplicate content.'
  expect(isDuplicate(problem(403, detail))).toBe(true)
  expect(isDuplicate(problem(400, detail))).toBe(false)
  expect(isDuplicate(problem(403, 'No.'))).toBe(false)
  expect(isOutOfCredits({ kind: 'lost', reason: 'credits' })).toBe(false)
})

test('the words of a post: links at their full length, its files left out, signs as they were', () => {
  const urls = [
    { url: 'https://t.co/abc', expanded_url: 'http://luna.bakery', media_key: null },
    { url: 'https://t.co/def', expanded_url: 'https://x.com/luna/status/12/photo/1', media_key: '3_1' },
    { url: 'https://t.co/ghi', expanded_url: 'https://x.com/luna/status/12/video/1', media_key: null },
  ]
  const text = 'Bread &amp; &lt;more&gt; &amp;lt; at https://t.co/abc https://t.co/def https://t.co/ghi'
  expect(sentText({ text, entities: { urls } }).trim()).toBe('Bread & <more> &lt; at http://luna.bakery')
})

const shown = (id: string, text: string, at: string) => ({ id, text, created_at: at })
const sentAt = new Date('2026-11-19T09:59:00Z')

test.each<[string, unknown, string | null | undefined]>([
  ['ours', { data: [shown('1', 'Bread  &amp; rolls\n', '2026-11-19T09:59:01Z')] }, '1'],
  ['an older one', { data: [shown('1', 'Bread & rolls', '2026-11-19T09:57:00Z')] }, undefined],
  ['one without a time', { data: [{ id: '1', text: 'Bread & rolls' }] }, undefined],
  ['a part that is known', { data: [shown('9', 'Bread & rolls', '2026-11-19T09:59:01Z')] }, undefined],
  ['other words', { data: [shown('1', 'Bread', '2026-11-19T09:59:01Z')] }, undefined],
  ['no posts', { meta: { result_count: 0 } }, undefined],
  ['nothing that can be read', { nothing: ['useful'] }, null],
])('among the newest: %s', (_case, body, expected) => {
  expect(ownIdIn(answerOf(200, body), 'Bread & rolls', sentAt, ['9'])).toBe(expected)
})

test('a list that was refused does not say', () => {
  expect(ownIdIn(problem(503, 'Service Unavailable'), 'Bread', sentAt, [])).toBeNull()
})

test('figures that X does not tell are unknown; a post that it hides is there', () => {
  const problems = 'https://api.x.com/2/problems'
  const body = {
    data: [
      { id: '1', public_metrics: { like_count: 0, retweet_count: 2, quote_count: 1 } },
      { id: '2', non_public_metrics: { impression_count: 5, url_link_clicks: 1 } },
    ],
    errors: [
      { resource_id: '3', type: `${problems}/not-authorized-for-field` },
      { resource_id: '4', type: `${problems}/resource-not-found` },
    ],
  }
  const none: Results = { reach: null, likes: null, comments: null, shares: null, clicks: null }
  expect(resultsIn(answerOf(200, body))).toEqual(
    new Map([
      ['3', none],
      ['1', { ...none, likes: 0, shares: 3 }],
      ['2', { ...none, reach: 5, clicks: 1 }],
    ]),
  )
  expect(resultsIn(answerOf(200, {}))).toBeNull()
})
