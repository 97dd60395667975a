import type { Platform } from '#connectors/social/platforms.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as repository from './sending-accounts.repository.ts'
import type { AccountRow } from './social-accounts.repository.ts'

type Sender = { workspaceId: WorkspaceId; brandId: string | null; platform: Platform }

/**
 * The account of each post: a real network before the sandbox, the brand's own before one without a brand, and the
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
  return ({ workspaceId, brandId, platform }) => {
    // Sorted as they are used.
    return accounts.find(
      (row) =>
        row.workspaceId === workspaceId &&
        row.platform === platform &&
        (row.brandId === null || row.brandId === brandId),
    )
  }
}

export const { hasWorkingAccount } = repository
export const takeTurn = repository.takeTurn
export const takeTurnOf = repository.takeTurnOf
export const pauseAccount = repository.pause
