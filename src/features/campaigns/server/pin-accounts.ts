import type { Platform } from '#connectors/social/platforms.ts'
import { isTestAdapter } from '#connectors/social/server-registry.ts'
import { openAccountsFor } from '#features/social-accounts/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { update } from './posts.repository.ts'

type Scheduled = {
  id: string
  workspaceId: WorkspaceId
  brandId: string | null
  platform: Platform
  accountId: string | null
}

/**
 * Where a shop has several accounts, a scheduled post keeps the one it would go to now: when that is disconnected, the
 * post waits for it instead of moving to another page. Not the sandbox, which steps back for a real account.
 */
export async function pinAccounts(db: Db, scheduled: readonly Scheduled[]): Promise<void> {
  const open = scheduled.filter(({ accountId }) => accountId === null)
  if (open.length === 0) return
  const accountsOf = await openAccountsFor(db, open)
  for (const post of open) {
    const [usual, another] = accountsOf(post)
    if (!usual || !another || isTestAdapter(usual.adapter)) continue
    const { id: accountId, accountName } = usual
    await update(db, post.workspaceId, post.id, { accountId, accountName })
  }
}
