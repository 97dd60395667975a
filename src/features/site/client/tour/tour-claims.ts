import type { Capability } from '#platform/capabilities.ts'
import type { ScreenPicture } from '#platform/screen-picture.ts'

/** Capabilities each scene claims. */
export const sceneClaims: Record<ScreenPicture, readonly Capability[]> = {
  home: ['account'],
  creator: ['campaigns', 'platforms'],
  campaigns: ['campaigns', 'direct-posting'],
  plan: ['planner'],
  calendar: ['planner', 'direct-posting'],
  studio: ['brand-studio'],
  customer: ['crm'],
  people: ['people'],
  language: ['languages'],
  data: ['demo-data', 'account'],
}
