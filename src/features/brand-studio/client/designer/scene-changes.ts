import { type Layer, type LayerOf, MAX_LAYERS, type Scene, unitOf } from '#media/scene/scene.ts'
import { contrast, READABLE, readableOn } from '#platform/contrast.ts'

export const findLayer = ({ layers }: Scene, id: string | null): Layer | null =>
  layers.find((layer) => layer.id === id) ?? null

export const changeLayer = (scene: Scene, id: string, changes: Partial<Layer>): Scene => ({
  ...scene,
  layers: scene.layers.map((layer) => (layer.id === id ? ({ ...layer, ...changes } as Layer) : layer)),
})

export type LayerChanges = ReadonlyMap<string, Partial<Layer>>

/** Changes several layers at once. */
export const changeLayers = (scene: Scene, changes: LayerChanges): Scene => ({
  ...scene,
  layers: scene.layers.map((layer) => ({ ...layer, ...changes.get(layer.id) }) as Layer),
})

export const removeLayers = (scene: Scene, ids: readonly string[]): Scene => ({
  ...scene,
  layers: scene.layers.filter(({ id }) => !ids.includes(id)),
})

export const isFull = ({ layers }: Scene) => layers.length >= MAX_LAYERS

function freeId({ layers }: Scene): string {
  const taken = new Set(layers.map(({ id }) => id))
  let number = layers.length + 1
  while (taken.has(`own-${number}`)) number++
  return `own-${number}`
}

/** A new layer of the person's own, on top; answers its id too. */
export function addLayer(scene: Scene, layer: Layer): [Scene, id: string] {
  const id = freeId(scene)
  return [{ ...scene, layers: [...scene.layers, { ...layer, id } as Layer] }, id]
}

export function duplicateLayer(scene: Scene, id: string): [Scene, id: string] | null {
  const layer = findLayer(scene, id)
  if (!layer || isFull(scene)) return null
  return addLayer(scene, { ...layer, x: layer.x + 0.03, y: layer.y + 0.03 } as Layer)
}

/** One place up or down in the stack. */
export function moveInStack(scene: Scene, id: string, by: 1 | -1): Scene {
  const from = scene.layers.findIndex((layer) => layer.id === id)
  const to = from + by
  const layer = scene.layers[from]
  if (!layer || to < 0 || to >= scene.layers.length) return scene
  return { ...scene, layers: scene.layers.toSpliced(from, 1).toSpliced(to, 0, layer) }
}

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const
export type Alignment = (typeof alignments)[number]

/** The margin of layers that are aligned to an edge. */
const MARGIN = 0.05

export function alignLayer(scene: Scene, layer: Layer, to: Alignment): Partial<Layer> {
  const short = Math.min(scene.width, scene.height) * MARGIN
  const [marginX, marginY] = [short / scene.width, short / scene.height]
  return {
    left: { x: marginX },
    center: { x: (1 - layer.width) / 2 },
    right: { x: 1 - layer.width - marginX },
    top: { y: marginY },
    middle: { y: (1 - layer.height) / 2 },
    bottom: { y: 1 - layer.height - marginY },
  }[to]
}

/** Moves layers to a common edge or center: that of the box around all of them. Locked ones stay, and count. */
export function alignTogether(layers: readonly Layer[], to: Alignment): LayerChanges {
  const isAcross = to === 'left' || to === 'center' || to === 'right'
  const [from, extent] = isAcross ? (['x', 'width'] as const) : (['y', 'height'] as const)
  const low = Math.min(...layers.map((layer) => layer[from]))
  const high = Math.max(...layers.map((layer) => layer[from] + layer[extent]))
  const share = to === 'left' || to === 'top' ? 0 : to === 'right' || to === 'bottom' ? 1 : 0.5
  return new Map(
    layers
      .filter(({ isLocked }) => !isLocked)
      .map((layer) => [layer.id, { [from]: low + (high - low - layer[extent]) * share }]),
  )
}

/** Moves a layer by pixels of the picture. */
export const nudge = (scene: Scene, layer: Layer, x: number, y: number): Partial<Layer> => ({
  x: layer.x + x / scene.width,
  y: layer.y + y / scene.height,
})

/** A box of this share of the picture's shorter side, in the middle. */
export function middleBox(scene: Scene, wide: number, tall: number) {
  const unit = unitOf(scene)
  const width = Math.min(0.9, (wide * unit) / scene.width)
  const height = Math.min(0.9, (tall * unit) / scene.height)
  return {
    id: 'new',
    x: (1 - width) / 2,
    y: (1 - height) / 2,
    width,
    height,
    rotation: 0,
    opacity: 1,
    isLocked: false,
    isHidden: false,
  }
}

/** A solid panel behind the text, with a text color that is readable on it. */
export function readablePanel(layer: LayerOf<'text'>, palette: readonly string[]): Partial<LayerOf<'text'>> {
  const ground = palette.find((color) => contrast(color, layer.color) >= READABLE)
  const color = ground ?? readableOn(layer.color, [])
  return { opacity: 1, panel: { color, opacity: 1, roundness: 0.25 } }
}
