import { expect, test } from 'vitest'
import { manifestFor } from './account-manifest.ts'
import { checkPost, postLength } from './checks/check-post.ts'
import { manifestOf } from './registry.ts'

test('without limits of its server, an account has those of the manifest', () => {
  expect(manifestFor('mastodon', null)).toBe(manifestOf('mastodon'))
})

test('what the server states goes before the manifest, up and down; the rest stays', () => {
  const { text, followUps, media } = manifestFor('mastodon', {
    maxText: 5000,
    maxPictures: 2,
    maxVideoBytes: 7,
  })
  expect([text.max, followUps?.max, followUps?.most]).toEqual([5000, 5000, 24])
  expect(media).toMatchObject({
    maxPictures: 2,
    maxPictureBytes: 16_000_000,
    video: { maxBytes: 7 },
    maxAlt: 1500,
  })
})

test('a rule that the network does not have is not added', () => {
  const { media, followUps } = manifestFor('telegram', { maxText: 10, maxAlt: 5 })
  expect([media.maxAlt, followUps]).toEqual([undefined, undefined])
})

test('the checks and the counter use them', () => {
  const post = { platform: 'mastodon', title: '', text: 'x'.repeat(600), pictures: 5, videos: 0 } as const
  expect(checkPost(post).map(({ rule }) => rule)).toEqual(['too-long', 'too-many'])
  expect(checkPost({ ...post, limits: { maxText: 600, maxPictures: 5 } })).toEqual([])
  const text = 'See https://shop.example/a/very/long/address/of/the/spring/menu'
  const limits = { maxText: 1000, charactersPerLink: 40 }
  expect(postLength('mastodon', 'text', text, { limits })).toEqual({ value: 44, limit: 1000 })
  const alt = { kind: 'picture', width: 10, height: 10, alt: 'x'.repeat(20) } as const
  const described = { ...post, text: 'Hi', pictures: 1, media: [alt], limits: { maxAlt: 10 } }
  expect(checkPost(described)).toMatchObject([{ rule: 'alt-too-long', limit: 10, value: 20 }])
})
