import type { PreviewColors } from '../channel.ts'

export const blueskyColors: PreviewColors = {
  card: ['#ffffff', '#000000'],
  sunken: ['#eff2f6', '#19222e'],
  ink: ['#000000', '#ffffff'],
  muted: ['#42576c', '#a5b2c5'],
  link: ['#0062e0', '#4c9fff'],
}
