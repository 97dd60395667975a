import { expect, test } from 'vitest'
import { channelsOf, contrast, DISTINCT, READABLE } from '#platform/contrast.ts'
import { designFromLogo } from './logo-palette.ts'

/** A logo with these colors in equal parts. */
const logoOf = (...colors: (string | null)[]) =>
  colors.flatMap((color) =>
    Array.from({ length: 100 }, () => (color ? [...channelsOf(color), 255] : [0, 0, 0, 0])).flat(),
  )

test.each([
  ['a dark green', ['#12391f']],
  ['a light yellow', ['#ffe066']],
  ['black', ['#000000']],
  ['red and black', ['#d00000', '#111111']],
  ['three colors on white', ['#ff6f61', '#1fa3a3', '#4db6f5', '#ffffff']],
  ['gold on black', ['#c9a227', '#0a0a0a']],
])('%s gives a readable palette', (_name, colors) => {
  const { primary, secondary, accent, neutral } = designFromLogo(logoOf(...colors, null))?.palette ?? {
    primary: '',
    secondary: '',
    accent: '',
    neutral: '',
  }
  expect(contrast('#ffffff', primary)).toBeGreaterThanOrEqual(READABLE)
  expect(contrast(primary, neutral)).toBeGreaterThanOrEqual(READABLE)
  expect(contrast(secondary, neutral)).toBeGreaterThanOrEqual(READABLE)
  expect(contrast(accent, primary)).toBeGreaterThanOrEqual(DISTINCT)
})

test('a dark color of the logo stays as it is', () => {
  expect(designFromLogo(logoOf('#12391f', '#ffffff'))?.palette.primary).toBe('#12391f')
})

test.each([
  [['#111111', '#777777'], 'minimalist'],
  [['#c9a227', '#0a0a0a'], 'luxury'],
  [['#ff6f61', '#1fa3a3', '#ffc107'], 'fun'],
  [['#1e3a8a'], 'corporate'],
  [['#7c3aed', '#ec4899'], 'creative'],
  [['#d00000', '#0a0a0a'], 'bold'],
])('%j looks %s', (colors, style) => {
  expect(designFromLogo(logoOf(...colors))?.style).toBe(style)
})

test('a logo that cannot be seen gives none', () => {
  expect(designFromLogo(logoOf(null))).toBeNull()
  expect(designFromLogo(logoOf('#ffffff'))).toBeNull()
})
