import type { Palette } from '#platform/brand-styles.ts'
import { contrast, DISTINCT, READABLE, readableOn } from '#platform/contrast.ts'
import { darkenForContrast, distance, mix } from './colors.ts'

/** Which palette color fills the background. */
export type Ground = 'neutral' | 'primary' | 'secondary' | 'accent'

/** The palette by role on one background; every text in it is readable. */
export type Scheme = {
  ground: string
  /** Headlines and body text. */
  ink: string
  /** Secondary text. */
  softInk: string
  button: string
  buttonInk: string
  /** Shapes that contrast with the background, strongest first; never empty. */
  marks: string[]
  /** Barely visible: the background with a hint of the first mark. */
  faint: string
}

/** Surfaces may differ by hue alone, so shapes do not need the contrast of text. */
const APART = 70

/** Text may overlap it. */
function faintest(ground: string, mark: string, ink: string): string {
  const tint = mix(ground, mark, 0.14)
  return contrast(tint, ink) >= READABLE ? tint : mix(ground, mark, 0.05)
}

/** The scheme of a palette on any color. */
export function schemeOn(palette: Palette, ground: string): Scheme {
  const { primary, secondary, accent, neutral } = palette
  const isLight = contrast(ground, '#000000') > contrast(ground, '#ffffff')
  const tinted = isLight ? darkenForContrast(primary, ground, 5.5) : mix(neutral, '#ffffff', 0.4)
  const ink = readableOn(ground, isLight ? [primary, secondary, tinted] : [neutral, tinted, accent])
  const soft = mix(ink, ground, 0.2)
  const button = readableOn(ground, [accent, secondary, primary, ink], DISTINCT)
  const marks = [accent, secondary, primary, neutral].filter((color) => distance(color, ground) >= APART)
  const faint = faintest(ground, marks[0] ?? ink, ink)
  return {
    ground,
    ink,
    softInk: contrast(soft, faint) >= READABLE && contrast(soft, ground) >= READABLE ? soft : ink,
    button,
    buttonInk: readableOn(button, [ground, neutral, primary]),
    marks: marks.length > 0 ? marks : [ink],
    faint,
  }
}
