import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { crc32, createDeflate } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { workspaceOf } from '#core/files/server/uploads.fixture.ts'
import { gif, movClaiming, mp4, mp4Lasting, streamedMp4 } from '#media/video/film.fixture.ts'
import { sendAll, startUpload } from '#tests/chunked-upload.ts'
import { png } from '#tests/png.ts'
import { startStopwatch } from '#tests/stopwatch.ts'
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

/** The largest WebP there can be: 268 million pixels in a file of some kB. */
async function webpClaiming(side: number): Promise<Buffer> {
  const claiming = await sharp(png).webp({ lossless: true }).toBuffer()
  const sizeAt = claiming.indexOf('VP8L') + 9
  const bits = claiming.readUInt32LE(sizeAt) & ~0xfffffff
  claiming.writeUInt32LE((bits | (side - 1) | ((side - 1) << 14)) >>> 0, sizeAt)
  return claiming
}

/** A GIF whose few frames are shown for eleven minutes each. */
async function slowGif(frames: number): Promise<Buffer> {
  const slow = await gif(frames)
  const control = Buffer.from('21f904', 'hex')
  for (let found = slow.indexOf(control); found >= 0; found = slow.indexOf(control, found + 3))
    slow.writeUInt16LE(65_535, found + 4)
  return slow
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
  ['a WebP of 16,384 × 16,384 pixels', () => webpClaiming(16_384), 422],
  ['a GIF of an hour', () => slowGif(6), 422],
  ['a film without its index', async () => (await mp4()).subarray(0, 3000), 422],
  ['only the beginning of a film', async () => (await mp4()).subarray(0, 40), 422],
  ['a film of 60,000 × 60,000 pixels', () => movClaiming(60_000), 422],
  ['a film of an hour', () => mp4Lasting(3600), 422],
])('%s is refused within a second, and nothing stays', async (_what, make, status) => {
  const ana = await at.person()
  const id = await sendAll(ana, await make(), 'cake.jpg')
  const elapsedMs = startStopwatch()
  const answer = await finish(ana, id)
  expect(answer.statusCode, answer.body).toBe(status)
  expect(elapsedMs()).toBeLessThan(1000)
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

/** A whole PNG of one black area: its pixels are all there, so a header alone does not give it away. */
async function blackPng(side: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 1 })
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * 1000)
  const packed = buffer(deflate)
  for (let row = 0; row < side; row += 1000) if (!deflate.write(rows)) await once(deflate, 'drain')
  deflate.end()
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side)
  header.writeUInt32BE(side, 4)
  // One bit for each pixel: eight times as much once decoded.
  header[8] = 1
  const chunks: [string, Buffer][] = [
    ['IHDR', header],
    ['IDAT', await packed],
    ['IEND', Buffer.alloc(0)],
  ]
  return Buffer.concat([png.subarray(0, 8), ...chunks.map(([type, data]) => pngChunk(type, data))])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(type), data, Buffer.alloc(4)])
  whole.writeUInt32BE(data.length)
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4)
  return whole
}

test('a PNG of 2 MB that becomes 3.6 GB is refused before it is decoded', async () => {
  const ana = await at.person()
  const bomb = await blackPng(60_000)
  expect(bomb.length).toBeLessThan(3 * MB)
  const answer = await finish(ana, await sendAll(ana, bomb, 'cake.png'))
  expect(answer.json()).toMatchObject({ code: 'picture_too_large' })
  expect((await finish(ana, await sendAll(ana, png))).statusCode).toBe(201)
})

test('a small PNG with 450 MB behind its last row stays small', async () => {
  const ana = await at.person()
  const bomb = await blackPng(60_000)
  bomb.writeUInt32BE(64, 16)
  bomb.writeUInt32BE(64, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  const answer = await finish(ana, await sendAll(ana, bomb, 'cake.png'))
  expect([201, 422]).toContain(answer.statusCode)
  for (const { url } of (await ana.get('/api/media')).json<MediaItem[]>())
    expect((await ana.get(url)).rawPayload.length).toBeLessThan(10_000)
})

test('a picture that is also a page and an archive is served as a picture only', async () => {
  const ana = await at.person()
  const photo = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#b3541e' } })
    .jpeg()
    .toBuffer()
  const polyglot = Buffer.concat([photo, Buffer.from('<script>hidden()</script>'), zip])
  const { url } = (await finish(ana, await sendAll(ana, polyglot, 'cake.jpg'))).json<MediaItem>()
  const { rawPayload, headers } = await ana.get(url)
  expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
  expect(rawPayload.includes('hidden()')).toBe(false)
  expect(rawPayload.includes(zip)).toBe(false)
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
