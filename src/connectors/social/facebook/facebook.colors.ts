import type { PreviewColors } from '../channel.ts'

export const facebookColors: PreviewColors = {
  card: ['#ffffff', '#252728'],
  sunken: ['#f0f2f5', '#333334'],
  ink: ['#080809', '#e2e5e9'],
  muted: ['#65686c', '#b0b3b8'],
  link: ['#0064d1', '#75b6ff'],
}
