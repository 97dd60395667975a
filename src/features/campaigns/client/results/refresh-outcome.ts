import { isReadOnDemand } from '#connectors/social/results/results-cadence.ts'
import type { CampaignResults, PostResults } from '#features/campaigns/results.contract.ts'

/** A post that was published by hand may be known to no network of ours. */
export const canAsk = ({ whyUnread }: Pick<PostResults, 'whyUnread'>) => whyUnread === null

type Asked = Pick<PostResults, 'platform' | 'destination' | 'whyUnread'>

/** Reading it costs money, so it is read on its own, at a price that is shown. The sandbox is free. */
export const isOnDemand = (post: Asked) =>
  canAsk(post) && post.destination !== 'test' && isReadOnDemand(post.platform)

/** What a refresh of the campaign asks for. */
export const isRefreshed = (post: Asked) => canAsk(post) && !isOnDemand(post)

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
