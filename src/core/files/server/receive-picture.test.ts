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
