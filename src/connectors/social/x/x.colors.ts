import type { PreviewColors } from '../channel.ts'

export const xColors: PreviewColors = {
  card: ['#ffffff', '#000000'],
  sunken: ['#f7f9f9', '#16181c'],
  ink: ['#0f1419', '#e7e9ea'],
  muted: ['#536471', '#8b98a5'],
  link: ['#006fd6', '#6bc9fb'],
}
