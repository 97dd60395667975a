import { addDays } from 'date-fns/addDays'
import { inPickerOrder, type Platform } from '#connectors/social/platforms.ts'
import { getCampaign, listTakenTimes } from '#features/campaigns/index.server.ts'
import type { ProposedTimes } from '#features/campaigns/times.contract.ts'
import { findPlanTimes } from '#features/planner/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { postTimes } from '#writer/months/post-times.ts'
import { eachAtItsBest, HORIZON_DAYS, nextSharedSlot, type SlotFinder, spreadOverDays } from './next-slots.ts'

const upcoming = ['draft', 'scheduled', 'needs_you']

/** Good free times for the posts of a campaign that are still to go out. */
export async function proposeTimes(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  campaignId: string,
): Promise<ProposedTimes> {
  const { db, clock } = deps
  const { workspaceId, timeZone } = actor
  const campaign = await getCampaign(db, actor, campaignId)
  const posts = campaign.posts
    .filter(({ state }) => upcoming.includes(state))
    .sort((a, b) => inPickerOrder(a.platform, b.platform))
  const platforms = posts.map(({ platform }) => platform)
  const { brandId } = campaign
  const known = postTimes(platforms, await findPlanTimes(deps, { workspaceId, brandId }))
  const now = clock.now()
  const taken = await listTakenTimes(db, workspaceId, {
    brandId,
    from: now,
    until: addDays(now, HORIZON_DAYS + 1),
    exceptCampaign: campaignId,
  })
  const takenBy = Map.groupBy(taken, ({ platform }) => platform)
  const finder: SlotFinder = {
    timeZone,
    now,
    timesOf: (platform) => known.get(platform) ?? { weekday: [], weekend: [] },
    takenOn: (platform) => (takenBy.get(platform) ?? []).flatMap(({ scheduledFor }) => scheduledFor ?? []),
  }
  const sourceOf = (platform: Platform) => known.get(platform)?.source ?? 'usual'
  const toTimes = (moments: (Date | null)[]) =>
    posts.flatMap(({ id, platform }, index) => {
      const at = moments[index]
      return at ? [{ postId: id, platform, scheduledFor: at.toISOString(), source: sourceOf(platform) }] : []
    })
  return {
    together: nextSharedSlot(finder, platforms)?.toISOString() ?? null,
    each: toTimes(eachAtItsBest(finder, platforms)),
    spread: toTimes(spreadOverDays(finder, platforms)),
  }
}
