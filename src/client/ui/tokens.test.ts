import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../styles.css', import.meta.url), 'utf8')

type Theme = 'light' | 'dark'

function readTokens(source: string): Map<string, Record<Theme, string>> {
  const tokens = new Map<string, Record<Theme, string>>()
  const declaration = /--color-([\w-]+):\s*(?:light-dark\((#[0-9a-f]+),\s*(#[0-9a-f]+)\)|(#[0-9a-f]+));/g
  for (const [, name = '', light, dark, both] of source.matchAll(declaration)) {
    tokens.set(name, { light: light ?? both ?? '', dark: dark ?? both ?? '' })
  }
  return tokens
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const tokens = readTokens(css)
const surfaces = ['canvas', 'surface', 'surface-raised', 'surface-sunken']

/** Text color, then its allowed backgrounds: 4.5:1 (WCAG AA). */
const textPairs: Record<string, string[]> = {
  ink: [...surfaces, 'primary-subtle', 'success-subtle', 'warning-subtle', 'danger-subtle', 'info-subtle'],
  muted: surfaces,
  'primary-ink': [...surfaces, 'primary-subtle'],
  'on-primary': ['primary', 'primary-hover'],
  'on-accent': ['accent', 'accent-hover'],
  'on-danger': ['danger-solid', 'danger-solid-hover'],
  'on-inverse': ['inverse'],
  success: [...surfaces, 'success-subtle'],
  warning: [...surfaces, 'warning-subtle'],
  danger: [...surfaces, 'danger-subtle'],
  info: [...surfaces, 'info-subtle'],
  'on-avatar-1': ['avatar-1'],
  'on-avatar-2': ['avatar-2'],
  'on-avatar-3': ['avatar-3'],
  'on-avatar-4': ['avatar-4'],
  'on-avatar-5': ['avatar-5'],
  'on-avatar-6': ['avatar-6'],
}

/** Non-text contrast: edges of controls, the focus ring, filled buttons, chart marks: 3:1. */
const shapePairs: Record<string, string[]> = {
  'border-control': ['canvas', 'surface', 'surface-raised'],
  ring: surfaces,
  primary: ['canvas', 'surface'],
  'danger-solid': ['canvas', 'surface'],
  'chart-1': ['surface'],
  'chart-2': ['surface'],
  'chart-3': ['surface'],
  'chart-4': ['surface'],
}

/** Purely decorative, so without a contrast requirement. */
const decorative = ['white', 'black', 'border', 'overlay']

function flatten(pairs: Record<string, string[]>) {
  return Object.entries(pairs).flatMap(([front, backs]) => backs.map((back) => [front, back] as const))
}

function ratio(front: string, back: string, theme: Theme): number {
  const [a, b] = [tokens.get(front), tokens.get(back)]
  if (!a || !b) throw new Error(`No such token: ${a ? back : front}`)
  return contrast(a[theme], b[theme])
}

describe.each<Theme>(['light', 'dark'])('the %s theme', (theme) => {
  it.each(flatten(textPairs))('reads %s on %s at 4.5:1 or better', (front, back) => {
    expect(ratio(front, back, theme)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(flatten(shapePairs))('shows %s on %s at 3:1 or better', (front, back) => {
    expect(ratio(front, back, theme)).toBeGreaterThanOrEqual(3)
  })
})

describe('the tokens', () => {
  it('measures contrast as WCAG defines it', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  it('leaves no color without a documented use', () => {
    const used = [...flatten(textPairs), ...flatten(shapePairs)].flat()
    const known = new Set([...used, ...decorative])
    expect([...tokens.keys()].filter((name) => !known.has(name))).toEqual([])
  })

  it('every declared color has a form that the check can read', () => {
    const declared = [...css.matchAll(/^\s*--color-([\w-]+):/gm)].map((match) => match[1])
    expect([...tokens.keys()]).toEqual(declared)
  })

  it('are the colors around the page, too', () => {
    const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
    const [canvas, primary] = [tokens.get('canvas'), tokens.get('primary')]
    const bars = [
      ...read('index.html').matchAll(/name="theme-color" media="[^"]*: (\w+)\)" content="([^"]*)"/g),
    ]
    expect(Object.fromEntries(bars.map(([, theme, color]) => [theme, color]))).toEqual(canvas)
    const { background_color, theme_color } = JSON.parse(read('public/manifest.webmanifest'))
    expect([background_color, theme_color]).toEqual([canvas?.light, primary?.light])
  })
})
