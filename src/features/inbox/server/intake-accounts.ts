import type { Incoming } from '#connectors/social/incoming.ts'
import { adapterFor } from '#connectors/social/server-registry.ts'
import { findAccountForIntake, openAccount } from '#features/social-accounts/index.server.ts'
import type { Deps } from '#server/deps.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'

/** What is needed to know that a delivery comes from the account's network. */
export type IntakeAccount = { workspaceId: WorkspaceId; secret: string; incoming: Incoming }

export type IntakeAccounts = {
  /** As it was a moment ago, without asking; null when nobody asked lately. */
  recall(id: string): IntakeAccount | null
  /** As it is now; null when there is none that takes deliveries. */
  read(id: string): Promise<IntakeAccount | null>
}

const FRESH_MS = 5000
const MOST = 1000

/**
 * A network that hands in hundreds a second names the same account each time. Who relies on what is remembered here must not
 * refuse anybody for it; that the account still exists is checked by the database when the delivery is stored.
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
