import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { createSecrets } from '#server/secrets.ts'
import { TestClock } from '#tests/test-app.ts'
import type { OutgoingPost } from '../adapter.ts'
import { outgoingMediaOf, outgoingPostOf } from '../conformance/outgoing-post.fixture.ts'
import { UnusableFile } from '../outgoing-file.ts'
import { PART_BYTES } from './encrypt-part.ts'
import { snapchat } from './snapchat.adapter.ts'
import { type FakeSnapchat, startFakeSnapchat } from './snapchat.fake.fixture.ts'

let network: FakeSnapchat
let clock: TestClock
let saved: string | null
let secret: string
beforeEach(async () => {
  network = await startFakeSnapchat()
  clock = new TestClock(new Date().toISOString())
  saved = null
  secret = 'the secret of this installation, for tests'
})
afterEach(() => network.close())

const reach = () => ({
  env: readEnv({ SNAPCHAT_BASE_URL: network.url, SNAPCHAT_AUTH_BASE_URL: network.url }),
  clock,
  secrets: createSecrets(secret),
})

class Died extends Error {}

/** `dies`: the worker ends after this many saves. */
async function publish(given: Partial<OutgoingPost>, dies = Number.POSITIVE_INFINITY) {
  const post = outgoingPostOf('snapchat', { text: '', media: [outgoingMediaOf('video')], ...given })
  let saves = 0
  for (let round = 0; ; round++) {
    const outcome = await snapchat.create(reach()).publish(network.account, post, {
      step: saved,
      save: async (next) => {
        saves += 1
        saved = next
        if (saves === dies) throw new Died()
      },
    })
    if (outcome.kind !== 'processing' || round === 50) return outcome
    saved = outcome.step
    clock.advance(15)
  }
}

const paths = () =>
  network.requests.map(({ method, path }) => `${method} ${path.replace(/[\da-f-]{36}/g, 'ID')}`)
const uploads = () => paths().filter((path) => path.includes('ADD')).length

test('an image is encrypted, uploaded, awaited and posted as a story', async () => {
  const picture = outgoingMediaOf('picture', { bytes: Buffer.from('the image as it was') })
  expect(await publish({ media: [picture] })).toEqual({
    kind: 'published',
    remoteId: network.posts[0]?.id,
    url: 'https://www.snapchat.com/add/luna_bakery',
  })
  expect(paths()).toEqual([
    'GET /v1/public_profiles/my_profile',
    'POST /v1/public_profiles/ID/media',
    'POST /us/v1/media/ID/multipart-upload-v2?action=ADD',
    'POST /us/v1/media/ID/multipart-upload-v2?action=FINALIZE',
    'POST /v1/public_profiles/ID/stories',
    'POST /v1/public_profiles/ID/stories',
  ])
  expect(network.snaps[0]?.content.toString()).toBe('the image as it was')
  expect(network.requests.some(({ body }) => body.includes('the image as it was'))).toBe(false)
})

test('a Spotlight shows the text in its language, a saved story takes the first line as its title', async () => {
  const text = 'Fresh bread at eight\nEvery day.'
  await publish({ text, options: { place: 'spotlight', language: 'es_ES' } })
  saved = null
  await publish({ text: `${'x'.repeat(60)}\nMore`, options: { place: 'saved_story' } })
  expect(network.snaps).toMatchObject([
    { place: 'spotlights', description: text, locale: 'es_ES' },
    { place: 'saved_stories', title: expect.stringMatching(/^x{40,44}/) },
  ])
})

test('an image cannot be a Spotlight, and nothing is uploaded', async () => {
  const post = { media: [outgoingMediaOf('picture')], options: { place: 'spotlight' } }
  await expect(publish(post)).rejects.toBeInstanceOf(UnusableFile)
  expect(network.requests).toEqual([])
})

test('a large file goes in parts, and goes on at the part where a worker died', async () => {
  const bytes = Buffer.alloc(2 * PART_BYTES + 100, 'bread ')
  const media = [outgoingMediaOf('video', { bytes })]
  await expect(publish({ media }, 2)).rejects.toBeInstanceOf(Died)
  expect(uploads()).toBe(1)
  expect(await publish({ media })).toMatchObject({ kind: 'published' })
  expect(uploads()).toBe(3)
  expect(network.snaps[0]?.content.equals(bytes)).toBe(true)
})

test('with another secret of the installation, the file is uploaded again', async () => {
  await expect(publish({}, 1)).rejects.toBeInstanceOf(Died)
  secret = 'another secret of this installation'
  expect(await publish({})).toMatchObject({ kind: 'published' })
  expect(paths().filter((path) => path.endsWith('/media'))).toHaveLength(2)
})

test('the key of a file is saved only sealed', async () => {
  await publish({})
  const made = network.requests.find(({ path }) => path.endsWith('/media'))
  const { key } = JSON.parse(made?.body.toString() ?? '{}')
  expect(key).toMatch(/^[\w+/]{43}=$/)
  expect(saved).not.toContain(key)
})

test('a file that Snapchat has forgotten is uploaded again, without a double', async () => {
  network.forgets = true
  expect(await publish({})).toMatchObject({ kind: 'not-sent' })
  network.forgets = false
  expect(await publish({})).toMatchObject({ kind: 'published' })
  expect(network.posts).toHaveLength(1)
})

test('a file that is never converted is refused after ten minutes', async () => {
  network.converts = 1000
  expect(await publish({})).toMatchObject({ kind: 'rejected', reason: 'The media is still being processed.' })
  expect(network.posts).toEqual([])
})

test('a post whose answer got lost is never sent again', async () => {
  network.converts = 0
  network.fault = 'cut-after-accept'
  expect(await publish({})).toMatchObject({ kind: 'unknown' })
  expect(await publish({})).toMatchObject({ kind: 'unknown' })
  expect(network.posts).toHaveLength(1)
})

test('an app that is taken off the list says so', async () => {
  network.isListed = false
  expect(await publish({})).toMatchObject({ kind: 'rejected', code: 'app_not_approved' })
  expect(await snapchat.create(reach()).check(network.account)).toBe('needs-reconnect')
})
