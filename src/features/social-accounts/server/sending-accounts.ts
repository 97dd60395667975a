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

/** Only the chosen account, if there is one. */
const mayCarry = (row: AccountRow, { workspaceId, brandId, platform, accountId }: Sender) =>
  row.workspaceId === workspaceId &&
  row.platform === platform &&
  (accountId === null || row.id === accountId) &&
  (row.brandId === null || row.brandId === brandId)

/** Sorted as they are used, and share-locked against disconnecting until the transaction ends. */
function lockActive(db: Db, senders: readonly Sender[]): Promise<AccountRow[]> {
  const each = <T>(of: (sender: Sender) => T) => [...new Set(senders.map(of))]
  return repository.listActive(
    db,
    each(({ workspaceId }) => workspaceId),
    each(({ platform }) => platform),
  )
}

/**
 * The account of each post: the chosen one and no other. Without a choice, a real network before the sandbox, the
 * brand's own before one without a brand, and the oldest of several.
 */
export async function accountsFor(
  db: Db,
  senders: readonly Sender[],
): Promise<(sender: Sender) => AccountRow | undefined> {
  const accounts = await lockActive(db, senders)
  return (sender) => accounts.find((row) => mayCarry(row, sender))
}

/** All accounts that each post may go through; without a choice it goes through the first. */
export async function openAccountsFor(
  db: Db,
  senders: readonly Sender[],
): Promise<(sender: Sender) => AccountRow[]> {
  const accounts = await lockActive(db, senders)
  return (sender) => accounts.filter((row) => mayCarry(row, sender))
}

export const { hasWorkingAccount } = repository
export const takeTurn = repository.takeTurn
export const takeTurnOf = repository.takeTurnOf
export const pauseAccounts = repository.pause
export type { Pause } from './sending-accounts.repository.ts'
