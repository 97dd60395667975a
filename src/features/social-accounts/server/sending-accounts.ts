import type { Platform } from '#connectors/social/platforms.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as repository from './sending-accounts.repository.ts'
import type { AccountRow } from './social-accounts.repository.ts'

type Sender = {
  workspaceId: WorkspaceId
  brandId: string | null
  platform: Platform
  /** Null for the usual one. */
  accountId: string | null
}

/**
 * The account of each post: the chosen one and no other. Without a choice, a real network before the sandbox, the brand's own before one without a brand, and the
 * oldest of several. Share-locked against disconnecting until the transaction ends.
 */
export async function accountsFor(
  db: Db,
  senders: Sender[],
): Promise<(sender: Sender) => AccountRow | undefined> {
  const each = <T>(of: (sender: Sender) => T) => [...new Set(senders.map(of))]
  const accounts = await repository.listActive(
    db,
    each(({ workspaceId }) => workspaceId),
    each(({ platform }) => platform),
  )
  return ({ workspaceId, brandId, platform, accountId }) => {
    // Sorted as they are used.
    return accounts.find(
      (row) =>
        row.workspaceId === workspaceId &&
        row.platform === platform &&
        (accountId === null || row.id === accountId) &&
        (row.brandId === null || row.brandId === brandId),
    )
  }
}

export const takeTurn = repository.takeTurn
export const takeTurnOf = repository.takeTurnOf
export const pauseAccount = repository.pause
