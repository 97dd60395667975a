import type { CalendarItem } from '../calendar.contract.ts'

/** Where an item can be looked at and changed; samples lead nowhere. */
export function linksOf({ id, campaignId, planId }: CalendarItem): { view: string; edit: string } | null {
  if (campaignId)
    return { view: `/campaigns/${campaignId}?post=${id}`, edit: `/campaigns/${campaignId}?post=${id}&edit=1` }
  if (planId) return { view: `/ai-planner/${planId}`, edit: `/ai-planner/${planId}?entry=${id}` }
  return null
}
