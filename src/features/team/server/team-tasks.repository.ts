import { and, asc, desc, eq, getTableColumns, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import { isoText } from '#server/db/columns.ts'
import type { Db } from '#server/db/database.ts'
import { users } from '#server/tenancy/users.table.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { TaskEventKind } from '../team.contract.ts'
import { taskEvents, teamTasks } from './team-tasks.table.ts'

export type Task = typeof teamTasks.$inferSelect
export type Position = [instant: string, id: string]

const assignee = alias(users, 'assignee')
const assigner = alias(users, 'assigner')
const approver = alias(users, 'approver')

// Written out: only then does the type say that the whole person may be null.
const assigneeColumns = { id: assignee.id, firstName: assignee.firstName, lastName: assignee.lastName }
const assignerColumns = { id: assigner.id, firstName: assigner.firstName, lastName: assigner.lastName }
const approverColumns = { id: approver.id, firstName: approver.firstName, lastName: approver.lastName }

const isoOrNull = (column: AnyPgColumn) => isoText(column) as SQL<string | null>

const isIn = (workspaceId: WorkspaceId) => eq(teamTasks.workspaceId, workspaceId)
const isOne = (workspaceId: WorkspaceId, id: string) => and(isIn(workspaceId), eq(teamTasks.id, id))

const { workspaceId: _workspace, isDemo: _demo, ...own } = getTableColumns(teamTasks)

const tasksWithPeople = (db: Db) =>
  db
    .select({
      ...own,
      dueDate: isoOrNull(teamTasks.dueDate),
      submittedAt: isoOrNull(teamTasks.submittedAt),
      completedAt: isoOrNull(teamTasks.completedAt),
      createdAt: isoText(teamTasks.createdAt),
      assignedToUser: assigneeColumns,
      assignedByUser: assignerColumns,
      approver: approverColumns,
    })
    .from(teamTasks)
    .leftJoin(assignee, eq(assignee.id, teamTasks.assignedTo))
    .leftJoin(assigner, eq(assigner.id, teamTasks.assignedBy))
    .leftJoin(approver, eq(approver.id, teamTasks.approverId))

const sideOf = (userId: string, assigned: boolean) =>
  eq(assigned ? teamTasks.assignedTo : teamTasks.assignedBy, userId)

export const list = (
  db: Db,
  workspaceId: WorkspaceId,
  { userId, assigned }: { userId: string; assigned: boolean },
  after: Position | null,
  limit: number,
) =>
  tasksWithPeople(db)
    .where(
      and(
        isIn(workspaceId),
        sideOf(userId, assigned),
        after
          ? sql`(${teamTasks.createdAt}, ${teamTasks.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(teamTasks.createdAt), desc(teamTasks.id))
    .limit(limit)

export async function count(db: Db, workspaceId: WorkspaceId, userId: string, assigned: boolean) {
  const [row] = await db
    .select({
      all: sql<number>`count(*)`,
      completed: sql<number>`count(*) filter (where ${teamTasks.status} = 'completed')`,
      open: sql<number>`count(*) filter (where ${teamTasks.status} not in ('completed', 'cancelled'))`,
    })
    .from(teamTasks)
    .where(and(isIn(workspaceId), sideOf(userId, assigned)))
  return row ?? { all: 0, completed: 0, open: 0 }
}

export async function find(db: Db, workspaceId: WorkspaceId, id: string) {
  const [row] = await tasksWithPeople(db).where(isOne(workspaceId, id))
  return row ?? null
}

/** Locked until the transaction ends. */
export async function lock(db: Db, workspaceId: WorkspaceId, id: string): Promise<Task | null> {
  const [row] = await db.select().from(teamTasks).where(isOne(workspaceId, id)).for('update')
  return row ?? null
}

type NewTask = Omit<typeof teamTasks.$inferInsert, 'workspaceId'>

export async function insert(db: Db, workspaceId: WorkspaceId, task: NewTask): Promise<string> {
  const [row] = await db
    .insert(teamTasks)
    .values({ ...task, workspaceId })
    .returning({ id: teamTasks.id })
  if (!row) throw new Error('The task was not written.')
  return row.id
}

export type TaskUpdate = Partial<Omit<NewTask, 'id' | 'createdAt'>>

export const update = (db: Db, workspaceId: WorkspaceId, id: string, changes: TaskUpdate) =>
  db.update(teamTasks).set(changes).where(isOne(workspaceId, id))

export type NewEvent = {
  kind: TaskEventKind
  userId: string
  personName: string
  text?: string | null
  proofFileUrl?: string | null
  createdAt: Date
}

/** The caller has locked the task, so the next number is unique. */
export const addEvent = (db: Db, workspaceId: WorkspaceId, taskId: string, event: NewEvent) =>
  db.insert(taskEvents).values({
    ...event,
    workspaceId,
    taskId,
    number: sql`(select coalesce(max(number), 0) + 1 from ${taskEvents} where task_id = ${taskId})`,
  })

export const events = (db: Db, workspaceId: WorkspaceId, taskId: string) =>
  db
    .select({
      number: taskEvents.number,
      kind: taskEvents.kind,
      personName: taskEvents.personName,
      text: taskEvents.text,
      proofFileUrl: taskEvents.proofFileUrl,
      createdAt: isoText(taskEvents.createdAt),
    })
    .from(taskEvents)
    .where(and(eq(taskEvents.workspaceId, workspaceId), eq(taskEvents.taskId, taskId)))
    .orderBy(asc(taskEvents.number))

/** The submitter's name at that time: they may have left since. */
const submitterName = sql<string>`(${sql`select person_name from ${taskEvents} where ${taskEvents.workspaceId} = ${teamTasks.workspaceId} and ${taskEvents.taskId} = ${teamTasks.id} and ${taskEvents.kind} = 'submitted' order by ${taskEvents.number} desc limit 1`})`

const isWaiting = (workspaceId: WorkspaceId) =>
  and(isIn(workspaceId), eq(teamTasks.status, 'pending_approval'))

/** Tasks that wait for this person: as named approver, and of their subordinates. Longest waiting first. */
export const listWaiting = (
  db: Db,
  workspaceId: WorkspaceId,
  { userId, below }: { userId: string; below: string[] },
  after: Position | null,
  limit: number,
) =>
  db
    .select({
      id: teamTasks.id,
      title: teamTasks.title,
      description: teamTasks.description,
      notes: teamTasks.notes,
      proofFileUrl: teamTasks.proofFileUrl,
      submittedAt: isoText(teamTasks.submittedAt),
      submitterName,
      assignedToUser: assigneeColumns,
    })
    .from(teamTasks)
    .leftJoin(assignee, eq(assignee.id, teamTasks.assignedTo))
    .where(
      and(
        isWaiting(workspaceId),
        or(eq(teamTasks.approverId, userId), inArray(teamTasks.assignedTo, below)),
        sql`${teamTasks.assignedTo} is distinct from ${userId}`,
        after
          ? sql`(${teamTasks.submittedAt}, ${teamTasks.id}) > (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(teamTasks.submittedAt), asc(teamTasks.id))
    .limit(limit)

/** Everything that waits in the workspace; locked in one order to avoid deadlocks. */
export const lockWaiting = (db: Db, workspaceId: WorkspaceId) =>
  db
    .select({ ...own, submitterName })
    .from(teamTasks)
    .where(isWaiting(workspaceId))
    .orderBy(asc(teamTasks.id))
    .for('update')

/** This person's open tasks and those they assigned; locked in one order, as above. */
export const lockOpenOf = (db: Db, workspaceId: WorkspaceId, userId: string): Promise<Task[]> =>
  db
    .select()
    .from(teamTasks)
    .where(
      and(
        isIn(workspaceId),
        or(eq(teamTasks.assignedTo, userId), eq(teamTasks.assignedBy, userId)),
        notInArray(teamTasks.status, ['completed', 'cancelled']),
      ),
    )
    .orderBy(asc(teamTasks.id))
    .for('update')

/** Removes this person from their tasks, which stay. */
export async function releasePerson(db: Db, workspaceId: WorkspaceId, userId: string): Promise<void> {
  for (const column of ['assignedTo', 'assignedBy', 'approverId'] as const)
    await db
      .update(teamTasks)
      .set({ [column]: null })
      .where(and(isIn(workspaceId), eq(teamTasks[column], userId)))
}
