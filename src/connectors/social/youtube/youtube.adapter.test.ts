import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { createSecrets } from '#server/secrets.ts'
import { TestClock } from '#tests/test-app.ts'
import type { OutgoingPost, PublishOutcome } from '../adapter.ts'
import { fieldsOf } from '../conformance/fake-http.fixture.ts'
import { outgoingMediaOf, outgoingPostOf } from '../conformance/outgoing-post.fixture.ts'
import { PART_BYTES } from './publish-video.ts'
import { youtube } from './youtube.adapter.ts'
import { apiError, type FakeYoutube, startFakeYoutube } from './youtube.fake.fixture.ts'

/** Two whole parts and a bit. */
const FILM = Buffer.alloc(2 * PART_BYTES + 1000, 'a film of bread. ')
const TOTAL = FILM.length

class Killed extends Error {}

let network: FakeYoutube
let clock: TestClock
let saved: string | null
let steps: string[]
beforeEach(async () => {
  network = await startFakeYoutube()
  clock = new TestClock(new Date().toISOString())
  saved = null
  steps = []
})
afterEach(() => network.close())

const secrets = createSecrets('the secret of this installation')
const adapter = () => youtube.create({ env: readEnv({ YOUTUBE_BASE_URL: network.url }), clock, secrets })
const film = (bytes = FILM) => outgoingMediaOf('video', { bytes })
const postOf = (given: Partial<OutgoingPost> = {}) =>
  outgoingPostOf('youtube', { title: 'Bread', media: [film()], ...given })

/** One call of the engine. The worker dies before or after the step of its `killedAt`th save is stored. */
const attempt = (post: OutgoingPost, killedAt = 0, isStored = true) =>
  adapter().publish(network.account, post, {
    step: saved,
    save: async (next) => {
      steps.push(next)
      const isKilled = steps.length === killedAt
      if (!isKilled || isStored) saved = next
      if (isKilled) throw new Killed()
    },
  })

/** Goes on until it is published, as long as YouTube is processing. */
async function publish(post = postOf()): Promise<PublishOutcome> {
  for (let checks = 0; checks < 10; checks++) {
    const outcome = await attempt(post)
    if (outcome.kind !== 'processing') return outcome
    saved = outcome.step
    clock.set(outcome.checkAt.toISOString())
  }
  throw new Error('Still processing.')
}

/** What was sent: the beginning of an upload, its parts, and questions about it. */
const ledger = () =>
  network.requests.flatMap(({ method, path, headers }) =>
    path.startsWith('/upload/') ? [`${method} ${headers['content-range'] ?? 'begin'}`] : [],
  )
const part = (start: number, end = Math.min(start + PART_BYTES, TOTAL) - 1) =>
  `PUT bytes ${start}-${end}/${TOTAL}`
const arrived = () => [...network.uploads.values()].filter(({ received }) => received.equals(FILM))

describe('an upload', () => {
  test('is sent in parts, byte for byte', async () => {
    expect(await publish()).toMatchObject({
      kind: 'published',
      url: expect.stringMatching(/^https:\/\/youtu\.be\//),
    })
    expect(ledger()).toEqual(['POST begin', part(0), part(PART_BYTES), part(2 * PART_BYTES)])
    expect(arrived()).toHaveLength(1)
  })

  test('goes on from the byte that YouTube wants, if it kept only some', async () => {
    network.keeps = 5 * 1024 * 1024
    expect(await publish()).toMatchObject({ kind: 'published' })
    expect(ledger().slice(1, 3)).toEqual([part(0), part(network.keeps)])
    expect(arrived()).toHaveLength(1)
  })

  test('that keeps nothing is given up for now', async () => {
    network.keeps = 0
    expect(await publish()).toEqual({ kind: 'not-sent', reason: 'the upload does not advance' })
  })

  test('that is lost at once is not begun over and over', async () => {
    network.uploads.get = () => undefined
    expect(await publish()).toEqual({ kind: 'not-sent', reason: 'the upload was lost at once' })
    expect(ledger()).toEqual(['POST begin', part(0)])
  })

  test('knows where it goes before its first byte, sealed', async () => {
    await expect(attempt(postOf(), 1)).rejects.toBeInstanceOf(Killed)
    const [upload] = network.uploads.values()
    expect(ledger()).toEqual(['POST begin'])
    expect(saved).not.toContain(upload?.id)
    expect(saved).not.toContain('upload_id')
    expect(await publish()).toMatchObject({ kind: 'published' })
    expect(network.uploads.size).toBe(1)
  })

  test.each([
    ['before', false],
    ['after', true],
  ])('is never doubled, whichever step a worker dies %s storing', async (_when, isStored) => {
    await publish()
    const saves = steps.length
    expect(saves).toBeGreaterThanOrEqual(5)
    for (let killedAt = 1; killedAt <= saves; killedAt++) {
      network.posts.length = 0
      saved = null
      steps = []
      await expect(attempt(postOf(), killedAt, isStored)).rejects.toBeInstanceOf(Killed)
      steps = []
      expect([killedAt, await publish()]).toMatchObject([killedAt, { kind: 'published' }])
      expect([killedAt, network.posts.length]).toEqual([killedAt, 1])
    }
  })

  test('whose last answer got lost is asked, and nothing is sent again', async () => {
    network.fault = 'cut-after-accept'
    expect(await publish()).toMatchObject({ kind: 'unknown' })
    const before = ledger().length
    expect(await publish()).toMatchObject({ kind: 'published', remoteId: network.posts[0]?.id })
    expect(ledger().slice(before)).toEqual([`PUT bytes */${TOTAL}`])
    expect(network.posts).toHaveLength(1)
  })

  test('that broke off in the middle is resumed there', async () => {
    await expect(attempt(postOf(), 3)).rejects.toBeInstanceOf(Killed)
    await publish()
    expect(ledger()).toEqual([
      'POST begin',
      part(0),
      `PUT bytes */${TOTAL}`,
      part(PART_BYTES),
      part(2 * PART_BYTES),
    ])
  })

  test('that expired before its last part starts over', async () => {
    await expect(attempt(postOf(), 3)).rejects.toBeInstanceOf(Killed)
    network.uploads.clear()
    expect(await publish()).toMatchObject({ kind: 'published' })
    expect(ledger().filter((call) => call === 'POST begin')).toHaveLength(2)
    expect(network.posts).toHaveLength(1)
  })

  test('that expired after its last part is found among the uploads', async () => {
    network.fault = 'cut-after-accept'
    await publish()
    network.uploads.clear()
    expect(await publish()).toMatchObject({ kind: 'published', remoteId: network.posts[0]?.id })
    expect(network.posts).toHaveLength(1)
  })

  test('that expired, and is not among the uploads after two looks, is sent once more', async () => {
    network.fault = 'down'
    const small = postOf({ media: [film(Buffer.from('a film'))] })
    expect(await publish(small)).toMatchObject({ kind: 'unknown' })
    network.uploads.clear()
    const first = await attempt(small)
    expect(first).toMatchObject({ kind: 'processing', checkAt: new Date(clock.now().getTime() + 30_000) })
    clock.advance(30)
    expect(await attempt(small)).toMatchObject({ kind: 'processing' })
    expect(network.posts).toEqual([])
    clock.advance(150)
    expect(await publish(small)).toMatchObject({ kind: 'published' })
    expect(network.posts).toHaveLength(1)
  })

  test('sealed with another app secret counts as expired', async () => {
    await expect(attempt(postOf(), 3)).rejects.toBeInstanceOf(Killed)
    const other = youtube.create({
      env: readEnv({ YOUTUBE_BASE_URL: network.url }),
      clock,
      secrets: createSecrets('another secret'),
    })
    const save = async (next: string) => {
      saved = next
    }
    expect(await other.publish(network.account, postOf(), { step: saved, save })).toMatchObject({
      kind: 'processing',
    })
    expect(network.posts).toHaveLength(1)
  })
})

describe('a video', () => {
  test('carries its words, hashtags and choices', async () => {
    await publish(
      postOf({
        title: 'Bread < cake',
        text: 'Fresh at eight → luna.example #bread #Leeds #bread',
        options: { visibility: 'unlisted', forKids: 'yes' },
      }),
    )
    const sent = network.requests.find(({ method }) => method === 'POST')
    expect(sent && fieldsOf(sent)).toEqual({
      snippet: {
        title: 'Bread ‹ cake',
        description: 'Fresh at eight → luna.example #bread #Leeds #bread',
        categoryId: '22',
        tags: ['bread', 'Leeds'],
      },
      status: { privacyStatus: 'unlisted', selfDeclaredMadeForKids: true },
    })
  })

  test('is public and not for kids unless a person chose otherwise', async () => {
    await publish()
    const sent = network.requests.find(({ method }) => method === 'POST')
    expect(sent && fieldsOf(sent).status).toEqual({
      privacyStatus: 'public',
      selfDeclaredMadeForKids: false,
    })
  })

  test('that is a Short has the address of one', async () => {
    const outcome = await publish({ ...postOf(), platform: 'youtube_shorts' })
    expect(outcome).toMatchObject({
      url: expect.stringMatching(/^https:\/\/www\.youtube\.com\/shorts\/vid-/),
    })
  })

  test.each([
    ['rejected', 'duplicate'],
    ['failed', 'codec'],
  ] as const)('that YouTube has %s while processing says why', async (processing, reason) => {
    network.processing = processing
    expect(await publish()).toEqual({ kind: 'rejected', reason })
  })

  test('is published although its processing could not be read', async () => {
    let outcome = await attempt(postOf())
    for (let checks = 0; outcome.kind === 'processing' && checks < 5; checks++) {
      saved = outcome.step
      clock.set(outcome.checkAt.toISOString())
      network.next = apiError(403, 'quotaExceeded', 'The quota is used up.')
      outcome = await attempt(postOf())
    }
    expect(outcome).toMatchObject({ kind: 'published' })
  })

  test('gets the image of its post as thumbnail', async () => {
    const picture = outgoingMediaOf('picture', { bytes: Buffer.alloc(5000, 'p') })
    const outcome = await publish(postOf({ media: [picture, film()] }))
    if (outcome.kind !== 'published') throw new Error(`Not published: ${outcome.kind}`)
    expect(network.thumbnails.get(outcome.remoteId)).toEqual({ type: 'image/jpeg', bytes: 5000 })
  })

  test('is published without one if the channel may not set it', async () => {
    network.takesThumbnails = false
    const media = [outgoingMediaOf('picture'), film()]
    expect(await publish(postOf({ media }))).toMatchObject({ kind: 'published' })
    expect(network.thumbnails.size).toBe(0)
  })
})

test('results are read fifty at a time; figures that are hidden are missing', async () => {
  const outcome = await publish()
  if (outcome.kind !== 'published') throw new Error(`Not published: ${outcome.kind}`)
  network.requests.length = 0
  const others = Array.from({ length: 60 }, (_, n) => `other-${n}`)
  expect(await adapter().results?.(network.account, [...others, outcome.remoteId])).toEqual({
    kind: 'results',
    results: new Map([
      [outcome.remoteId, { reach: 120, likes: 7, comments: null, shares: null, clicks: null }],
    ]),
  })
  expect(network.requests).toHaveLength(2)
})

describe('an account', () => {
  test('whose channel is gone, or is another one now, needs a person', async () => {
    network.channels = [{ id: 'UCanother', title: 'Another' }]
    expect(await adapter().check(network.account)).toBe('needs-reconnect')
    network.channels = []
    expect(await adapter().check(network.account)).toBe('needs-reconnect')
  })

  test('gives its access back once; afterwards Google no longer knows it', async () => {
    const env = readEnv({ YOUTUBE_BASE_URL: network.url, YOUTUBE_AUTH_BASE_URL: network.url })
    const { revoke } = youtube.create({ env, clock, secrets })
    expect(await revoke?.(network.account)).toBe('revoked')
    expect(await revoke?.(network.account)).toBe('revoked')
    expect(await adapter().check(network.account)).toBe('token-expired')
  })
})
