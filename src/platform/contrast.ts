/** Contrast of two colors by the Web Content Accessibility Guidelines. Colors are #rrggbb. */

/** Minimum for body text. */
export const READABLE = 4.5
/** Minimum for large text, icons and edges of buttons. */
export const DISTINCT = 3

const BLACK = '#000000'
const INK = '#1c1917'
const PAPER = '#ffffff'

export type Channels = [red: number, green: number, blue: number]

export function channelsOf(color: string): Channels {
  const value = Number.parseInt(color.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** 0 for black, 1 for white. */
export function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map(linear) as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** 1 for two equal colors, 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** The first candidate readable on the background; otherwise black or white, one of which always is. */
export function readableOn(background: string, candidates: readonly string[], least = READABLE): string {
  const readable = candidates.find((color) => contrast(color, background) >= least)
  if (readable) return readable
  if (contrast(PAPER, background) >= contrast(BLACK, background)) return PAPER
  return contrast(INK, background) >= READABLE ? INK : BLACK
}
