import type { Platform } from '#connectors/social/platforms.ts'

/** Ten text-only platforms without a pause between posts. */
export const TEXT_PLATFORMS = [
  'facebook',
  'linkedin',
  'linkedin_thread',
  'threads',
  'x',
  'reddit',
  'whatsapp',
  'medium',
  'blog',
  'google_business',
] as const satisfies Platform[]
