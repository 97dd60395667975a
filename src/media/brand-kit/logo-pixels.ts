import sharp from 'sharp'
import { MAX_PIXELS } from '../read-upload.ts'
import { type Box, boxOf } from './logo-box.ts'

/** A logo small enough to be analyzed per pixel: four bytes each. */
export type LogoPixels = { width: number; height: number; data: Buffer }

const LONGEST_SIDE = 800
/** Above this coverage the shape is a background, and the drawing is what contrasts with it. */
const FILLED = 0.92
/** At this distance from the background, a color belongs fully to the drawing. */
const FAR = 90
const SOLID = 128
const PALE = 0.45

export async function readPixels(logo: Buffer): Promise<LogoPixels> {
  const { data, info } = await sharp(logo, { limitInputPixels: MAX_PIXELS })
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

type Color = [red: number, green: number, blue: number]

const at = (data: Buffer, pixel: number, channel: number) => data[pixel * 4 + channel] ?? 0

function distance(data: Buffer, pixel: number, [red, green, blue]: Color): number {
  const [r, g, b] = [at(data, pixel, 0) - red, at(data, pixel, 1) - green, at(data, pixel, 2) - blue]
  return Math.sqrt(r * r + g * g + b * b)
}

/** The mean color along the edge of a box. */
function edgeColor({ data, width }: LogoPixels, box: Box): Color {
  const sum: Color = [0, 0, 0]
  let count = 0
  const add = (pixel: number) => {
    for (const channel of [0, 1, 2] as const) sum[channel] += at(data, pixel, channel)
    count++
  }
  for (let x = box.left; x < box.left + box.width; x++) {
    add(box.top * width + x)
    add((box.top + box.height - 1) * width + x)
  }
  for (let y = box.top; y < box.top + box.height; y++) {
    add(y * width + box.left)
    add(y * width + box.left + box.width - 1)
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}

export type Drawing = {
  /** How much of each pixel belongs to the drawing, 0 to 255. */
  coverage: Uint8Array
  box: Box
  /** The background color, for a logo with its own background. */
  ground: Color | null
}

/** Separates the drawing from its background. Null for an empty picture. */
export function findDrawing(pixels: LogoPixels): Drawing | null {
  const { width, height, data } = pixels
  const alpha = new Uint8Array(width * height)
  for (let pixel = 0; pixel < alpha.length; pixel++) alpha[pixel] = at(data, pixel, 3)
  const box = boxOf(alpha, width, height)
  if (!box) return null
  let sum = 0
  for (const opacity of alpha) sum += opacity
  if (sum / (box.width * box.height * 255) < FILLED) return { coverage: alpha, box, ground: null }
  const ground = edgeColor(pixels, box)
  const standsOut = alpha.map((opacity, pixel) =>
    Math.round(opacity * Math.min(1, distance(data, pixel, ground) / FAR)),
  )
  const inside = boxOf(standsOut, width, height)
  // A plain patch has no contrasting part: then the patch is the logo.
  return inside ? { coverage: standsOut, box: inside, ground } : { coverage: alpha, box, ground: null }
}

/** Relative luminance of each channel value, for contrast. */
const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** The share of the drawing with at least this contrast to a luminance, 0 to 1. */
export function shareSeen({ data }: LogoPixels, { coverage }: Drawing, onto: number, least: number): number {
  let [seen, all] = [0, 0]
  coverage.forEach((share, pixel) => {
    if (share < SOLID) return
    const own =
      0.2126 * (linear[at(data, pixel, 0)] ?? 0) +
      0.7152 * (linear[at(data, pixel, 1)] ?? 0) +
      0.0722 * (linear[at(data, pixel, 2)] ?? 0)
    all++
    if ((Math.max(own, onto) + 0.05) / (Math.min(own, onto) + 0.05) >= least) seen++
  })
  return all === 0 ? 0 : seen / all
}

/** The approximate dominant color of the drawing. */
function mainColor({ data }: LogoPixels, { coverage }: Drawing): Color {
  const counts = new Uint32Array(4096)
  coverage.forEach((share, pixel) => {
    if (share < SOLID) return
    const key =
      ((at(data, pixel, 0) >> 4) << 8) | ((at(data, pixel, 1) >> 4) << 4) | (at(data, pixel, 2) >> 4)
    counts[key] = (counts[key] ?? 0) + 1
  })
  const key = counts.indexOf(counts.reduce((most, count) => Math.max(most, count)))
  return [(key >> 8) * 16 + 8, ((key >> 4) & 15) * 16 + 8, (key & 15) * 16 + 8]
}

/**
 * The drawing in white on transparent. A second color becomes a paler white, so that a symbol inside a shape stays
 * visible.
 */
export function silhouetteOf(pixels: LogoPixels, drawing: Drawing): LogoPixels {
  const { width, height } = pixels
  const main = mainColor(pixels, drawing)
  const data = Buffer.alloc(width * height * 4, 255)
  drawing.coverage.forEach((share, pixel) => {
    const second = Math.min(1, Math.max(0, (distance(pixels.data, pixel, main) - FAR) / FAR))
    data[pixel * 4 + 3] = Math.round(share * (1 - second * (1 - PALE)))
  })
  return { width, height, data }
}
