import type { MediaRule } from '#connectors/social/channel.ts'
import type { PreviewedMedium } from './previewed-post.ts'

// Feeds crop media outside these ratios.
const TALLEST = 4 / 5
const WIDEST = 1.91

/** The aspect ratio of a medium in a feed: its own within the limits, or the size we draw if there is none. */
export function mediaRatio(medium: PreviewedMedium | undefined, { size, ratio }: MediaRule): number {
  const { width, height } = medium && medium.width > 0 && medium.height > 0 ? medium : size
  return Math.min(Math.max(width / height, ratio?.min ?? TALLEST), ratio?.max ?? WIDEST)
}
