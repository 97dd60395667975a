import type { PreviewColors } from '../channel.ts'

export const youtubeColors: PreviewColors = {
  card: ['#ffffff', '#0f0f0f'],
  sunken: ['#f2f2f2', '#272727'],
  ink: ['#0f0f0f', '#f1f1f1'],
  muted: ['#606060', '#aaaaaa'],
  link: ['#065fd4', '#3ea6ff'],
}
