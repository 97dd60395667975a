import { listWorkers, lookAtPosts } from '#features/campaigns/index.server.ts'
import { listTroubled } from '#features/social-accounts/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { PublishingHealth } from '../publishing-health.contract.ts'

export async function getHealth(
  db: Db,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
): Promise<PublishingHealth> {
  const accounts = await listTroubled(db, workspaceId)
  return {
    hasWorker: (await listWorkers(db)).length > 0,
    ...(await lookAtPosts(db, workspaceId)),
    accounts: accounts.map(({ pausedUntil, ...account }) => ({
      ...account,
      pausedUntil: pausedUntil?.toISOString() ?? null,
    })),
  }
}
