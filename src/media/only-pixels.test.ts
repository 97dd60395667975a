import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fitPicture } from './fit-picture.ts'
import { hasOnlyPixels } from './only-pixels.ts'

const picture = () =>
  sharp({
    create: {
      width: 90,
      height: 60,
      channels: 3,
      background: '#b3541e',
      noise: { type: 'gaussian', sigma: 30 },
    },
  })
const [page, zip] = [Buffer.from('<html><script>hidden()</script></html>'), Buffer.from('PK\x03\x04hidden()')]

const comment = (text: Buffer) => {
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([head, text])
}
const afterStart = (jpeg: Buffer, part: Buffer) =>
  Buffer.concat([jpeg.subarray(0, 2), part, jpeg.subarray(2)])
const chunk = (type: string, data: Buffer) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length)
  head.write(type, 4)
  return Buffer.concat([head, data, Buffer.alloc(4)])
}
const beforeEnd = (png: Buffer, part: Buffer) =>
  Buffer.concat([png.subarray(0, -12), part, png.subarray(-12)])

test('plain pictures of every kind of encoder are stored as they are', async () => {
  for (const jpeg of [
    picture().jpeg(),
    picture().jpeg({ progressive: true }),
    picture().greyscale().jpeg(),
  ]) {
    const bytes = await jpeg.toBuffer()
    expect(hasOnlyPixels(bytes, 'image/jpeg')).toBe(true)
    expect((await fitPicture({ bytes, type: 'image/jpeg' })).bytes).toBeNull()
  }
  for (const png of [picture().png(), picture().png({ palette: true }), picture().ensureAlpha().png()])
    expect(hasOnlyPixels(await png.toBuffer(), 'image/png')).toBe(true)
})

test.each([
  ['a page in a comment', (jpeg: Buffer) => afterStart(jpeg, comment(page))],
  ['an archive behind the end', (jpeg: Buffer) => Buffer.concat([jpeg, zip])],
  ['both', (jpeg: Buffer) => Buffer.concat([afterStart(jpeg, comment(page)), zip])],
  ['a page behind the end', (jpeg: Buffer) => Buffer.concat([jpeg, page])],
  [
    'a page behind the last pixel',
    (jpeg: Buffer) => Buffer.concat([jpeg.subarray(0, -2), page, jpeg.subarray(-2)]),
  ],
])('a JPEG with %s is encoded again', async (_what, hide) => {
  const bytes = hide(await picture().jpeg().toBuffer())
  const fitted = await fitPicture({ bytes, type: 'image/jpeg' })
  expect(fitted).toMatchObject({ contentType: 'image/jpeg', width: 90, height: 60 })
  expect(fitted.bytes?.includes('hidden()')).toBe(false)
})

test.each([
  ['a page in a text', (png: Buffer) => beforeEnd(png, chunk('tEXt', page))],
  ['an archive in a chunk of its own', (png: Buffer) => beforeEnd(png, chunk('juNk', zip))],
  ['an archive behind the end', (png: Buffer) => Buffer.concat([png, zip])],
  ['a page behind the last row', (png: Buffer) => beforeEnd(png, chunk('IDAT', page))],
])('a PNG with %s is encoded again or refused', async (_what, hide) => {
  const bytes = hide(await picture().png().toBuffer())
  expect(hasOnlyPixels(bytes, 'image/png')).toBe(false)
  const fitted = await fitPicture({ bytes, type: 'image/png' }).catch((error) => error.code)
  if (fitted !== 'picture_unreadable') expect(fitted.bytes?.includes('hidden()')).toBe(false)
})

test('a cut file is not plain', async () => {
  for (const length of [0, 1, 3, 20, 200]) {
    expect(hasOnlyPixels((await picture().jpeg().toBuffer()).subarray(0, length), 'image/jpeg')).toBe(false)
    expect(hasOnlyPixels((await picture().png().toBuffer()).subarray(0, length), 'image/png')).toBe(false)
  }
})
