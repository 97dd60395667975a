import { and, eq, sql } from 'drizzle-orm'
import { isOfBrands, shownWith } from '#features/brands/server/brands.service.ts'
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

/** The figures of the inbox: of what a list shows with this brand chosen, or of all; null while no message has come in. */
export async function inboxFigures(
  db: Db,
  workspaceId: WorkspaceId,
  brandId?: string,
): Promise<InboxFigures | null> {
  const brandIds = brandId ? await shownWith(db, { workspaceId }, brandId) : undefined
  const isShown = isOfBrands(inboxTotals.brandId, brandIds) ?? sql`true`
  const sumOf = (
    column: keyof Pick<typeof inboxTotals, 'total' | 'unread' | 'urgent' | 'answered' | 'responseSeconds'>,
  ) => sql`coalesce(sum(${inboxTotals[column]}) filter (where ${isShown}), 0)::bigint`.mapWith(Number)
  const [row] = await db
    .select({
      everything: sql`coalesce(sum(${inboxTotals.total}), 0)::bigint`.mapWith(Number),
      total: sumOf('total'),
      unread: sumOf('unread'),
      urgent: sumOf('urgent'),
      answered: sumOf('answered'),
      seconds: sumOf('responseSeconds'),
    })
    .from(inboxTotals)
    .where(and(eq(inboxTotals.workspaceId, workspaceId)))
  if (!row?.everything) return null
  const { total, unread, urgent, answered, seconds } = row
  return { total, unread, urgent, averageResponseHours: answered > 0 ? seconds / answered / 3600 : null }
}
