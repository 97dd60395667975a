import { mediumOf } from '#connectors/social/formats/medium-of.ts'
import type { Platform } from '#connectors/social/platforms.ts'

/** Videos are still made for platforms that only take those. */
export const takesPictures = (platform: Platform): boolean => mediumOf(platform, [])?.kind === 'picture'
