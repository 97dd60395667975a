import { expect, test } from 'vitest'
import { locales } from '#platform/locale.ts'
import { platformName } from './platform-name.ts'
import { allPlatforms } from './platforms.ts'
import { manifestOf } from './registry.ts'
import { isReadOnDemand } from './results/results-cadence.ts'
import { MB } from './units.ts'

const manifests = allPlatforms.map((platform) => [platform, manifestOf(platform)] as const)

test.each(manifests)('%s has all its texts in both languages', (platform, manifest) => {
  expect(manifest.id).toBe(platform)
  expect(manifest.needs.length).toBeGreaterThan(0)
  const sentences = [...manifest.needs, ...(manifest.cannot ?? []), ...(manifest.note ? [manifest.note] : [])]
  for (const locale of locales) expect(platformName(platform, locale).trim()).not.toBe('')
  for (const { en, es } of [manifest.cost, ...sentences]) {
    expect(en.trim()).not.toBe('')
    expect(es.trim()).not.toBe('')
  }
  for (const { en, es } of [manifest.cost, ...sentences]) expect(es).not.toBe(en)
  for (const { en, es } of sentences) expect([en.at(-1), es.at(-1)]).toEqual(['.', '.'])
})

test.each(manifests)('%s has a note if posts are not published directly', (_platform, { mode, note }) => {
  expect(mode === 'direct' || note !== undefined).toBe(true)
})

test.each(manifests)('%s is connected by hand only, unless it approves apps', (_platform, manifest) => {
  const { mode, isLive, app, approvedApps } = manifest
  // Whoever can connect it without an approval posts directly.
  expect(mode !== 'direct' && isLive === true).toBe(approvedApps !== undefined)
  expect(approvedApps === undefined || app !== undefined).toBe(true)
})

test('networks with short-term rate limits are throttled', () => {
  const paced = manifests.flatMap(([platform, { secondsBetweenPosts: pause }]) =>
    pause === undefined ? [] : [[platform, pause]],
  )
  expect(paced).toEqual([
    ['tiktok', 10],
    ['discord', 0.4],
    ['telegram', 1],
  ])
})

test.each(manifests)('%s has an export format if it is published by export', (_platform, manifest) => {
  const { mode, exports = [], style } = manifest
  expect(mode !== 'export' || exports.length > 0).toBe(true)
  // Every style that is read as a separate page can be exported.
  expect(exports.length > 0).toBe(['article', 'essay', 'newsletter', 'mail'].includes(style))
  expect(exports[0] ?? 'html').toBe('html')
})

test.each(manifests)('%s accepts the pictures we draw for it', (_platform, { media }) => {
  const { width, height } = media.size
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(320)
  expect(media.maxPictures).toBeGreaterThan(0)
  expect(media.maxPictureBytes).toBeGreaterThanOrEqual(2 * MB)
  if (media.ratio) {
    expect(width / height).toBeGreaterThanOrEqual(media.ratio.min)
    expect(width / height).toBeLessThanOrEqual(media.ratio.max)
  }
})

test.each(manifests)('%s says in both languages what its figures are called', (_platform, manifest) => {
  const { figures = {}, figuresNote, isLive } = manifest
  const named = Object.values(figures)
  // What no network of ours has read cannot be named.
  if (named.length > 0) expect(isLive).toBe(true)
  for (const { name, counts } of named)
    for (const { en, es } of [name, ...(counts ? [counts] : [])])
      expect([en.trim(), es.trim()]).not.toContain('')
  // A phrase that completes a sentence, and a sentence.
  for (const { counts } of named) expect(counts?.en ?? '').not.toMatch(/^[A-Z]|\.$/)
  for (const text of figuresNote ? [figuresNote.en, figuresNote.es] : []) expect(text).toMatch(/\.$/)
})

test('figures are named for the platforms that we can ask, and for what we count ourselves', () => {
  const byUs = manifests.flatMap(([platform, { figures, goesTo }]) => (figures && goesTo ? [platform] : []))
  expect(byUs).toEqual(['email'])
  const withoutFigures = manifests.flatMap(([platform, { figures, isLive }]) =>
    isLive && !figures ? [platform] : [],
  )
  expect(withoutFigures).toEqual([
    'facebook_story',
    'discord',
    'snapchat',
    'blog',
    'whatsapp',
    'telegram',
    'google_business',
  ])
})

test.each(manifests)('results of %s that cost money are read only on demand', (platform, { prices }) => {
  expect(isReadOnDemand(platform)).toBe((prices?.read ?? 0) > 0)
})

test.each(manifests)('the limits of %s are consistent', (_platform, { text, title, media, preview }) => {
  for (const rule of [text, title]) expect(rule === undefined || rule.max > 0).toBe(true)
  expect(text.maxWithMedia ?? text.max).toBeLessThanOrEqual(text.max)
  expect(preview.foldsAt ?? 0).toBeLessThan(text.max)
  expect(media.maxVideos > 0).toBe(media.video !== undefined)
  if (media.requires === 'video') expect(media.maxVideos).toBeGreaterThan(0)
  if (media.video) expect(media.video.minSeconds).toBeLessThan(media.video.maxSeconds)
})

test.each(manifests)('%s has a valid compose URL for any text', (platform, { composeUrl }) => {
  const hostile = { title: 'a & b\ud800', text: `${'50% off + more? '.repeat(2)}#luna\n\ud83d` }
  // We do not know the address of the blog.
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
