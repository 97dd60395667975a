import type { PreviewColors } from '../channel.ts'

export const threadsColors: PreviewColors = {
  card: ['#ffffff', '#181818'],
  sunken: ['#f5f5f5', '#1e1e1e'],
  ink: ['#000000', '#f3f5f7'],
  muted: ['#6b6b6b', '#999999'],
  link: ['#0064e0', '#5aa9ff'],
}
