import type { SceneContext, SceneImage, SceneTools } from '#media/scene/context.ts'
import type { Measuring, TemplateInput } from '#media/scene/templates/sheet.ts'
import { fontPairs } from '#platform/brand-styles.ts'
import '../brand-font.ts'

const families = Object.values(fontPairs).flatMap(({ primary, secondary }) => [primary, secondary])

const fontOf: SceneTools['fontOf'] = (family, isBold, size) =>
  `${isBold ? 700 : 400} ${Math.round(size * 100) / 100}px "Brand ${family}", "Brand Inter", sans-serif`

/** Text is measured with its font, so nothing is laid out before it is here. Missing fonts are replaced, not waited for. */
export async function loadFonts(wanted: readonly string[] = families): Promise<boolean> {
  const faces = [...new Set([...wanted, 'Inter'])].flatMap((family) => [
    fontOf(family, false, 20),
    fontOf(family, true, 20),
  ])
  const loaded = await Promise.allSettled(faces.map((face) => document.fonts.load(face)))
  return loaded.every(({ status }) => status === 'fulfilled')
}

export async function loadImage(url: string): Promise<SceneImage> {
  const image = new Image()
  image.src = url
  await image.decode()
  return { image, width: image.naturalWidth, height: image.naturalHeight }
}

export const contextOf = (canvas: HTMLCanvasElement): SceneContext => {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no canvas.')
  return context as unknown as SceneContext
}

export const toolsOf = (images: ReadonlyMap<string, SceneImage>, logo: SceneImage | null): SceneTools => ({
  fontOf,
  images,
  logo,
})

/** Measures text only, so one canvas serves all. */
let measured: SceneContext | undefined
export function measuringWith(tools: SceneTools): Measuring {
  measured ??= contextOf(document.createElement('canvas'))
  return { context: measured, tools }
}

const SAMPLE = 48

/** The shape and colors of a logo, which decide whether it needs a surface. */
export function readLogoColors(logo: SceneImage): NonNullable<TemplateInput['logo']> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SAMPLE
  const context = contextOf(canvas)
  context.drawImage(logo.image, 0, 0, logo.width, logo.height, 0, 0, SAMPLE, SAMPLE)
  const { data } = context.getImageData(0, 0, SAMPLE, SAMPLE)
  const sum = [0, 0, 0]
  let [weight, isOpaque] = [0, true]
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 0
    if (alpha < 250) isOpaque = false
    for (let channel = 0; channel < 3; channel++)
      sum[channel] = (sum[channel] ?? 0) + (data[i + channel] ?? 0) * alpha
    weight += alpha
  }
  const hex = (channels: readonly number[]) =>
    `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
  return {
    width: logo.width,
    height: logo.height,
    color: hex(sum.map((channel) => channel / Math.max(1, weight))),
    ground: isOpaque ? hex([data[0] ?? 0, data[1] ?? 0, data[2] ?? 0]) : null,
  }
}
