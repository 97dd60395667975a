import { expect, test } from 'vitest'
import { type Layer, type LayerOf, MAX_LAYERS, type Scene } from '#media/scene/scene.ts'
import { contrast, READABLE } from '#platform/contrast.ts'
import {
  addLayer,
  alignLayer,
  alignTogether,
  changeLayers,
  duplicateLayer,
  middleBox,
  moveInStack,
  nudge,
  readablePanel,
  removeLayers,
} from './scene-changes.ts'
import { snap } from './snap.ts'

const empty: Scene = {
  template: 'offer_photo',
  words: { headline: '', line: '', call: '', sticker: '' },
  width: 1000,
  height: 500,
  background: { color: '#ffffff', photo: null },
  layers: [],
}
const square = (id: string): Layer => ({
  ...middleBox(empty, 0.2, 0.2),
  id,
  kind: 'shape',
  shape: 'rectangle',
  color: '#112233',
  fade: 'none',
})
const idsOf = ({ layers }: Scene) => layers.map(({ id }) => id)

test('new layers are on top and have ids of their own', () => {
  const [one, first] = addLayer(empty, square('new'))
  const [two, second] = addLayer(removeLayers(addLayer(one, square('new'))[0], [first]), square('new'))
  expect(first).not.toBe(second)
  expect(new Set(idsOf(two)).size).toBe(2)
  const copied = duplicateLayer(two, second)
  expect(copied?.[0].layers.at(-1)).toMatchObject({ id: copied?.[1], color: '#112233' })
})

test('a full image takes no copy', () => {
  const full = { ...empty, layers: Array.from({ length: MAX_LAYERS }, (_, at) => square(`s${at}`)) }
  expect(duplicateLayer(full, 's1')).toBeNull()
})

test('a layer moves one place in the stack and stops at its ends', () => {
  const scene = { ...empty, layers: [square('a'), square('b'), square('c')] }
  expect(idsOf(moveInStack(scene, 'a', 1))).toEqual(['b', 'a', 'c'])
  expect(idsOf(moveInStack(scene, 'c', 1))).toEqual(['a', 'b', 'c'])
  expect(idsOf(moveInStack(scene, 'b', -1))).toEqual(['b', 'a', 'c'])
})

test('an arrow key moves by pixels of the image', () => {
  expect(nudge(empty, { ...square('a'), x: 0.1, y: 0.1 }, 10, -5)).toEqual({
    x: expect.closeTo(0.11),
    y: expect.closeTo(0.09),
  })
})

test('aligned layers keep the same margin on all sides', () => {
  const layer = { ...square('a'), width: 0.2, height: 0.2 }
  expect(alignLayer(empty, layer, 'left')).toEqual({ x: 0.025 })
  expect(alignLayer(empty, layer, 'bottom')).toEqual({ y: expect.closeTo(0.75) })
  expect(alignLayer(empty, layer, 'center')).toEqual({ x: 0.4 })
})

test('a dragged box snaps to edges and centers that are near', () => {
  const box = { x: 396, y: 200, width: 200, height: 103 }
  const others = [{ x: 10, y: 100, width: 50, height: 100 }]
  expect(snap(box, { width: 1000, height: 500 }, others, 6)).toEqual({
    x: 400,
    y: 200,
    guides: [
      { direction: 'vertical', at: 500 },
      { direction: 'horizontal', at: 200 },
    ],
  })
  const far = { x: 300, y: 300, width: 20, height: 20 }
  expect(snap(far, { width: 1000, height: 500 }, [], 6)).toEqual({ x: 300, y: 300, guides: [] })
})

test('a panel makes any text color readable', () => {
  const text = { kind: 'text', color: '#808080' } as LayerOf<'text'>
  const { panel } = readablePanel(text, ['#888888', '#777777'])
  expect(contrast('#808080', panel?.color ?? '')).toBeGreaterThanOrEqual(READABLE)
})

test('several layers move, align and go together; a locked one stays where it is', () => {
  const at = (id: string, x: number, y: number, isLocked = false) => ({ ...square(id), x, y, isLocked })
  const layers = [at('a', 0.1, 0.2), at('b', 0.4, 0.5), at('c', 0.2, 0.6, true)]
  const scene = { ...empty, layers }
  const placesOf = (changed: Scene, side: 'x' | 'y') =>
    changed.layers.map((layer) => Math.round(layer[side] * 1000) / 1000)
  expect(placesOf(changeLayers(scene, alignTogether(layers, 'left')), 'x')).toEqual([0.1, 0.1, 0.2])
  expect(placesOf(changeLayers(scene, alignTogether(layers, 'bottom')), 'y')).toEqual([0.6, 0.6, 0.6])
  const centers = changeLayers(scene, alignTogether(layers.slice(0, 2), 'center')).layers
  expect(centers[0]?.x).toBeCloseTo(0.25)
  expect([centers[1]?.x, centers[1]?.y]).toEqual([centers[0]?.x, 0.5])
  expect(idsOf(removeLayers(scene, ['a', 'c']))).toEqual(['b'])
})
