import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { workspaceOf } from '#core/files/server/uploads.fixture.ts'
import { gif, movClaiming, mp4, mp4Lasting, streamedMp4 } from '#media/video/film.fixture.ts'
import { sendAll, startUpload } from '#tests/chunked-upload.ts'
import { png } from '#tests/png.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import type { MediaItem } from '../media-library.contract.ts'
import { convertFilm } from './convert-film.job.ts'
import { finish, readItem } from './films.fixture.ts'

const MB = 1024 * 1024

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
  // Starts the worker process, which is at work in a shop, too.
  const ana = await at.person()
  await finish(ana, await sendAll(ana, png))
})
afterAll(() => at.close())

const text =
  (...lines: string[]) =>
  async () =>
    Buffer.from(lines.join('\n'))

/** A PNG header that claims this size, with nothing behind it. */
const pngClaiming = (width: number, height: number) => async () => {
  const claiming = Buffer.from(png)
  claiming.writeUInt32BE(width, 16)
  claiming.writeUInt32BE(height, 20)
  return claiming
}

/** A GIF whose screen claims this size. */
const gifClaiming = (side: number) => async () => {
  const claiming = Buffer.from(await gif())
  claiming.writeUInt16LE(side, 6)
  claiming.writeUInt16LE(side, 8)
  return claiming
}

const zip = Buffer.from('504b0304140000000000', 'hex')

test.each([
  ['an SVG with a script', text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 415],
  ['a page named as a picture', text('<!doctype html><script>1</script>'), 415],
  ['a zip named as a picture', async () => Buffer.concat([zip, Buffer.alloc(5000)]), 415],
  ['a playlist that names other files', text('#EXTM3U', '#EXTINF:1,', 'file:///etc/passwd'), 415],
  ['a list of files to join', text('ffconcat version 1.0', "file '/etc/passwd'"), 415],
  ['30,000 × 30,000 pixels', pngClaiming(30_000, 30_000), 413],
  ['a GIF of 65,535 × 65,535 pixels', gifClaiming(65_535), 422],
  ['a film without its index', async () => (await mp4()).subarray(0, 3000), 422],
  ['only the beginning of a film', async () => (await mp4()).subarray(0, 40), 422],
  ['a film of 60,000 × 60,000 pixels', () => movClaiming(60_000), 422],
  ['a film of 100 hours', () => mp4Lasting(360_000), 422],
])('%s is refused within a second, and nothing stays', async (_what, make, status) => {
  const ana = await at.person()
  const id = await sendAll(ana, await make(), 'cake.jpg')
  const began = performance.now()
  const answer = await finish(ana, id)
  expect(answer.statusCode, answer.body).toBe(status)
  expect(performance.now() - began).toBeLessThan(1000)
  expect((await ana.get(`/api/uploads/${id}`)).statusCode).toBe(404)
  expect((await ana.get('/api/media')).json()).toEqual([])
})

test('a film that was cut short is not passed off as a whole one', async () => {
  const ana = await at.person()
  const whole = await streamedMp4(8)
  const { id: itemId } = (
    await finish(ana, await sendAll(ana, whole.subarray(0, whole.length * 0.6)))
  ).json<MediaItem>()
  await convertFilm.run({ workspaceId: await workspaceOf(at, ana), itemId }, at.deps)
  expect((await readItem(ana, itemId)).conversion).toMatchObject({ error: 'film_incomplete' })
})

test('what is hidden behind a film does not leave the library', async () => {
  const ana = await at.person()
  const polyglot = Buffer.concat([await mp4(), zip, Buffer.from('<script>hidden()</script>')])
  const { id: itemId } = (await finish(ana, await sendAll(ana, polyglot))).json<MediaItem>()
  await convertFilm.run({ workspaceId: await workspaceOf(at, ana), itemId }, at.deps)
  const { url } = await readItem(ana, itemId)
  const stored = (await ana.get(url)).rawPayload
  expect(stored.length).toBeGreaterThan(1000)
  expect(stored.includes('hidden()')).toBe(false)
})

test('a film that is larger than an image may be is no image', async () => {
  const ana = await at.person()
  const photo = Buffer.concat([png, Buffer.alloc(21 * MB)])
  expect((await finish(ana, await sendAll(ana, photo))).json()).toMatchObject({ code: 'upload_too_large' })
})

const sender = fileURLToPath(new URL('./send-film.fixture.ts', import.meta.url))
const run = promisify(execFile)

test('a film of 300 MB arrives and is converted in little memory', async () => {
  const ana = await at.person()
  const address = await at.listen()
  const workspaceId = await workspaceOf(at, ana)
  let highest = 0
  const look = () => {
    highest = Math.max(highest, process.memoryUsage.rss())
  }
  async function addLargeFilm(size: number) {
    const { id, chunkBytes } = await startUpload(ana, size)
    await run(process.execPath, [sender, address, ana.cookie, id, String(size), String(chunkBytes)])
    look()
    const { id: itemId } = (await finish(ana, id)).json<MediaItem>()
    await convertFilm.run({ workspaceId, itemId }, at.deps)
    look()
    expect((await readItem(ana, itemId)).conversion).toBeNull()
  }
  const looking = setInterval(look, 20)
  onTestFinished(() => clearInterval(looking))
  // Node frees buffers of a connection once there are 30 MB of them, whatever the size of the upload.
  await addLargeFilm(40 * MB)
  const ofSmallFilm = highest
  await addLargeFilm(300 * MB)
  expect((highest - ofSmallFilm) / MB).toBeLessThan(40)
})
