import type { CSSProperties } from 'react'
import type { PreviewColors } from '#connectors/social/channel.ts'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

/** The tokens of our styles that take the colors of a network. */
const tokens = {
  card: ['--color-surface-raised', '--color-surface'],
  sunken: ['--color-surface-sunken'],
  ink: ['--color-ink', '--color-inverse'],
  muted: ['--color-muted'],
  link: ['--color-info'],
} as const satisfies Record<keyof PreviewColors, readonly string[]>

/** Of pages and mails that have no colors of their own. */
const plain: PreviewColors = {
  card: ['#ffffff', '#1b1b1d'],
  sunken: ['#f3f3f4', '#2a2a2d'],
  ink: ['#1c1c1e', '#f0f0f2'],
  muted: ['#5f5f66', '#a6a6ad'],
  link: ['#0b57d0', '#8ab4f8'],
}

/** Everything inside looks as the network does in this scheme. Tokens keep what the page has resolved them to. */
export function schemeStyle(given: PreviewColors | undefined, scheme: Scheme): CSSProperties {
  const colors = given ?? plain
  const at = scheme === 'light' ? 0 : 1
  const pairs = Object.entries(tokens).flatMap(([name, targets]) =>
    targets.map((token) => [token, colors[name as keyof PreviewColors][at]] as const),
  )
  return {
    ...Object.fromEntries(pairs),
    '--color-on-inverse': colors.card[at],
    '--color-border': 'color-mix(in srgb, var(--color-ink) 18%, var(--color-surface))',
  } as CSSProperties
}
