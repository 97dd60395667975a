import { type Channels, channelsOf, contrast } from '#platform/contrast.ts'

const hexOf = (channels: Channels) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Mixes two colors: 0 is all first, 1 all second. */
export function mix(first: string, second: string, share: number): string {
  const other = channelsOf(second)
  return hexOf(
    channelsOf(first).map((channel, i) => channel + ((other[i] ?? 0) - channel) * share) as Channels,
  )
}

/** Hue in turns, saturation and lightness from 0 to 1. */
export function toHsl(color: string): [hue: number, saturation: number, lightness: number] {
  const [red, green, blue] = channelsOf(color).map((channel) => channel / 255) as Channels
  const [low, high] = [Math.min(red, green, blue), Math.max(red, green, blue)]
  const [spread, lightness] = [high - low, (high + low) / 2]
  if (spread === 0) return [0, 0, lightness]
  const saturation = spread / (1 - Math.abs(2 * lightness - 1))
  const sixth =
    high === red
      ? ((green - blue) / spread + 6) % 6
      : high === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4
  return [sixth / 6, saturation, lightness]
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const channel = (shift: number) => {
    const k = (shift + hue * 12) % 12
    const reach = saturation * Math.min(lightness, 1 - lightness)
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return hexOf([channel(0), channel(8), channel(4)])
}

export const isGrey = (color: string) => toHsl(color)[1] < 0.15

/** The fully saturated hue, rotated by a part of the circle. */
export function saturate(color: string, turn = 0): string {
  const [hue, saturation, lightness] = toHsl(color)
  return fromHsl((hue + turn + 1) % 1, Math.max(saturation, 0.78), Math.min(0.58, Math.max(0.4, lightness)))
}

/** The color, darkened just enough to be readable on this background. */
export function darkenForContrast(color: string, background: string, least: number): string {
  for (let share = 0; share < 1; share += 0.1) {
    const darker = mix(color, '#000000', share)
    if (contrast(darker, background) >= least) return darker
  }
  return '#000000'
}

/** Euclidean distance of two colors: 0 to 441. */
export function distance(first: string, second: string): number {
  const other = channelsOf(second)
  return Math.hypot(...channelsOf(first).map((channel, i) => channel - (other[i] ?? 0)))
}
