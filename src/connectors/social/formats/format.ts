import type { Words } from '#platform/locale.ts'
import type { PictureSize } from '../channel.ts'
import type { Platform } from '../platforms.ts'

export type AdType = 'organic' | 'paid' | 'both'

type FormatMedium = 'picture' | 'video' | 'document'

/** A format of a creator platform, organic or paid. */
export type Format = {
  id: string
  name: Words
  description: Words
  /** Width and height in pixels. */
  dimensions: `${number}x${number}`
  /** In seconds; absent for still formats. */
  maxDuration?: number
  /** File extensions. */
  fileTypes: readonly string[]
  /** In bytes. */
  maxFileSize: number
  isPaid: boolean
  isOrganic: boolean
  /** Accepted media; the first one is the default. */
  takes: readonly [FormatMedium, ...FormatMedium[]]
  /** The platform whose text a campaign uses for it. */
  platform: Platform
}

/** The size of pictures we draw for it. */
export function sizeOf({ dimensions }: Pick<Format, 'dimensions'>): PictureSize {
  const [width = 0, height = 0] = dimensions.split('x').map(Number)
  return { width, height }
}
