import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import { sandboxPostFates } from './post-fates.table.ts'
import { sandboxLedger } from './sandbox-network.table.ts'

export const setReady = (db: Db, workspaceId: WorkspaceId, ledgerId: string, at: Date) =>
  db.insert(sandboxPostFates).values({ workspaceId, ledgerId, kind: 'ready', at })

/** Answers whether there was a post of this account that was not removed before. */
export async function remove(db: Db, workspaceId: WorkspaceId, accountId: string, id: string, at: Date) {
  const { rowCount } = await db
    .insert(sandboxPostFates)
    .select(
      db
        .select({
          ledgerId: sandboxLedger.id,
          workspaceId: sandboxLedger.workspaceId,
          kind: sql<'removed'>`'removed'`.as('kind'),
          at: sql<Date>`${at.toISOString()}::timestamptz`.as('at'),
        })
        .from(sandboxLedger)
        .where(
          and(
            eq(sandboxLedger.workspaceId, workspaceId),
            eq(sandboxLedger.accountId, accountId),
            eq(sandboxLedger.id, id),
          ),
        ),
    )
    .onConflictDoNothing()
  return rowCount === 1
}

export const list = (db: Db, workspaceId: WorkspaceId, ids: string[]) =>
  db
    .select()
    .from(sandboxPostFates)
    .where(and(eq(sandboxPostFates.workspaceId, workspaceId), inArray(sandboxPostFates.ledgerId, ids)))
