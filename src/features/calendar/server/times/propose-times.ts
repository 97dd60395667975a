import { inPickerOrder } from '#connectors/social/platforms.ts'
import { getCampaign } from '#features/campaigns/index.server.ts'
import type { ProposedTimes } from '#features/campaigns/times.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { findSlots } from './find-slots.ts'
import { eachAtItsBest, nextSharedSlot, spreadOverDays } from './next-slots.ts'

const upcoming = ['draft', 'scheduled', 'needs_you']

/** Good free times for the posts of a campaign that are still to go out. */
export async function proposeTimes(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  campaignId: string,
): Promise<ProposedTimes & { upcoming: number }> {
  const campaign = await getCampaign(deps.db, actor, campaignId)
  const posts = campaign.posts
    .filter(({ state }) => upcoming.includes(state))
    .sort((a, b) => inPickerOrder(a.platform, b.platform))
  const platforms = posts.map(({ platform }) => platform)
  const { brandId } = campaign
  const { finder, sourceOf } = await findSlots(deps, actor, {
    brandId,
    brandIds: brandId ? [brandId] : [],
    exceptCampaign: campaignId,
  })
  const toTimes = (moments: (Date | null)[]) =>
    posts.flatMap(({ id, platform, accountName }, index) => {
      const at = moments[index]
      if (!at) return []
      const scheduledFor = at.toISOString()
      return [{ postId: id, platform, accountName, scheduledFor, source: sourceOf(platform) }]
    })
  return {
    upcoming: posts.length,
    together: nextSharedSlot(finder, platforms)?.toISOString() ?? null,
    each: toTimes(eachAtItsBest(finder, platforms)),
    spread: toTimes(spreadOverDays(finder, platforms)),
  }
}
