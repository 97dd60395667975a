import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { invoices } from './invoices.table.ts'

/**
 * Another currency, with `more` decimals than the one before (fewer are negative): the amounts stay what stands on the invoices.
 * Answers false, and changes nothing, where one of them has decimals that would be lost; made-up ones are rounded.
 */
export async function shiftAmounts(db: Db, workspaceId: WorkspaceId, more: number): Promise<boolean> {
  const isHere = eq(invoices.workspaceId, workspaceId)
  const [lost] =
    more < 0
      ? await db
          .select({ id: invoices.id })
          .from(invoices)
          .where(and(isHere, eq(invoices.isDemo, false), ne(sql`${invoices.amount} % ${10 ** -more}`, 0)))
          .limit(1)
      : []
  if (lost) return false
  await db
    .update(invoices)
    .set({ amount: sql`round(${invoices.amount} * power(10::numeric, ${more}))` })
    .where(isHere)
  return true
}

/** Whether people have written invoices of their own. */
export async function hasInvoices(db: Db, workspaceId: WorkspaceId): Promise<boolean> {
  const [own] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.workspaceId, workspaceId), eq(invoices.isDemo, false)))
    .limit(1)
  return own !== undefined
}
