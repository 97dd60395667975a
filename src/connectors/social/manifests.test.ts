import { expect, test } from 'vitest'
import { allPlatforms } from './platforms.ts'
import { manifestOf } from './registry.ts'
import { MB } from './units.ts'

const manifests = allPlatforms.map((platform) => [platform, manifestOf(platform)] as const)

test.each(manifests)('%s says everything a person has to know, in both languages', (platform, manifest) => {
  expect(manifest.id).toBe(platform)
  expect(manifest.needs.length).toBeGreaterThan(0)
  const sentences = [...manifest.needs, ...(manifest.cannot ?? []), ...(manifest.note ? [manifest.note] : [])]
  for (const { en, es } of [manifest.label, manifest.cost, ...sentences]) {
    expect(en.trim()).not.toBe('')
    expect(es.trim()).not.toBe('')
  }
  for (const { en, es } of [manifest.cost, ...sentences]) expect(es).not.toBe(en)
  for (const { en, es } of sentences) expect([en.at(-1), es.at(-1)]).toEqual(['.', '.'])
})

test.each(manifests)('%s says why when a person has to post by hand', (_platform, { mode, note }) => {
  expect(mode === 'direct' || note !== undefined).toBe(true)
})

test('who counts posts by the minute or second is kept to it', () => {
  const paced = manifests.flatMap(([platform, { secondsBetweenPosts: pause }]) =>
    pause === undefined ? [] : [[platform, pause]],
  )
  expect(paced).toEqual([
    ['tiktok', 10],
    ['discord', 0.4],
    ['telegram', 1],
  ])
})

test.each(manifests)(
  '%s hands over a finished file where that is how it is posted',
  (_platform, manifest) => {
    const { mode, exports = [], style } = manifest
    expect(mode !== 'export' || exports.length > 0).toBe(true)
    // Whatever is read as a page of its own is worth having as one.
    expect(exports.length > 0).toBe(['article', 'essay', 'newsletter', 'mail'].includes(style))
    expect(exports[0] ?? 'html').toBe('html')
  },
)

test.each(manifests)('a picture drawn for %s is one it takes', (_platform, { media }) => {
  const { width, height } = media.size
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(320)
  expect(media.maxPictures).toBeGreaterThan(0)
  expect(media.maxPictureBytes).toBeGreaterThanOrEqual(2 * MB)
  if (media.ratio) {
    expect(width / height).toBeGreaterThanOrEqual(media.ratio.min)
    expect(width / height).toBeLessThanOrEqual(media.ratio.max)
  }
})

test.each(manifests)(
  'the limits of %s agree with each other',
  (_platform, { text, title, media, preview }) => {
    for (const rule of [text, title]) expect(rule === undefined || rule.max > 0).toBe(true)
    expect(text.maxWithMedia ?? text.max).toBeLessThanOrEqual(text.max)
    expect(preview.foldsAt ?? 0).toBeLessThan(text.max)
    expect(media.maxVideos > 0).toBe(media.video !== undefined)
    if (media.requires === 'video') expect(media.maxVideos).toBeGreaterThan(0)
    if (media.video) expect(media.video.minSeconds).toBeLessThan(media.video.maxSeconds)
  },
)

test.each(manifests)('%s opens a real address, whatever the text', (platform, { composeUrl }) => {
  const hostile = { title: 'a & b\ud800', text: `${'50% off + more? '.repeat(2)}#luna\n\ud83d` }
  // Every blog has an address of its own, which we do not know.
  expect(composeUrl === undefined).toBe(platform === 'blog')
  const url = composeUrl?.(hostile)
  if (url === undefined) return
  expect(new URL(url).protocol).toBe(platform === 'email' ? 'mailto:' : 'https:')
  expect(url).not.toMatch(/[\s+]/)
  const { searchParams } = new URL(url)
  for (const name of ['text', 'body']) {
    if (searchParams.has(name)) expect(searchParams.get(name)).toBe(hostile.text.toWellFormed())
  }
  expect(composeUrl?.({ title: 'a', text: 'ñ'.repeat(50_000) }).length).toBeLessThanOrEqual(6_000)
})
