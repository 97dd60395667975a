import type { CampaignResults, PostResults } from '#features/campaigns/results.contract.ts'

/** A post that was published by hand is known to no network of ours. */
export const canAsk = ({ destination }: Pick<PostResults, 'destination'>) => destination !== 'person'

/**
 * What a refresh brought. `partly`: not all networks answered. `refused`: none of them did. `demo`: there is no network
 * to ask.
 */
export type RefreshOutcome = 'updated' | 'partly' | 'unchanged' | 'refused' | 'demo'

export function refreshOutcome({
  posts,
  refresh,
}: Pick<CampaignResults, 'posts' | 'refresh'>): RefreshOutcome {
  const asked = posts.filter((post) => canAsk(post) && !post.isDemo)
  if (asked.length === 0) return 'demo'
  const failed = asked.filter(({ problem }) => problem !== null).length
  if (failed === asked.length) return 'refused'
  if (failed > 0) return 'partly'
  return refresh.hasNews ? 'updated' : 'unchanged'
}
