import type { PreviewColors } from '../channel.ts'

export const discordColors: PreviewColors = {
  card: ['#ffffff', '#1a1a1e'],
  sunken: ['#f3f3f4', '#28282d'],
  ink: ['#2f3035', '#dfe0e2'],
  muted: ['#5c5e66', '#94959c'],
  link: ['#0060d6', '#5aa9ff'],
}
