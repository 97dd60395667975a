import sharp from 'sharp'
import { type LogoVariant, logoVariants, type Palette, paletteRoles } from '#platform/brand-styles.ts'
import type { BrandLook } from '../brand-look.ts'
import { drawLogo, isSeenOnWhite } from './logo-variants.ts'

const SWATCH = 400
const PRINTED = 600
const LETTERHEAD = { width: 480, height: 160 }

type Logos = Record<LogoVariant, Buffer>

export type BrandKit = {
  logos: Logos
  /** The same logos, small enough for quick printing. */
  printed: Logos
  palette: Buffer
}

/** Every picture of a brand package. */
export async function drawBrandKit(look: BrandLook): Promise<BrandKit> {
  const drawEach = async (draw: (variant: LogoVariant) => Promise<Buffer>) => {
    const drawn: Partial<Logos> = {}
    for (const variant of logoVariants) drawn[variant] = await draw(variant)
    return drawn as Logos
  }
  const logos = await drawEach((variant) => drawLogo(look, variant))
  const printed = await drawEach((variant) => sizeForPrint(logos[variant]))
  return { logos, printed, palette: await drawPalette(look.palette) }
}

const sizeForPrint = (logo: Buffer): Promise<Buffer> =>
  sharp(logo)
    .resize({ width: PRINTED, height: PRINTED, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()

/** The four colors side by side, for color pickers. */
function drawPalette(palette: Palette): Promise<Buffer> {
  const swatches = paletteRoles.map((role, place) => ({
    input: { create: { width: SWATCH, height: SWATCH, channels: 3 as const, background: palette[role] } },
    left: place * SWATCH,
    top: 0,
  }))
  return sharp({
    create: { width: SWATCH * swatches.length, height: SWATCH, channels: 3, background: '#ffffff' },
  })
    .composite(swatches)
    .png()
    .toBuffer()
}

export type SizedPicture = { bytes: Buffer; width: number; height: number }

/** The logo for white paper: unchanged if visible, otherwise on its dark plate. */
export async function drawLetterheadLogo({
  look,
  logo,
}: {
  look: BrandLook
  logo: Buffer
}): Promise<SizedPicture> {
  const shown = (await isSeenOnWhite(logo)) ? logo : await drawLogo(look, 'dark')
  const { data, info } = await sharp(shown)
    .resize({ ...LETTERHEAD, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
