import { createHash } from 'node:crypto'
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { contrast } from '#platform/contrast.ts'
import { openUpload } from './read-upload.ts'

/** Pixels ready to draw, with their color statistics. */
export type Logo = {
  picture: Canvas
  width: number
  height: number
  /** The mean of non-transparent pixels. */
  color: string
  /** The background color, for a logo without transparency. */
  ground: string | null
}

const LONGEST_SIDE = 640
const VANISHES_BELOW = 2

/** Recently drawn logos by content, because editing redraws the same one. */
const decoded = new Map<string, Logo | null>()
const KEPT = 8

/** Null for invalid bytes: a brand with a broken logo gets its name on the picture. */
export async function readLogo(bytes: Buffer | null): Promise<Logo | null> {
  if (!bytes) return null
  const key = createHash('sha256').update(bytes).digest('base64')
  const known = decoded.get(key)
  const logo = known === undefined ? await decode(bytes).catch(() => null) : known
  decoded.delete(key)
  decoded.set(key, logo)
  const [oldest] = decoded.keys()
  if (decoded.size > KEPT && oldest !== undefined) decoded.delete(oldest)
  return logo
}

async function decode(bytes: Buffer): Promise<Logo> {
  const { data, info } = await openUpload(bytes)
    .autoOrient()
    .trim({ threshold: 5 })
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const picture = createCanvas(width, height)
  const context = picture.getContext('2d')
  const pixels = context.createImageData(width, height)
  pixels.data.set(data)
  context.putImageData(pixels, 0, 0)
  return { picture, width, height, ...colorsOf(data) }
}

function colorsOf(data: Buffer): Pick<Logo, 'color' | 'ground'> {
  const sum = [0, 0, 0]
  let [weight, isOpaque] = [0, true]
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] ?? 0
    if (alpha < 250) isOpaque = false
    for (let channel = 0; channel < 3; channel++)
      sum[channel] = (sum[channel] ?? 0) + (data[i + channel] ?? 0) * alpha
    weight += alpha
  }
  const hex = (channels: number[]) =>
    `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
  return {
    color: hex(sum.map((channel) => channel / Math.max(1, weight))),
    ground: isOpaque ? hex([data[0] ?? 0, data[1] ?? 0, data[2] ?? 0]) : null,
  }
}

/** The plate needed under the logo to be visible on this background; null if none. */
function plateFor(logo: Logo, ground: string): string | null {
  if (logo.ground !== null) return logo.ground
  if (contrast(logo.color, ground) >= VANISHES_BELOW) return null
  return contrast(logo.color, '#ffffff') >= VANISHES_BELOW ? '#ffffff' : '#1c1917'
}

export type Box = { x: number; y: number; width: number; height: number }
export type Side = 'left' | 'center' | 'right'

const share = { left: 0, center: 0.5, right: 1 }

/** Draws the logo as large as the box allows, aligned to a side and centered vertically. */
export function drawLogo(context: SKRSContext2D, logo: Logo, ground: string, box: Box, side: Side): void {
  const plate = plateFor(logo, ground)
  const pad = plate ? box.height * 0.16 : 0
  const scale = Math.min((box.width - 2 * pad) / logo.width, (box.height - 2 * pad) / logo.height)
  const [width, height] = [logo.width * scale, logo.height * scale]
  const x = box.x + pad + (box.width - 2 * pad - width) * share[side]
  const y = box.y + (box.height - height) / 2
  if (plate) {
    context.fillStyle = plate
    context.beginPath()
    context.roundRect(x - pad, y - pad, width + 2 * pad, height + 2 * pad, box.height * 0.14)
    context.fill()
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(logo.picture, x, y, width, height)
}
