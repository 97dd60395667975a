import * as z from 'zod'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { fileUrlSchema } from '#core/files/files.contract.ts'
import { endpoint, list, pageQuery } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { atMostCharacters, ruleText } from '#platform/validation.ts'
import { teamRules } from './i18n/index.ts'

export const taskPriorities = ['low', 'medium', 'high', 'urgent'] as const
export type TaskPriority = (typeof taskPriorities)[number]

export const taskStatuses = ['pending', 'in_progress', 'pending_approval', 'completed', 'cancelled'] as const
export type TaskStatus = (typeof taskStatuses)[number]

export const taskEventKinds = [
  'created',
  'changed',
  'started',
  'submitted',
  'approved',
  'rejected',
  'completed',
  'cancelled',
] as const
export type TaskEventKind = (typeof taskEventKinds)[number]

const personSchema = z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() })

export const taskSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  assignedTo: z.uuid().nullable(),
  assignedToUser: personSchema.nullable(),
  assignedByUser: personSchema.nullable(),
  priority: z.enum(taskPriorities),
  status: z.enum(taskStatuses),
  dueDate: instantSchema.nullable(),
  requiresProof: z.boolean(),
  notes: z.string().nullable(),
  proofFileUrl: z.string().nullable(),
  /** Who is asked to approve it, while it waits. */
  approver: personSchema.nullable(),
  submittedAt: instantSchema.nullable(),
  rejectionReason: z.string().nullable(),
  completedAt: instantSchema.nullable(),
  createdAt: instantSchema,
})
export type TeamTask = z.output<typeof taskSchema>

export const taskEventSchema = z.object({
  number: z.number(),
  kind: z.enum(taskEventKinds),
  personName: z.string(),
  /** Notes, rejection reason, or the new assignee's name. */
  text: z.string().nullable(),
  proofFileUrl: z.string().nullable(),
  createdAt: instantSchema,
})
export type TaskEvent = z.output<typeof taskEventSchema>

export const wholeTaskSchema = taskSchema.extend({
  /** The conversation it was made from, while it exists. */
  conversation: z
    .object({ id: z.uuid(), contactName: z.string(), platform: z.enum(allPlatforms) })
    .nullable(),
  events: z.array(taskEventSchema),
})
export type WholeTask = z.output<typeof wholeTaskSchema>

const MAX_TITLE = 200
const MAX_TEXT = 4000
const longText = z.string().trim().max(MAX_TEXT, atMostCharacters(MAX_TEXT))

const FIRST_YEAR = '2000'
const LAST_YEAR = '2199'
const dueDateSchema = z.iso
  .datetime({ offset: true })
  .refine(
    (typed) => typed.slice(0, 4) >= FIRST_YEAR && typed.slice(0, 4) <= LAST_YEAR,
    ruleText(teamRules, 'invalidYear'),
  )

/** The fields of a task without defaults: a change must not reset omitted ones. */
const taskFields = z.object({
  assignedTo: z.uuid(ruleText(teamRules, 'chooseWhoShouldDoIt')),
  title: z
    .string()
    .trim()
    .min(1, ruleText(teamRules, 'titleIsRequired'))
    .max(MAX_TITLE, atMostCharacters(MAX_TITLE)),
  description: longText,
  priority: z.enum(taskPriorities),
  dueDate: dueDateSchema.nullable(),
  requiresProof: z.boolean(),
})

export const newTaskSchema = taskFields.extend({
  description: taskFields.shape.description.default(''),
  priority: taskFields.shape.priority.default('medium'),
  dueDate: taskFields.shape.dueDate.default(null),
  requiresProof: taskFields.shape.requiresProof.default(true),
  /** The conversation it is made from. */
  conversationId: z.uuid().nullable().default(null),
})
export type NewTask = z.output<typeof newTaskSchema>

export const taskChangesSchema = taskFields.partial()
export type TaskChanges = z.output<typeof taskChangesSchema>

const byId = z.object({ id: z.uuid() })

export const listTasks = endpoint({
  method: 'GET',
  path: '/api/team-tasks',
  access: 'signed-in',
  summary:
    'Tasks assigned to the signed-in person (assigned=true) or created by them (assigned=false), newest first',
  topics: ['tasks'],
  query: z.object({ ...pageQuery, assigned: z.stringbool().default(true) }),
  response: list(taskSchema),
})

export const taskSummary = endpoint({
  method: 'GET',
  path: '/api/team-tasks/summary',
  access: 'signed-in',
  summary:
    'How many tasks the signed-in person has and gave, and how many of the chosen view are done and open',
  topics: ['tasks'],
  query: z.object({ assigned: z.stringbool().default(true) }),
  response: z.object({
    assignedToMe: z.number(),
    createdByMe: z.number(),
    completed: z.number(),
    pending: z.number(),
  }),
})

export const createTask = endpoint({
  method: 'POST',
  path: '/api/team-tasks',
  access: 'signed-in',
  summary: 'Assign a task',
  body: newTaskSchema,
  response: taskSchema,
  status: 201,
  idempotent: true,
})

export const getTask = endpoint({
  method: 'GET',
  path: '/api/team-tasks/:id',
  access: 'signed-in',
  summary: 'One task with its history; for its assignee, assigner and possible approvers',
  topics: ['tasks/:id'],
  params: byId,
  response: wholeTaskSchema,
})

export const changeTask = endpoint({
  method: 'PATCH',
  path: '/api/team-tasks/:id',
  access: 'signed-in',
  summary: 'Update an open task that one assigned',
  params: byId,
  body: taskChangesSchema,
  response: taskSchema,
})

export const startTask = endpoint({
  method: 'PUT',
  path: '/api/team-tasks/:id/start',
  access: 'signed-in',
  summary: 'Start a task',
  params: byId,
  response: taskSchema,
})

export const cancelTask = endpoint({
  method: 'PUT',
  path: '/api/team-tasks/:id/cancel',
  access: 'signed-in',
  summary: 'Cancel a task that one assigned',
  params: byId,
  response: taskSchema,
})

export const completionSchema = z.object({
  notes: longText.default(''),
  proofFileUrl: fileUrlSchema.nullable().default(null),
})

export type Completion = z.output<typeof completionSchema>

export const completeTask = endpoint({
  method: 'PUT',
  path: '/api/team-tasks/:id/complete',
  access: 'signed-in',
  summary: 'Complete a task; with proof, if required, it goes to an approver first',
  params: byId,
  body: completionSchema,
  response: taskSchema,
})

export const pendingTaskSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  status: z.literal('pending_approval'),
  notes: z.string().nullable(),
  proofFileUrl: z.string().nullable(),
  submittedAt: instantSchema,
  assignedUser: z.object({ firstName: z.string(), lastName: z.string() }),
})
export type PendingTask = z.output<typeof pendingTaskSchema>

export const pendingApprovals = endpoint({
  method: 'GET',
  path: '/api/tasks/pending-approval',
  access: 'signed-in',
  summary: "Tasks that wait for the signed-in person's approval, longest waiting first",
  topics: ['tasks'],
  query: z.object(pageQuery),
  response: list(pendingTaskSchema),
})

const reasonMissing = ruleText(teamRules, 'reasonMissing')

export const decisionSchema = z
  .object({ action: z.enum(['approve', 'reject']), comments: longText.optional() })
  .refine(({ action, comments }) => action === 'approve' || Boolean(comments), {
    error: reasonMissing,
    path: ['comments'],
  })

export type Decision = z.output<typeof decisionSchema>

export const decideTask = endpoint({
  method: 'PUT',
  path: '/api/tasks/:id/approve',
  access: 'signed-in',
  summary: 'Approve a submission, or reject it with a reason; the first decision counts',
  params: byId,
  body: decisionSchema,
  response: taskSchema,
})
