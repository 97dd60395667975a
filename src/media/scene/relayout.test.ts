import { createCanvas } from '@napi-rs/canvas'
import { beforeAll, expect, test } from 'vitest'
import { plainFonts, plainPalette } from '#platform/brand-styles.ts'
import type { SceneTools } from './context.ts'
import { relayout } from './relayout.ts'
import { openTools, sceneContext } from './render-scene.ts'
import type { Layer, Scene } from './scene.ts'
import { layOut } from './templates/templates.ts'

let tools: SceneTools
beforeAll(async () => {
  tools = await openTools({ scene: { width: 8, height: 8 }, photos: new Map(), logo: null })
})
const measuring = () => ({ context: sceneContext(createCanvas(1, 1).getContext('2d')), tools })

const input = {
  name: 'Café Luna',
  look: { style: null, palette: plainPalette, fonts: plainFonts },
  logo: null,
}
const square = { width: 1080, height: 1080 }
const story = { size: { width: 1080, height: 1920 } }
const words = { headline: 'Fresh bread', line: 'Every morning', call: 'Visit us', sticker: '' }
const photo = { url: `/api/objects/${'a'.repeat(43)}`, focus: { x: 0.5, y: 0.5 } }
const first = () => layOut('product_card', { ...input, size: square, words, photo }, measuring())

const layerOf = ({ layers }: Scene, id: string) => layers.find((layer) => layer.id === id)
const withLayer = (scene: Scene, id: string, changes: Partial<Layer>): Scene => ({
  ...scene,
  layers: scene.layers.map((layer) => (layer.id === id ? ({ ...layer, ...changes } as Layer) : layer)),
})

test('an untouched scene becomes the template in the other size, and back', () => {
  const tall = relayout(first(), input, story, measuring())
  expect(tall).toEqual(layOut('product_card', { ...input, ...story, words, photo }, measuring()))
  expect(relayout(tall, input, { size: square }, measuring())).toEqual(first())
})

test('changed colors, moved, removed and added layers survive another size', () => {
  const moved = layerOf(first(), 'headline')
  const own = { ...(layerOf(first(), 'card') as Layer), id: 'own-1' } as Layer
  const edited = withLayer(first(), 'headline', {
    color: '#aa0000',
    y: (moved?.y ?? 0) - 0.1,
  } as Partial<Layer>)
  const scene = { ...edited, layers: [...edited.layers.filter(({ id }) => id !== 'call'), own] }
  const tall = relayout(scene, input, story, measuring())
  const made = layOut('product_card', { ...input, ...story, words, photo }, measuring())
  expect(layerOf(tall, 'headline')).toMatchObject({
    color: '#aa0000',
    y: expect.closeTo((layerOf(made, 'headline')?.y ?? 0) - 0.1),
  })
  expect(layerOf(tall, 'call')).toBeUndefined()
  expect(tall.layers.at(-1)?.id).toBe('own-1')
})

test('longer words get more room, and a new button its place', () => {
  const silent = relayout(first(), input, { words: { ...words, call: '' } }, measuring())
  expect(layerOf(silent, 'call')).toBeUndefined()
  const longer = { ...words, headline: 'Fresh bread and cakes every single morning' }
  const scene = relayout(silent, input, { words: longer }, measuring())
  expect(layerOf(scene, 'headline')).toMatchObject({ text: longer.headline })
  expect(layerOf(scene, 'headline')?.height).toBeGreaterThan(layerOf(first(), 'headline')?.height ?? 1)
  expect(relayout(scene, input, { words }, measuring())).toEqual(first())
})

test('another photo replaces the one of the template', () => {
  const other = { url: `/api/objects/${'b'.repeat(43)}`, focus: { x: 0.2, y: 0.8 } }
  expect(relayout(first(), input, { photo: other }, measuring()).background.photo).toEqual(other)
  expect(relayout(first(), input, { photo: null }, measuring()).background.photo).toBeNull()
})
