import { expect, test } from 'vitest'
import { allPlatforms, type Platform } from '../platforms.ts'
import { describeHint, hintsOf } from './post-hints.ts'

const picture = (width: number, height: number) => ({ kind: 'picture', width, height }) as const
const video = { kind: 'video', width: 1080, height: 1920 } as const

type Given = Partial<Parameters<typeof hintsOf>[0]>

const kindsOf = (platform: Platform, given: Given = {}) =>
  hintsOf({
    platform,
    text: 'Fresh bread',
    options: {},
    media: [],
    goesOutAt: '2026-12-05T09:00',
    ...given,
  }).map(({ kind }) => kind)

const offer = { kind: 'offer', title: 'Bread day', start: '2026-12-01T09:00' }

test.each<[string, Platform, Given, string[]]>([
  ['a text that is shown whole', 'instagram', { text: 'a'.repeat(125) }, []],
  ['a text that is folded', 'instagram', { text: 'a'.repeat(126) }, ['folded']],
  ['a long text where nothing is folded', 'x', { text: 'a'.repeat(270) }, []],
  ['a link in a caption', 'instagram', { text: 'See luna.example/menu' }, ['link-not-clickable']],
  ['a link where links work', 'facebook', { text: 'See luna.example/menu' }, []],
  ['a link that a button leads to', 'google_business', { text: 'See luna.cafe' }, []],
  [
    'a link without its button',
    'google_business',
    { text: 'See luna.cafe', options: { button: 'none' } },
    ['link-not-clickable'],
  ],
  ['a button without a link', 'google_business', { options: { button: 'BOOK' } }, ['no-button']],
  ['a call, which needs no link', 'google_business', { options: { button: 'CALL' } }, []],
  ['the preset button without a link', 'google_business', {}, []],
  ['as many hashtags as recommended', 'x', { text: '#a #b' }, []],
  ['one more', 'x', { text: '#a #b #c' }, ['many-hashtags']],
  ['an image that fits', 'google_business', { media: [picture(1200, 900)] }, []],
  ['an image that is cropped', 'google_business', { media: [picture(1080, 1080)] }, ['cropped']],
  ['an image that nobody measured', 'google_business', { media: [picture(0, 0)] }, []],
  ['a draft of a video', 'tiktok', { media: [video] }, ['without-text']],
  ['a draft of a video without words', 'tiktok', { text: ' ', media: [video] }, []],
  ['a draft of images', 'tiktok', { media: [picture(1080, 1920)] }, []],
  ['a direct video', 'tiktok', { media: [video], options: { destination: 'direct' } }, []],
  [
    'an offer that ends before',
    'google_business',
    { options: { ...offer, end: '2026-12-05T08:59' } },
    ['ends-before'],
  ],
  ['an offer that ends later', 'google_business', { options: { ...offer, end: '2026-12-06T08:00' } }, []],
  ['an end that means nothing', 'google_business', { options: { end: '2026-12-01T08:00' } }, []],
])('%s on %s', (_what, platform, given, kinds) => {
  expect(kindsOf(platform, given)).toEqual(kinds)
})

test('there are never more than three', () => {
  for (const platform of allPlatforms)
    expect(
      kindsOf(platform, {
        text: `luna.example/menu ${'#a '.repeat(20)}${'a'.repeat(900)}`,
        media: [picture(100, 1000)],
        options: { ...offer, end: '2026-01-01T08:00' },
      }).length,
    ).toBeLessThanOrEqual(3)
})

test('each names the network and the figure, in both languages', () => {
  const told = { kind: 'folded', limit: 125 } as const
  expect(describeHint('instagram', told, 'en')).toContain('Instagram shows about 125 characters')
  expect(describeHint('instagram', told, 'es')).toContain('Instagram muestra unos 125 caracteres')
})
