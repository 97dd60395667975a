import { type Palette, paletteRoles } from '#platform/brand-styles.ts'

export const paletteJson = (palette: Palette): string => `${JSON.stringify(palette, null, 2)}\n`

export const paletteCss = (palette: Palette): string =>
  `:root {\n${paletteRoles.map((role) => `  --brand-${role}: ${palette[role]};\n`).join('')}}\n`
