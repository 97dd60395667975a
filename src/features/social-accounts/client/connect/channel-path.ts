import type { Platform } from '#connectors/social/platforms.ts'

/** The page of one channel. */
export const channelPath = (platform: Platform) => `/settings?section=channels&channel=${platform}`

/** The permission whose pages are being chosen. */
export const CHOICE_PARAM = 'choose'
