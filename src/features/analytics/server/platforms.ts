import { brandsShownWith } from '#core/brands/index.server.ts'
import { figuresByPlatform, summarizeCampaigns } from '#features/campaigns/index.server.ts'
import type { Deps } from '#server/deps.ts'
import { liveOrSample } from '#server/sample.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { platformSamples } from './analytics-samples.ts'
import { spansFor } from './spans.ts'

/** Results per platform, by reach. */
export async function getPlatforms(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  brandId: string | undefined,
) {
  const { db } = deps
  const { lately, earlier } = spansFor(deps, actor)
  const brandIds = brandId ? await brandsShownWith(db, actor, brandId) : undefined
  if ((await summarizeCampaigns(db, actor)).published === 0)
    return { platforms: liveOrSample(null, platformSamples) }
  const now = await figuresByPlatform(db, actor.workspaceId, { ...lately, brandIds })
  const before = await figuresByPlatform(db, actor.workspaceId, { ...earlier, brandIds })
  const reachBefore = new Map(before.map(({ platform, reach }) => [platform, reach]))
  const live = now.map((row) => ({
    ...row,
    // Without an earlier post it is 0, and unknown is null.
    reachBefore: reachBefore.has(row.platform) ? (reachBefore.get(row.platform) ?? null) : 0,
  }))
  return { platforms: liveOrSample(live, platformSamples) }
}
