import type { PreviewColors } from '../channel.ts'

export const instagramColors: PreviewColors = {
  card: ['#ffffff', '#0c1014'],
  sunken: ['#efefef', '#25292e'],
  ink: ['#0c1014', '#f5f5f5'],
  muted: ['#636a72', '#a8a8a8'],
  link: ['#3143e3', '#8f9dff'],
}
