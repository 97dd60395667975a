import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { onDisk } from '#core/files/server/uploads.fixture.ts'
import { probe } from '#media/video/probe.fixture.ts'
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
  })
  expect(asked.statusCode).toBe(202)
  const { id, videoUrl } = asked.json()
  expect(asked.json()).toEqual({
    id: expect.any(String),
    prompt: 'Fresh bread.',
    style: 'minimalist',
    duration: 3,
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
    width: 1280,
    height: 720,
    video: 'h264 yuv420p',
  })
  await rm(folder, { recursive: true })

  const [entry] = (await ana.get('/api/activity')).json()
  expect(entry).toMatchObject({ what: 'Created a video: Fresh bread.', who: 'Ana Ruiz' })
})

test('style and length have the documented defaults', async () => {
  const ana = await at.person()
  const { style, duration } = (await ana.post('/api/generate-video', { prompt: 'Bread' })).json()
  expect({ style, duration }).toEqual({ style: 'cinematic', duration: 5 })
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
  ['another shape', { aspectRatio: '9:16' }, 'aspectRatio', expect.any(String), expect.any(String)],
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
