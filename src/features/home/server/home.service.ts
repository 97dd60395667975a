import { hasActivity } from '#core/activity/index.server.ts'
import { countActiveCampaigns, engagementRate } from '#features/campaigns/index.server.ts'
import { inboxFigures } from '#features/inbox/index.server.ts'
import { countPlannedPosts } from '#features/planner/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { liveOrSample } from '#server/sample.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { countMembers } from '#server/tenancy/count-members.ts'
import type { Home } from '../home.contract.ts'

const samples = { inbox: 42, campaigns: 15, analytics: 8.7, team: 5, planner: 28 }

/** One person alone is not a team yet. */
async function teamSize(db: Db, { workspaceId }: Actor): Promise<number | null> {
  const members = await countMembers(db, workspaceId)
  return members > 1 ? members : null
}

export async function getHome(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<Home> {
  const { db, clock } = deps
  const [inbox, campaigns, engagement, members, planned, isActive] = await Promise.all([
    inboxFigures(db, actor.workspaceId),
    countActiveCampaigns(deps, actor),
    engagementRate(db, actor),
    teamSize(db, actor),
    countPlannedPosts(db, actor, clock.now()),
    hasActivity(db, actor.workspaceId),
  ])
  return {
    cards: {
      inbox: liveOrSample(inbox?.unread ?? null, samples.inbox),
      campaigns: liveOrSample(campaigns, samples.campaigns),
      analytics: liveOrSample(engagement, samples.analytics),
      team: liveOrSample(members, samples.team),
      planner: liveOrSample(planned, samples.planner),
    },
    activityIsSample: !isActive,
  }
}
