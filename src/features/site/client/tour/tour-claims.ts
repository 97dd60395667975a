import type { Capability } from '#platform/capabilities.ts'
import type { TourSceneId } from './tour-scenes.ts'

/** What each scene says is there. */
export const sceneClaims: Record<TourSceneId, readonly Capability[]> = {
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
