import type { BrandStyle } from '#platform/brand-styles.ts'
import type { VideoStyle } from '#platform/video-styles.ts'

const nearest: Record<BrandStyle, VideoStyle> = {
  minimalist: 'minimalist',
  luxury: 'cinematic',
  fun: 'animated',
  corporate: 'commercial',
  creative: 'vibrant',
  bold: 'commercial',
}

/** The default video style of a brand. */
export const videoStyleOf = (style: BrandStyle | null): VideoStyle => (style ? nearest[style] : 'animated')
