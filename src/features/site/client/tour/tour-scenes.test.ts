import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { locales } from '#platform/locale.ts'
import { screenPictureUrl } from '#platform/screen-picture.ts'
import { tourScenes } from './tour-scenes.ts'

const MOST_BYTES = 150_000

const pictures = tourScenes.flatMap(({ id }) => locales.map((locale) => screenPictureUrl(id, locale)))

test.each(pictures)('%s exists, in its reserved size, and is small', async (path) => {
  const file = await readFile(`public${path}`)
  // The WebP header: its name, and width and height minus one, in three bytes each.
  expect(file.subarray(8, 16).toString()).toBe('WEBPVP8X')
  expect([file.readUIntLE(24, 3) + 1, file.readUIntLE(27, 3) + 1]).toEqual([1280, 800])
  expect(file.byteLength).toBeLessThan(MOST_BYTES)
})
