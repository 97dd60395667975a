import type { Platform } from '#connectors/social/platforms.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import * as repository from './sending-accounts.repository.ts'
import type { AccountRow } from './social-accounts.repository.ts'

type Sender = { workspaceId: WorkspaceId; brandId: string | null; platform: Platform }

/**
 * The account of each post: the brand's own, otherwise one without a brand, and the oldest of several. Share-locked
 * against disconnecting until the transaction ends.
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
