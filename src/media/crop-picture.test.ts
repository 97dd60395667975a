import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cropPicture, drawThumbnail, findFocus } from './crop-picture.ts'

type Place = { left: number; top: number }

/** A gray picture with one orange square. */
const pictureWith = ({ left, top }: Place, width: number, height: number, side = 160) =>
  sharp({ create: { width, height, channels: 3, background: '#dddddd' } })
    .composite([
      { input: { create: { width: side, height: side, channels: 3, background: '#e05010' } }, left, top },
    ])
    .jpeg()
    .toBuffer()

test.each([
  ['wide, top right', 1600, 800, { left: 1300, top: 100 }],
  ['wide, bottom left', 1600, 800, { left: 100, top: 600 }],
  ['upright, bottom', 800, 1600, { left: 100, top: 1300 }],
  ['square, corner', 1000, 1000, { left: 800, top: 800 }],
])('finds what stands out: %s', async (_name, width, height, place) => {
  const { x, y } = await findFocus(await pictureWith(place, width, height))
  expect(Math.abs(x * width - (place.left + 80))).toBeLessThan(0.1 * width)
  expect(Math.abs(y * height - (place.top + 80))).toBeLessThan(0.1 * height)
})

test.each([
  [1, 1],
  [4000, 1],
  [1, 4000],
])('has a focus for a picture of %i × %i pixels', async (width, height) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const { x, y } = await findFocus(bytes)
  for (const share of [x, y]) expect(share >= 0 && share <= 1).toBe(true)
})

test('where nothing stands out, it is the middle', async () => {
  const plain = sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } })
  expect(await findFocus(await plain.png().toBuffer())).toEqual({ x: 0.5, y: 0.5 })
})

test('crops to exactly the sizes, around the focus', async () => {
  const bytes = await pictureWith({ left: 1400, top: 0 }, 1600, 800)
  const sizes = [
    { width: 1080, height: 1080 },
    { width: 1080, height: 1920 },
    { width: 1200, height: 400 },
  ]
  const right = await cropPicture({ bytes, focus: { x: 0.92, y: 0.1 }, sizes })
  for (const [index, crop] of right.entries()) {
    expect(await sharp(crop).metadata()).toMatchObject({ format: 'jpeg', ...sizes[index] })
  }
  const [left] = await cropPicture({ bytes, focus: { x: 0.1, y: 0.5 }, sizes })
  const orange = async (crop: Buffer | undefined) => {
    const { channels } = await sharp(crop).stats()
    return (channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0)
  }
  expect(await orange(right[0])).toBeGreaterThan(3)
  expect(await orange(left)).toBeLessThan(1)
})

test('what is transparent becomes white', async () => {
  const bytes = await sharp({
    create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer()
  const [crop] = await cropPicture({ bytes, focus: { x: 0.5, y: 0.5 }, sizes: [{ width: 20, height: 20 }] })
  expect((await sharp(crop).stats()).channels[0]?.mean).toBe(255)
})

test('a thumbnail is small, in the shape of the picture, and keeps transparency', async () => {
  const photo = await drawThumbnail(await pictureWith({ left: 0, top: 0 }, 2000, 1000))
  expect(await sharp(photo).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 })
  const logo = await sharp({
    create: { width: 90, height: 30, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
  })
    .png()
    .toBuffer()
  expect(await sharp(await drawThumbnail(logo)).metadata()).toMatchObject({ width: 90, hasAlpha: true })
})
