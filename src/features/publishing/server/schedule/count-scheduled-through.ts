import { accountsFor, findAccount } from '#features/social-accounts/index.server.ts'
import { notFound } from '#platform/errors.ts'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { countScheduled } from './scheduled-posts.repository.ts'

/** How many scheduled posts would go through an account. */
export const countScheduledThrough = (
  db: Db,
  { workspaceId }: Actor,
  id: string,
): Promise<{ count: number }> =>
  db.transaction(async (db) => {
    const account = await findAccount(db, workspaceId, id)
    if (!account) throw notFound()
    const { platform } = account
    const groups = await countScheduled(db, workspaceId, platform)
    const senders = groups.map((group) => ({ workspaceId, platform, ...group }))
    const accountOf = await accountsFor(db, senders)
    const through = senders.filter((sender) => accountOf(sender)?.id === id)
    return { count: through.reduce((sum, { count }) => sum + count, 0) }
  })
