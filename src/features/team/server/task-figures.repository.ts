import { and, count, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { Actor } from '#server/tenancy/actor.ts'
import { teamTasks } from './team-tasks.table.ts'

type Person = Pick<Actor, 'workspaceId' | 'userId'>

/** Tasks that wait for this person's decision. */
export async function countWaitingFor(db: Db, { workspaceId, userId }: Person): Promise<number> {
  const [row] = await db
    .select({ tasks: count() })
    .from(teamTasks)
    .where(
      and(
        eq(teamTasks.workspaceId, workspaceId),
        eq(teamTasks.status, 'pending_approval'),
        eq(teamTasks.approverId, userId),
      ),
    )
  return row?.tasks ?? 0
}

/** This person's open tasks, and how many are overdue. */
export async function countOpenTasks(db: Db, { workspaceId, userId }: Person, now: Date) {
  const [row] = await db
    .select({
      open: count(),
      late: sql<number>`count(*) filter (where ${lt(teamTasks.dueDate, now)})`.mapWith(Number),
    })
    .from(teamTasks)
    .where(
      and(
        eq(teamTasks.workspaceId, workspaceId),
        eq(teamTasks.assignedTo, userId),
        inArray(teamTasks.status, ['pending', 'in_progress']),
      ),
    )
  return { open: row?.open ?? 0, late: row?.late ?? 0 }
}
