import { describe, expect, test } from 'vitest'
import { catalog } from '#connectors/social/formats/format-catalog.ts'
import { allPlatforms, platforms } from '#connectors/social/platforms.ts'
import { newCreationSchema } from './creator.contract.ts'
import { budgetFrom, type PlatformConfig } from './platform-config.ts'
import {
  chosen,
  everywhere,
  findConfigProblem,
  furtherPlaces,
  plannedPosts,
  suggested,
  toggled,
  withAdType,
  withFormat,
} from './platform-rules.ts'

const instagram = (changes: Partial<PlatformConfig> = {}): PlatformConfig => ({
  platform: 'instagram',
  selectedFormats: ['ig_feed_photo'],
  adType: 'both',
  budget: 100,
  ...changes,
})

test.each(catalog.map(({ id, formats }) => [id, formats[0]?.id]))(
  'selecting %s adds it with its first format, both ad types and a budget of 100; again, it is removed',
  (id, first) => {
    const once = toggled([], id)
    expect(once).toEqual([{ platform: id, selectedFormats: [first], adType: 'both', budget: 100 }])
    expect(toggled(once, id)).toEqual([])
  },
)

test.each(furtherPlaces)('%s is beyond the catalog: no format, organic only', (platform) => {
  expect(chosen(platform)).toEqual({ platform, selectedFormats: [], adType: 'organic', budget: 100 })
  expect(findConfigProblem(chosen(platform))).toBeNull()
})

test.each([
  ['keeps what fits', ['ig_feed_photo', 'ig_reels'], 'paid', ['ig_feed_photo']],
  ['drops what is only paid', ['ig_feed_photo', 'ig_feed_video_ads'], 'organic', ['ig_feed_photo']],
  ['takes the first that fits when nothing is left', ['ig_reels'], 'paid', ['ig_feed_photo']],
  ['keeps everything for both', ['ig_reels', 'ig_feed_video_ads'], 'both', ['ig_reels', 'ig_feed_video_ads']],
] as const)('another kind of ad %s', (_what, selected, adType, left) => {
  const config = withAdType(instagram({ selectedFormats: [...selected] }), adType)
  expect(config).toEqual(instagram({ adType, selectedFormats: [...left] }))
  expect(findConfigProblem(config)).toBeNull()
})

test('formats keep the order of the catalog, and each click toggles one', () => {
  const both = withFormat(instagram({ selectedFormats: ['ig_reels'] }), 'ig_feed_photo')
  expect(both.selectedFormats).toEqual(['ig_feed_photo', 'ig_reels'])
  expect(withFormat(both, 'ig_reels').selectedFormats).toEqual(['ig_feed_photo'])
  expect(withFormat(both, 'fb_story').selectedFormats).toEqual(['ig_feed_photo', 'ig_reels'])
})

test.each([
  ['10', 10],
  ['10000', 10_000],
  ['250', 250],
  ['99.6', 100],
  ['9', 100],
  ['10001', 100],
  ['', 100],
  ['  ', 100],
  ['abc', 100],
  ['-50', 100],
  ['1e3', 1000],
  ['Infinity', 100],
  ['NaN', 100],
])('the budget typed as "%s" is %d', (typed, budget) => {
  expect(budgetFrom(typed)).toBe(budget)
})

describe('invalid settings', () => {
  test.each([
    ['no format', instagram({ selectedFormats: [] }), 'selectedFormats'],
    ['an unknown format', instagram({ selectedFormats: ['ig_nothing'] }), 'selectedFormats'],
    ['a format of another platform', instagram({ selectedFormats: ['fb_story'] }), 'selectedFormats'],
    [
      'a paid format as organic',
      instagram({ selectedFormats: ['ig_feed_video_ads'], adType: 'organic' }),
      'selectedFormats',
    ],
    [
      'an organic format as paid',
      instagram({ selectedFormats: ['ig_reels'], adType: 'paid' }),
      'selectedFormats',
    ],
    ['a format twice', instagram({ selectedFormats: ['ig_reels', 'ig_reels'] }), 'selectedFormats'],
    ['an ad beyond the catalog', { ...chosen('email'), adType: 'paid' as const }, 'adType'],
    ['a format beyond the catalog', { ...chosen('email'), selectedFormats: ['ig_reels'] }, 'selectedFormats'],
  ])('names %s', (_what, config, field) => {
    expect(findConfigProblem(config)?.field).toBe(field)
  })
})

test('formats of one network for different platforms make several posts; those of one platform make one', () => {
  const config = instagram({ selectedFormats: ['ig_feed_photo', 'ig_carousel', 'ig_stories'], budget: 250 })
  expect(plannedPosts([config, chosen('email')])).toEqual([
    { platform: 'instagram', formats: ['ig_feed_photo', 'ig_carousel'], adType: 'both', budget: 250 },
    { platform: 'instagram_story', formats: ['ig_stories'], adType: 'both', budget: 250 },
    { platform: 'email', formats: [], adType: 'organic' },
  ])
})

test('an organic post has no budget', () => {
  expect(plannedPosts([withAdType(chosen('x'), 'organic')])).toEqual([
    { platform: 'x', formats: ['twitter_post'], adType: 'organic' },
  ])
})

test('X also has the name that the documents use', () => {
  const { platforms } = newCreationSchema.parse({
    idea: 'Autumn',
    platforms: [{ platform: 'twitter', selectedFormats: ['twitter_post'] }],
  })
  expect(platforms).toEqual([chosen('x')])
})

test('everywhere reaches each of the 21 platforms and those beyond, with valid settings', () => {
  const reached = plannedPosts(everywhere()).map(({ platform }) => platform)
  expect(new Set(reached)).toEqual(new Set(allPlatforms))
  expect(platforms.every((platform) => reached.includes(platform))).toBe(true)
  expect(everywhere().map(findConfigProblem)).toEqual(everywhere().map(() => null))
})

test.each([
  ['nothing', [], ['instagram', 'facebook', 'whatsapp']],
  ['an unknown platform', ['myspace'], ['instagram', 'facebook', 'whatsapp']],
  ['X', ['x'], ['x']],
  [
    'a story, an email and LinkedIn',
    ['email', 'instagram_story', 'linkedin'],
    ['instagram', 'linkedin', 'email'],
  ],
])('with %s connected, an idea without platforms uses the right ones', (_what, connected, expected) => {
  const configs = suggested(connected)
  expect(configs.map(({ platform }) => platform)).toEqual(expected)
  expect(configs.map(findConfigProblem)).toEqual(configs.map(() => null))
})

test('with only the story connected, only the story is used', () => {
  expect(plannedPosts(suggested(['instagram_story'])).map(({ platform }) => platform)).toEqual([
    'instagram_story',
  ])
})
