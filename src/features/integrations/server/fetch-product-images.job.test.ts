import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MediaItem } from '#features/media-library/media-library.contract.ts'
import { photo } from '#features/media-library/server/media-library.fixture.ts'
import { ResponseTooLarge } from '#server/outgoing/response-too-large.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { fetchImage, imageTools } from './fetch-image.ts'
import { fetchProductImages } from './fetch-product-images.job.ts'
import { aProduct, connect, type FakePos, runSync, useFakePos } from './integrations.fixture.ts'

let at: TestApp
let pos: FakePos
const { open } = imageTools
/** The internet: what an address answers. */
let answers: Record<string, () => Response | Promise<Response>>
let asked: string[]

beforeAll(async () => {
  at = await createTestApp()
})
beforeEach(() => {
  pos = useFakePos()
  answers = {}
  asked = []
  imageTools.open = () => async (url) => {
    asked.push(String(url))
    return (await answers[String(url)]?.()) ?? new Response('gone', { status: 404 })
  }
})
afterEach(() => {
  imageTools.open = open
})
afterAll(() => at.close())

const urlOf = (name: string) => `https://images.example/${name}`
const image = (bytes: Buffer) => () => new Response(new Uint8Array(bytes))

/** Connects a store with these images, syncs it and fetches them. */
async function sync(person: Person, images: readonly string[]) {
  pos.products = images.map((name, n) => aProduct(n + 1, { name: `Cake ${n + 1}`, imageUrl: urlOf(name) }))
  const id = await connect(person)
  await runSync(at, person, id)
  return { id, result: await fetchAll(person, id) }
}

const fetchAll = async (person: Person, integrationId: string) =>
  fetchProductImages.run({ workspaceId: await workspaceOf(at, person), integrationId }, at.deps)

const products = async (person: Person) => (await person.get('/api/media?kind=product')).json<MediaItem[]>()

const imagesOf = async (person: Person) => (await person.get('/api/pos-integrations')).json()[0].images

test('images of products are in the library, with the name of the product', async () => {
  const ana = await at.person()
  answers = { [urlOf('a')]: image(await photo()), [urlOf('b')]: image(await photo(300, 300, '#114488')) }
  await sync(ana, ['a', 'b'])
  const items = await products(ana)
  expect(items.map(({ name }) => name).sort()).toEqual(['Cake 1', 'Cake 2'])
  expect(items[0]?.alts).toEqual({ en: items[0]?.name, es: items[0]?.name })
  expect(items[0]?.addedBy).toBeNull()
  expect((await ana.get(items[0]?.url ?? '')).headers['content-type']).toBe('image/jpeg')
  expect(await imagesOf(ana)).toEqual({ added: 2, waiting: 0, failed: 0, problem: null })
})

test('each image is fetched once, also if products share it, and a deleted one does not come back', async () => {
  const ana = await at.person()
  answers = { [urlOf('a')]: image(await photo()) }
  const { id } = await sync(ana, ['a', 'a'])
  expect(asked).toEqual([urlOf('a')])
  const [item] = await products(ana)
  await ana.delete(`/api/media/${item?.id}`)
  await runSync(at, ana, id)
  await fetchAll(ana, id)
  expect(asked).toEqual([urlOf('a')])
  expect(await products(ana)).toEqual([])
})

test('a shop without images has neither items nor a note', async () => {
  const ana = await at.person()
  pos.products = [aProduct(1)]
  const id = await connect(ana)
  await runSync(at, ana, id)
  expect(await fetchAll(ana, id)).toEqual({ status: 'done' })
  expect(await products(ana)).toEqual([])
  expect(await imagesOf(ana)).toBeNull()
})

test.each([
  ['no_image', () => new Response('<html>')],
  ['no_image', () => new Response(Buffer.from('ffd8ff00', 'hex'))],
  ['not_found', () => new Response('', { status: 403 })],
  ['too_large', () => Promise.reject(new Error('cut', { cause: new ResponseTooLarge() }))],
])('%s: others are still added', async (problem, answer) => {
  const ana = await at.person()
  answers = { [urlOf('a')]: answer, [urlOf('b')]: image(await photo()) }
  await sync(ana, ['a', 'b'])
  expect(await imagesOf(ana)).toEqual({ added: 1, waiting: 0, failed: 1, problem })
})

test('a server that does not answer is asked three times, with pauses', async () => {
  const ana = await at.person()
  answers = { [urlOf('a')]: () => new Response('', { status: 503 }) }
  const { id, result } = await sync(ana, ['a'])
  expect(result).toMatchObject({ status: 'again', after: expect.any(Date) })
  expect(await imagesOf(ana)).toMatchObject({ waiting: 1, failed: 0 })
  expect(await fetchAll(ana, id)).toMatchObject({ status: 'again' })
  expect(await fetchAll(ana, id)).toEqual({ status: 'done' })
  expect(await imagesOf(ana)).toEqual({ added: 0, waiting: 0, failed: 1, problem: 'unreachable' })
  expect(asked).toHaveLength(3)
})

test('an address in a private network is not asked', async () => {
  imageTools.open = open
  const { deps } = at
  const env = { ...deps.env, allowPrivateNetwork: false }
  for (const url of ['http://127.0.0.1:8080/a.jpg', 'http://169.254.169.254/a.jpg', 'http://[::1]/a.jpg'])
    await expect(fetchImage({ ...deps, env }, url)).rejects.toThrow('address_refused')
})
