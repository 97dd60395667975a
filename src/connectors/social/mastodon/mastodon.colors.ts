import type { PreviewColors } from '../channel.ts'

export const mastodonColors: PreviewColors = {
  card: ['#ffffff', '#191b22'],
  sunken: ['#f3f2f5', '#282c37'],
  ink: ['#1b1b1f', '#f0eff4'],
  muted: ['#57606f', '#9baec8'],
  link: ['#563acc', '#a5a5ff'],
}
