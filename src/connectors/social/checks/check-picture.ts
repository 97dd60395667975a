import { manifestFor } from '../account-manifest.ts'
import type { Platform } from '../platforms.ts'
import { manifestOf } from '../registry.ts'
import type { ServerLimits } from '../server-limits.ts'
import { count } from '../text/count.ts'
import type { CheckedMedium, Problem } from './problem.ts'

// Rounding to whole pixels changes the aspect ratio slightly.
const SLACK = 0.005

type Shape = { width: number; height: number }

/** Checks the aspect ratio of a picture, unless its size is unknown. */
export function checkShape(platform: Platform, { width, height }: Shape, place: number): Problem | null {
  const { ratio } = manifestOf(platform).media
  if (!ratio || width === 0 || height === 0) return null
  const value = width / height
  const problem = { platform, field: 'media', value, of: 'pictures', place } as const
  if (value < ratio.min - SLACK) return { ...problem, rule: 'too-narrow', limit: ratio.min }
  if (value > ratio.max + SLACK) return { ...problem, rule: 'too-wide', limit: ratio.max }
  return null
}

/** Checks the file size of a picture. */
export function checkWeight(
  platform: Platform,
  bytes: number,
  limits: ServerLimits | null = null,
): Problem | null {
  const limit = manifestFor(platform, limits).media.maxPictureBytes
  if (bytes <= limit) return null
  return { platform, field: 'media', rule: 'too-heavy', limit, value: bytes, of: 'pictures' }
}

/** Checks the length of alt text. */
export function checkAlt(
  platform: Platform,
  { kind, alt }: Pick<CheckedMedium, 'kind' | 'alt'>,
  place: number,
  limits: ServerLimits | null = null,
): Problem | null {
  const { maxAlt } = manifestFor(platform, limits).media
  const value = count(alt, 'characters')
  if (maxAlt === undefined || value <= maxAlt) return null
  const of = kind === 'picture' ? 'pictures' : 'videos'
  return { platform, field: 'media', rule: 'alt-too-long', limit: maxAlt, value, of, place }
}
