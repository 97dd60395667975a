/** Where one post stands. */
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

/** In which a post may still be changed: not on its way, not out, and not somewhere in between. */
export const editableStates: ReadonlySet<PostState> = new Set(['draft', 'scheduled', 'failed', 'needs_you'])

/** What a list says about posts that wait for a person. */
export function countForYou(states: readonly PostState[]): { needsYouCount: number; isReadyForYou: boolean } {
  const needsYouCount = states.filter((state) => state === 'needs_you').length
  const isSettled = states.every((state) => state === 'needs_you' || state === 'draft' || state === 'failed')
  return { needsYouCount, isReadyForYou: needsYouCount > 0 && isSettled }
}

export const campaignStatuses = ['draft', 'scheduled', 'published', 'failed'] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

/**
 * What a campaign is, from what its posts are. While one of them is on its way the campaign is scheduled; then one that went
 * out makes it published, and it failed only when none did. A post that waits for a person has not failed: until something
 * went out, its campaign is still to come.
 */
export function campaignStatus(states: readonly PostState[]): CampaignStatus {
  const has = (...wanted: PostState[]) => states.some((state) => wanted.includes(state))
  if (has('scheduled', 'sending')) return 'scheduled'
  if (has('published')) return 'published'
  if (has('unconfirmed', 'needs_you')) return 'scheduled'
  return has('failed') ? 'failed' : 'draft'
}
