import { manifestFor } from '../account-manifest.ts'
import type { Platform } from '../platforms.ts'
import { manifestOf } from '../registry.ts'
import type { ServerLimits } from '../server-limits.ts'
import type { Problem } from './problem.ts'

// Encoders round to even numbers of pixels.
const SLACK = 0.01

/** Checks the duration and file size of a video; null if accepted. Unknown values are not checked. */
export function checkVideo(
  platform: Platform,
  { seconds, bytes = 0 }: { seconds: number; bytes?: number },
  limits: ServerLimits | null = null,
): Problem | null {
  const { video, maxVideos } = manifestFor(platform, limits).media
  const problem = { platform, field: 'media', of: 'videos' } as const
  if (!video || maxVideos === 0) return { ...problem, rule: 'too-many', limit: 0, value: 1 }
  const { minSeconds, maxSeconds, maxBytes } = video
  if (seconds < minSeconds) return { ...problem, rule: 'too-short', limit: minSeconds, value: seconds }
  if (seconds > maxSeconds) return { ...problem, rule: 'too-long', limit: maxSeconds, value: seconds }
  return bytes > maxBytes ? { ...problem, rule: 'too-heavy', limit: maxBytes, value: bytes } : null
}

/** Checks the aspect ratio of a video, unless its size is unknown. */
export function checkVideoShape(
  platform: Platform,
  { width, height }: { width: number; height: number },
  place: number,
): Problem | null {
  const limit = manifestOf(platform).media.video?.maxRatio
  if (limit === undefined || width === 0 || height === 0) return null
  const value = width / height
  if (value <= limit + SLACK) return null
  return { platform, field: 'media', rule: 'too-wide', limit, value, of: 'videos', place }
}

export const takesVideos = (platform: Platform): boolean => manifestOf(platform).media.maxVideos > 0
