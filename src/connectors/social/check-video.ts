import { manifestFor } from './account-manifest.ts'
import type { Platform } from './platforms.ts'
import type { Problem } from './problem.ts'
import { manifestOf } from './registry.ts'
import type { ServerLimits } from './server-limits.ts'

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

export const takesVideos = (platform: Platform): boolean => manifestOf(platform).media.maxVideos > 0
