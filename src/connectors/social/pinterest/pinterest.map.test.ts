import { describe, expect, test } from 'vitest'
import { outgoingMediaOf } from '../conformance/outgoing-post.fixture.ts'
import type { Answer } from '../http/network-call.ts'
import type { NewPin } from './pinterest.api.ts'
import { failureOf, ownPinIn, pinOf, resultsIn } from './pinterest.map.ts'

const now = new Date('2026-11-19T09:00:00Z')
const source: NewPin['media_source'] = {
  source_type: 'video_id',
  media_id: '1',
  cover_image_key_frame_time: 0,
}
const answered = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  kind: 'answer',
  status,
  body,
  text: JSON.stringify(body),
  header: (name) => headers[name] ?? null,
})

test.each([
  ['New cakes: https://luna.example/cakes?a=1.', 'https://luna.example/cakes?a=1'],
  ['New cakes at luna.cafe!', 'https://luna.cafe/'],
  ['New cakes', undefined],
])('%s leads to %s', (text, link) => {
  const media = [outgoingMediaOf('picture', { alt: 'A cake' })]
  const pin = pinOf('55', { title: 'Cakes', text, media, options: {} }, source)
  expect(pin).toEqual({
    board_id: '55',
    title: 'Cakes',
    description: text,
    alt_text: 'A cake',
    ...(link && { link }),
    media_source: source,
  })
})

test('what is empty is left out', () => {
  expect(
    pinOf('55', { title: '', text: '', media: [outgoingMediaOf('picture')], options: {} }, source),
  ).toEqual({
    board_id: '55',
    media_source: source,
  })
})

describe('our pin on the board', () => {
  const post = { title: 'Cakes', text: 'Two lines:\nof cake' }
  const pin = {
    id: '1',
    title: 'Cakes',
    description: 'Two lines: of cake',
    created_at: '2026-11-19T09:00:05',
  }
  const find = (...items: object[]) => ownPinIn(answered(200, { items }), post, now)

  test.each<[string, object, string | undefined]>([
    ['with our words', pin, '1'],
    ['with an offset in its time', { ...pin, created_at: '2026-11-19T10:00:05+01:00' }, '1'],
    ['by a clock that is a little behind', { ...pin, created_at: '2026-11-19T08:59:30' }, '1'],
    ['of last week', { ...pin, created_at: '2026-11-12T09:00:05' }, undefined],
    ['with other words', { ...pin, description: 'Bread' }, undefined],
    ['with another title', { ...pin, title: null }, undefined],
    ['without a time', { ...pin, created_at: null }, undefined],
  ])('%s', (_what, shown, id) => {
    expect(find({ id: '2', title: 'Bread' }, shown)).toBe(id)
  })

  test('an answer that does not say is no proof that it is not there', () => {
    expect(ownPinIn(answered(500, {}), post, now)).toBeNull()
    expect(ownPinIn({ kind: 'lost', reason: 'cut' }, post, now)).toBeNull()
    expect(ownPinIn(answered(200, { pins: [] }), post, now)).toBeNull()
  })
})

test.each<[string, Answer, object]>([
  [
    'trial access',
    answered(403, { code: 29, message: 'You are not permitted to access that resource.' }),
    { kind: 'rejected', code: 'app_not_approved' },
  ],
  ['a board that is gone', answered(404, { code: 40, message: 'x' }), { code: 'destination_gone' }],
  ['a rule', answered(400, { code: 1, message: 'too long' }), { kind: 'rejected', reason: 'too long' }],
  [
    'too many pins',
    answered(429, { code: 8 }, { 'x-ratelimit-reset': '90' }),
    { kind: 'rate-limited', retryAt: new Date('2026-11-19T09:01:30Z') },
  ],
  ['an ended token', answered(401, { code: 2 }), { kind: 'token-expired' }],
  ['its own trouble', answered(503, '<p>'), { kind: 'unknown' }],
  ['no connection', { kind: 'not-connected', reason: 'ECONNREFUSED' }, { kind: 'not-sent' }],
])('%s', (_what, answer, outcome) => {
  expect(failureOf(answer, now, true)).toMatchObject(outcome)
})

test('figures that Pinterest does not have yet are unknown', () => {
  expect(resultsIn(answered(200, { pin_metrics: { all_time: { impression: 9, reaction: 0 } } }))).toEqual({
    reach: 9,
    likes: 0,
    comments: null,
    shares: null,
    clicks: null,
  })
  expect(resultsIn(answered(200, { id: '1' }))?.reach).toBeNull()
})
