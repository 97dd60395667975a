import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { TestClock } from '#tests/test-app.ts'
import type { OutgoingPost } from '../adapter.ts'
import { startFakeHttp } from '../conformance/fake-http.fixture.ts'
import { nameLocally } from '../conformance/local-name.fixture.ts'
import { outgoingMediaOf, outgoingPostOf } from '../conformance/outgoing-post.fixture.ts'
import { bluesky } from './bluesky.adapter.ts'
import { type FakeBluesky, startFakeBluesky } from './bluesky.fake.fixture.ts'

let fake: FakeBluesky
beforeEach(async () => {
  fake = await startFakeBluesky()
})
afterEach(() => fake.close())

const clock = new TestClock()
const reach = { env: readEnv({ ALLOW_PRIVATE_NETWORK: 'true' }), clock }
const adapter = bluesky.create(reach)
const postOf = (given: Partial<OutgoingPost>) => outgoingPostOf('bluesky', given)
const picture = (bytes: number) => outgoingMediaOf('picture', { bytes: Buffer.alloc(bytes, 'p') })

/** Publishes from a step, and keeps what is saved. */
async function publish(post: OutgoingPost, from: string | null = null) {
  const steps: string[] = []
  const save = async (step: string) => void steps.push(step)
  return { outcome: await adapter.publish(fake.account, post, { step: from, save }), steps }
}

const called = (name: string) => fake.requests.filter(({ path }) => path.includes(name)).length
const only = () => [...fake.records.values()][0]

describe('a post', () => {
  test('keeps its time when it is sent again', async () => {
    fake.fault = 'rate-limits'
    const { steps } = await publish(postOf({}))
    clock.advance(3600)
    expect((await publish(postOf({}), steps.at(-1))).outcome.kind).toBe('published')
    expect(only()?.createdAt).toBe('2026-03-10T12:00:00.000Z')
  })

  test('uploads each image once, however often it is continued', async () => {
    const post = postOf({ media: [picture(10), picture(20), picture(30)] })
    const { steps } = await publish(post)
    fake.records.clear()
    fake.posts.length = 0
    const before = called('uploadBlob')
    await publish(post, steps[1])
    expect(called('uploadBlob') - before).toBe(1)
    expect(fake.posts[0]?.media.map(({ bytes }) => bytes)).toEqual([10, 20, 30])
  })

  test('shows a video with its description and shape, uploaded once', async () => {
    const video = outgoingMediaOf('video', {
      bytes: Buffer.alloc(90_000, 'v'),
      alt: 'Bread being baked',
      width: 1080,
      height: 1920,
    })
    const post = postOf({ media: [video] })
    fake.fault = 'rate-limits'
    const { steps } = await publish(post)
    expect((await publish(post, steps.at(-1))).outcome.kind).toBe('published')
    expect(called('uploadBlob')).toBe(1)
    expect(only()?.embed).toMatchObject({
      $type: 'app.bsky.embed.video',
      video: { mimeType: 'video/mp4', size: 90_000 },
      alt: 'Bread being baked',
      aspectRatio: { width: 1080, height: 1920 },
    })
  })

  test('uploads a video again that the server has deleted', async () => {
    const post = postOf({ media: [outgoingMediaOf('video')] })
    fake.fault = 'rate-limits'
    const { steps } = await publish(post)
    fake.blobs.clear()
    expect((await publish(post, steps.at(-1))).outcome.kind).toBe('published')
    expect([called('uploadBlob'), fake.posts[0]?.media.length]).toEqual([2, 1])
  })

  test('uploads images again that the server has deleted', async () => {
    const post = postOf({ media: [picture(10)] })
    fake.fault = 'rate-limits'
    const { steps } = await publish(post)
    fake.blobs.clear()
    expect((await publish(post, steps.at(-1))).outcome.kind).toBe('published')
    expect(fake.posts[0]?.media).toHaveLength(1)
  })

  test('with an image whose size is not known has no shape', async () => {
    await publish(postOf({ media: [outgoingMediaOf('picture', { width: 0, height: 0 })] }))
    expect(only()?.embed).toMatchObject({
      images: [expect.not.objectContaining({ aspectRatio: expect.anything() })],
    })
  })

  test('mentions accounts that exist', async () => {
    await publish(postOf({ text: 'Con @luna.bsky.social y @nadie.bsky.social' }))
    expect(only()?.facets).toMatchObject([{ features: [{ did: fake.account.remoteId }] }])
  })

  test('a thread with a part that is refused is not there at all', async () => {
    const { outcome } = await publish(postOf({ followUps: ['Fine', 'a'.repeat(301)] }))
    expect(outcome).toMatchObject({ kind: 'rejected', code: 'too_long' })
    expect(fake.posts).toEqual([])
  })

  test('is not sent again while nobody can tell whether it is there', async () => {
    const { steps } = await publish(postOf({}))
    await fake.close()
    expect((await publish(postOf({}), steps.at(-1))).outcome.kind).toBe('unknown')
  })
})

describe('the card of a link', () => {
  const text = (port: string) => `Ven: http://bread.example:${port}/pan 🥖`

  test('shows the page, without images and only once', async () => {
    onTestFinished(nameLocally('bread.example'))
    const page = await startFakeHttp(({ path }) =>
      path === '/pan'
        ? { status: 200, body: '<title>Pan</title><meta property="og:image" content="/p.jpg">' }
        : { status: 200, body: 'ppp', headers: { 'content-type': 'image/jpeg' } },
    )
    const { port } = new URL(page.url)
    const { steps } = await publish(postOf({ text: text(port) }))
    const thumb = expect.objectContaining({ mimeType: 'image/jpeg', size: 3 })
    expect(only()?.embed).toMatchObject({
      external: { uri: `http://bread.example:${port}/pan`, title: 'Pan', thumb },
    })
    fake.records.clear()
    await publish(postOf({ text: text(port) }), steps.at(-1))
    expect(page.requests).toHaveLength(2)
    await publish(postOf({ reference: 'other', text: text(port), media: [picture(3)] }))
    expect(page.requests).toHaveLength(2)
    await page.close()
  })

  test('is left out if the page does not answer', async () => {
    onTestFinished(nameLocally('bread.example'))
    expect((await publish(postOf({ text: text('1') }))).outcome.kind).toBe('published')
    expect(only()?.embed).toBeUndefined()
    expect(only()?.facets).toHaveLength(1)
  })
})

describe('connecting', () => {
  const connect = (given: Record<string, string>) => bluesky.connect?.(reach, { ...fake.values, ...given })

  test.each([
    ['handle', 'nobody.bsky.social', 'not_found'],
    ['handle', ' ', 'credentials_refused'],
    ['password', 'aaaa-bbbb-cccc-dddd', 'credentials_refused'],
    ['password', '', 'credentials_refused'],
    ['server', 'not an address', 'address_refused'],
  ])('a wrong %s (%j) is %s', async (field, value, problem) =>
    expect(await connect({ [field]: value })).toEqual({ kind: 'refused', problem, field }),
  )

  test('a handle may be copied with what surrounds it', async () => {
    expect(await connect({ handle: '\u202a@Luna.bsky.social\u202c ' })).toMatchObject({
      kind: 'granted',
      user: { name: 'luna.bsky.social' },
      accounts: [{ name: '@luna.bsky.social', remoteId: fake.account.remoteId }],
    })
  })
})

test('a thread is removed with all its parts, also after the first was deleted in the app', async () => {
  const { outcome } = await publish(postOf({ followUps: ['Two', 'Three'] }))
  if (outcome.kind !== 'published') throw new Error(outcome.kind)
  fake.records.delete(outcome.remoteId)
  expect(await adapter.remove?.(fake.account, outcome.remoteId)).toBe('removed')
  expect(fake.records.size).toBe(0)
  expect(await adapter.remove?.(fake.account, outcome.remoteId)).toBe('absent')
})

test('results are read in pages', async () => {
  const { outcome } = await publish(postOf({}))
  const remoteId = outcome.kind === 'published' ? outcome.remoteId : ''
  const others = Array.from(
    { length: 30 },
    (_, index) => `at://${fake.account.remoteId}/app.bsky.feed.post/${index}`,
  )
  const answer = await adapter.results?.(fake.account, [...others, remoteId])
  expect(answer).toMatchObject({ kind: 'results' })
  if (answer?.kind === 'results') expect([...answer.results.keys()]).toEqual([remoteId])
  expect(called('getPosts')).toBe(2)
})

test('a session that was given back is over', async () => {
  expect(await adapter.revoke?.(fake.account)).toBe('revoked')
  expect(await adapter.revoke?.(fake.account)).toBe('revoked')
  expect(await adapter.refresh?.(fake.account)).toEqual({ kind: 'dead' })
})
