import type { PreviewColors } from '../channel.ts'

export const pinterestColors: PreviewColors = {
  card: ['#ffffff', '#111111'],
  sunken: ['#f1f1f1', '#33332e'],
  ink: ['#111111', '#f1f1f1'],
  muted: ['#5f5f59', '#b9b9b3'],
  link: ['#1a56c4', '#8fb8ff'],
}
