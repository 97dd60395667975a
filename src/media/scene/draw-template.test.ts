import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { brandStyles, defaultPalettes, fontPairs, type Palette } from '#platform/brand-styles.ts'
import { contrast, READABLE } from '#platform/contrast.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { runPictureTask } from '../pool/media-pool.ts'
import { schemeOn } from '../scheme.ts'
import type { TemplateOrder } from './compose-scene.ts'
import { plainLayouts } from './templates/choose-template.ts'

const words = {
  headline: 'Autumn menu is here',
  line: 'Pumpkin soup and apple cake until the end of November.',
  call: 'Book a table',
  sticker: '',
}
const square = { width: 540, height: 540 }
const look: TemplateOrder['input']['look'] = {
  style: 'corporate',
  palette: defaultPalettes.corporate,
  fonts: fontPairs.corporate,
}
const url = `/api/objects/${'p'.repeat(43)}`

const draw = ({
  input,
  ...order
}: Partial<Omit<TemplateOrder, 'input'>> & { input?: Partial<TemplateOrder['input']> }) =>
  runPictureTask(
    'drawTemplate',
    {
      template: 'offer_statement',
      input: { size: square, words, name: 'Café Luna', look, photo: null, ...input },
      logo: null,
      photo: null,
      format: 'png',
      ...order,
    },
    { workspaceId: randomUUID() as WorkspaceId },
  )

const hexOf = (bytes: Uint8Array) => `#${Buffer.from(bytes).toString('hex')}`

/** Colors of a picture with pixel counts, most frequent first. */
async function colorsOf(picture: Uint8Array): Promise<[color: string, pixels: number][]> {
  const { data } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const counts = new Map<string, number>()
  for (let i = 0; i < data.length; i += 3) {
    const color = hexOf(data.subarray(i, i + 3))
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)
}

test('a photo is drawn into the picture, as JPEG or PNG in the exact size', async () => {
  const photoFile = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#2f9e44' } })
    .png()
    .toBuffer()
  const order = { template: 'product_card' as const, photo: photoFile }
  const photo = { url, focus: { x: 0.5, y: 0.5 } }
  const size = { width: 1080, height: 1350 }
  for (const format of ['png', 'jpeg'] as const) {
    const drawn = await draw({ ...order, format, input: { photo, size } })
    const metadata = await sharp(drawn).metadata()
    expect([metadata.format, metadata.width, metadata.height]).toEqual([format, 1080, 1350])
    const corner = await sharp(drawn).extract({ left: 20, top: 20, width: 4, height: 4 }).png().toBuffer()
    const [red, green, blue] = (await sharp(corner).stats()).channels.map(({ mean }) => mean)
    expect([red, green, blue].map((mean) => Math.round((mean ?? 0) / 10))).toEqual([5, 16, 7])
  }
})

test.each(brandStyles)(
  '%s shows its palette in every layout, and looks like no other style',
  async (style) => {
    const palette = defaultPalettes[style]
    for (const template of plainLayouts[style]) {
      const drawn = await draw({ template, input: { look: { style, palette, fonts: fontPairs[style] } } })
      const [most] = await colorsOf(drawn)
      expect(Object.values(palette)).toContain(most?.[0])
    }
  },
)

test('with the same colors and fonts, each style still has its own first layout or manner', async () => {
  const drawn = await Promise.all(
    brandStyles.map(async (style) =>
      (await draw({ template: plainLayouts[style][0], input: { look: { ...look, style } } })).toString(
        'base64',
      ),
    ),
  )
  expect(new Set(drawn).size).toBe(brandStyles.length)
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
  ['one endless word', 'W'.repeat(300)],
  ['three hundred characters', 'Lorem ipsum dolor '.repeat(16)],
  ['characters without a font', '🎉 漢字 مرحبا'],
  ['turned direction', '\u202Egnp.exe\u202C \u0000\u200B'],
  ['nothing', ''],
])('%s is drawn inside the margins, or left out', async (_what, hostile) => {
  const palette: Palette = { primary: '#111111', secondary: '#111111', accent: '#111111', neutral: '#ffffff' }
  for (const size of [square, { width: 600, height: 200 }, { width: 540, height: 960 }]) {
    const drawn = await draw({
      template: 'thanks_statement',
      input: {
        size,
        words: { headline: hostile, line: hostile, call: hostile.slice(0, 60), sticker: '' },
        name: hostile,
        look: { style: 'minimalist', palette, fonts: fontPairs.minimalist },
      },
    })
    const margin = await sharp(drawn).extract({ left: 0, top: 0, width: 8, height: size.height }).toBuffer()
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

test('a logo gets a surface if it would not be seen, and the name replaces invalid bytes', async () => {
  const palette = { primary: '#123456', secondary: '#123456', accent: '#ffee00', neutral: '#123456' }
  const drawn = async (logo: Buffer | null) =>
    draw({ template: 'job_statement', logo, input: { look: { ...look, palette } } })
  const whiteIn = async (picture: Uint8Array) => new Map(await colorsOf(picture)).get('#ffffff') ?? 0
  const [visible, vanishing] = [await drawn(await signOf('#ffee00')), await drawn(await signOf('#113355'))]
  expect((await whiteIn(vanishing)) - (await whiteIn(visible))).toBeGreaterThan(800)
  expect(Buffer.from(await drawn(Buffer.from('no picture at all'))).equals(await drawn(null))).toBe(true)
})
