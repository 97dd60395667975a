import { lockPosts, type PostRow, recomputeAndAnnounce } from '#features/campaigns/index.server.ts'
import { waitsForAccount } from '#features/campaigns/post-reasons.ts'
import { accountsFor } from '#features/social-accounts/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as repository from './scheduled-posts.repository.ts'

type Held = { workspaceId: WorkspaceId; campaignId: string }

const isHeld = ({ state, reason }: PostRow) => state === 'needs_you' && waitsForAccount(reason)

const resumeCampaign = ({ db }: Pick<Deps, 'db'>, { workspaceId, campaignId }: Held): Promise<number> =>
  db.transaction(async (db) => {
    const held = (await lockPosts(db, { workspaceId }, campaignId)).filter(isHeld)
    const accountOf = await accountsFor(db, held)
    const ready = held.filter((post) => {
      const account = accountOf(post)
      return account !== undefined && account.health !== 'needs_reconnect'
    })
    for (const { id } of ready) await repository.resume(db, workspaceId, id)
    if (ready.length > 0) await recomputeAndAnnounce(db, { workspaceId, clientId: undefined }, campaignId)
    return ready.length
  })

/** Posts that waited for a channel go out once it is reconnected, unless it is too late for them. */
export async function resumeHeldPosts(deps: Pick<Deps, 'db' | 'env'>): Promise<number> {
  let resumed = 0
  for (const held of await repository.listHeld(deps.db, deps.env.publishing.graceMs))
    resumed += await resumeCampaign(deps, held)
  return resumed
}
