import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { locales } from '#platform/locale.ts'
import { tourPicture } from './tour-picture.ts'
import { tourScenes } from './tour-scenes.ts'

const MOST_BYTES = 150_000

const pictures = tourScenes.flatMap(({ id }) => locales.map((locale) => tourPicture(id, locale)))

test.each(pictures)('%s is there, at the size the page keeps free for it, and light', async (path) => {
  const file = await readFile(`public${path}`)
  // The header of the format: its name, and both sides less one, in three bytes each.
  expect(file.subarray(8, 16).toString()).toBe('WEBPVP8X')
  expect([file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1]).toEqual([1280, 800])
  expect(file.byteLength).toBeLessThan(MOST_BYTES)
})
