import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { TestClock } from '#tests/test-app.ts'
import type { OutgoingPost } from '../adapter.ts'
import { fieldsOf } from '../conformance/fake-http.fixture.ts'
import { outgoingMediaOf, outgoingPostOf } from '../conformance/outgoing-post.fixture.ts'
import { pinterest } from './pinterest.adapter.ts'
import { type FakePinterest, startFakePinterest } from './pinterest.fake.fixture.ts'

let network: FakePinterest
let clock: TestClock
let saved: string | null
beforeEach(async () => {
  network = await startFakePinterest()
  clock = new TestClock(new Date().toISOString())
  saved = null
})
afterEach(() => network.close())

const adapter = () => pinterest.create({ env: readEnv({ PINTEREST_BASE_URL: network.url }), clock })
const publish = (post: Partial<OutgoingPost>, step = saved) =>
  adapter().publish(network.account, outgoingPostOf('pinterest', post), {
    step,
    save: async (next) => {
      saved = next
    },
  })
const paths = () => network.requests.map(({ method, path }) => `${method} ${path.replace(/\d{6,}/, 'ID')}`)

test('a film is registered, stored at the address that Pinterest names, awaited, and then pinned', async () => {
  const post = { media: [outgoingMediaOf('video')] }
  const first = await publish(post)
  if (first.kind !== 'processing') throw new Error(`Not processing: ${first.kind}`)
  clock.advance(10)
  const second = await publish(post, first.step)
  if (second.kind !== 'processing') throw new Error(`Not processing: ${second.kind}`)
  clock.advance(10)
  expect(await publish(post, second.step)).toMatchObject({ kind: 'published' })
  expect(paths()).toEqual([
    'POST /media',
    'POST /store/ID',
    'GET /media/ID',
    'GET /media/ID',
    'GET /media/ID',
    'POST /pins',
  ])
  // The store is not ours: it gets no token.
  expect(network.requests[1]?.headers).not.toHaveProperty('authorization')
})

test('a film that Pinterest cannot use is refused, and nothing is pinned', async () => {
  network.processing = 'failed'
  let outcome = await publish({ media: [outgoingMediaOf('video')] })
  for (let checks = 0; outcome.kind === 'processing' && checks < 5; checks++) {
    clock.advance(10)
    outcome = await publish({ media: [outgoingMediaOf('video')] }, outcome.step)
  }
  expect(outcome).toMatchObject({ kind: 'rejected' })
  expect(network.posts).toEqual([])
})

test('a pin whose answer got lost, and that never arrived, is sent once more after two looks', async () => {
  const post = { title: 'Cakes', media: [outgoingMediaOf('picture')] }
  network.fault = 'down'
  expect(await publish(post)).toMatchObject({ kind: 'unknown' })
  const first = await publish(post)
  expect(first).toMatchObject({ kind: 'processing', checkAt: new Date(clock.now().getTime() + 30_000) })
  clock.advance(30)
  expect(await publish(post)).toMatchObject({ kind: 'processing' })
  expect(network.posts).toEqual([])
  clock.advance(150)
  expect(await publish(post)).toMatchObject({ kind: 'published' })
  expect(network.posts).toHaveLength(1)
})

test('several images are one pin, in order, with the page that the text names', async () => {
  const media = [
    outgoingMediaOf('picture', { alt: 'One' }),
    outgoingMediaOf('picture', { type: 'image/png' }),
  ]
  await publish({ title: 'Cakes', text: 'See luna.example/cakes', media })
  const sent = network.requests.find(({ path }) => path === '/pins')
  expect(sent && fieldsOf(sent)).toEqual({
    board_id: network.account.remoteId,
    title: 'Cakes',
    description: 'See luna.example/cakes',
    alt_text: 'One',
    link: 'https://luna.example/cakes',
    media_source: {
      source_type: 'multiple_image_base64',
      items: [
        { content_type: 'image/jpeg', data: Buffer.from('a picture').toString('base64') },
        { content_type: 'image/png', data: Buffer.from('a picture').toString('base64') },
      ],
    },
  })
})

test('a pin leads where a person chose, whatever its text names', async () => {
  const options = { link: 'luna.example/menu' }
  await publish({ text: 'See luna.example/cakes', media: [outgoingMediaOf('picture')], options })
  const sent = network.requests.find(({ path }) => path === '/pins')
  expect(sent && fieldsOf(sent)).toMatchObject({ link: 'https://luna.example/menu' })
})

test('a board that was deleted needs a person', async () => {
  network.boards.length = 0
  expect(await adapter().check(network.account)).toBe('needs-reconnect')
})
