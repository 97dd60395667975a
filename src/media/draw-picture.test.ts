import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { templates } from '#features/brand-studio/brand-studio.contract.ts'
import { brandStyles, defaultPalettes, fontPairs, type Palette } from '#platform/brand-styles.ts'
import { contrast, READABLE } from '#platform/contrast.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { BrandLook } from './brand-look.ts'
import { drawJpeg, drawPicture } from './draw-picture.ts'
import { choices } from './picture/layouts.ts'
import { schemeOn } from './scheme.ts'

const words = {
  headline: 'Autumn menu is here',
  line: 'Pumpkin soup and apple cake until the end of November.',
  call: 'Book a table',
}
const look = (overrides: Partial<BrandLook> = {}): BrandLook => ({
  name: 'Café Luna',
  style: 'corporate',
  palette: defaultPalettes.corporate,
  fonts: fontPairs.corporate,
  logo: null,
  ...overrides,
})
const turn = { workspaceId: randomUUID() as WorkspaceId }
const square = { width: 540, height: 540 }
const hexOf = (bytes: Uint8Array) => `#${Buffer.from(bytes).toString('hex')}`

/** Colors of a picture with pixel counts, most frequent first. */
async function colorsOf(picture: Buffer): Promise<[color: string, pixels: number][]> {
  const { data } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const counts = new Map<string, number>()
  for (let i = 0; i < data.length; i += 3) {
    const color = hexOf(data.subarray(i, i + 3))
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)
}

test.each(Object.entries(templates))('%s has its exact size', async (_name, template) => {
  const size = { width: template.width, height: template.height }
  const { format, width, height } = await sharp(
    await drawPicture({ size, words, look: look(), seed: 0 }, turn),
  ).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', ...size })
})

test('the same picture as JPEG for networks', async () => {
  const { format, width } = await sharp(
    await drawJpeg({ size: square, words, look: look(), seed: 0 }, turn),
  ).metadata()
  expect({ format, width }).toEqual({ format: 'jpeg', width: 540 })
})

test.each(brandStyles)('%s shows the colors of its palette in every layout', async (style) => {
  const palette = defaultPalettes[style]
  for (let seed = 0; seed < choices[style].length; seed++) {
    const picture = await drawPicture({ size: square, words, look: look({ style, palette }), seed }, turn)
    const [most] = await colorsOf(picture)
    expect(Object.values(palette)).toContain(most?.[0])
  }
})

test('equal input gives the same picture, another seed or brand a different one', async () => {
  const draw = (seed: number, name = 'Café Luna') =>
    drawPicture({ size: square, words, look: look({ name }), seed }, turn)
  expect((await draw(3)).equals(await draw(3))).toBe(true)
  expect((await draw(3)).equals(await draw(4))).toBe(false)
  expect((await draw(3)).equals(await draw(3, 'Salon Sol'))).toBe(false)
})

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('with any palette every text is readable', () => {
  const palette: fc.Arbitrary<Palette> = fc.record({
    primary: color,
    secondary: color,
    accent: color,
    neutral: color,
  })
  fc.assert(
    fc.property(palette, fc.constantFrom('primary', 'secondary', 'accent', 'neutral'), (palette, ground) => {
      const scheme = schemeOn(palette, palette[ground])
      expect(contrast(scheme.ink, scheme.ground)).toBeGreaterThanOrEqual(READABLE)
      expect(contrast(scheme.softInk, scheme.ground)).toBeGreaterThanOrEqual(READABLE)
      expect(contrast(scheme.buttonInk, scheme.button)).toBeGreaterThanOrEqual(READABLE)
      expect(contrast(scheme.button, scheme.ground)).toBeGreaterThanOrEqual(3)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['markup', '<script>alert(1)</script> & "quotes"'],
  ['one endless word', 'W'.repeat(10_000)],
  ['ten thousand characters', 'Lorem ipsum dolor '.repeat(600)],
  ['characters without a font', '🎉 漢字 مرحبا'],
  ['turned direction', '\u202Egnp.exe\u202C \u0000\u200B'],
  ['nothing', ''],
])('%s is drawn inside the margins, or omitted', async (_what, hostile) => {
  const palette: Palette = { primary: '#111111', secondary: '#111111', accent: '#111111', neutral: '#ffffff' }
  for (const size of [square, { width: 600, height: 200 }, { width: 540, height: 960 }]) {
    const order = { words: { headline: hostile, line: hostile, call: hostile }, seed: 0 }
    const picture = await drawPicture(
      {
        ...order,
        size,
        look: look({ name: hostile, style: 'minimalist', palette }),
      },
      turn,
    )
    const margin = await sharp(picture).extract({ left: 0, top: 0, width: 8, height: size.height }).toBuffer()
    expect((await colorsOf(margin)).map(([color]) => color)).toEqual(['#ffffff'])
  }
})

/** Two bars in steps, on transparent. */
const signOf = (background: string) => {
  const bar = { create: { width: 100, height: 25, channels: 3, background } } as const
  return sharp({ create: { width: 200, height: 50, channels: 4, background: '#00000000' } })
    .composite([
      { input: bar, left: 0, top: 0 },
      { input: bar, left: 100, top: 25 },
    ])
    .png()
    .toBuffer()
}

test('a logo keeps its aspect ratio, and gets a plate if it would be invisible', async () => {
  const size = { width: 1080, height: 1080 }
  const draw = async (fill: string) =>
    colorsOf(
      await drawPicture(
        {
          size,
          words: { headline: '', line: '', call: '' },
          look: look({
            name: '',
            style: 'minimalist',
            palette: { primary: '#123456', secondary: '#123456', accent: '#ffffff', neutral: '#123456' },
            logo: await signOf(fill),
          }),
          seed: 0,
        },
        turn,
      ),
    )
  const visible = new Map(await draw('#ffee00'))
  expect(visible.get('#ffee00')).toBeGreaterThan(10_000)
  expect(visible.get('#ffffff')).toBeLessThan(2_000)
  const vanishing = new Map(await draw('#113355'))
  expect(vanishing.get('#113355')).toBeGreaterThan(5_000)
  expect(vanishing.get('#ffffff')).toBeGreaterThan(3_000)
})

test('the name replaces a logo with invalid bytes', async () => {
  const draw = (logo: Buffer | null) =>
    drawPicture({ size: square, words, look: look({ logo }), seed: 0 }, turn)
  expect((await draw(Buffer.from('no picture at all'))).equals(await draw(null))).toBe(true)
})
