import type { PreviewColors } from '../channel.ts'

export const whatsappColors: PreviewColors = {
  card: ['#ffffff', '#202c33'],
  sunken: ['#efeae2', '#0b141a'],
  ink: ['#111b21', '#e9edef'],
  muted: ['#5b6a72', '#9aa8b1'],
  link: ['#02699c', '#53bdeb'],
}
