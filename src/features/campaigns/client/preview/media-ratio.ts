import type { Manifest } from '#connectors/social/channel.ts'
import type { PreviewedMedium } from './previewed-post.ts'

// Most feeds crop media outside these ratios.
const USUAL = { min: 4 / 5, max: 1.91 }

/** The aspect ratio of a medium in a feed: its own within the limits, or the size we draw if there is none. */
export function mediaRatio(
  medium: PreviewedMedium | undefined,
  { media: { size, ratio }, preview }: Pick<Manifest, 'media' | 'preview'>,
): number {
  const { width, height } = medium && medium.width > 0 && medium.height > 0 ? medium : size
  const { min, max } = preview.shows ?? ratio ?? USUAL
  return Math.min(Math.max(width / height, min), max)
}
