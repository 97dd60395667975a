import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { TestClock } from '#tests/test-app.ts'
import type { OutgoingPost } from '../adapter.ts'
import { fieldsOf } from '../conformance/fake-http.fixture.ts'
import { outgoingMediaOf, outgoingPostOf } from '../conformance/outgoing-post.fixture.ts'
import { observeCalls } from '../http/observe-calls.ts'
import { reddit } from './reddit.adapter.ts'
import { type FakeReddit, startFakeReddit } from './reddit.fake.fixture.ts'

let network: FakeReddit
let clock: TestClock
let saved: string | null
beforeEach(async () => {
  network = await startFakeReddit()
  clock = new TestClock(new Date().toISOString())
  saved = null
})
afterEach(() => network.close())

const reach = () => ({
  env: readEnv({ REDDIT_BASE_URL: network.url, REDDIT_AUTH_BASE_URL: network.url }),
  clock,
})
const publish = (given: Partial<OutgoingPost>, more = {}) =>
  reddit
    .create({ ...reach(), ...more })
    .publish(network.account, outgoingPostOf('reddit', { title: 'Fresh bread', ...given }), {
      step: saved,
      save: async (next) => {
        saved = next
      },
    })

/** Goes on while it is processing, as the engine does. */
async function publishToEnd(given: Partial<OutgoingPost>) {
  let outcome = await publish(given)
  for (let round = 0; outcome.kind === 'processing' && round < 10; round++) {
    saved = outcome.step
    clock.advance(Math.ceil((outcome.checkAt.getTime() - clock.now().getTime()) / 1000))
    outcome = await publish(given)
  }
  return outcome
}

const submitted = () => network.requests.filter(({ path }) => path === '/api/submit').map(fieldsOf)
const looks = () => network.requests.filter(({ path }) => path.startsWith('/user/')).length
const common = {
  api_type: 'json',
  resubmit: 'true',
  sendreplies: 'true',
  sr: 'Breadit',
  title: 'Fresh bread',
}

test.each([
  ['a text', 'Out of the oven at eight.', {}, { kind: 'self', text: 'Out of the oven at eight.' }],
  ['a text with a link', 'See luna.example/bread', {}, { kind: 'self', text: 'See luna.example/bread' }],
  [
    'nothing but a link',
    ' https://luna.example/bread ',
    {},
    { kind: 'link', url: 'https://luna.example/bread' },
  ],
  [
    'a text that a person wants as a link',
    'See luna.example/bread',
    { kind: 'link' },
    { kind: 'link', url: 'https://luna.example/bread', text: 'See luna.example/bread' },
  ],
  ['a link that is not there', 'No address.', { kind: 'link' }, { kind: 'self', text: 'No address.' }],
  ['a title alone', '', {}, { kind: 'self' }],
])('%s is submitted as what it is', async (_case, text, options, expected) => {
  expect(await publish({ text, options })).toMatchObject({
    kind: 'published',
    remoteId: expect.stringMatching(/^t3_/),
    url: expect.stringContaining('https://www.reddit.com/r/Breadit/comments/'),
  })
  expect(submitted()).toEqual([{ ...common, ...expected }])
})

test('each call says who it is, and nobody but Reddit gets the token', async () => {
  await publishToEnd({ media: [outgoingMediaOf('picture')] })
  for (const { path, headers } of network.requests) {
    if (path === '/store') expect(headers).not.toHaveProperty('authorization')
    else expect(headers['user-agent']).toBe('web:campaigner:v1 (by /u/luna_bakery)')
  }
})

test('an image is leased, stored, submitted, and found among the own posts once Reddit shows it', async () => {
  network.hiddenFor = 2
  const outcome = await publishToEnd({ media: [outgoingMediaOf('picture')] })
  expect(outcome).toMatchObject({ kind: 'published', remoteId: network.shown[0]?.name })
  expect(submitted()).toMatchObject([{ kind: 'image', url: expect.stringContaining('/store/rte_images/') }])
  expect(looks()).toBe(3)
  expect(network.posts).toHaveLength(1)
})

test('an image that Reddit took and never shows is never sent again: a person looks', async () => {
  network.losesImages = true
  const outcome = await publishToEnd({ media: [outgoingMediaOf('picture')] })
  expect(outcome).toMatchObject({ kind: 'unknown' })
  expect(await publishToEnd({ media: [outgoingMediaOf('picture')] })).toMatchObject({ kind: 'unknown' })
  expect(submitted()).toHaveLength(1)
})

test('a post whose answer got lost is looked for, and found where Reddit writes & < > as they are', async () => {
  const text = 'Bread & butter < 3 euros'
  network.fault = 'cut-after-accept'
  expect(await publish({ text })).toMatchObject({ kind: 'unknown' })
  expect(await publishToEnd({ text })).toMatchObject({ kind: 'published', remoteId: network.shown[0]?.name })
  expect(submitted()).toHaveLength(1)
})

test('a post that never arrived is sent once more, after half a minute and after three', async () => {
  network.fault = 'down'
  expect(await publish({})).toMatchObject({ kind: 'unknown' })
  const at = clock.now().getTime()
  expect(await publish({})).toMatchObject({ kind: 'processing', checkAt: new Date(at + 30_000) })
  clock.advance(30)
  expect(await publish({})).toMatchObject({ kind: 'processing', checkAt: new Date(at + 180_000) })
  expect(network.posts).toEqual([])
  clock.advance(150)
  expect(await publish({})).toMatchObject({ kind: 'published' })
  expect(network.posts).toHaveLength(1)
})

test('an older post with the same words, or one elsewhere, is not ours', async () => {
  await publish({})
  const [older] = network.shown
  if (older) older.created_utc -= 3600
  saved = null
  network.fault = 'down'
  await publish({})
  expect(await publishToEnd({})).toMatchObject({ kind: 'published' })
  expect(network.posts).toHaveLength(2)
})

test.each([
  ['Recipe', 'f-1'],
  [' question ', 'f-2'],
])('the flair %s is found by its name', async (flair, id) => {
  expect(await publish({ options: { flair } })).toMatchObject({ kind: 'published' })
  expect(submitted()).toMatchObject([{ flair_id: id }])
})

test.each([
  ['Offer', [':bread: Recipe', 'Question'].join(', ')],
  // Only moderators may use it.
  ['Announcement', [':bread: Recipe', 'Question'].join(', ')],
])('the flair %s is refused before anything is sent, with those that there are', async (flair, reason) => {
  const media = [outgoingMediaOf('picture')]
  expect(await publish({ options: { flair }, media })).toEqual({
    kind: 'rejected',
    code: 'flair_unknown',
    reason,
  })
  expect(network.requests).toHaveLength(1)
})

test('a community without flairs has none to choose', async () => {
  for (const each of network.communities) each.flairs = []
  expect(await publish({ options: { flair: 'Recipe' } })).toMatchObject({
    code: 'flair_unknown',
    reason: 'Recipe',
  })
})

test('a community that requires a flair says so', async () => {
  for (const each of network.communities) each.needsFlair = true
  expect(await publish({})).toEqual({
    kind: 'rejected',
    code: 'flair_required',
    reason: 'Your post must contain post flair.',
  })
})

test('a refusal with status 200 is kept as it came, without the token', async () => {
  network.fault = 'refuses'
  const { observed, onAnswer } = observeCalls(network.account)
  await publish({}, { onAnswer })
  expect(observed.refusal).toMatch(/^HTTP 200\n.*NO_SELFS/)
})

test('a refused image is uploaded again: nobody knows how long uploads last', async () => {
  const media = [outgoingMediaOf('picture')]
  network.fault = 'rate-limits'
  expect(await publish({ media })).toMatchObject({ kind: 'rate-limited' })
  await publishToEnd({ media })
  expect(network.requests.filter(({ path }) => path === '/store')).toHaveLength(2)
  expect(network.posts).toHaveLength(1)
})

test('results: figures that Reddit does not report are unknown, deleted posts are left out', async () => {
  const adapter = reddit.create(reach())
  const first = await publish({})
  saved = null
  const second = await publish({ title: 'Second' })
  if (first.kind !== 'published' || second.kind !== 'published') throw new Error('Not published')
  await adapter.remove?.(network.account, second.remoteId)
  expect(await adapter.results?.(network.account, [first.remoteId, second.remoteId])).toEqual({
    kind: 'results',
    results: new Map([[first.remoteId, { reach: null, likes: 12, comments: 3, shares: 1, clicks: null }]]),
  })
})

test('an account whose community has closed, or that belongs to another person, needs a person', async () => {
  const adapter = reddit.create(reach())
  expect(await adapter.check({ ...network.account, remoteId: 'other/Breadit' })).toBe('needs-reconnect')
  for (const each of network.communities) each.isPrivate = true
  expect(await adapter.check(network.account)).toBe('needs-reconnect')
})

test('giving the access back ends the tokens', async () => {
  const adapter = reddit.create(reach())
  expect(await adapter.revoke?.(network.account)).toBe('revoked')
  expect(await adapter.refresh?.(network.account)).toEqual({ kind: 'dead' })
  expect(await adapter.check(network.account)).toBe('token-expired')
})
