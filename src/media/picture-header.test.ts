import sharp from 'sharp'
import { expect, test } from 'vitest'
import { HEADER_BYTES, sizeInHeader } from './picture-header.ts'
import { measurePicture } from './read-upload.ts'

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a783c' } })

test.each([
  ['a PNG', () => drawn(300, 170).png()],
  ['a PNG with a palette', () => drawn(31, 1700).png({ palette: true })],
  ['a JPEG', () => drawn(640, 480).jpeg()],
  ['a progressive JPEG', () => drawn(481, 640).jpeg({ progressive: true })],
  ['a JPEG with a color profile', () => drawn(200, 100).withIccProfile('p3').jpeg()],
])('%s: header and decoder agree', async (_what, draw) => {
  const bytes = await draw().toBuffer()
  expect(sizeInHeader(bytes.subarray(0, HEADER_BYTES))).toEqual(await measurePicture(bytes))
})

test('a photo rotated by the camera has to be decoded', async () => {
  const bytes = await drawn(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(sizeInHeader(bytes)).toBeNull()
  expect(await measurePicture(bytes)).toEqual({ width: 200, height: 300 })
})

test('truncated, empty or other data gives nothing, at every length', async () => {
  for (const bytes of [await drawn(40, 30).png().toBuffer(), await drawn(40, 30).jpeg().toBuffer()])
    for (let length = 0; length < bytes.length; length++) {
      const size = sizeInHeader(bytes.subarray(0, length))
      expect(size === null || (size.width === 40 && size.height === 30)).toBe(true)
    }
  expect(sizeInHeader(Buffer.from('%PDF-1.7'))).toBeNull()
  expect(sizeInHeader(Buffer.from('ffd8ff00', 'hex'))).toBeNull()
})
