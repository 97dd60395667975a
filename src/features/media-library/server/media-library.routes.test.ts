import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addCampaign,
  claimsOf,
  readCampaign,
  setState,
} from '#features/campaigns/server/campaigns.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import type { MediaItem } from '../media-library.contract.ts'
import { emptyTrash } from './empty-trash.job.ts'
import { addPicture, photo, uploadFile } from './media-library.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const namesIn = async (person: Person, query = '') =>
  (await person.get(`/api/media${query}`)).json<MediaItem[]>().map(({ name }) => name)

test('an upload joins the library with its size, a readable name and a focus point', async () => {
  const ana = await at.person()
  const item = await addPicture(ana, { name: 'spring_tulips.JPG', bytes: await photo(900, 600) })
  expect(item).toMatchObject({ name: 'spring tulips', width: 900, height: 600, alts: {}, tags: [] })
  expect(item.addedBy).toBe(`${ana.user.firstName} ${ana.user.lastName}`)
  expect(item.bytes).toBe((await ana.get(item.url)).rawPayload.length)
  for (const share of [item.focus.x, item.focus.y]) expect(share >= 0 && share <= 1).toBe(true)
  expect(await claimsOf(at, item.url)).toBe(1)
})

test('the list shows a small version, drawn once', async () => {
  const ana = await at.person()
  const { thumbnailUrl } = await addPicture(ana, { bytes: await photo(1600, 800) })
  const [first, second] = await Promise.all([ana.get(thumbnailUrl), ana.get(thumbnailUrl)])
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 })
  expect(second.rawPayload).toEqual(first.rawPayload)
  const { rows } = await at.query('select thumbnail_name from files where thumbnail_name is not null')
  expect((await ana.get(thumbnailUrl)).rawPayload).toEqual(first.rawPayload)
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) await at.deps.storage.remove(String(row.thumbnail_name))
  expect((await ana.get(thumbnailUrl)).rawPayload).toEqual(first.rawPayload)
})

test('a document is refused, and so is a file of another shop', async () => {
  const ana = await at.person()
  const document = await uploadFile(ana, Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF\n'))
  const refused = await ana.post('/api/media', { url: document })
  expect(refused.json()).toMatchObject({ code: 'refused', fields: { url: expect.any(String) } })
  expect(await claimsOf(at, document)).toBe(0)
  const theirs = await uploadFile(await at.person(), await photo())
  expect((await ana.post('/api/media', { url: theirs })).json()).toMatchObject({ code: 'refused' })
})

test('the same upload is added once, even twice at a time', async () => {
  const ana = await at.person()
  const url = await uploadFile(ana, await photo())
  const answers = await Promise.all([1, 2, 3].map(() => ana.post('/api/media', { url, name: 'a.jpg' })))
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
  expect(await claimsOf(at, url)).toBe(1)
})

test('is searched by name, tag and alt text, without case and accents', async () => {
  const ana = await at.person()
  await addPicture(ana, { name: 'Balayage.jpg', tags: ['Color'] })
  at.clock.advance(1)
  const other = await addPicture(ana, { name: 'Recogido.jpg', tags: ['Bodas'] })
  await ana.patch(`/api/media/${other.id}`, { alts: { es: 'Una novia con un moño de peluquería' } })
  expect(await namesIn(ana)).toEqual(['Recogido', 'Balayage'])
  expect(await namesIn(ana, '?search=BALAY')).toEqual(['Balayage'])
  expect(await namesIn(ana, '?search=mono')).toEqual(['Recogido'])
  expect(await namesIn(ana, '?search=bodas')).toEqual(['Recogido'])
  expect(await namesIn(ana, '?search=%25')).toEqual([])
  expect(await namesIn(ana, '?tag=Color')).toEqual(['Balayage'])
  expect((await ana.get('/api/media/tags')).json()).toEqual([
    { tag: 'Bodas', pictures: 1 },
    { tag: 'Color', pictures: 1 },
  ])
})

test('pages through, newest first', async () => {
  const ana = await at.person()
  for (const name of ['one', 'two', 'three']) {
    await addPicture(ana, { name })
    at.clock.advance(1)
  }
  const first = await ana.get('/api/media?limit=2')
  const cursor = first.headers['x-next-cursor']
  expect(first.json<MediaItem[]>().map(({ name }) => name)).toEqual(['three', 'two'])
  expect(await namesIn(ana, `?limit=2&cursor=${cursor}`)).toEqual(['one'])
})

test('changes keep what they do not mention; equal tags are one', async () => {
  const ana = await at.person()
  const { id } = await addPicture(ana, { name: 'Cut' })
  await ana.patch(`/api/media/${id}`, { alts: { en: 'A bob cut' }, tags: ['Hair', 'hair', 'Cut'] })
  const answer = await ana.patch(`/api/media/${id}`, {
    alts: { es: 'Un corte bob' },
    focus: { x: 0.25, y: 1 },
  })
  expect(answer.json()).toMatchObject({
    name: 'Cut',
    alts: { en: 'A bob cut', es: 'Un corte bob' },
    tags: ['hair', 'Cut'],
    focus: { x: 0.25, y: 1 },
  })
})

async function placed(person: Person, item: MediaItem) {
  const { id } = await addCampaign(person, { platforms: ['x'] })
  const postId = (await readCampaign(person, id)).posts[0]?.id ?? ''
  await person.put(`/api/campaigns/${id}/picture`, { itemId: item.id, postIds: [postId] })
  return { id, postId }
}

test('a picture of a scheduled post cannot be deleted; otherwise it can, and be restored', async () => {
  const ana = await at.person()
  const item = await addPicture(ana, { name: 'Cake' })
  const { id, postId } = await placed(ana, item)
  await setState(at, postId, 'scheduled')
  expect((await ana.get(`/api/media/${item.id}/uses`)).json()).toMatchObject([
    { campaignId: id, postId, platform: 'x', state: 'planned' },
  ])
  const refused = await ana.delete(`/api/media/${item.id}`)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'media_in_use'])
  await setState(at, postId, 'published')
  expect((await ana.delete(`/api/media/${item.id}`)).statusCode).toBe(204)
  expect(await namesIn(ana)).toEqual([])
  expect((await ana.get(`/api/media/${item.id}/uses`)).statusCode).toBe(404)
  expect((await ana.post(`/api/media/${item.id}/restore`)).json()).toMatchObject({ name: 'Cake' })
  expect(await namesIn(ana)).toEqual(['Cake'])
  expect((await ana.post(`/api/media/${item.id}/restore`)).statusCode).toBe(404)
})

test('after a day the trash is emptied; posts keep their own picture', async () => {
  const ana = await at.person()
  const [item, kept] = [await addPicture(ana), await addPicture(ana, { name: 'Kept' })]
  const { id } = await placed(ana, item)
  await ana.delete(`/api/media/${item.id}`)
  await emptyTrash.run({}, at.deps)
  expect(await claimsOf(at, item.url)).toBe(1)
  await at.query(`update media_items set deleted_at = deleted_at - interval '25 hours' where id = $1`, [
    item.id,
  ])
  await emptyTrash.run({}, at.deps)
  expect(await claimsOf(at, item.url)).toBe(0)
  expect(await namesIn(ana)).toEqual([kept.name])
  const [post] = (await readCampaign(ana, id)).posts
  expect(post?.media).toMatchObject([{ kind: 'picture', width: 1600, height: 900, itemId: null }])
  expect((await ana.get(post?.media[0]?.url ?? '')).statusCode).toBe(200)
})

test('nobody else sees it', async () => {
  const item = await addPicture(await at.person())
  const eve = await at.person()
  expect(await namesIn(eve)).toEqual([])
  for (const answer of [
    await eve.patch(`/api/media/${item.id}`, { name: 'Mine' }),
    await eve.get(`/api/media/${item.id}/uses`),
    await eve.delete(`/api/media/${item.id}`),
    await eve.post(`/api/media/${item.id}/restore`),
    await eve.get(item.thumbnailUrl),
  ])
    expect(answer.statusCode).toBe(404)
})
