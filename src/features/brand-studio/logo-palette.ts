import { darkenForContrast, distance, isGrey, mix, saturate, toHsl } from '#media/colors.ts'
import type { BrandStyle, Palette } from '#platform/brand-styles.ts'
import { contrast, DISTINCT, READABLE } from '#platform/contrast.ts'

export type LogoDesign = { palette: Palette; style: BrandStyle }

/** Colors of a logo are at least this far apart; the rest are edges and shades of them. */
const APART = 75
/** The least share of the logo that a color must have. */
const SHARE = 0.02
const VISIBLE = 128

const WHITE = '#ffffff'

/** The colors of a logo, most frequent first. Pixels are RGBA. */
function colorsOf(pixels: ArrayLike<number>): string[] {
  const bins = new Map<number, { sum: [number, number, number]; count: number }>()
  let all = 0
  for (let i = 0; i + 3 < pixels.length; i += 4) {
    if ((pixels[i + 3] ?? 0) < VISIBLE) continue
    const [red, green, blue] = [pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0]
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const bin = bins.get(key) ?? { sum: [0, 0, 0], count: 0 }
    bin.sum = [bin.sum[0] + red, bin.sum[1] + green, bin.sum[2] + blue]
    bin.count++
    bins.set(key, bin)
    all++
  }
  const found: string[] = []
  for (const { sum, count } of [...bins.values()].sort((a, b) => b.count - a.count)) {
    if (count < all * SHARE) break
    const color = `#${sum
      .map((value) =>
        Math.round(value / count)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
    if (found.every((known) => distance(known, color) >= APART)) found.push(color)
  }
  return found
}

const isPaper = (color: string) => distance(color, WHITE) < 40

/** The color, lightened until it can be told from the other one; it stays itself if it can. */
function apartFrom(color: string, other: string): string {
  for (let share = 0; share < 1; share += 0.1) {
    const lighter = mix(color, WHITE, share)
    if (contrast(lighter, other) >= DISTINCT) return lighter
  }
  return WHITE
}

function styleOf(colors: readonly string[]): BrandStyle {
  const vivid = colors.filter((color) => !isGrey(color))
  const [main] = vivid
  if (!main) return 'minimalist'
  if (vivid.length >= 3) return 'fun'
  const [hue, saturation] = toHsl(main)
  const degrees = hue * 360
  const isDark = colors.some((color) => contrast(color, WHITE) > 14)
  if (degrees >= 35 && degrees <= 55 && isDark) return 'luxury'
  if (vivid.length === 2) return 'creative'
  if (degrees >= 190 && degrees <= 255) return 'corporate'
  return saturation > 0.7 && isDark ? 'bold' : 'minimalist'
}

/** Four readable colors and a style that go with a logo; null for one without visible colors. */
export function designFromLogo(pixels: ArrayLike<number>): LogoDesign | null {
  const all = colorsOf(pixels)
  const colors = all.filter((color) => !isPaper(color))
  if (colors.length === 0) return null
  const vivid = colors.filter((color) => !isGrey(color))
  const lead = vivid[0] ?? colors[0] ?? '#111111'
  const others = colors.filter((color) => color !== lead)
  const neutral = mix(WHITE, lead, 0.04)
  const primary = darkenForContrast(lead, neutral, READABLE + 0.4)
  const second = others.find((color) => contrast(color, neutral) >= DISTINCT) ?? mix(primary, '#1c1917', 0.55)
  const third =
    vivid.find((color) => color !== lead && color !== second) ??
    (isGrey(lead) ? '#d6d3d1' : saturate(lead, 0.12))
  return {
    palette: {
      primary,
      secondary: darkenForContrast(second, neutral, READABLE + 0.2),
      accent: apartFrom(third, primary),
      neutral,
    },
    style: styleOf(colors),
  }
}
