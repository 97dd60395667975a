import { and, asc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Platform } from '#connectors/social/platforms.ts'
import { isTestAdapter } from '#connectors/social/server-registry.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { inSendingOrder } from './social-accounts.repository.ts'
import { socialAccounts } from './social-accounts.table.ts'

type Sender = Record<'workspaceId' | 'brandId' | 'platform' | 'accountId', AnyPgColumn>

/** The end of the pause of the account that sends a post; chosen as by `findAccountFor`. */
export const pausedUntilFor = ({ workspaceId, brandId, platform, accountId }: Sender): SQL =>
  sql`(select ${socialAccounts.pausedUntil} from ${socialAccounts}
    where ${socialAccounts.workspaceId} = ${workspaceId} and ${socialAccounts.platform} = ${platform}
      and ${socialAccounts.isActive} and (${socialAccounts.brandId} = ${brandId} or ${socialAccounts.brandId} is null)
      and (${accountId} is null or ${socialAccounts.id} = ${accountId})
    order by ${sql.join(inSendingOrder, sql`, `)} limit 1)`

const accountTroubles = ['needs_reconnect', 'unreachable', 'paused'] as const

export type TroubledAccount = {
  id: string
  platform: Platform
  accountName: string
  brandId: string | null
  isTest: boolean
  trouble: (typeof accountTroubles)[number]
  pausedUntil: Date | null
}

// Networks that take one post at a time are constantly paused for seconds; that is no trouble.
const isPaused = sql`coalesce(${socialAccounts.pausedUntil} > now() + interval '1 minute', false)`

/** Accounts that need attention: expired, unreachable or rate-limited. */
export async function listTroubled(db: Db, workspaceId: WorkspaceId): Promise<TroubledAccount[]> {
  const rows = await db
    .select({
      id: socialAccounts.id,
      platform: socialAccounts.platform,
      accountName: socialAccounts.accountName,
      brandId: socialAccounts.brandId,
      adapter: socialAccounts.adapter,
      health: socialAccounts.health,
      pausedUntil: socialAccounts.pausedUntil,
    })
    .from(socialAccounts)
    .where(
      and(
        eq(socialAccounts.workspaceId, workspaceId),
        eq(socialAccounts.isActive, true),
        or(ne(socialAccounts.health, 'ok'), isPaused),
      ),
    )
    .orderBy(asc(socialAccounts.createdAt), asc(socialAccounts.id))
    .limit(50)
  return rows.map(({ adapter, health, pausedUntil, ...account }) => ({
    ...account,
    isTest: isTestAdapter(adapter),
    trouble: health === 'ok' ? 'paused' : health,
    pausedUntil: health === 'ok' ? pausedUntil : null,
  }))
}

/** Of all workspaces, for the operator. */
export async function countTroubled(db: Db): Promise<{ needsReconnect: number; unreachable: number }> {
  const having = (health: 'needs_reconnect' | 'unreachable') =>
    sql`count(*) filter (where ${socialAccounts.health} = ${health})`.mapWith(Number)
  const [row] = await db
    .select({ needsReconnect: having('needs_reconnect'), unreachable: having('unreachable') })
    .from(socialAccounts)
    .where(eq(socialAccounts.isActive, true))
  return row ?? { needsReconnect: 0, unreachable: 0 }
}
