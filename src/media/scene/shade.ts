import type { Palette } from '#platform/brand-styles.ts'
import { contrast, READABLE } from '#platform/contrast.ts'
import { darkenForContrast, mix } from '../colors.ts'
import { type Scheme, schemeOn } from '../scheme.ts'

const INK = '#ffffff'
const DARK_ENOUGH = 8
/** Rounding of colors and edges of letters take a little. */
const MARGIN = 0.3

/** The least opacity with which a shade makes white text readable on any photo, even a white one. */
export function shadeOpacity(shade: string): number {
  for (let opacity = 0.4; opacity < 1; opacity += 0.01)
    if (contrast(INK, mix('#ffffff', shade, opacity)) >= READABLE + MARGIN)
      return Math.round(opacity * 100) / 100
  return 1
}

/** A dark color of the brand with white text, for shades over photos. */
export function shadeScheme(palette: Palette): Scheme {
  const own = [palette.primary, palette.secondary].find((color) => contrast(color, INK) >= DARK_ENOUGH)
  const ground = own ?? darkenForContrast(palette.primary, INK, DARK_ENOUGH)
  return { ...schemeOn(palette, ground), ink: INK, softInk: INK }
}
