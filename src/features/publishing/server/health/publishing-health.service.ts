import type { PublishingHealth, Trouble } from '#features/publishing/publishing-health.contract.ts'
import { listTroubled } from '#features/social-accounts/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { listAlive } from '../workers/publishing-workers.repository.ts'
import * as repository from './publishing-health.repository.ts'

const MOST_NAMED = 3

type Affected = { campaignId: string }[]

/** Counts the posts of each trouble and names their first campaigns. */
async function nameTroubles<Kind extends string>(
  db: Db,
  workspaceId: WorkspaceId,
  found: Record<Kind, Affected>,
): Promise<Record<Kind, Trouble>> {
  const firstOf = (posts: Affected) =>
    [...new Set(posts.map(({ campaignId }) => campaignId))].slice(0, MOST_NAMED)
  const kinds = Object.entries<Affected>(found)
  const named = await repository.listTitles(
    db,
    workspaceId,
    kinds.flatMap(([, posts]) => firstOf(posts)),
  )
  const byId = new Map(named.map((campaign) => [campaign.id, campaign]))
  const troubles = kinds.map(([kind, posts]) => [
    kind,
    { count: posts.length, campaigns: firstOf(posts).flatMap((id) => byId.get(id) ?? []) },
  ])
  return Object.fromEntries(troubles)
}

const longestOf = (due: { waitedSeconds: number }[]): number | null =>
  due.length > 0 ? Math.floor(Math.max(...due.map(({ waitedSeconds }) => waitedSeconds))) : null

/** How long the oldest due post of any workspace has been waiting; null if none is due. */
export const findQueueAge = async (db: Db): Promise<number | null> =>
  longestOf(await repository.listDueOfAll(db))

export async function getHealth(
  db: Db,
  { workspaceId }: Pick<Actor, 'workspaceId'>,
): Promise<Omit<PublishingHealth, 'address'>> {
  const accounts = await listTroubled(db, workspaceId)
  const due = await repository.listDue(db, workspaceId)
  const troubles = await nameTroubles(db, workspaceId, {
    overdue: due.filter((post) => post.isOverdue),
    unconfirmed: await repository.listInState(db, workspaceId, 'unconfirmed'),
    needsYou: await repository.listInState(db, workspaceId, 'needs_you'),
    failed: await repository.listFailedThisWeek(db, workspaceId),
  })
  return {
    hasWorker: (await listAlive(db)).length > 0,
    ...troubles,
    queueAgeSeconds: longestOf(due),
    waiting: await repository.countWaiting(db, workspaceId),
    sending: (await repository.listInState(db, workspaceId, 'sending')).length,
    last: await repository.findLast(db, workspaceId),
    next: await repository.findNext(db, workspaceId),
    accounts: accounts.map(({ pausedUntil, ...account }) => ({
      ...account,
      pausedUntil: pausedUntil?.toISOString() ?? null,
    })),
  }
}
