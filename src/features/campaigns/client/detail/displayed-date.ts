import type { CampaignStatus } from '#features/campaigns/campaign-status.ts'
import type { Post } from '#features/campaigns/post-shape.ts'

type CampaignDate = 'plannedFor' | 'scheduledFor' | 'wentOut' | 'wasPlannedFor'

const ahead: Record<CampaignStatus, CampaignDate> = {
  draft: 'plannedFor',
  scheduled: 'scheduledFor',
  published: 'wentOut',
  failed: 'plannedFor',
}

/** The label of a campaign's date. A past date is never labeled as upcoming. */
export const campaignDate = (status: CampaignStatus, scheduledFor: string, now: Date): CampaignDate =>
  status !== 'published' && new Date(scheduledFor) < now ? 'wasPlannedFor' : ahead[status]

export type PostDate = { kind: 'scheduled' | 'planned' | 'wasPlanned' | 'published' | 'overdue'; at: string }

/** The label and date of a post; null without a date. */
export function postDate(
  {
    state,
    publishedAt,
    scheduledFor,
    isOverdue,
  }: Pick<Post, 'state' | 'publishedAt' | 'scheduledFor' | 'isOverdue'>,
  now: Date,
): PostDate | null {
  if (publishedAt) return { kind: 'published', at: publishedAt }
  if (!scheduledFor) return null
  if (isOverdue) return { kind: 'overdue', at: scheduledFor }
  if (new Date(scheduledFor) < now) return { kind: 'wasPlanned', at: scheduledFor }
  return { kind: state === 'scheduled' || state === 'sending' ? 'scheduled' : 'planned', at: scheduledFor }
}
