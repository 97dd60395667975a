import type { Palette } from '#platform/brand-styles.ts'
import { contrast, DISTINCT, READABLE, readableOn } from '#platform/contrast.ts'
import { deepened, distance, mix } from './colours.ts'

/** Which colour of the palette fills the ground. */
export type Ground = 'neutral' | 'primary' | 'secondary' | 'accent'

/** The palette in its roles on one ground; every text in it can be read where it stands. */
export type Scheme = {
  ground: string
  /** Headlines and running text. */
  ink: string
  /** Text of less weight. */
  softInk: string
  button: string
  buttonInk: string
  /** Shapes that stand out from the ground, the strongest first; never empty. */
  marks: string[]
  /** Barely there: the ground with a breath of the first mark. */
  faint: string
}

/** Two surfaces may differ by their hue alone, so shapes are not judged by the contrast that letters need. */
const APART = 70

/** Text may run over it. */
function faintest(ground: string, mark: string, ink: string): string {
  const tint = mix(ground, mark, 0.14)
  return contrast(tint, ink) >= READABLE ? tint : mix(ground, mark, 0.05)
}

/** How the palette looks on any colour, its own or another. */
export function schemeOn(palette: Palette, ground: string): Scheme {
  const { primary, secondary, accent, neutral } = palette
  const isLight = contrast(ground, '#000000') > contrast(ground, '#ffffff')
  const tinted = isLight ? deepened(primary, ground, 5.5) : mix(neutral, '#ffffff', 0.4)
  const ink = readableOn(ground, isLight ? [primary, secondary, tinted] : [neutral, tinted, accent])
  const soft = mix(ink, ground, 0.2)
  const button = readableOn(ground, [accent, secondary, primary, ink], DISTINCT)
  const marks = [accent, secondary, primary, neutral].filter((colour) => distance(colour, ground) >= APART)
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
