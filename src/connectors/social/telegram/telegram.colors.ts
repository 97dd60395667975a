import type { PreviewColors } from '../channel.ts'

export const telegramColors: PreviewColors = {
  card: ['#ffffff', '#182533'],
  sunken: ['#dfe7d3', '#0e1621'],
  ink: ['#000000', '#f5f5f5'],
  muted: ['#55626c', '#8d9aa8'],
  link: ['#085f94', '#6ab3f3'],
}
