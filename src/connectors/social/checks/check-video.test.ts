import { expect, test } from 'vitest'
import { allPlatforms } from '../platforms.ts'
import { manifestOf } from '../registry.ts'
import { checkVideo, takesVideos } from './check-video.ts'

test.each([
  ['instagram_reels', { seconds: 3 }, null],
  ['snapchat', { seconds: 3 }, { rule: 'too-short', limit: 5, value: 3 }],
  ['snapchat', { seconds: 5 }, null],
  ['instagram_story', { seconds: 60 }, null],
  ['instagram_story', { seconds: 61 }, { rule: 'too-long', limit: 60, value: 61 }],
  ['discord', { seconds: 5, bytes: manifestOf('discord').media.video?.maxBytes ?? 0 }, null],
  [
    'discord',
    { seconds: 5, bytes: (manifestOf('discord').media.video?.maxBytes ?? 0) + 1 },
    { rule: 'too-heavy', limit: 10_000_000, value: 10_000_001 },
  ],
  ['email', { seconds: 5 }, { rule: 'too-many', limit: 0, value: 1 }],
] as const)('%s with %o', (platform, video, problem) => {
  expect(checkVideo(platform, video)).toEqual(
    problem && { platform, field: 'media', of: 'videos', ...problem },
  )
})

test('every network with videos has video limits', () => {
  for (const platform of allPlatforms)
    expect([platform, manifestOf(platform).media.video !== undefined]).toEqual([
      platform,
      takesVideos(platform),
    ])
})
