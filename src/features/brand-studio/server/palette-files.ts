import { type Palette, paletteRoles } from '#platform/brand-styles.ts'

const SWATCH = 400

export const paletteJson = (palette: Palette): string => `${JSON.stringify(palette, null, 2)}\n`

export const paletteCss = (palette: Palette): string =>
  `:root {\n${paletteRoles.map((role) => `  --brand-${role}: ${palette[role]};\n`).join('')}}\n`

/** The four colours side by side, to be picked up in any program. */
export async function palettePng(palette: Palette): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
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
