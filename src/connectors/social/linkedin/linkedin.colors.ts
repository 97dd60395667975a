import type { PreviewColors } from '../channel.ts'

export const linkedinColors: PreviewColors = {
  card: ['#ffffff', '#1b1f23'],
  sunken: ['#f4f2ee', '#293138'],
  ink: ['#191919', '#e8e8e8'],
  muted: ['#5e5e5e', '#b0b3b5'],
  link: ['#0a66c2', '#71b7fb'],
}
