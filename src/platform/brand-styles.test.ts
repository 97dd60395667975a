import { expect, test } from 'vitest'
import { type BrandStyle, brandStyles, defaultPalettes } from './brand-styles.ts'
import { channelsOf } from './contrast.ts'

/** The common name of a color. */
function nameOf(color: string): string {
  const [red = 0, green = 0, blue = 0] = channelsOf(color)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  if (most < 40) return 'black'
  if (least > 220) return 'light'
  if (most - least < 30) return 'grey'
  const turn =
    most === red
      ? (green - blue) / (most - least)
      : most === green
        ? 2 + (blue - red) / (most - least)
        : 4 + (red - green) / (most - least)
  const hue = (turn * 60 + 360) % 360
  const names = [
    ['red', 15],
    ['yellow', 65],
    ['teal', 190],
    ['blue', 240],
    ['violet', 290],
    ['pink', 345],
    ['red', 361],
  ] as const
  return names.find(([, until]) => hue < until)?.[0] ?? 'red'
}

const described: Record<BrandStyle, string> = {
  minimalist: 'black grey light light',
  luxury: 'black yellow light light',
  fun: 'red teal blue light',
  corporate: 'blue blue blue light',
  creative: 'violet pink yellow light',
  bold: 'red black yellow light',
}

test.each(brandStyles)('%s starts with the colors it is described by', (style) => {
  const { primary, secondary, accent, neutral } = defaultPalettes[style]
  expect([primary, secondary, accent, neutral].map(nameOf).join(' ')).toBe(described[style])
})
