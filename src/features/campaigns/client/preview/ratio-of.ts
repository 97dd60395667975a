import type { MediaRule } from '#connectors/social/channel.ts'
import type { PreviewedMedium } from './previewed-post.ts'

// Outside of these, networks crop what they show in a feed.
const TALLEST = 4 / 5
const WIDEST = 1.91

/** The frame of a medium in a feed: its own shape within what feeds show, or the one we draw when there is none. */
export function ratioOf(medium: PreviewedMedium | undefined, { size, ratio }: MediaRule): number {
  const { width, height } = medium && medium.width > 0 && medium.height > 0 ? medium : size
  return Math.min(Math.max(width / height, ratio?.min ?? TALLEST), ratio?.max ?? WIDEST)
}
