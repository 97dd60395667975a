import { expect, test } from 'vitest'
import type { Answer } from '../http/network-call.ts'
import * as map from './youtube.map.ts'

const now = new Date('2026-11-19T12:00:00Z')

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  kind: 'answer',
  status,
  body,
  text: JSON.stringify(body),
  header: (name) => headers[name] ?? null,
})
const refused = (status: number, reason: string, headers = {}) =>
  answer(status, { error: { code: status, message: `It says ${reason}.`, errors: [{ reason }] } }, headers)

test.each([
  ['in winter', '2026-11-19T12:00:00Z', '2026-11-20T08:00:00Z'],
  ['in summer', '2026-07-01T12:00:00Z', '2026-07-02T07:00:00Z'],
  ['late in the evening there', '2026-11-20T07:59:59Z', '2026-11-20T08:00:00Z'],
  ['on the day the clocks go back', '2026-11-01T12:00:00Z', '2026-11-02T08:00:00Z'],
])('a day of uploads ends at midnight on the Pacific coast: %s', (_when, from, until) => {
  expect(map.nextQuotaDay(new Date(from))).toEqual(new Date(until))
})

const tomorrow = { kind: 'rate-limited', retryAt: new Date('2026-11-20T08:00:00Z'), isOfApp: true }
const byMinute = {
  error: {
    code: 429,
    message: 'Quota exceeded.',
    status: 'RESOURCE_EXHAUSTED',
    details: [{ reason: 'RATE_LIMIT_EXCEEDED', metadata: { quota_unit: '1/min/{project}' } }],
  },
}

test.each<[string, Answer, object]>([
  ['no more uploads today', refused(403, 'quotaExceeded'), tomorrow],
  ['no more of this channel', refused(400, 'uploadLimitExceeded'), { ...tomorrow, isOfApp: false }],
  ['too many calls', refused(403, 'rateLimitExceeded'), tomorrow],
  [
    'too many calls, and how long to wait',
    refused(429, 'rateLimitExceeded', { 'retry-after': '90' }),
    { kind: 'rate-limited', retryAt: new Date('2026-11-19T12:01:30Z'), isOfApp: true },
  ],
  [
    'too many calls in a minute',
    answer(429, byMinute),
    { kind: 'rate-limited', retryAt: new Date('2026-11-19T12:01:00Z'), isOfApp: true },
  ],
  ['an ended token', refused(401, 'authError'), { kind: 'token-expired' }],
  [
    'no channel',
    refused(401, 'youtubeSignupRequired'),
    { kind: 'rejected', reason: 'It says youtubeSignupRequired.', code: 'destination_gone' },
  ],
  ['a right that is missing', refused(403, 'insufficientPermissions'), { kind: 'needs-reconnect' }],
  [
    'a title it does not like',
    refused(400, 'invalidTitle'),
    { kind: 'rejected', reason: 'It says invalidTitle.' },
  ],
  [
    'forbidden',
    refused(403, 'forbidden'),
    { kind: 'rejected', reason: 'It says forbidden.', code: 'not_allowed' },
  ],
  ['trouble of its own', refused(503, 'backendError'), { kind: 'not-sent', reason: 'It says backendError.' }],
  ['no words', answer(400, '<html>'), { kind: 'rejected', reason: 'HTTP 400' }],
  [
    'no connection',
    { kind: 'not-connected', reason: 'ENOTFOUND' },
    { kind: 'not-sent', reason: 'ENOTFOUND' },
  ],
])('a refusal: %s', (_what, given, outcome) => {
  expect(map.failureOf(given, now, false)).toEqual(outcome)
})

test.each<[string, Answer]>([
  ['a refusal', refused(400, 'invalidTitle')],
  ['no connection', { kind: 'not-connected', reason: 'ENOTFOUND' }],
  ['a lost answer', { kind: 'lost', reason: 'ECONNRESET' }],
  ['trouble', refused(500, 'internalError')],
])('once the whole video may have arrived, %s leaves it open', (_what, given) => {
  expect(map.failureOf(given, now, true)).toMatchObject({ kind: 'unknown' })
})

test.each<[string, Answer, object]>([
  ['nothing arrived', answer(308, null), { kind: 'wants', next: 0 }],
  ['some arrived', answer(308, null, { range: 'bytes=0-524287' }), { kind: 'wants', next: 524_288 }],
  ['an odd range', answer(308, null, { range: 'bytes=5-9' }), { kind: 'unclear' }],
  ['finished', answer(201, { kind: 'youtube#video', id: 'v1' }), { kind: 'finished', videoId: 'v1' }],
  ['another page', answer(200, '<p>Hello</p>'), { kind: 'unclear' }],
  ['unknown', answer(404, 'Not Found'), { kind: 'gone' }],
])('how far an upload is: %s', (_what, given, state) => {
  expect(map.uploadStateIn(given)).toEqual(state)
})

const uploads = (...items: object[]) => answer(200, { kind: 'youtube#playlistItemListResponse', items })
const item = (title: string, description: string, publishedAt: string, videoId = 'v1') => ({
  snippet: { title, description, publishedAt },
  contentDetails: { videoId },
})
const ours = map.videoOf({ title: 'Bread > cake', text: 'Fresh\n\nat eight', options: {} })

test.each<[string, Answer, string | null | undefined]>([
  ['is there', uploads(item('Bread › cake', 'Fresh at eight', '2026-11-19T12:00:05Z')), 'v1'],
  ['is older', uploads(item('Bread › cake', 'Fresh at eight', '2026-11-19T11:00:00Z')), undefined],
  ['has other words', uploads(item('Bread › cake', 'Stale', '2026-11-19T12:00:05Z')), undefined],
  ['is not there', answer(200, { kind: 'youtube#playlistItemListResponse' }), undefined],
  ['cannot be looked for', answer(503, null), null],
])('our video among the uploads %s', (_what, given, found) => {
  expect(map.ownUploadIn(given, ours, now)).toBe(found)
})

test('chosen tags come before the hashtags, each once, and altered videos are marked', () => {
  const options = { tags: 'rye bread, Oven <new>', synthetic: 'yes' }
  const video = map.videoOf({ title: 'Bread', text: '#oven #Rye', options })
  expect(video.snippet.tags).toEqual(['rye bread', 'Oven ‹new›', 'oven', 'Rye'])
  expect(video.status).toMatchObject({ containsSyntheticMedia: true })
  expect(map.videoOf({ title: 'Bread', text: '', options: {} })).not.toHaveProperty(
    'status.containsSyntheticMedia',
  )
})

test('only as many hashtags become tags as YouTube takes', () => {
  const text = Array.from({ length: 60 }, (_, n) => `#${'a'.repeat(18)}${String(n).padStart(2, '0')}`).join(
    ' ',
  )
  const { tags = [] } = map.videoOf({ title: 'Bread', text, options: {} }).snippet
  expect(tags.join(',').length).toBeLessThanOrEqual(500)
  expect(tags.length).toBeGreaterThan(20)
})
