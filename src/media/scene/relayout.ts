import type { Layer, Scene } from './scene.ts'
import type { Measuring, TemplateInput } from './templates/sheet.ts'
import { isSceneTemplate, layOut } from './templates/templates.ts'

const sides = ['x', 'y', 'width', 'height'] as const
const smallest = 0.005

/** Two machines measure text a hair differently. */
const HAIR = 0.004

const isSame = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) < HAIR
    : JSON.stringify(one) === JSON.stringify(other)

/** The properties of a layer that a person changed since the template made it. */
function changesOf(own: Layer, made: Layer): Partial<Layer> {
  const before = made as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(own).filter(([key, value]) => !isSame(value, before[key])),
  ) as Partial<Layer>
}

/** The layer as the template makes it now, with the person's changes; what was moved keeps its distance. */
function carriedOver(own: Layer, made: Layer, next: Layer): Layer {
  if (own.kind !== next.kind) return own
  const changes = changesOf(own, made)
  const moved = Object.fromEntries(
    sides.map((side) => {
      const value = next[side] + (own[side] - made[side])
      return [side, side === 'width' || side === 'height' ? Math.max(smallest, value) : value]
    }),
  )
  return { ...next, ...changes, ...moved } as Layer
}

/** A layer of the person's own in another size: its center stays, and its form too. */
function resized(layer: Layer, from: Scene, to: Pick<Scene, 'width' | 'height'>): Layer {
  const scale = Math.min(to.width, to.height) / Math.min(from.width, from.height)
  const width = (layer.width * from.width * scale) / to.width
  const height = (layer.height * from.height * scale) / to.height
  const [x, y] = [layer.x + layer.width / 2, layer.y + layer.height / 2]
  return { ...layer, x: x - width / 2, y: y - height / 2, width, height }
}

/**
 * The scene in another size, with other words or another photo. The template is laid out again, and everything that the
 * person changed, added, removed or reordered stays.
 */
export function relayout(
  scene: Scene,
  input: Omit<TemplateInput, 'words' | 'size' | 'photo'>,
  next: Partial<Pick<TemplateInput, 'words' | 'size' | 'photo'>>,
  measuring: Measuring,
): Scene {
  if (!isSceneTemplate(scene.template)) return scene
  const { width, height, words } = scene
  const shown = scene.background.photo ?? photoOf(scene)
  const before = { ...input, words, size: { width, height }, photo: shown }
  const made = layOut(scene.template, before, measuring)
  const fresh = layOut(scene.template, { ...before, ...next }, measuring)
  const madeById = new Map(made.layers.map((layer) => [layer.id, layer]))
  const ownIds = new Set(scene.layers.map(({ id }) => id))
  const freshById = new Map(fresh.layers.map((layer) => [layer.id, layer]))
  const kept = scene.layers.flatMap((own): Layer[] => {
    const [source, target] = [madeById.get(own.id), freshById.get(own.id)]
    if (!source) return [resized(own, scene, fresh)]
    return target ? [carriedOver(own, source, target)] : []
  })
  // A layer that the template makes only now, such as the button for a call that was empty.
  const added = fresh.layers.filter(({ id }) => !madeById.has(id) && !ownIds.has(id))
  return {
    ...fresh,
    background: {
      color: isSame(scene.background.color, made.background.color)
        ? fresh.background.color
        : scene.background.color,
      photo: fresh.background.photo,
    },
    layers: withAdded(kept, added, fresh.layers),
  }
}

function photoOf({ layers }: Scene): TemplateInput['photo'] {
  const layer = layers.find(({ id }) => id === 'photo')
  return layer?.kind === 'photo' ? { url: layer.url, focus: layer.focus } : null
}

/** New layers go where the template has them: above the one that it puts below them. */
function withAdded(kept: Layer[], added: Layer[], order: Layer[]): Layer[] {
  const layers = [...kept]
  for (const layer of added) {
    const below = order[order.findIndex(({ id }) => id === layer.id) - 1]
    const at = below ? layers.findIndex(({ id }) => id === below.id) + 1 : 0
    layers.splice(below && at === 0 ? layers.length : at, 0, layer)
  }
  return layers
}
