import type { CampaignResults } from '#features/campaigns/results.contract.ts'

/**
 * What a refresh brought. `partly`: something is new, but not all networks answered. `refused`: none of them did.
 * `demo` and `byHand`: there is no network to ask.
 */
export type RefreshOutcome = 'updated' | 'partly' | 'unchanged' | 'refused' | 'demo' | 'byHand'

export function refreshOutcome({
  posts,
  refresh,
}: Pick<CampaignResults, 'posts' | 'refresh'>): RefreshOutcome {
  if (posts.every(({ isDemo }) => isDemo)) return 'demo'
  const asked = posts.filter(({ destination, isDemo }) => destination !== 'person' && !isDemo)
  if (asked.length === 0) return 'byHand'
  const failed = asked.filter(({ problem }) => problem !== null).length
  if (failed === asked.length) return 'refused'
  if (failed > 0) return 'partly'
  return refresh.hasNews ? 'updated' : 'unchanged'
}
