import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFilm } from '#features/media-library/server/films.fixture.ts'
import { addPicture } from '#features/media-library/server/media-library.fixture.ts'
import { ffmpegFile } from '#media/video/film.fixture.ts'
import { frameAt } from '#media/video/probe.fixture.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { generateVideo } from './generate-video.job.ts'
import { addVideo } from './videos.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const blue = () =>
  ffmpegFile('-f lavfi -i color=c=0x1e1ec8:s=160x120:r=25:d=2 -preset ultrafast -pix_fmt yuv420p film.mp4')
const clip = { start: 0.5, isMuted: true }
const wish = { prompt: 'Fresh bread', duration: 3, aspectRatio: '1:1', style: 'minimalist' }

test('a video of the library plays in a scene', async () => {
  const ana = await at.person()
  const { id: imageId } = await addFilm(at, ana, { bytes: await blue() })
  const scenes = [{ text: '', seconds: 2, imageId, clip }]
  const { id, videoUrl } = (await ana.post('/api/generate-video', { ...wish, scenes })).json()
  await generateVideo.run({ workspaceId: await workspaceOf(at, ana), videoId: id }, at.deps)
  expect((await ana.get(`/api/videos/${id}`)).json()).toMatchObject({ status: 'done', scenes })
  const folder = await mkdtemp(join(tmpdir(), 'campaigner-test-'))
  const path = join(folder, 'video.mp4')
  await writeFile(path, (await ana.get(videoUrl)).rawPayload)
  const frame = await frameAt(path, 1)
  await rm(folder, { recursive: true })
  const middle = (540 * 1080 + 540) * 3
  for (const [channel, value] of [0x1e, 0x1e, 0xc8].entries())
    expect(Math.abs((frame[middle + channel] ?? 0) - value)).toBeLessThan(24)
})

test('videos among the chosen media become muted clips', async () => {
  const ana = await at.person()
  const video = await addFilm(at, ana, { bytes: await blue() })
  const picture = await addPicture(ana)
  const input = { prompt: 'One. Two.', duration: 10, imageIds: [picture.id, video.id] }
  const { scenes } = (await ana.post('/api/videos/storyboard', input)).json()
  expect(scenes).toMatchObject([
    { text: 'One', imageId: picture.id },
    { text: 'Two', imageId: video.id, clip: { start: 0, isMuted: true } },
  ])
  expect(scenes[0]).not.toHaveProperty('clip')
})

test('a clip must be a video of this library, and a photo an image', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  const video = await addFilm(at, ana, { bytes: await blue() })
  const picture = await addPicture(ana)
  const codes = await Promise.all(
    [
      ana.post('/api/generate-video', {
        ...wish,
        scenes: [{ text: '', seconds: 2, imageId: picture.id, clip }],
      }),
      ana.post('/api/generate-video', { ...wish, scenes: [{ text: '', seconds: 2, imageId: video.id }] }),
      eve.post('/api/generate-video', {
        ...wish,
        scenes: [{ text: '', seconds: 2, imageId: video.id, clip }],
      }),
    ].map(async (answer) => (await answer).json().code),
  )
  expect(codes).toEqual(['video_photo_gone', 'video_photo_gone', 'video_photo_gone'])
})

test('an edited video becomes the next version, and the old one stays as it is', async () => {
  const ana = await at.person()
  const first = await addVideo(at, await workspaceOf(at, ana))
  const before = (await ana.get(`/api/videos/${first}`)).json()
  const second = (await ana.post('/api/generate-video', { ...wish, previousId: first })).json()
  const again = (await ana.post('/api/generate-video', { ...wish, previousId: first })).json()
  const third = (await ana.post('/api/generate-video', { ...wish, previousId: second.id })).json()
  expect([before, second, again, third].map(({ version }) => version)).toEqual([1, 2, 3, 4])
  expect((await ana.get(`/api/videos/${first}`)).json()).toEqual(before)
  expect((await ana.get(before.videoUrl)).statusCode).toBe(200)
})

test('only a video of the own workspace can be edited', async () => {
  const [ana, eve] = [await at.person(), await at.person()]
  const foreign = await addVideo(at, await workspaceOf(at, ana))
  for (const previousId of [foreign, randomUUID()])
    expect((await eve.post('/api/generate-video', { ...wish, previousId })).statusCode).toBe(404)
  expect((await eve.get('/api/videos')).json()).toEqual([])
})

test('a caption that is too long is refused, not cut', async () => {
  const ana = await at.person()
  const scene = (length: number) => ({ text: 'a '.repeat(length / 2).trim(), seconds: 2, imageId: null })
  const refused = await ana.post('/api/generate-video', { ...wish, scenes: [scene(210)] })
  expect(refused.statusCode).toBe(400)
  const taken = await ana.post('/api/generate-video', { ...wish, scenes: [scene(200)] })
  expect(taken.json().scenes[0].text).toHaveLength(199)
})
