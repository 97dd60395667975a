import type { SceneContext, SceneTools } from './context.ts'
import { drawCover, drawLayer } from './draw-layer.ts'
import { type Layer, type Scene, unitOf } from './scene.ts'

export function drawBackground(context: SceneContext, tools: SceneTools, scene: Scene): void {
  const { width, height, background } = scene
  context.fillStyle = background.color
  context.fillRect(0, 0, width, height)
  const photo = background.photo && tools.images.get(background.photo.url)
  if (photo && background.photo) drawCover(context, photo, background.photo.focus, scene)
}

/** Draws one layer at its place in the picture. */
export function drawPlaced(context: SceneContext, tools: SceneTools, scene: Scene, layer: Layer): void {
  if (layer.isHidden) return
  const extent = { width: layer.width * scene.width, height: layer.height * scene.height }
  context.save()
  context.globalAlpha *= layer.opacity
  context.translate(layer.x * scene.width + extent.width / 2, layer.y * scene.height + extent.height / 2)
  if (layer.rotation !== 0) context.rotate((layer.rotation * Math.PI) / 180)
  context.translate(-extent.width / 2, -extent.height / 2)
  drawLayer(context, tools, layer, extent, unitOf(scene))
  context.restore()
}

export function drawScene(context: SceneContext, tools: SceneTools, scene: Scene): void {
  drawBackground(context, tools, scene)
  for (const layer of scene.layers) drawPlaced(context, tools, scene, layer)
}
