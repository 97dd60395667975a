import { contrast, luminance } from '#platform/contrast.ts'
import type { SceneContext, SceneTools } from './context.ts'
import { placeText } from './draw-layer.ts'
import { drawBackground, drawPlaced } from './draw-scene.ts'
import { type LayerOf, type Scene, unitOf } from './scene.ts'

/** Where the lines of a text are, in pixels of the picture. Rotation is left out: the box of a turned text is close enough. */
export function linesOf(
  context: SceneContext,
  tools: SceneTools,
  scene: Scene,
  layer: LayerOf<'text'>,
): { x: number; y: number; width: number; height: number } {
  const extent = { width: layer.width * scene.width, height: layer.height * scene.height }
  const { text } = placeText(context, tools, layer, extent, unitOf(scene))
  return { ...text, x: text.x + layer.x * scene.width, y: text.y + layer.y * scene.height }
}

/** The lowest contrast of a color with any pixel of an area. */
function worstIn(
  context: SceneContext,
  scene: Scene,
  box: { x: number; y: number; width: number; height: number },
  color: string,
): number {
  const x = Math.max(0, Math.floor(box.x))
  const y = Math.max(0, Math.floor(box.y))
  const width = Math.min(scene.width, Math.ceil(box.x + box.width)) - x
  const height = Math.min(scene.height, Math.ceil(box.y + box.height)) - y
  if (width <= 0 || height <= 0) return 21
  const { data } = context.getImageData(x, y, width, height)
  const seen = new Set<number>()
  for (let i = 0; i < data.length; i += 4)
    seen.add(((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0))
  const own = luminance(color)
  let worst = 21
  for (const pixel of seen) {
    const behind = luminance(`#${pixel.toString(16).padStart(6, '0')}`)
    const [low, high] = own < behind ? [own, behind] : [behind, own]
    worst = Math.min(worst, (high + 0.05) / (low + 0.05))
  }
  return worst
}

/**
 * The contrast of every visible text and sticker with the pixels behind it, by layer. Draws the scene on the canvas, which
 * has its size.
 */
export function measureContrasts(
  context: SceneContext,
  tools: SceneTools,
  scene: Scene,
): Map<string, number> {
  const found = new Map<string, number>()
  drawBackground(context, tools, scene)
  for (const layer of scene.layers) {
    if (!layer.isHidden && layer.kind === 'text' && layer.text.trim() !== '') {
      const { panel } = layer
      if (panel && panel.opacity === 1 && layer.opacity === 1)
        found.set(layer.id, contrast(layer.color, panel.color))
      else {
        // The panel without its text.
        if (panel) drawPlaced(context, tools, scene, { ...layer, color: panel.color })
        found.set(layer.id, worstIn(context, scene, linesOf(context, tools, scene, layer), layer.color))
      }
    }
    if (!layer.isHidden && layer.kind === 'sticker') found.set(layer.id, contrast(layer.ink, layer.color))
    drawPlaced(context, tools, scene, layer)
  }
  return found
}
