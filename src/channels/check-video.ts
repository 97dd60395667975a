import type { Platform } from './platforms.ts'
import { manifestOf } from './registry.ts'

/** What a network would refuse about a video, with the limit it breaks. */
export type VideoProblem =
  | { rule: 'no-videos' }
  | { rule: 'too-short' | 'too-long' | 'too-heavy'; limit: number }

/** Whether a network takes this video: null when it does. In seconds and bytes; what is not known is not judged. */
export function checkVideo(
  platform: Platform,
  { seconds, bytes }: { seconds: number; bytes?: number },
): VideoProblem | null {
  const { video, maxVideos } = manifestOf(platform).media
  if (!video || maxVideos === 0) return { rule: 'no-videos' }
  if (seconds < video.minSeconds) return { rule: 'too-short', limit: video.minSeconds }
  if (seconds > video.maxSeconds) return { rule: 'too-long', limit: video.maxSeconds }
  if (bytes !== undefined && bytes > video.maxBytes) return { rule: 'too-heavy', limit: video.maxBytes }
  return null
}

export const takesVideos = (platform: Platform): boolean => manifestOf(platform).media.maxVideos > 0
