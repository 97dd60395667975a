import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { BehaviourKind } from '../sandbox-behaviour.contract.ts'
import { sandboxBehaviours } from './behaviours.table.ts'

type NewBehaviour = Omit<typeof sandboxBehaviours.$inferInsert, 'workspaceId' | 'accountId'>

const isOf = (workspaceId: WorkspaceId, accountId: string) =>
  and(eq(sandboxBehaviours.workspaceId, workspaceId), eq(sandboxBehaviours.accountId, accountId))

export async function find(db: Db, workspaceId: WorkspaceId, accountId: string) {
  const [row] = await db.select().from(sandboxBehaviours).where(isOf(workspaceId, accountId))
  return row ?? null
}

export const set = (db: Db, workspaceId: WorkspaceId, accountId: string, behaviour: NewBehaviour) =>
  db
    .insert(sandboxBehaviours)
    .values({ ...behaviour, workspaceId, accountId })
    .onConflictDoUpdate({ target: sandboxBehaviours.accountId, set: behaviour })

export const clear = (db: Db, workspaceId: WorkspaceId, accountId: string) =>
  db.delete(sandboxBehaviours).where(isOf(workspaceId, accountId))

/** Decrements the remaining posts; null if there are none left, or if the behavior was changed meanwhile. */
export async function takeTurn(db: Db, workspaceId: WorkspaceId, accountId: string, kind: BehaviourKind) {
  const [row] = await db
    .update(sandboxBehaviours)
    .set({ remaining: sql`${sandboxBehaviours.remaining} - 1` })
    .where(
      and(
        isOf(workspaceId, accountId),
        eq(sandboxBehaviours.kind, kind),
        or(isNull(sandboxBehaviours.remaining), gt(sandboxBehaviours.remaining, 0)),
      ),
    )
    .returning({ seconds: sandboxBehaviours.seconds })
  return row ?? null
}
