import { thumbnailOf } from '#core/files/index.server.ts'
import type { PostState } from '#features/campaigns/campaign-status.ts'
import type { DatedPost } from '#features/campaigns/index.server.ts'
import type { OpenEntry } from '#features/planner/index.server.ts'
import { clip } from '#platform/clip.ts'
import { dayIn } from '#platform/day.ts'
import { instantAt, timeIn } from '#platform/wall-time.ts'
import type { CalendarItem, CalendarStatus } from '../calendar.contract.ts'

/** Enough for the four lines that are shown; a month may have thousands of posts. */
const SHOWN_TEXT = 500

/** A post that needs a person has not failed: it is still upcoming. */
export const statusOf: Record<PostState, CalendarStatus> = {
  draft: 'draft',
  scheduled: 'scheduled',
  sending: 'scheduled',
  needs_you: 'scheduled',
  unconfirmed: 'scheduled',
  published: 'published',
  failed: 'failed',
}

/** A post as a calendar item; none without a date. */
export function toPostItem(post: DatedPost, timeZone: string): CalendarItem[] {
  const { id, campaignId, title, platform, scheduledFor, plannedZone, state, isOverdue, text } = post
  const { likes, comments, shares, pictureUrl, accountName } = post
  if (!scheduledFor) return []
  return [
    {
      id,
      kind: 'post',
      title,
      platform,
      accountName,
      scheduledFor: scheduledFor.toISOString(),
      plannedZone,
      day: dayIn(timeZone, scheduledFor),
      time: timeIn(timeZone, scheduledFor),
      status: statusOf[state],
      state,
      isOverdue,
      content: clip(text, SHOWN_TEXT),
      thumbnailUrl: pictureUrl && thumbnailOf(pictureUrl),
      previewUrl: null,
      engagement: state === 'published' ? { likes, comments, shares } : null,
      campaignId,
      planId: null,
      canMove: state === 'scheduled',
    },
  ]
}

export const toPlanItem = ({ text, picture, ...entry }: OpenEntry, timeZone: string): CalendarItem => ({
  ...entry,
  kind: 'plan',
  accountName: '',
  scheduledFor: instantAt(timeZone, entry.day, entry.time).toISOString(),
  plannedZone: null,
  status: 'draft',
  state: 'draft',
  isOverdue: false,
  content: clip(text, SHOWN_TEXT),
  thumbnailUrl: picture && thumbnailOf(picture.url),
  previewUrl: null,
  engagement: null,
  campaignId: null,
  canMove: true,
})
