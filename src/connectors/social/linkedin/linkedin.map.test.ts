import { describe, expect, test } from 'vitest'
import { outgoingMediaOf } from '../conformance/outgoing-post.fixture.ts'
import type { Answer } from '../http/network-call.ts'
import {
  createdIn,
  failureOf,
  newPostOf,
  ownCommentsIn,
  ownPostIn,
  resultsIn,
  type Uploaded,
} from './linkedin.map.ts'

const now = new Date('2026-11-19T09:00:00Z')
const page = 'urn:li:organization:1'
const nothing: Uploaded = { images: [], video: null, card: null }
const answered = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  kind: 'answer',
  status,
  body,
  text: JSON.stringify(body),
  header: (name) => headers[name] ?? null,
})
const card = { source: 'https://luna.example/', title: 'Luna', description: '', thumbnail: null }

describe('the content of a post', () => {
  const contentOf = (uploaded: Partial<Uploaded>) => {
    const media = ['A cake', ''].map((alt) => outgoingMediaOf('picture', { alt }))
    return newPostOf(page, { text: 'Cakes', media, options: {} }, { ...nothing, ...uploaded }).content
  }

  test.each<[string, Partial<Uploaded>, object | undefined]>([
    ['nothing', {}, undefined],
    ['one image', { images: ['urn:li:image:1'] }, { media: { id: 'urn:li:image:1', altText: 'A cake' } }],
    [
      'several images',
      { images: ['urn:li:image:1', 'urn:li:image:2'] },
      { multiImage: { images: [{ id: 'urn:li:image:1', altText: 'A cake' }, { id: 'urn:li:image:2' }] } },
    ],
    ['a video', { video: 'urn:li:video:1' }, { media: { id: 'urn:li:video:1' } }],
    ['a link', { card }, { article: { source: 'https://luna.example/', title: 'Luna' } }],
    [
      'a link with its image',
      { card: { ...card, description: 'Cakes', thumbnail: 'urn:li:image:3' } },
      {
        article: {
          source: 'https://luna.example/',
          title: 'Luna',
          description: 'Cakes',
          thumbnail: 'urn:li:image:3',
        },
      },
    ],
  ])('%s', (_what, uploaded, content) => {
    expect(contentOf(uploaded)).toEqual(content)
  })
})

test.each([
  ['urn:li:person:1', 'CONNECTIONS', 'CONNECTIONS'],
  ['urn:li:person:1', undefined, 'PUBLIC'],
  [page, 'CONNECTIONS', 'PUBLIC'],
])('who sees a post of %s for %s: %s', (author, audience, visibility) => {
  const options: Record<string, string> = audience === undefined ? {} : { audience }
  expect(newPostOf(author, { text: 'Cakes', media: [], options }, nothing)).toMatchObject({ visibility })
})

describe('our post on the page', () => {
  const post = {
    id: 'urn:li:share:1',
    commentary: 'New \\(fresh\\) {hashtag|\\#|bread}: https://lnkd.in/abc',
    createdAt: now.getTime() + 5000,
  }
  const text = 'New (fresh) #bread: https://luna.example/bread?from=linkedin'
  const find = (shown: object, uploaded = nothing) =>
    ownPostIn(answered(200, { elements: [{ id: 'urn:li:share:2' }, {}, shown] }), text, uploaded, now)

  test.each<[string, object, string | undefined]>([
    ['with our words, and a shortened address', post, post.id],
    ['by a clock that is a little behind', { ...post, createdAt: now.getTime() - 30_000 }, post.id],
    ['of yesterday', { ...post, createdAt: now.getTime() - 86_400_000 }, undefined],
    ['without a time', { ...post, createdAt: null }, undefined],
    ['with other words', { ...post, commentary: 'Cakes' }, undefined],
    ['without words', { ...post, commentary: null }, undefined],
    ['with content that we cannot read', { ...post, content: { poll: 1, media: 'x' } }, post.id],
  ])('%s', (_what, shown, id) => {
    expect(find(shown)).toBe(id)
  })

  test.each<[string, object]>([
    ['its image', { media: { id: 'urn:li:image:1' } }],
    ['one of its images', { multiImage: { images: [{ id: 'urn:li:image:9' }, { id: 'urn:li:image:1' }] } }],
    ['the image of its link', { article: { thumbnail: 'urn:li:image:1' } }],
  ])('by %s, whatever its words', (_what, content) => {
    const uploaded = { ...nothing, images: ['urn:li:image:1'] }
    expect(find({ ...post, commentary: '…', createdAt: null, content }, uploaded)).toBe(post.id)
  })

  test('of emoji alone', () => {
    const body = { elements: [{ ...post, commentary: '🥐 🥐' }] }
    expect(ownPostIn(answered(200, body), '🥐🥐', nothing, now)).toBe(post.id)
    expect(ownPostIn(answered(200, body), '🍰', nothing, now)).toBeUndefined()
  })

  test('an answer that does not say is no proof that it is not there', () => {
    for (const answer of [
      answered(500, {}),
      answered(403, {}),
      answered(200, { nothing: [] }),
      { kind: 'lost', reason: 'cut' } as const,
    ])
      expect(ownPostIn(answer, text, nothing, now)).toBeNull()
  })
})

test('only our comments count', () => {
  const comment = { actor: page, message: { text: 'Open at 8:\nhttps://luna.example' } }
  const elements = [comment, { ...comment, actor: 'urn:li:person:2' }, { actor: page }, comment]
  expect(ownCommentsIn(answered(200, { elements }), page, 'Open at 8: https://luna.example')).toBe(2)
  expect(ownCommentsIn(answered(403, {}), page, 'Open')).toBeNull()
})

test.each<[string, Answer, object]>([
  ['an ended token', answered(401, { serviceErrorCode: 65_602 }), { kind: 'token-expired' }],
  [
    'access that was taken back',
    answered(401, { code: 'REVOKED_ACCESS_TOKEN' }),
    { kind: 'needs-reconnect' },
  ],
  ['a missing right', answered(403, { message: 'x' }), { kind: 'rejected', code: 'not_allowed' }],
  [
    'the same post again',
    answered(422, { message: 'Content is a duplicate of urn:li:share:1' }),
    { kind: 'rejected', code: 'duplicate' },
  ],
  ['too long', answered(400, { code: 'FIELD_LENGTH_TOO_LONG' }), { kind: 'rejected', code: 'too_long' }],
  ['another rule', answered(422, { message: 'no polls' }), { kind: 'rejected', reason: 'no polls' }],
  [
    'a version that has ended',
    answered(426, { code: 'NONEXISTENT_VERSION', message: 'Requested version is not active' }),
    { kind: 'rejected', code: 'update_needed' },
  ],
  [
    'the limit of a day, until midnight UTC',
    answered(429, { message: 'Resource level throttle MEMBER DAY limit for calls is reached.' }),
    { kind: 'rate-limited', retryAt: new Date('2026-11-20T00:00:00Z') },
  ],
  [
    'another limit',
    answered(429, { message: 'Too many requests' }),
    { kind: 'rate-limited', retryAt: new Date('2026-11-19T09:01:00Z') },
  ],
  [
    'a limit with its time',
    answered(429, {}, { 'retry-after': '90' }),
    { kind: 'rate-limited', retryAt: new Date('2026-11-19T09:01:30Z') },
  ],
  ['its own trouble', answered(503, '<p>'), { kind: 'unknown' }],
  ['a conflict', answered(409, {}), { kind: 'unknown' }],
  ['no connection', { kind: 'not-connected', reason: 'ECONNREFUSED' }, { kind: 'not-sent' }],
])('%s', (_what, answer, outcome) => {
  expect(failureOf(answer, now, true)).toMatchObject(outcome)
})

test.each<[string, Answer, string | null]>([
  ['in the header', answered(201, undefined, { 'x-restli-id': 'urn:li:share:1' }), 'urn:li:share:1'],
  ['in the body', answered(201, { id: 'urn:li:share:1' }), 'urn:li:share:1'],
  ['nowhere', answered(201, {}), null],
  ['in an answer of another kind', answered(200, { id: 'urn:li:share:1' }), null],
])('the id is %s', (_where, answer, id) => {
  expect(createdIn(answer)).toBe(id)
})

test('figures that LinkedIn leaves out are unknown', () => {
  const elements = [
    { share: 'urn:li:share:1', totalShareStatistics: { impressionCount: 9, likeCount: 0 } },
    { ugcPost: 'urn:li:ugcPost:2', totalShareStatistics: { clickCount: 3, shareCount: -1 } },
    { totalShareStatistics: {} },
  ]
  expect(Object.fromEntries(resultsIn(answered(200, { elements })) ?? [])).toEqual({
    'urn:li:share:1': { reach: 9, likes: 0, comments: null, shares: null, clicks: null },
    'urn:li:ugcPost:2': { reach: null, likes: null, comments: null, shares: null, clicks: 3 },
  })
})
