import type { PictureSize } from '../channel.ts'
import type { Platform } from '../platforms.ts'
import { manifestOf } from '../registry.ts'
import { findFormat, sizeOf } from './format-catalog.ts'

export type Medium = { kind: 'picture' | 'video'; size: PictureSize }

/**
 * The medium of a post: that of its first format, in its size; without a format, what its platform usually accepts.
 * Null if the platform supports neither pictures nor videos.
 */
export function mediumOf(platform: Platform, formats: readonly string[]): Medium | null {
  const { requires, maxPictures, maxVideos, size: usual } = manifestOf(platform).media
  const format = formats.map(findFormat).find((each) => each?.platform === platform)
  const size = format ? sizeOf(format) : usual
  if (requires === 'video') return { kind: 'video', size }
  if (format?.takes[0] === 'video' && maxVideos > 0) return { kind: 'video', size }
  return maxPictures > 0 ? { kind: 'picture', size } : null
}
