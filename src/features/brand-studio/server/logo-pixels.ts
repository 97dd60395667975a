import type { Box } from './logo-box.ts'
import { boxOf } from './logo-box.ts'

/** A logo small enough to be looked at pixel by pixel: four bytes for each. */
export type LogoPixels = { width: number; height: number; data: Buffer }

const LONGEST_SIDE = 1000
const MAX_PIXELS = 50_000_000
/** Of a shape that fills its box like this, the form is not the message: what stands out of its ground is. */
const FILLED = 0.92
/** So far from the ground, a colour belongs to the drawing altogether. */
const FAR = 90
const SOLID = 128
const PALE = 0.45

export async function readPixels(logo: Buffer): Promise<LogoPixels> {
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(logo, { limitInputPixels: MAX_PIXELS })
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

type Colour = [red: number, green: number, blue: number]

const at = (data: Buffer, pixel: number, channel: number) => data[pixel * 4 + channel] ?? 0

/** The mean of the edge of a box. */
function edgeColour({ data, width }: LogoPixels, box: Box): Colour {
  const edge: number[] = []
  for (let x = box.left; x < box.left + box.width; x++)
    edge.push(box.top * width + x, (box.top + box.height - 1) * width + x)
  for (let y = box.top; y < box.top + box.height; y++)
    edge.push(y * width + box.left, y * width + box.left + box.width - 1)
  const mean = (channel: number) =>
    edge.reduce((sum, pixel) => sum + at(data, pixel, channel), 0) / Math.max(1, edge.length)
  return [mean(0), mean(1), mean(2)]
}

export type Drawing = {
  /** How much of each pixel belongs to the drawing, 0 to 255. */
  coverage: Uint8Array
  box: Box
  /** The colour it stands on, for a logo that brings its own ground. */
  ground: Colour | null
}

/** What of a picture is the drawing and what is the ground it stands on. Null for an empty picture. */
export function findDrawing(pixels: LogoPixels): Drawing | null {
  const { width, height, data } = pixels
  const alpha = Uint8Array.from({ length: width * height }, (_, pixel) => at(data, pixel, 3))
  const box = boxOf(alpha, width, height)
  if (!box) return null
  let sum = 0
  for (let y = box.top; y < box.top + box.height; y++)
    for (let x = box.left; x < box.left + box.width; x++) sum += alpha[y * width + x] ?? 0
  if (sum / (box.width * box.height * 255) < FILLED) return { coverage: alpha, box, ground: null }
  const ground = edgeColour(pixels, box)
  const standsOut = alpha.map((opacity, pixel) => {
    const distance = Math.hypot(...ground.map((value, channel) => value - at(data, pixel, channel)))
    return Math.round(opacity * Math.min(1, distance / FAR))
  })
  const inside = boxOf(standsOut, width, height)
  // A plain patch has nothing that stands out: then the patch is the logo.
  return inside ? { coverage: standsOut, box: inside, ground } : { coverage: alpha, box, ground: null }
}

/** The mean colour of the drawing, as #rrggbb. */
export function inkOf({ data }: LogoPixels, { coverage }: Drawing): string {
  const sum = [0, 0, 0]
  let weight = 0
  coverage.forEach((share, pixel) => {
    for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + at(data, pixel, channel) * share
    weight += share
  })
  const hex = sum.map((value) =>
    Math.round(value / Math.max(1, weight))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

/** The colour that most of the drawing has, roughly. */
function mainColour({ data }: LogoPixels, { coverage }: Drawing): Colour {
  const counts = new Map<number, number>()
  coverage.forEach((share, pixel) => {
    if (share < SOLID) return
    const key = (at(data, pixel, 0) >> 4) * 256 + (at(data, pixel, 1) >> 4) * 16 + (at(data, pixel, 2) >> 4)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  })
  const [key = 0] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0])
  return [(key >> 8) * 16 + 8, ((key >> 4) & 15) * 16 + 8, (key & 15) * 16 + 8]
}

/** The drawing in white, on nothing. A second colour becomes a paler white, so that a sign inside a shape is still seen. */
export function silhouetteOf(pixels: LogoPixels, drawing: Drawing): LogoPixels {
  const { width, height } = pixels
  const main = mainColour(pixels, drawing)
  const data = Buffer.alloc(width * height * 4, 255)
  drawing.coverage.forEach((share, pixel) => {
    const distance = Math.hypot(...main.map((value, channel) => value - at(pixels.data, pixel, channel)))
    const second = Math.min(1, Math.max(0, (distance - FAR) / FAR))
    data[pixel * 4 + 3] = Math.round(share * (1 - second * (1 - PALE)))
  })
  return { width, height, data }
}
