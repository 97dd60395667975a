import { type Channels, channelsOf, contrast } from '#platform/contrast.ts'

const hexOf = (channels: Channels) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** The first colour with so much of the second in it: 0 is all first, 1 all second. */
export function mix(first: string, second: string, share: number): string {
  const other = channelsOf(second)
  return hexOf(
    channelsOf(first).map((channel, i) => channel + ((other[i] ?? 0) - channel) * share) as Channels,
  )
}

/** The colour, darkened only as far as it takes to be read on this background. */
export function deepened(colour: string, background: string, least: number): string {
  for (let share = 0; share < 1; share += 0.1) {
    const darker = mix(colour, '#000000', share)
    if (contrast(darker, background) >= least) return darker
  }
  return '#000000'
}

/** How far apart two colours lie, as plain distance of their channels: 0 to 441. */
export function distance(first: string, second: string): number {
  const other = channelsOf(second)
  return Math.hypot(...channelsOf(first).map((channel, i) => channel - (other[i] ?? 0)))
}
