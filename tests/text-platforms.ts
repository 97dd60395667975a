import type { Platform } from '#connectors/social/platforms.ts'

/** Ten platforms that take a text alone, one after the other without a pause between them. */
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
