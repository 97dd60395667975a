import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, isDemo, oneOf, workspaceId } from '#server/db/columns.ts'
import { users } from '#server/tenancy/users.table.ts'
import {
  type TaskEventKind,
  type TaskPriority,
  type TaskStatus,
  taskPriorities,
  taskStatuses,
} from '../team.contract.ts'

export const teamTasks = pgTable(
  'team_tasks',
  {
    id: id(),
    workspaceId: workspaceId(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** Null once that person has left; the task stays. */
    assignedTo: uuid('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    assignedBy: uuid('assigned_by').references(() => users.id, { onDelete: 'set null' }),
    priority: text('priority').$type<TaskPriority>().notNull().default('medium'),
    status: text('status').$type<TaskStatus>().notNull().default('pending'),
    dueDate: instant('due_date'),
    requiresProof: boolean('requires_proof').notNull().default(true),
    notes: text('notes'),
    /** A stored file of the workspace. */
    proofFileUrl: text('proof_file_url'),
    /** Who is asked to approve it. */
    approverId: uuid('approver_id').references(() => users.id, { onDelete: 'set null' }),
    submittedAt: instant('submitted_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    /** Why it was rejected; null again after the next submission. */
    rejectionReason: text('rejection_reason'),
    completedAt: instant('completed_at'),
    /** The conversation it was made from. No foreign key: the task outlives it. */
    conversationId: uuid('conversation_id'),
    isDemo: isDemo(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique('team_tasks_in_workspace').on(table.workspaceId, table.id),
    index('team_tasks_assigned').on(table.workspaceId, table.assignedTo, table.createdAt, table.id),
    index('team_tasks_created').on(table.workspaceId, table.assignedBy, table.createdAt, table.id),
    index('team_tasks_waiting')
      .on(table.workspaceId, table.submittedAt)
      .where(sql`${table.status} = 'pending_approval'`),
    oneOf('team_tasks_status', table.status, taskStatuses),
    oneOf('team_tasks_priority', table.priority, taskPriorities),
    // A task that requires proof is never done without it.
    check(
      'team_tasks_proof',
      sql`not ${table.requiresProof} or ${table.status} not in ('pending_approval', 'completed') or ${table.proofFileUrl} is not null`,
    ),
  ],
)

/** The append-only history of a task, so that no proof is ever lost. */
export const taskEvents = pgTable(
  'task_events',
  {
    id: id(),
    workspaceId: workspaceId(),
    taskId: uuid('task_id').notNull(),
    number: integer('number').notNull(),
    kind: text('kind').$type<TaskEventKind>().notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The person's name at that time. */
    personName: text('person_name').notNull(),
    text: text('text'),
    proofFileUrl: text('proof_file_url'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('task_events_number').on(table.taskId, table.number),
    foreignKey({
      name: 'task_events_task',
      columns: [table.workspaceId, table.taskId],
      foreignColumns: [teamTasks.workspaceId, teamTasks.id],
    }).onDelete('cascade'),
    index('task_events_by_task').on(table.workspaceId, table.taskId, table.number),
  ],
)
