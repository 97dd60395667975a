import { expect, test } from 'vitest'
import { explainFigure, figureName, isRough, whyUnknown } from './figure-words.ts'

test('a figure has the word of its network, and says what it counts where others count something else', () => {
  expect(figureName('x', 'reach', 'en')).toBe('Impressions')
  expect(explainFigure('x', 'reach', 'es')).toEqual([
    'X (Twitter) lo llama «Impresiones»: veces vista, no personas.',
  ])
  expect([isRough('x', 'reach'), isRough('instagram', 'reach')]).toEqual([true, false])
})

test('interactions have the words of their parts, without those that the network lacks', () => {
  expect(figureName('mastodon', 'interactions', 'en')).toBe('Favorites, Replies, Boosts')
  expect(figureName('youtube', 'interactions', 'en')).toBe('Likes, Comments')
  expect(figureName('telegram', 'interactions', 'en')).toBe('')
})

test('an unknown figure is up to the network, or to this post', () => {
  expect(whyUnknown('bluesky', 'reach', 'en')).toBe('Bluesky doesn’t report this.')
  expect(whyUnknown('x', 'reach', 'en')).toBe('Not reported for this post.')
  expect(whyUnknown('linkedin', 'reach', 'en', { several: true })).toBe(
    'LinkedIn reported none for these posts. LinkedIn only tells apps the results of company pages, not of profiles.',
  )
})
