import type { Incoming } from '#connectors/social/incoming.ts'
import { adapterFor } from '#connectors/social/server-registry.ts'
import { findAccountForIntake, openAccount } from '#features/social-accounts/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

/** What is needed to verify a delivery of an account. */
export type IntakeAccount = { workspaceId: WorkspaceId; secret: string; incoming: Incoming }

export type IntakeAccounts = {
  /** The cached account without a query; null if not cached. */
  recall(id: string): IntakeAccount | null
  /** The current account; null if there is none that accepts deliveries. */
  read(id: string): Promise<IntakeAccount | null>
}

const FRESH_MS = 5000
const MOST = 1000

/**
 * Caches accounts, because a network that posts hundreds of webhooks a second names the same one each time. A stale
 * entry must not refuse a delivery; the database checks that the account still exists when storing.
 */
export function openIntakeAccounts(deps: Deps): IntakeAccounts {
  const known = new Map<string, { account: IntakeAccount; until: number }>()
  return {
    recall(id) {
      const found = known.get(id)
      return found && found.until > performance.now() ? found.account : null
    },
    async read(id) {
      known.delete(id)
      const row = await findAccountForIntake(deps.db, id)
      const opened = row && openAccount(deps.secrets, row)
      const incoming = row && adapterFor(row.adapter, deps).incoming
      if (!row || !opened || !incoming) return null
      const account = { workspaceId: row.workspaceId, secret: opened.secret, incoming }
      if (known.size >= MOST) known.clear()
      known.set(id, { account, until: performance.now() + FRESH_MS })
      return account
    },
  }
}
