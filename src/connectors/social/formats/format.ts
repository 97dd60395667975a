import type { Words } from '#platform/locale.ts'
import type { PictureSize } from '../channel.ts'
import type { Platform } from '../platforms.ts'

export type AdType = 'organic' | 'paid' | 'both'

export type FormatMedium = 'picture' | 'video' | 'document'

/** One shape that a platform of the creator takes, organic or as an advertisement. */
export type Format = {
  id: string
  name: Words
  description: Words
  /** Width and height in pixels. */
  dimensions: `${number}x${number}`
  /** Seconds; absent where nothing moves. */
  maxDuration?: number
  /** What a file's name ends in. */
  fileTypes: readonly string[]
  /** Bytes. */
  maxFileSize: number
  isPaid: boolean
  isOrganic: boolean
  /** What it shows; the first one is what it usually is. */
  takes: readonly [FormatMedium, ...FormatMedium[]]
  /** Where a campaign's text for it goes. */
  platform: Platform
}

/** What a picture that we draw for it measures. */
export function sizeOf({ dimensions }: Pick<Format, 'dimensions'>): PictureSize {
  const [width = 0, height = 0] = dimensions.split('x').map(Number)
  return { width, height }
}
