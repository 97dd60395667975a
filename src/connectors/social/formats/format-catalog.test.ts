import { expect, test } from 'vitest'
import { isPlatform } from '../platforms.ts'
import { GB, MB } from '../units.ts'
import { catalog, currentName, findFormat, formatsOf, sizeOf } from './format-catalog.ts'
import { durationWords, fileSizeWords } from './format-words.ts'

const formats = catalog.flatMap((platform) => platform.formats)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('the eight creator platforms have three to five formats each', () => {
  expect(catalog.map(({ id }) => id)).toEqual([
    'instagram',
    'facebook',
    'tiktok',
    'youtube',
    'linkedin',
    'x',
    'pinterest',
    'snapchat',
  ])
  for (const { id, formats } of catalog) {
    expect([id, formats.length >= 3 && formats.length <= 5]).toEqual([id, true])
  }
})

test('the old name of X is recognized', () => {
  expect(currentName('twitter')).toBe('x')
  expect(currentName('instagram')).toBe('instagram')
})

test.each([
  'ig_feed_photo',
  'ig_reels',
  'fb_story',
  'tiktok_spark_ads',
  'youtube_bumper_ads',
  'linkedin_document',
  'twitter_promoted',
  'pinterest_idea',
  'snapchat_snap_ads',
])('%s is in the catalog', (id) => {
  expect(findFormat(id)?.id).toBe(id)
})

test('ids are unique, and an unknown one finds nothing', () => {
  expect(new Set(formats.map(({ id }) => id)).size).toBe(formats.length)
  expect(findFormat('ig_hologram')).toBeUndefined()
})

test.each(formats.map((format) => [format.id, format] as const))(
  '%s has a complete description',
  (_id, format) => {
    for (const words of [format.name, format.description]) {
      expect(words.en.trim()).not.toBe('')
      expect(words.es.trim()).not.toBe('')
    }
    expect(format.description.es).not.toBe(format.description.en)
    expect(format.dimensions).toMatch(/^\d{3,4}x\d{3,4}$/)
    expect(format.fileTypes.length).toBeGreaterThan(0)
    expect(isPlatform(format.platform)).toBe(true)
    expect(format.isPaid || format.isOrganic).toBe(true)
    expect(format.takes.includes('video')).toBe(format.maxDuration !== undefined)
  },
)

test('file sizes range from 5 MB to 256 GB and durations from 6 seconds to 12 hours', () => {
  const sizes = formats.map(({ maxFileSize }) => maxFileSize)
  const durations = formats.flatMap(({ maxDuration }) => maxDuration ?? [])
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([5 * MB, 256 * GB])
  expect([Math.min(...durations), Math.max(...durations)]).toEqual([6, 12 * 3600])
})

test.each([
  ['ig_stories', 60],
  ['ig_reels', 90],
  ['tiktok_video', 600],
  ['twitter_video', 140],
] as const)('%s lasts at most %i seconds', (id, seconds) => {
  expect(findFormat(id)?.maxDuration).toBe(seconds)
})

test.each(catalog.map(({ id }) => id))('%s has formats for every ad type', (id) => {
  const [organic, paid, both] = [formatsOf(id, 'organic'), formatsOf(id, 'paid'), formatsOf(id, 'both')]
  expect(organic.length).toBeGreaterThan(0)
  expect(paid.length).toBeGreaterThan(0)
  expect(organic.every(({ isOrganic }) => isOrganic)).toBe(true)
  expect(paid.every(({ isPaid }) => isPaid)).toBe(true)
  expect(both.filter((format) => !organic.includes(format) && !paid.includes(format))).toEqual([])
  expect(both).toEqual(catalog.find((platform) => platform.id === id)?.formats)
})

test('the picture size matches the dimensions of the format', () => {
  expect(sizeOf({ dimensions: '1080x1920' })).toEqual({ width: 1080, height: 1920 })
})

test.each([
  [5 * MB, 'en', '5 MB'],
  [256 * GB, 'es', '256 GB'],
  [0, 'en', '0 MB'],
  [0.4 * MB, 'es', '0,4 MB'],
  [41_200, 'en', '41.2 kB'],
  [1.5 * GB, 'en', '1.5 GB'],
  [1.5 * GB, 'es', '1,5 GB'],
] as const)('%i bytes in %s are formatted as %s', (bytes, locale, words) => {
  expect(plain(fileSizeWords(bytes, locale))).toBe(words)
})

test.each([
  [6, '6 s'],
  [60, '60 s'],
  [90, '90 s'],
  [140, '2 min 20 s'],
  [600, '10 min'],
  [43_200, '12 h'],
  [5_405, '1 h 30 min 5 s'],
])('%i seconds are formatted as %s', (seconds, words) => {
  expect(plain(durationWords(seconds))).toBe(words)
})
