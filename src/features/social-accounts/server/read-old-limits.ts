import { subDays } from 'date-fns/subDays'
import { adapterNames } from '#connectors/social/platforms.ts'
import { adapterFor } from '#connectors/social/server-registry.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/events/announce.ts'
import { openAccount } from './account-secret.ts'
import { listUnreadLimits, setLimits } from './channel-grants.repository.ts'
import { find } from './social-accounts.repository.ts'

const READ_AFTER_DAYS = 3
const AT_ONCE = 100

/** Administrators change what their servers allow. One after the other: this is not urgent. */
export async function readOldLimits(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const adapters = adapterNames.filter((name) => adapterFor(name, deps).readLimits !== undefined)
  const unread = await listUnreadLimits(deps.db, adapters, subDays(now, READ_AFTER_DAYS), AT_ONCE)
  for (const { grantId, accountId, workspaceId } of unread) {
    const account = await find(deps.db, workspaceId, accountId)
    const opened = account && openAccount(deps.secrets, account)
    const limits = opened ? ((await adapterFor(account.adapter, deps).readLimits?.(opened)) ?? null) : null
    await deps.db.transaction(async (db) => {
      await setLimits(db, workspaceId, grantId, limits, now)
      if (limits) await announce(db, { workspaceId }, 'social-accounts')
    })
  }
}
