import type { Platform } from '#connectors/social/platforms.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as repository from './sending-accounts.repository.ts'
import type { AccountRow } from './social-accounts.repository.ts'

type Sender = { workspaceId: WorkspaceId; brandId: string | null; platform: Platform }

/**
 * Finds for each of many posts what it goes out through: the brand's own account, else one of no brand, and the oldest of
 * several. Until the transaction ends none of them is disconnected.
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
    const fit = accounts.filter((row) => row.workspaceId === workspaceId && row.platform === platform)
    const own = brandId === null ? undefined : fit.find((row) => row.brandId === brandId)
    return own ?? fit.find((row) => row.brandId === null)
  }
}

export const takeTurn = repository.takeTurn
export const pauseAccount = repository.pause
