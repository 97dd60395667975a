import type { PreviewColors } from '../channel.ts'

export const redditColors: PreviewColors = {
  card: ['#ffffff', '#0e1113'],
  sunken: ['#e5ebee', '#2a3236'],
  ink: ['#0f1a1c', '#eef1f3'],
  muted: ['#5c6c74', '#a3b3bb'],
  link: ['#115bca', '#7fa8ff'],
}
