import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { catalog, sizeOf } from '#connectors/social/formats/format-catalog.ts'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { LONGEST_SIDE } from '#media/fit-picture.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import {
  askForUrl,
  brokenJpeg,
  heic,
  nothing,
  onDisk,
  png,
  putBytes,
  upload,
  withoutQuery,
} from './uploads.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())
afterEach(async () => {
  for await (const { name } of at.deps.storage.list()) await at.deps.storage.remove(name)
})

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#aa3300' } })

test('no platform shows more pixels than pictures are reduced to', () => {
  const sizes = [
    ...allPlatforms.map((platform) => manifestOf(platform).media.size),
    ...catalog.flatMap(({ formats }) => formats.map(sizeOf)),
  ]
  for (const { width, height } of sizes) expect(Math.max(width, height)).toBeLessThanOrEqual(LONGEST_SIDE)
})

test.each(['png', 'jpeg'] as const)('a large %s is resized once, on arrival', async (format) => {
  const ana = await at.person()
  const large = await drawn(4096, 1024).toFormat(format).toBuffer()
  const url = await askForUrl(ana)
  const answer = await putBytes(ana, url, large)
  const kept = (await ana.get(withoutQuery(url))).rawPayload
  expect(answer.json()).toEqual({ url: withoutQuery(url), contentType: `image/${format}`, size: kept.length })
  expect(await sharp(kept).metadata()).toMatchObject({
    format,
    width: LONGEST_SIDE,
    height: LONGEST_SIDE / 4,
  })
  expect((await onDisk(at)).objects).toHaveLength(1)
})

test('a photo is rotated upright and stripped of metadata', async () => {
  const ana = await at.person()
  const photo = await drawn(400, 200)
    .withExif({ IFD0: { Copyright: 'Calle Mayor 1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { width, height, exif, orientation } = await sharp(
    (await ana.get(await upload(ana, photo))).rawPayload,
  ).metadata()
  expect([width, height, exif, orientation]).toEqual([200, 400, undefined, undefined])
})

/** A header that claims a size, without pixel data. */
function bomb(side: number): Buffer {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(side, 16)
  bytes.writeUInt32BE(side, 20)
  bytes.writeUInt32BE(crcOf(bytes.subarray(12, 29)), 29)
  return bytes
}

function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

test.each([
  ['900 megapixels', bomb(30_000), 413, 'picture_too_large'],
  ['just over 50 megapixels', bomb(7072), 413, 'picture_too_large'],
  ['a header with nothing behind it', bomb(7000), 422, 'picture_unreadable'],
  ['bytes that only begin like a picture', brokenJpeg, 422, 'picture_unreadable'],
])('refuses %s, stores nothing, and the link still works', async (_what, bytes, status, code) => {
  const ana = await at.person()
  const url = await askForUrl(ana)
  const answer = await putBytes(ana, url, bytes)
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  expect(await onDisk(at)).toEqual(nothing)
  expect((await putBytes(ana, url, png)).statusCode).toBe(200)
})

test('a WebP becomes a JPEG, or a PNG if it is transparent', async () => {
  const ana = await at.person()
  const photo = await drawn(300, 200).webp().toBuffer()
  const opaque = await putBytes(ana, await askForUrl(ana), photo)
  expect(opaque.json()).toMatchObject({ contentType: 'image/jpeg' })
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const logo = sharp({ create: { width: 30, height: 20, channels: 4, background } })
  const transparent = await putBytes(ana, await askForUrl(ana), await logo.webp().toBuffer())
  expect(transparent.json()).toMatchObject({ contentType: 'image/png' })
  const kept = await ana.get(transparent.json().url)
  expect(kept.headers['content-type']).toBe('image/png')
  expect(await sharp(kept.rawPayload).metadata()).toMatchObject({ format: 'png', width: 30, hasAlpha: true })
})

test('a photo of an iPhone becomes a JPEG without its metadata', async () => {
  const ana = await at.person()
  const answer = await putBytes(ana, await askForUrl(ana), heic, 'image/heic')
  expect(answer.json()).toMatchObject({ contentType: 'image/jpeg' })
  const kept = (await ana.get(answer.json().url)).rawPayload
  const { format, width, height, exif } = await sharp(kept).metadata()
  expect([format, width, height, exif]).toEqual(['jpeg', 96, 64, undefined])
  const { channels } = await sharp(
    await sharp(kept).extract({ left: 40, top: 0, width: 40, height: 64 }).toBuffer(),
  ).stats()
  expect((channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0)).toBeGreaterThan(100)
})

test.each([
  ['cut short', heic.subarray(0, 600)],
  ['a film that says it is a photo', Buffer.concat([heic.subarray(0, 24), Buffer.alloc(5000, 7)])],
])('refuses a photo of an iPhone that is %s', async (_what, bytes) => {
  const ana = await at.person()
  const answer = await putBytes(ana, await askForUrl(ana), bytes, 'image/heic')
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'picture_unreadable'])
  expect(await onDisk(at)).toEqual(nothing)
})
