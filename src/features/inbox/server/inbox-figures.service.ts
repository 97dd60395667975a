import { and, eq, sum } from 'drizzle-orm'
import { isOfBrands } from '#features/brands/server/brands.service.ts'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { inboxTotals } from './inbox.table.ts'

export type InboxFigures = {
  total: number
  unread: number
  urgent: number
  /** Hours until somebody was answered, on average; null while nobody was. */
  averageResponseHours: number | null
}

/** The figures of the inbox, of one brand and of none or of all; null while no message has come in. */
export async function inboxFigures(
  db: Db,
  workspaceId: WorkspaceId,
  brandId?: string,
): Promise<InboxFigures | null> {
  const [row] = await db
    .select({
      total: sum(inboxTotals.total).mapWith(Number),
      unread: sum(inboxTotals.unread).mapWith(Number),
      urgent: sum(inboxTotals.urgent).mapWith(Number),
      answered: sum(inboxTotals.answered).mapWith(Number),
      seconds: sum(inboxTotals.responseSeconds).mapWith(Number),
    })
    .from(inboxTotals)
    .where(
      and(
        eq(inboxTotals.workspaceId, workspaceId),
        brandId ? isOfBrands(inboxTotals.brandId, [brandId]) : undefined,
      ),
    )
  if (!row?.total) return null
  const { total, unread, urgent, answered, seconds } = row
  return { total, unread, urgent, averageResponseHours: answered > 0 ? seconds / answered / 3600 : null }
}
