import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onDisk, workspaceOf } from '#core/files/server/uploads.fixture.ts'
import { claimsOf } from '#features/campaigns/server/campaigns.fixture.ts'
import { gif, mov, mp4, webm } from '#media/video/film.fixture.ts'
import { probe } from '#media/video/probe.fixture.ts'
import { storageError } from '#server/storage/storage-errors.ts'
import { putChunk, sendAll, startUpload } from '#tests/chunked-upload.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import type { MediaItem } from '../media-library.contract.ts'
import { continueConversions, convertFilm } from './convert-film.job.ts'
import { addFilm, finish, readItem } from './films.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

/** What a player sees of a stored video. */
async function played(person: Person, url: string) {
  const answer = await person.get(url)
  expect(answer.headers['content-type']).toBe('video/mp4')
  const file = join(at.deps.env.dataDir, 'played.mp4')
  await writeFile(file, answer.rawPayload)
  return { ...(await probe(file)), bytes: answer.rawPayload }
}

const asNetworksTakeIt = { video: 'h264 yuv420p', audio: 'aac' }

test('a film can be played and has a poster; place and upload are gone', async () => {
  const ana = await at.person()
  const bytes = await mp4()
  expect(bytes.includes('+40.4168')).toBe(true)
  const uploadId = await sendAll(ana, bytes, 'spring_tulips.MP4')
  const waiting = (await finish(ana, uploadId)).json<MediaItem>()
  expect(waiting).toMatchObject({
    ...{ kind: 'video', name: 'spring tulips', width: 128, height: 96 },
    conversion: { progress: 0, error: null },
  })
  expect((await ana.get(waiting.url)).statusCode).toBe(404)
  await convertFilm.run({ workspaceId: await workspaceOf(at, ana), itemId: waiting.id }, at.deps)
  const item = await readItem(ana, waiting.id)
  expect(item).toMatchObject({ conversion: null, seconds: expect.closeTo(1, 1) })
  expect(item.previewUrl).toMatch(/^data:image\/webp/)
  const film = await played(ana, item.url)
  expect(film).toMatchObject({ ...asNetworksTakeIt, width: 128, height: 96 })
  expect(film.bytes.includes('+40.4168')).toBe(false)
  expect(film.bytes.indexOf('moov')).toBeLessThan(film.bytes.indexOf('mdat'))
  expect(item.bytes).toBe(film.bytes.length)
  const poster = await ana.get(item.thumbnailUrl)
  expect(await sharp(poster.rawPayload).metadata()).toMatchObject({ format: 'webp' })
  expect(await claimsOf(at, item.url)).toBe(1)
})

test('a film of a phone is turned upright and gets a silent track', async () => {
  const ana = await at.person()
  const item = await addFilm(at, ana, { bytes: await mov(), name: 'IMG_1.MOV' })
  expect(item).toMatchObject({ width: 96, height: 128 })
  expect(await played(ana, item.url)).toMatchObject({ ...asNetworksTakeIt, width: 96, height: 128 })
})

test('a WebM becomes an MP4', async () => {
  const ana = await at.person()
  const item = await addFilm(at, ana, { bytes: await webm(), name: 'screen.webm' })
  expect(await played(ana, item.url)).toMatchObject(asNetworksTakeIt)
})

test('an animated GIF becomes a video that networks do not find too short; a still one an image', async () => {
  const ana = await at.person()
  const item = await addFilm(at, ana, { bytes: await gif(), name: 'cat.gif' })
  expect(item).toMatchObject({ kind: 'video', name: 'cat' })
  const film = await played(ana, item.url)
  expect(film).toMatchObject(asNetworksTakeIt)
  expect(film.seconds).toBeGreaterThanOrEqual(5)
  const still = (await finish(ana, await sendAll(ana, await gif(1), 'dot.gif'))).json<MediaItem>()
  expect(still).toMatchObject({ kind: 'picture', conversion: null, width: 64 })
  expect((await ana.get(still.url)).headers['content-type']).toBe('image/png')
})

test('finishing twice, also at the same time, gives one item', async () => {
  const ana = await at.person()
  const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a50' } })
    .jpeg()
    .toBuffer()
  for (const bytes of [photo, await mp4()]) {
    const id = await sendAll(ana, bytes)
    const answers = await Promise.all([1, 2, 3].map(() => finish(ana, id)))
    const ids = [...answers, await finish(ana, id)].map((answer) => answer.json<MediaItem>().id)
    expect(new Set(ids).size).toBe(1)
  }
  expect((await ana.get('/api/media')).json()).toHaveLength(2)
  expect((await ana.get('/api/media?kind=video')).json()).toHaveLength(1)
})

test('while the store is away the video waits with a reason, and is converted afterwards', async () => {
  const ana = await at.person()
  const { id: itemId } = (await finish(ana, await sendAll(ana, await mp4()))).json<MediaItem>()
  const job = { workspaceId: await workspaceOf(at, ana), itemId }
  const { storage } = at.deps
  const isAway = () => Promise.reject(storageError('files_away', new Error('503')))
  at.deps.storage = { ...storage, withFile: isAway }
  await convertFilm.run(job, at.deps)
  at.deps.storage = storage
  expect((await readItem(ana, itemId)).conversion).toMatchObject({ error: 'film_store_away' })
  await ana.post(`/api/media/${itemId}/retry`)
  await convertFilm.run(job, at.deps)
  expect((await readItem(ana, itemId)).conversion).toBeNull()
})

test('an upload cannot be finished before it is complete', async () => {
  const ana = await at.person()
  const bytes = await mp4()
  const { id } = await startUpload(ana, bytes.length)
  await putChunk(ana, id, 0, bytes.subarray(0, 100))
  expect((await finish(ana, id)).json()).toMatchObject({ code: 'upload_out_of_step' })
  await putChunk(ana, id, 100, bytes.subarray(100))
  expect((await finish(ana, id)).statusCode).toBe(201)
})

test('a killed conversion starts over, but a film that kills three is to blame', async () => {
  const ana = await at.person()
  const { id: itemId } = (await finish(ana, await sendAll(ana, await mp4()))).json<MediaItem>()
  const job = { workspaceId: await workspaceOf(at, ana), itemId }
  const kill = () =>
    at.query('update media_conversions set alive_at = $2, attempts = attempts + 1 where item_id = $1', [
      itemId,
      at.clock.now(),
    ])
  await kill()
  await convertFilm.run(job, at.deps)
  // Another process may be at work.
  expect((await readItem(ana, itemId)).conversion).toMatchObject({ error: null })
  at.clock.advance(90)
  await continueConversions.run({}, at.deps)
  const { rows } = await at.query(
    `select 1 from pgboss.job where name = 'media-library.convert-film' and data->>'itemId' = $1`,
    [itemId],
  )
  expect(rows).toHaveLength(2)
  for (let times = 0; times < 3; times++) await kill()
  at.clock.advance(90)
  await convertFilm.run(job, at.deps)
  expect((await readItem(ana, itemId)).conversion).toMatchObject({ error: 'film_failed' })
  expect((await ana.post(`/api/media/${itemId}/retry`)).json()).toMatchObject({ conversion: { error: null } })
  await convertFilm.run(job, at.deps)
  expect((await readItem(ana, itemId)).conversion).toBeNull()
})

test('a video that is deleted while it waits is not converted, and nothing stays', async () => {
  const ana = await at.person()
  const before = await onDisk(at)
  const { id: itemId } = (await finish(ana, await sendAll(ana, await mp4()))).json<MediaItem>()
  await at.query('delete from media_items where id = $1', [itemId])
  await convertFilm.run({ workspaceId: await workspaceOf(at, ana), itemId }, at.deps)
  expect((await onDisk(at)).objects).toHaveLength(before.objects.length + 1)
})

test('a design of Brand Studio is listed, and joins the library with its file', async () => {
  const ana = await at.person()
  const { id, pictureUrl } = (
    await ana.post('/api/brand-pictures', { template: 'email_header', headline: 'Spring is here' })
  ).json<{ id: string; pictureUrl: string }>()
  const design = { id, url: pictureUrl, name: 'Spring is here' }
  expect((await ana.get('/api/media/designs')).json()).toEqual([design])
  expect((await ana.post('/api/media', { url: design.url, name: design.name })).json()).toMatchObject({
    ...{ kind: 'picture', url: pictureUrl, name: 'Spring is here' },
  })
})
