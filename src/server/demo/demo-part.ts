import type { Locale } from '#platform/locale.ts'
import type { Db } from '../db/database.ts'
import type { Secrets } from '../secrets.ts'
import type { WorkspaceId } from '../tenancy/workspaces.table.ts'

/** The made-up shop that is being filled, as every part sees it. */
export type DemoShop = {
  workspaceId: WorkspaceId
  /** Who asked for it: the real person among the made-up ones. */
  userId: string
  /** The language of whatever only exists in one. */
  locale: Locale
  timeZone: string
  now: Date
  /** For what is stored sealed. */
  secrets: Pick<Secrets, 'seal'>
  /** The same id for the same name in the same workspace, so that a second run finds what the first one wrote. */
  id(name: string): string
  /** A moment of the shop's past, at a time of day as its clocks show it. */
  daysAgo(days: number, time?: string): Date
  /** A calendar day, YYYY-MM-DD, before today, or after it when negative. */
  dayBefore(days: number): string
}

/**
 * What one feature contributes to the demo data. Every row it writes is marked `isDemo`. Parts are filled in their order and
 * emptied in the reverse one.
 */
export type DemoPart = {
  name: string
  /** Run again, it adds nothing: rows have ids of the shop, and those that exist are left as they are. */
  fill(db: Db, shop: DemoShop): Promise<void>
  /** Takes away what is marked, but for rows that real ones refer to: those are the person's own from now on. */
  clear(db: Db, workspaceId: WorkspaceId): Promise<void>
}
