import { describe, expect, test } from 'vitest'
import { catalogue } from '#connectors/social/formats/format-catalogue.ts'
import { allPlatforms, platforms } from '#connectors/social/platforms.ts'
import { newCreationSchema } from './creator.contract.ts'
import { budgetFrom, type PlatformConfig } from './platform-config.ts'
import {
  chosen,
  everywhere,
  furtherPlaces,
  misfitIn,
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

test.each(catalogue.map(({ id, formats }) => [id, formats[0]?.id]))(
  'choosing %s adds it with its first format, both kinds of ad and a budget of 100; again, it is gone',
  (id, first) => {
    const once = toggled([], id)
    expect(once).toEqual([{ platform: id, selectedFormats: [first], adType: 'both', budget: 100 }])
    expect(toggled(once, id)).toEqual([])
  },
)

test.each(furtherPlaces)('%s is beyond the catalogue: no format, organic only', (platform) => {
  expect(chosen(platform)).toEqual({ platform, selectedFormats: [], adType: 'organic', budget: 100 })
  expect(misfitIn(chosen(platform))).toBeNull()
})

test.each([
  ['keeps what fits', ['ig_feed_photo', 'ig_reels'], 'paid', ['ig_feed_photo']],
  ['drops what is only paid', ['ig_feed_photo', 'ig_feed_video_ads'], 'organic', ['ig_feed_photo']],
  ['takes the first that fits when nothing is left', ['ig_reels'], 'paid', ['ig_feed_photo']],
  ['keeps everything for both', ['ig_reels', 'ig_feed_video_ads'], 'both', ['ig_reels', 'ig_feed_video_ads']],
] as const)('another kind of ad %s', (_what, selected, adType, left) => {
  const config = withAdType(instagram({ selectedFormats: [...selected] }), adType)
  expect(config).toEqual(instagram({ adType, selectedFormats: [...left] }))
  expect(misfitIn(config)).toBeNull()
})

test('formats stand in the order of the catalogue, and each click turns one on or off', () => {
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

describe('what does not fit', () => {
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
    ['an ad beyond the catalogue', { ...chosen('email'), adType: 'paid' as const }, 'adType'],
    [
      'a format beyond the catalogue',
      { ...chosen('email'), selectedFormats: ['ig_reels'] },
      'selectedFormats',
    ],
  ])('%s is named', (_what, config, field) => {
    expect(misfitIn(config)?.field).toBe(field)
  })
})

test('formats of one network that go to different places make several posts; those of one place make one', () => {
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

test('X is written for by the name that the documents use, too', () => {
  const { platforms } = newCreationSchema.parse({
    idea: 'Autumn',
    platforms: [{ platform: 'twitter', selectedFormats: ['twitter_post'] }],
  })
  expect(platforms).toEqual([chosen('x')])
})

test('everywhere reaches each of the 21 places and those beyond, with settings that fit', () => {
  const reached = plannedPosts(everywhere()).map(({ platform }) => platform)
  expect(new Set(reached)).toEqual(new Set(allPlatforms))
  expect(platforms.every((platform) => reached.includes(platform))).toBe(true)
  expect(everywhere().map(misfitIn)).toEqual(everywhere().map(() => null))
})

test.each([
  ['nothing', [], ['instagram', 'facebook', 'whatsapp']],
  ['what we do not know', ['myspace'], ['instagram', 'facebook', 'whatsapp']],
  ['X', ['x'], ['x']],
  [
    'a story, an email and LinkedIn',
    ['email', 'instagram_story', 'linkedin'],
    ['instagram', 'linkedin', 'email'],
  ],
])('with %s connected, an idea without platforms goes where it should', (_what, connected, expected) => {
  const configs = suggested(connected)
  expect(configs.map(({ platform }) => platform)).toEqual(expected)
  expect(configs.map(misfitIn)).toEqual(configs.map(() => null))
})

test('with only the story connected, the story is what is written for', () => {
  expect(plannedPosts(suggested(['instagram_story'])).map(({ platform }) => platform)).toEqual([
    'instagram_story',
  ])
})
