import type { ContentPlan, PlanEntry } from '../planner.contract.ts'

export type Outlook = {
  /** Not scheduled yet and still in the future, soonest first. */
  ahead: PlanEntry[]
  /** Not scheduled, and too late for it. */
  over: PlanEntry[]
  /** Left out by a person. */
  skipped: PlanEntry[]
}

/** What scheduling the plan would do now. */
export function outlookOf({ posts }: Pick<ContentPlan, 'posts'>, now: Date): Outlook {
  const free = posts
    .filter(({ campaignId, isSkipped }) => campaignId === null && !isSkipped)
    .toSorted((a, b) => a.scheduledFor.localeCompare(b.scheduledFor))
  const isAhead = ({ scheduledFor }: PlanEntry) => new Date(scheduledFor) > now
  const skipped = posts.filter(({ campaignId, isSkipped }) => campaignId === null && isSkipped)
  return { ahead: free.filter(isAhead), over: free.filter((entry) => !isAhead(entry)), skipped }
}
