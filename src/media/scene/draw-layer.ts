import type { SceneContext, SceneImage, SceneTools } from './context.ts'
import { ASCENT, chooseFace, type FittedText, fitText } from './fit-text.ts'
import type { Layer, LayerOf, ScenePhoto } from './scene.ts'

type Box = { x: number; y: number; width: number; height: number }
type Extent = { width: number; height: number }

/** The room between a panel and its text, relative to the size of the type. */
const PADDING = { x: 0.95, y: 0.55 }
const aligned = { left: 0, center: 0.5, right: 1 }
const anchored = { top: 0, middle: 0.5, bottom: 1 }

export type PlacedText = {
  fitted: FittedText
  /** The lines. */
  text: Box
  /** The surface behind them. */
  panel: Box | null
}

/** Where the lines of a text are, in pixels from the top left corner of its box. */
export function placeText(
  context: SceneContext,
  tools: SceneTools,
  layer: LayerOf<'text'>,
  { width, height }: Extent,
  unit: number,
): PlacedText {
  const most = layer.size * unit
  const { x: padX, y: padY } = layer.panel ? PADDING : { x: 0, y: 0 }
  // The panel is around the text and inside the box, so both shrink together.
  const room = layer.panel
    ? Math.min(most, height / (1.04 + 2 * padY), width / (2 * padX + 1))
    : Math.min(most, height)
  let fitted = fitText(context, tools, layer.text, layer, {
    width: width - 2 * padX * room,
    height: height - 2 * padY * room,
    most: room,
  })
  if (layer.panel) {
    const { size } = fitted
    fitted = fitText(context, tools, layer.text, layer, {
      width: width - 2 * padX * size,
      height: height - 2 * padY * size,
      most: size,
    })
  }
  const pad = { x: padX * fitted.size, y: padY * fitted.size }
  const outer = { width: fitted.width + 2 * pad.x, height: fitted.height + 2 * pad.y }
  const x = (width - outer.width) * aligned[layer.align]
  const y = (height - outer.height) * anchored[layer.anchor]
  return {
    fitted,
    text: { x: x + pad.x, y: y + pad.y, width: fitted.width, height: fitted.height },
    panel: layer.panel ? { x, y, ...outer } : null,
  }
}

function drawText(
  context: SceneContext,
  tools: SceneTools,
  layer: LayerOf<'text'>,
  extent: Extent,
  unit: number,
) {
  const { fitted, text, panel } = placeText(context, tools, layer, extent, unit)
  if (fitted.width === 0) return
  if (layer.panel && panel) {
    context.save()
    context.globalAlpha *= layer.panel.opacity
    context.fillStyle = layer.panel.color
    context.beginPath()
    const radius = Math.min(panel.height, fitted.size * 2.2) / 2
    context.roundRect(panel.x, panel.y, panel.width, panel.height, radius * layer.panel.roundness)
    context.fill()
    context.restore()
  }
  chooseFace(context, tools, layer, fitted.size)
  context.fillStyle = layer.color
  for (const [row, line] of fitted.lines.entries()) {
    const indent = (text.width - line.width) * aligned[layer.align]
    context.fillText(line.text, text.x + indent, text.y + (ASCENT + row * fitted.leading) * fitted.size)
  }
}

/** How much of the faded side is see-through. */
export const FADE = 0.4

function fillOf(context: SceneContext, { color, fade }: LayerOf<'shape'>, { width, height }: Extent) {
  if (fade === 'none') return color
  const [x0, y0, x1, y1] = {
    top: [0, 0, 0, height],
    bottom: [0, height, 0, 0],
    left: [0, 0, width, 0],
    right: [width, 0, 0, 0],
  }[fade] as [number, number, number, number]
  const gradient = context.createLinearGradient(x0, y0, x1, y1)
  gradient.addColorStop(0, `${color}00`)
  gradient.addColorStop(FADE * 0.5, `${color}73`)
  gradient.addColorStop(FADE, color)
  return gradient
}

function drawShape(context: SceneContext, layer: LayerOf<'shape'>, extent: Extent, unit: number): void {
  const { width, height } = extent
  context.beginPath()
  if (layer.shape === 'frame') {
    const thickness = Math.max(1, unit * 0.006)
    context.strokeStyle = layer.color
    context.lineWidth = thickness
    context.rect(thickness / 2, thickness / 2, width - thickness, height - thickness)
    context.stroke()
    return
  }
  outline(context, layer.shape, extent, unit)
  context.fillStyle = fillOf(context, layer, extent)
  context.fill()
}

function outline(context: SceneContext, shape: string, { width, height }: Extent, unit: number): void {
  const short = Math.min(width, height)
  if (shape === 'circle') context.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI)
  else if (shape === 'pill' || shape === 'line') context.roundRect(0, 0, width, height, short / 2)
  else if (shape === 'rounded') context.roundRect(0, 0, width, height, Math.min(short / 2, unit * 0.03))
  else context.rect(0, 0, width, height)
}

const POINTS = 16

function badgeOutline(
  context: SceneContext,
  badge: LayerOf<'sticker'>['badge'],
  { width, height }: Extent,
): void {
  context.beginPath()
  if (badge === 'pill') context.roundRect(0, 0, width, height, Math.min(width, height) / 2)
  else if (badge === 'circle')
    context.ellipse(width / 2, height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI)
  else if (badge === 'tag') {
    const notch = Math.min(width * 0.16, height / 2)
    context.moveTo(notch, 0)
    context.lineTo(width, 0)
    context.lineTo(width, height)
    context.lineTo(notch, height)
    context.lineTo(0, height / 2)
    context.closePath()
  } else {
    for (let point = 0; point < POINTS * 2; point++) {
      const reach = point % 2 === 0 ? 1 : 0.87
      const angle = (point * Math.PI) / POINTS
      const x = width / 2 + (Math.cos(angle) * width * reach) / 2
      const y = height / 2 + (Math.sin(angle) * height * reach) / 2
      if (point === 0) context.moveTo(x, y)
      else context.lineTo(x, y)
    }
    context.closePath()
  }
}

/** The part of a badge that its text may fill. */
export const badgeRoom = { circle: 0.7, burst: 0.66, pill: 0.76, tag: 0.74 } as const

export function stickerText(
  context: SceneContext,
  tools: SceneTools,
  { text, badge, font }: LayerOf<'sticker'>,
  { width, height }: Extent,
) {
  const room = badgeRoom[badge]
  const tall = badge === 'pill' || badge === 'tag' ? 0.78 : room
  const face = { font, isBold: true, isUpperCase: false }
  const inner = { width: width * room, height: height * tall }
  return { face, fitted: fitText(context, tools, text, face, { ...inner, most: inner.height }) }
}

function drawSticker(context: SceneContext, tools: SceneTools, layer: LayerOf<'sticker'>, extent: Extent) {
  badgeOutline(context, layer.badge, extent)
  context.fillStyle = layer.color
  context.fill()
  const { face, fitted } = stickerText(context, tools, layer, extent)
  chooseFace(context, tools, face, fitted.size)
  context.fillStyle = layer.ink
  // The digits of a price have no descenders, so the block looks centered a little lower.
  const top = (extent.height - fitted.height) / 2 + fitted.size * 0.04
  const shift = layer.badge === 'tag' ? extent.width * 0.04 : 0
  for (const [row, line] of fitted.lines.entries())
    context.fillText(
      line.text,
      (extent.width - line.width) / 2 + shift,
      top + (ASCENT + row * fitted.leading) * fitted.size,
    )
}

/** Fills the box with a photo; its focus stays in view. */
export function drawCover(
  context: SceneContext,
  { image, ...photo }: SceneImage,
  focus: ScenePhoto['focus'],
  { width, height }: Extent,
): void {
  const scale = Math.max(width / photo.width, height / photo.height)
  const [sw, sh] = [width / scale, height / scale]
  const clamp = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(0, most))
  const sx = clamp(focus.x * photo.width - sw / 2, photo.width - sw)
  const sy = clamp(focus.y * photo.height - sh / 2, photo.height - sh)
  // High costs three times as much, and photos are mostly scaled down.
  context.imageSmoothingQuality = 'medium'
  context.drawImage(image, sx, sy, sw, sh, 0, 0, width, height)
}

function drawPhoto(
  context: SceneContext,
  tools: SceneTools,
  layer: LayerOf<'photo'>,
  extent: Extent,
  unit: number,
) {
  const photo = tools.images.get(layer.url)
  context.save()
  context.beginPath()
  outline(context, layer.shape, extent, unit)
  context.clip()
  if (photo) drawCover(context, photo, layer.focus, extent)
  else {
    context.fillStyle = '#8a8580'
    context.fillRect(0, 0, extent.width, extent.height)
  }
  context.restore()
}

function drawLogo(context: SceneContext, { logo }: SceneTools, layer: LayerOf<'logo'>, extent: Extent): void {
  if (!logo) return
  const pad = layer.plate ? Math.min(extent.width, extent.height) * 0.14 : 0
  const scale = Math.min((extent.width - 2 * pad) / logo.width, (extent.height - 2 * pad) / logo.height)
  const [width, height] = [logo.width * scale, logo.height * scale]
  const [x, y] = [(extent.width - width) / 2, (extent.height - height) / 2]
  if (layer.plate) {
    context.fillStyle = layer.plate
    context.beginPath()
    context.roundRect(x - pad, y - pad, width + 2 * pad, height + 2 * pad, pad * 0.9)
    context.fill()
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(logo.image, 0, 0, logo.width, logo.height, x, y, width, height)
}

/** Draws a layer at the origin, in pixels; position, rotation and opacity are the caller's. */
export function drawLayer(
  context: SceneContext,
  tools: SceneTools,
  layer: Layer,
  extent: Extent,
  unit: number,
): void {
  if (layer.kind === 'text') drawText(context, tools, layer, extent, unit)
  else if (layer.kind === 'shape') drawShape(context, layer, extent, unit)
  else if (layer.kind === 'sticker') drawSticker(context, tools, layer, extent)
  else if (layer.kind === 'photo') drawPhoto(context, tools, layer, extent, unit)
  else drawLogo(context, tools, layer, extent)
}
