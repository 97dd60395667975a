import sharp from 'sharp'
import type { LogoVariant } from '#platform/brand-styles.ts'
import { contrast, luminance } from '#platform/contrast.ts'
import type { BrandLook } from '../brand-look.ts'
import { type Box, signIn } from './logo-box.ts'
import {
  type Drawing,
  findDrawing,
  type LogoPixels,
  readPixels,
  shareSeen,
  silhouetteOf,
} from './logo-pixels.ts'
import { drawInitial, drawWordmark } from './wordmark.ts'

const MARK = 512
const MARK_MARGIN = 0.08
const PLAIN_DARK = '#1c1917'
/** This share of a logo must have this contrast to its plate, or it counts as invisible. */
const ON_PLATE = { share: 0.7, contrast: 2.5 }
const ON_PAPER = { share: 0.4, contrast: 1.5 }
const DARK_ENOUGH = 7

/** The darkest palette color that is dark enough for a logo, otherwise ink. */
function plateOf({ palette }: BrandLook): string {
  const onWhite = (color: string) => contrast(color, '#ffffff')
  const darkest = Object.values(palette).reduce((one, other) => (onWhite(other) > onWhite(one) ? other : one))
  return onWhite(darkest) >= DARK_ENOUGH ? darkest : PLAIN_DARK
}

const nothing = { r: 0, g: 0, b: 0, alpha: 0 }

/** The boxed part of the picture with padding, on a background. */
async function cutOut(
  { width, height, data }: LogoPixels,
  box: Box,
  { margin, ground }: { margin: number; ground: string | typeof nothing },
): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .extract(box)
    .flatten(typeof ground === 'string' ? { background: ground } : false)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground })
    .png()
    .toBuffer()
}

function drawDark(look: BrandLook, pixels: LogoPixels, drawing: Drawing): Promise<Buffer> {
  const ground = plateOf(look)
  // Its own background would look like a patch on the plate, and dark on dark would be invisible.
  const seen = shareSeen(pixels, drawing, luminance(ground), ON_PLATE.contrast)
  const isLost = drawing.ground !== null || seen < ON_PLATE.share
  const shown = isLost ? silhouetteOf(pixels, drawing) : pixels
  return cutOut(shown, drawing.box, { margin: Math.round(drawing.box.height / 2), ground })
}

async function drawMark(pixels: LogoPixels, drawing: Drawing): Promise<Buffer> {
  const sign = signIn(drawing.coverage, pixels.width, drawing.box)
  const part = await cutOut(pixels, sign, { margin: 0, ground: nothing })
  const [r = 255, g = 255, b = 255] = drawing.ground ?? []
  const background = drawing.ground ? { r, g, b, alpha: 1 } : nothing
  const margin = Math.round(MARK * MARK_MARGIN)
  const inner = MARK - 2 * margin
  return sharp(part)
    .resize(inner, inner, { fit: 'contain', background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .png()
    .toBuffer()
}

const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** A PNG stays byte for byte. */
const asPng = async (logo: Buffer) =>
  logo.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE) ? logo : sharp(logo).png().toBuffer()

/** One of the four variants of a logo, as PNG; without a logo, or with an empty one, the name replaces it. */
export async function drawLogo(look: BrandLook, variant: LogoVariant): Promise<Buffer> {
  const own = look.logo && (await readPixels(look.logo))
  const found = own && findDrawing(own)
  if (variant === 'mark' && !found) return drawInitial(look)
  const logo = found && look.logo ? look.logo : await drawWordmark(look)
  if (variant === 'primary') return asPng(logo)
  const pixels = found ? own : await readPixels(logo)
  const drawing = found ?? findDrawing(pixels)
  // No letter of the name can be drawn.
  if (!drawing) return drawInitial(look)
  if (variant === 'dark') return drawDark(look, pixels, drawing)
  if (variant === 'mark') return drawMark(pixels, drawing)
  return cutOut(silhouetteOf(pixels, drawing), drawing.box, { margin: 0, ground: nothing })
}

/** Whether a logo is visible on white paper. */
export async function isSeenOnWhite(logo: Buffer): Promise<boolean> {
  const pixels = await readPixels(logo)
  const drawing = findDrawing(pixels)
  if (!drawing) return false
  return drawing.ground !== null || shareSeen(pixels, drawing, 1, ON_PAPER.contrast) >= ON_PAPER.share
}
