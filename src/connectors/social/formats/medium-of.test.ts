import { expect, test } from 'vitest'
import { manifestOf } from '../registry.ts'
import { catalog } from './format-catalog.ts'
import { mediumOf } from './medium-of.ts'

const square = { width: 1080, height: 1080 }
const upright = { width: 1080, height: 1920 }

test.each([
  ['instagram', ['ig_feed_photo'], { kind: 'picture', size: square }],
  ['instagram', [], { kind: 'picture', size: manifestOf('instagram').media.size }],
  ['instagram', ['ig_feed_photo', 'ig_carousel'], { kind: 'picture', size: square }],
  ['facebook', ['fb_feed_video'], { kind: 'video', size: { width: 1280, height: 720 } }],
  ['facebook', ['fb_reels'], { kind: 'video', size: upright }],
  ['tiktok', ['tiktok_video'], { kind: 'video', size: upright }],
  ['tiktok', ['tiktok_photo'], { kind: 'picture', size: upright }],
  ['linkedin', ['linkedin_document'], { kind: 'picture', size: { width: 1080, height: 1350 } }],
  ['instagram_reels', [], { kind: 'video', size: upright }],
  ['x', ['fb_reels', 'unheard_of'], { kind: 'picture', size: manifestOf('x').media.size }],
] as const)('%s with %j shows %o', (platform, formats, medium) => {
  expect(mediumOf(platform, formats)).toEqual(medium)
})

test.each(catalog.flatMap(({ formats }) => formats.map(({ id, platform }) => [id, platform] as const)))(
  'the medium for %s is accepted by %s',
  (id, platform) => {
    const { requires, ratio, maxPictures, maxVideos } = manifestOf(platform).media
    const medium = mediumOf(platform, [id])
    expect(medium?.kind === 'video' ? maxVideos : maxPictures).toBeGreaterThan(0)
    if (requires === 'video') expect(medium?.kind).toBe('video')
    if (!ratio || !medium) return
    const { width, height } = medium.size
    expect(width / height).toBeGreaterThanOrEqual(ratio.min)
    expect(width / height).toBeLessThanOrEqual(ratio.max)
  },
)
