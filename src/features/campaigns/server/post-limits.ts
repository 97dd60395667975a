import type { ServerLimits } from '#connectors/social/server-limits.ts'
import { accountFor } from '#features/social-accounts/account-for.ts'
import { listSendingAccounts } from '#features/social-accounts/index.server.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { SendingAccount } from './post-destination.ts'
import type { PostRow } from './posts.repository.ts'

type Posted = Pick<PostRow, 'brandId' | 'platform' | 'accountId'>

/** What the server of a post's account allows; null if it is as everywhere. */
export const limitsFor = (accounts: readonly SendingAccount[], post: Posted): ServerLimits | null =>
  accountFor(accounts, post)?.limits ?? null

export const readLimits = async (db: Db, workspaceId: WorkspaceId, post: Posted) =>
  limitsFor(await listSendingAccounts(db, workspaceId), post)
