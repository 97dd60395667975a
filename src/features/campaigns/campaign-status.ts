export const postStates = [
  'draft',
  'scheduled',
  'sending',
  'published',
  'failed',
  'unconfirmed',
  'needs_you',
] as const
export type PostState = (typeof postStates)[number]

/** States in which a post can be edited: not while it is being sent, and not after it is published. */
export const editableStates: ReadonlySet<PostState> = new Set(['draft', 'scheduled', 'failed', 'needs_you'])

/** Counts for lists: posts that need a person. */
export function countManualPosts(states: readonly PostState[]): {
  needsYouCount: number
  isReadyForYou: boolean
} {
  const needsYouCount = states.filter((state) => state === 'needs_you').length
  const isSettled = states.every((state) => state === 'needs_you' || state === 'draft' || state === 'failed')
  return { needsYouCount, isReadyForYou: needsYouCount > 0 && isSettled }
}

export const campaignStatuses = ['draft', 'scheduled', 'published', 'failed'] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

/**
 * Derives the status of a campaign from its posts. While a post is upcoming the campaign is scheduled; after that, one
 * published post makes it published, and it is failed only if none was. A post that needs a person has not failed:
 * until one is published, its campaign stays scheduled.
 */
export function campaignStatus(states: readonly PostState[]): CampaignStatus {
  const has = (...wanted: PostState[]) => states.some((state) => wanted.includes(state))
  if (has('scheduled', 'sending')) return 'scheduled'
  if (has('published')) return 'published'
  if (has('unconfirmed', 'needs_you')) return 'scheduled'
  return has('failed') ? 'failed' : 'draft'
}
