import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pixelsOf, signAndWord } from '#features/brand-studio/server/brand-studio.fixture.ts'
import { defaultPalettes, fontPairs, logoVariants } from '#platform/brand-styles.ts'
import type { BrandLook } from '../brand-look.ts'
import { drawLogo, isSeenOnWhite } from './logo-variants.ts'

const look = (logo: Buffer | null, name = 'Salón Luna'): BrandLook => ({
  name,
  style: 'luxury',
  palette: defaultPalettes.luxury,
  fonts: fontPairs.luxury,
  logo,
})

test('primary is the unchanged logo', async () => {
  const logo = await signAndWord()
  expect(await drawLogo(look(logo), 'primary')).toEqual(logo)
})

test('dark is the logo on a dark plate with padding, in white if it would be invisible', async () => {
  const { width, height, at } = await pixelsOf(await drawLogo(look(await signAndWord()), 'dark'))
  expect([width, height]).toEqual([370 + 80, 80 + 80])
  expect(at(2, 2)).toEqual([26, 26, 26, 255])
  expect(at(45, 80)).toEqual([255, 255, 255, 255])
})

test('a light logo keeps its color on the dark plate', async () => {
  const logo = await sharp(await signAndWord())
    .linear([0, 0, 0, 1], [250, 204, 21, 0])
    .png()
    .toBuffer()
  const { at } = await pixelsOf(await drawLogo(look(logo), 'dark'))
  expect(at(45, 80)).toEqual([250, 204, 21, 255])
})

test('mark is the symbol before the text, alone in a square', async () => {
  const { width, height, at } = await pixelsOf(await drawLogo(look(await signAndWord()), 'mark'))
  expect([width, height]).toEqual([512, 512])
  expect(at(256, 256)).toEqual([0x12, 0x39, 0x1f, 255])
  expect(at(10, 256)[3]).toBe(0)
})

test('a wide logo in one piece is not cropped for its mark', async () => {
  const bar = await sharp({ create: { width: 400, height: 80, channels: 4, background: '#12391f' } })
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  const { at } = await pixelsOf(await drawLogo(look(bar), 'mark'))
  expect([at(50, 256)[3], at(460, 256)[3], at(256, 120)[3]]).toEqual([255, 255, 0])
})

test('white is the drawing in white on transparent, also from a photo with a white background', async () => {
  const logo = await signAndWord()
  const opaque = await sharp(logo)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
  for (const given of [logo, opaque]) {
    const { width, height, at } = await pixelsOf(await drawLogo(look(given), 'white'))
    expect([width, height]).toEqual([370, 80])
    expect(at(40, 40)).toEqual([255, 255, 255, 255])
    expect(at(100, 40)[3]).toBeLessThan(10)
  }
})

test.each([
  ['no logo', false],
  ['an empty logo', true],
])('with %s the name replaces it in all four variants', async (_name, isEmpty) => {
  const empty = sharp({
    create: { width: 9, height: 9, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
  const brand = look(isEmpty ? await empty.png().toBuffer() : null)
  for (const variant of logoVariants) {
    const { channels } = await sharp(await drawLogo(brand, variant)).stats()
    // Something is drawn: neither one color nor fully transparent.
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(5)
  }
})

test.each(['🎉🎉', '\u202e\u0007', '<img src=x onerror=alert(1)>', 'W'.repeat(100), '漢字'])(
  'draws the name %j safely',
  async (name) => {
    for (const variant of logoVariants) {
      const { width = 0, height = 0 } = await sharp(await drawLogo(look(null, name), variant)).metadata()
      expect(width).toBeLessThanOrEqual(2200)
      expect(height).toBeLessThanOrEqual(1000)
    }
  },
)

test('recognizes a logo that is invisible on white', async () => {
  const logo = await signAndWord()
  const white = await drawLogo(look(logo), 'white')
  expect([await isSeenOnWhite(logo), await isSeenOnWhite(white)]).toEqual([true, false])
})
