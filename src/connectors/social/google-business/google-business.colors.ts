import type { PreviewColors } from '../channel.ts'

export const googleBusinessColors: PreviewColors = {
  card: ['#ffffff', '#1f1f1f'],
  sunken: ['#f3f6fc', '#303134'],
  ink: ['#1f1f1f', '#e8eaed'],
  muted: ['#5e5e5e', '#9aa0a6'],
  link: ['#0b57d0', '#a8c7fa'],
}
