import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { templateSample } from '#features/brand-studio/template-samples.ts'
import { brandStyles, defaultPalettes, fontPairs, plainFonts, plainPalette } from '#platform/brand-styles.ts'
import { READABLE } from '#platform/contrast.ts'
import type { Locale } from '#platform/locale.ts'
import type { SceneTools } from '../context.ts'
import { placeText } from '../draw-layer.ts'
import { openTools, sceneContext } from '../render-scene.ts'
import { type LayerOf, type Scene, sceneSchema, unitOf } from '../scene.ts'
import { linesOf, measureContrasts } from '../text-contrast.ts'
import type { TemplateInput } from './sheet.ts'
import { layOut, type SceneTemplateId, sceneTemplateIds, sceneTemplates, templateKinds } from './templates.ts'

// A third of the sizes that networks ask for: the same layouts, drawn in a fraction of the time.
const sizes = {
  square: { width: 360, height: 360 },
  story: { width: 360, height: 640 },
  landscape: { width: 400, height: 210 },
  header: { width: 600, height: 200 },
  pin: { width: 334, height: 500 },
}
const photoNames = ['white', 'black', 'noisy'] as const
const urlOf = (name: string) => `/api/objects/${name.padEnd(43, '_')}`
const longName = 'Peluquería y Estética Hermanas Fernández de la Vega'

const looks = [
  ...brandStyles.map((style) => ({ style, palette: defaultPalettes[style], fonts: fontPairs[style] })),
  { style: null, palette: plainPalette, fonts: plainFonts },
]
type Look = (typeof looks)[number]

let tools: SceneTools
beforeAll(async () => {
  const create = { width: 320, height: 320, channels: 3 as const }
  const photo = (background: string) =>
    sharp({ create: { ...create, background } })
      .png()
      .toBuffer()
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 90 }
  const photos = new Map([
    [urlOf('white'), await photo('#ffffff')],
    [urlOf('black'), await photo('#000000')],
    [
      urlOf('noisy'),
      await sharp({ create: { ...create, background: '#808080', noise } })
        .png()
        .toBuffer(),
    ],
  ])
  tools = await openTools({ scene: { width: 320, height: 320 }, photos, logo: null })
})

const measuring = () => ({ context: sceneContext(createCanvas(8, 8).getContext('2d')), tools })

function sceneOf(
  id: SceneTemplateId,
  locale: Locale,
  look: Look,
  changes: Partial<TemplateInput> & Pick<TemplateInput, 'size'>,
): Scene {
  const { words } = templateSample(id, locale)
  return layOut(id, { words, name: longName, look, photo: null, logo: null, ...changes }, measuring())
}

const photoOf = (name: string) => ({ url: urlOf(name), focus: { x: 0.5, y: 0.5 } })

test('at least 24 templates over all kinds', () => {
  expect(sceneTemplateIds.length).toBeGreaterThanOrEqual(24)
  expect(new Set(Object.values(sceneTemplates).map(({ kind }) => kind))).toEqual(new Set(templateKinds))
})

test.each(sceneTemplateIds)(
  '%s: every text is readable in every size and palette, on hostile photos',
  (id) => {
    const low: string[] = []
    for (const [name, size] of Object.entries(sizes)) {
      const canvas = createCanvas(size.width, size.height)
      for (const look of looks) {
        const photos = look.style === null ? photoNames : (['white'] as const)
        for (const photo of look.style === null ? [null, ...photos] : photos) {
          const scene = sceneOf(id, 'es', look, { size, photo: photo && photoOf(photo) })
          const found = measureContrasts(sceneContext(canvas.getContext('2d')), tools, scene)
          for (const [layer, ratio] of found)
            if (ratio < READABLE) low.push(`${layer} ${ratio.toFixed(2)}: ${name}, ${look.style}, ${photo}`)
        }
      }
    }
    expect(low).toEqual([])
  },
)

const words = {
  headline:
    'Donaudampfschifffahrtsgesellschaft and twenty more long words for a headline of a hundred letters',
  line: 'A second line that is as long as the contract allows, with dates, conditions and a telephone number, and then some more to be sure that it is really long, up to two hundred characters in all of it.',
  call: 'Call us on +34 600 000 000 before Friday',
  sticker: 'Until Saturday, Dec 31',
}

const insideOf = (outer: number, from: number, extent: number) => from >= -1 && from + extent <= outer + 1

test.each(sceneTemplateIds)('%s: nothing is cut or covered, however long the words', (id) => {
  for (const size of Object.values(sizes))
    for (const given of [words, templateSample(id, 'en').words]) {
      const scene = sceneOf(id, 'en', looks[5] as Look, {
        size,
        words: given,
        photo: photoOf('noisy'),
      })
      expect(sceneSchema.safeParse(scene).error).toBeUndefined()
      const texts = scene.layers.filter((layer): layer is LayerOf<'text'> => layer.kind === 'text')
      const { context } = measuring()
      expect(texts.map(({ role }) => role)).toEqual(expect.arrayContaining(['headline', 'name']))
      for (const layer of texts) {
        const lines = linesOf(context, tools, scene, layer)
        const extent = { width: layer.width * size.width, height: layer.height * size.height }
        const { fitted } = placeText(context, tools, layer, extent, unitOf(scene))
        const drawn = fitted.lines.map(({ text }) => text).join('')
        const bare = (text: string) => text.replace(/\s/g, '').toLocaleUpperCase()
        expect(bare(drawn)).toBe(bare(layer.text))
        expect([
          insideOf(size.width, lines.x, lines.width),
          insideOf(size.height, lines.y, lines.height),
        ]).toEqual([true, true])
        const above = scene.layers.slice(scene.layers.indexOf(layer) + 1)
        const covering = above.filter((other) => {
          const left = other.x * size.width
          const top = other.y * size.height
          return (
            left < lines.x + lines.width - 1 &&
            left + other.width * size.width > lines.x + 1 &&
            top < lines.y + lines.height - 1 &&
            top + other.height * size.height > lines.y + 1 &&
            (other.kind !== 'text' || overlaps(linesOf(context, tools, scene, other), lines))
          )
        })
        expect(
          covering.map((other) => `${layer.id} under ${other.id}, ${size.width}x${size.height}`),
        ).toEqual([])
      }
    }
})

type Area = ReturnType<typeof linesOf>
const overlaps = (one: Area, other: Area) =>
  one.x < other.x + other.width - 1 &&
  one.x + one.width > other.x + 1 &&
  one.y < other.y + other.height - 1 &&
  one.y + one.height > other.y + 1

test('a text is drawn in the size that it was laid out with', () => {
  const { context } = measuring()
  for (const id of sceneTemplateIds)
    for (const size of Object.values(sizes)) {
      const scene = sceneOf(id, 'es', looks[1] as Look, { size, photo: photoOf('noisy') })
      const headline = scene.layers.find((layer) => layer.id === 'headline') as LayerOf<'text'>
      const extent = { width: headline.width * size.width, height: headline.height * size.height }
      const { fitted } = placeText(context, tools, headline, extent, unitOf(scene))
      expect(fitted.size / unitOf(scene)).toBeCloseTo(headline.size, 6)
    }
})
