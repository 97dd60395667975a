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
  return {
    cards: {
      inbox: liveOrSample((await inboxFigures(db, actor.workspaceId))?.unread ?? null, samples.inbox),
      campaigns: liveOrSample(await countActiveCampaigns(deps, actor), samples.campaigns),
      analytics: liveOrSample(await engagementRate(db, actor), samples.analytics),
      team: liveOrSample(await teamSize(db, actor), samples.team),
      planner: liveOrSample(await countPlannedPosts(db, actor, clock.now()), samples.planner),
    },
    activityIsSample: !(await hasActivity(db, actor.workspaceId)),
  }
}
