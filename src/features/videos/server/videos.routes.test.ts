import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { onDisk } from '#core/files/server/uploads.fixture.ts'
import { addPicture, photo } from '#features/media-library/server/media-library.fixture.ts'
import { frameAt, probe } from '#media/video/probe.fixture.ts'
import { errorText } from '#platform/errors.ts'
import { eventually } from '#tests/eventually.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { generateVideo } from './generate-video.job.ts'
import { addVideo, mp4 } from './videos.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())
afterEach(() => vi.unstubAllEnvs())

const ask = async (person: Person, body: Record<string, unknown> = {}) => {
  const answer = await person.post('/api/generate-video', {
    prompt: 'Fresh bread. Every day!',
    duration: 3,
    // The smallest.
    aspectRatio: '1:1',
    ...body,
  })
  return answer.json<{ id: string; videoUrl: string }>()
}

const make = async (person: Person, videoId: string) =>
  generateVideo.run({ workspaceId: await workspaceOf(at, person), videoId }, at.deps)

const statusOf = async (person: Person, id: string) => (await person.get(`/api/videos/${id}`)).json()

test('a description becomes a video that plays at its initial URL', async () => {
  const ana = await at.person()
  const asked = await ana.post('/api/generate-video', {
    prompt: ' Fresh bread. ',
    style: 'minimalist',
    duration: 3,
    aspectRatio: '16:9',
    sound: 'calm',
  })
  expect(asked.statusCode).toBe(202)
  const { id, videoUrl } = asked.json()
  expect(asked.json()).toEqual({
    id: expect.any(String),
    prompt: 'Fresh bread.',
    version: 1,
    brandId: null,
    style: 'minimalist',
    duration: 3,
    aspectRatio: '16:9',
    scenes: [{ text: 'Fresh bread', seconds: 1.9, imageId: null }],
    sound: 'calm',
    volume: 70,
    status: 'waiting',
    progress: 0,
    videoUrl: `/api/videos/${id}/file`,
    fileUrl: null,
    error: null,
    createdAt: at.clock.now().toISOString(),
  })
  expect((await ana.get(videoUrl)).statusCode).toBe(404)

  await make(ana, id)
  const made = await statusOf(ana, id)
  expect(made).toMatchObject({ status: 'done', progress: 100, error: null })
  const file = await ana.get(videoUrl)
  expect((await ana.get(made.fileUrl)).rawPayload.equals(file.rawPayload)).toBe(true)
  expect(file.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' })
  const folder = await mkdtemp(join(tmpdir(), 'campaigner-test-'))
  await writeFile(join(folder, 'video.mp4'), file.rawPayload)
  expect(await probe(join(folder, 'video.mp4'))).toMatchObject({
    width: 1920,
    height: 1080,
    audio: 'aac',
    video: 'h264 yuv420p',
  })
  await rm(folder, { recursive: true })

  const [entry] = (await ana.get('/api/activity')).json()
  expect(entry).toMatchObject({ what: 'Created a video: Fresh bread.', who: 'Ana Ruiz' })
})

test('style and length have the documented defaults', async () => {
  const ana = await at.person()
  const video = (await ana.post('/api/generate-video', { prompt: 'Bread' })).json()
  expect(video).toMatchObject({ style: 'cinematic', duration: 5, aspectRatio: '16:9', sound: 'none' })
})

test('a storyboard is planned, edited, and rendered with a photo of the library', async () => {
  const ana = await at.person()
  const { id: imageId } = await addPicture(ana, { bytes: await photo(600, 400, '#c81e1e') })
  const wish = { prompt: 'We open on Monday. Show a happy customer.', duration: 3, imageIds: [imageId] }
  const planned = await ana.post('/api/videos/storyboard', wish)
  expect(planned.json()).toEqual({
    scenes: [{ text: 'We open on Monday', seconds: 1.9, imageId }],
    leftOut: [],
  })
  const scenes = [{ text: '', seconds: 2, imageId }]
  const { id, videoUrl } = await ask(ana, { scenes, aspectRatio: '1:1', style: 'minimalist' })
  expect(await statusOf(ana, id)).toMatchObject({ scenes, aspectRatio: '1:1' })
  await make(ana, id)
  const folder = await mkdtemp(join(tmpdir(), 'campaigner-test-'))
  const path = join(folder, 'video.mp4')
  await writeFile(path, (await ana.get(videoUrl)).rawPayload)
  expect(await probe(path)).toMatchObject({ width: 1080, height: 1080 })
  const frame = await frameAt(path, 0.5)
  await rm(folder, { recursive: true })
  const middle = (540 * 1080 + 540) * 3
  for (const [channel, value] of [0xc8, 0x1e, 0x1e].entries())
    expect(Math.abs((frame[middle + channel] ?? 0) - value)).toBeLessThan(16)
})

test('a foreign photo is refused like an unknown one', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  const { id: foreign } = await addPicture(ana)
  for (const imageId of [foreign, randomUUID()]) {
    const body = { prompt: 'Bread', scenes: [{ text: 'Bread', seconds: 2, imageId }] }
    const answer = await eve.post('/api/generate-video', body)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'video_photo_gone'])
  }
  expect((await eve.get('/api/videos')).json()).toEqual([])
})

test.each([
  [
    'no description',
    { prompt: '   ' },
    'prompt',
    'Please enter a video description',
    'Escribe una descripción del vídeo',
  ],
  [
    'too long a description',
    { prompt: 'x'.repeat(1001) },
    'prompt',
    'At most 1000 characters',
    'Como máximo 1000 caracteres',
  ],
  ['an unknown style', { style: 'noir' }, 'style', expect.any(String), expect.any(String)],
  ['another length', { duration: 7 }, 'duration', expect.any(String), expect.any(String)],
  ['a length that is no number', { duration: '5' }, 'duration', expect.any(String), expect.any(String)],
  ['another shape', { aspectRatio: '21:9' }, 'aspectRatio', expect.any(String), expect.any(String)],
  ['an empty storyboard', { scenes: [] }, 'scenes', 'Add at least one scene', 'Añade al menos una escena'],
  ['an unknown track', { sound: 'metal' }, 'sound', expect.any(String), expect.any(String)],
])('refuses %s in both languages', async (_what, wrong, field, en, es) => {
  for (const [language, text] of [
    ['en', en],
    ['es', es],
  ]) {
    const ana = await at.person({ language })
    const answer = await ana.post('/api/generate-video', { prompt: 'Bread', ...wrong })
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { [field]: text }])
    expect((await ana.get('/api/videos')).json()).toEqual([])
  }
})

test('the look of a foreign brand cannot be used', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  const [brand] = (await ana.get('/api/brands')).json()
  expect((await eve.post('/api/generate-video', { prompt: 'Bread', brandId: brand.id })).statusCode).toBe(404)
  expect((await ana.post('/api/generate-video', { prompt: 'Bread', brandId: brand.id })).statusCode).toBe(202)
})

test('a player can read ranges of it, but no other workspace', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  const id = await addVideo(at, await workspaceOf(at, ana))
  const part = await ana.get(`/api/videos/${id}/file`, { headers: { range: 'bytes=4-7' } })
  expect([part.statusCode, part.body]).toEqual([206, 'ftyp'])
  expect(part.headers['content-range']).toBe(`bytes 4-7/${mp4.length}`)
  const attempts = (id: string) => [
    eve.get(`/api/videos/${id}`),
    eve.get(`/api/videos/${id}/file`),
    eve.delete(`/api/videos/${id}`),
  ]
  const foreign = await Promise.all(attempts(id))
  const unknown = await Promise.all(attempts(randomUUID()))
  expect(foreign.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  expect(foreign.map(({ rawPayload }) => rawPayload)).toEqual(unknown.map(({ rawPayload }) => rawPayload))
  expect((await eve.get('/api/videos')).json()).toEqual([])
  expect((await ana.get('/api/videos')).json()).toHaveLength(1)
})

test('the list is newest first, paginated', async () => {
  const ana = await at.person()
  const ids: string[] = []
  for (let n = 0; n < 3; n++) {
    at.clock.advance(1)
    ids.unshift((await ask(ana)).id)
  }
  const first = await ana.get('/api/videos?limit=2')
  const rest = await ana.get(`/api/videos?limit=2&cursor=${first.headers['x-next-cursor']}`)
  expect([...first.json(), ...rest.json()].map(({ id }) => id)).toEqual(ids)
})

test('deleting a video deletes its file', async () => {
  const ana = await at.person()
  const before = await onDisk(at)
  const id = await addVideo(at, await workspaceOf(at, ana))
  expect((await ana.delete(`/api/videos/${id}`)).statusCode).toBe(204)
  expect((await ana.get(`/api/videos/${id}/file`)).statusCode).toBe(404)
  expect((await ana.delete(`/api/videos/${id}`)).statusCode).toBe(404)
  const { rows } = await at.query('select claims from files where workspace_id = $1', [
    await workspaceOf(at, ana),
  ])
  expect(rows).toEqual([])
  expect(await onDisk(at)).toEqual(before)
})

test('deleted while rendering, the work stops and leaves nothing', async () => {
  const ana = await at.person()
  const before = await onDisk(at)
  const { id } = await ask(ana, { duration: 30, style: 'minimalist' })
  const making = make(ana, id)
  await eventually(async () => expect((await statusOf(ana, id)).progress).toBeGreaterThan(0))
  await ana.delete(`/api/videos/${id}`)
  expect(await making).toEqual({ status: 'done' })
  expect(await onDisk(at)).toEqual(before)
  expect((await ana.get('/api/videos')).json()).toEqual([])
})

test('a killed run starts over, and a finished video is not rendered twice', async () => {
  const ana = await at.person()
  const { id, videoUrl } = await ask(ana, { style: 'minimalist' })
  await at.query("update videos set status = 'running', progress = 60 where id = $1", [id])
  await make(ana, id)
  const file = await ana.get(videoUrl)
  expect(file.statusCode).toBe(200)
  const stored = await onDisk(at)
  await make(ana, id)
  expect(await onDisk(at)).toEqual(stored)
})

test("a failure is shown in the reader's language, and a partial file is never stored", async () => {
  const ana = await at.person()
  const { id, videoUrl } = await ask(ana)
  const before = await onDisk(at)
  vi.stubEnv('TMPDIR', '/nowhere')
  await make(ana, id)
  expect(await statusOf(ana, id)).toMatchObject({ status: 'failed', error: errorText('video_failed', 'en') })
  const inSpanish = await ana.get(`/api/videos/${id}`, { headers: { 'accept-language': 'es' } })
  expect(inSpanish.json().error).toBe(errorText('video_failed', 'es'))
  expect((await ana.get(videoUrl)).statusCode).toBe(404)
  expect(await onDisk(at)).toEqual(before)
})

test('an abandoned video does not stay "running" forever', async () => {
  const ana = await at.person()
  const { id } = await ask(ana)
  const now = at.clock.now()
  await at.query("update videos set status = 'running' where id = $1", [id])
  at.clock.advance(15 * 60)
  expect(await statusOf(ana, id)).toMatchObject({ status: 'running' })
  at.clock.advance(10 * 60)
  expect(await statusOf(ana, id)).toMatchObject({ status: 'failed', error: errorText('video_failed', 'en') })
  at.clock.set(now.toISOString())
})
