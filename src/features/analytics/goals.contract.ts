import * as z from 'zod'
import { empty, endpoint } from '#platform/endpoint.ts'
import { MAX_CENTS } from '#platform/money.ts'
import { sampledSchema } from '#platform/sampled.ts'
import { atMostCharacters, ruleText } from '#platform/validation.ts'
import { analyticsRules } from './i18n/index.ts'

/** The second is the default. Weeks start on Monday, months and quarters on the 1st, in the workspace's zone. */
export const goalPeriods = ['weekly', 'monthly', 'quarterly'] as const
export type GoalPeriod = (typeof goalPeriods)[number]

export const goalCategories = ['revenue', 'appointments', 'customers', 'conversations'] as const
export type GoalCategory = (typeof goalCategories)[number]

export const goalLabels = ['completed', 'on_track', 'progress', 'behind'] as const
export type GoalLabel = (typeof goalLabels)[number]

export const goalSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Minor units of the workspace's currency for revenue, otherwise a count; like `current`. */
  target: z.number().int(),
  current: z.number().int(),
  unit: z.enum(['$', '']),
  period: z.enum(goalPeriods),
  category: z.enum(goalCategories),
  deadline: z.iso.date(),
  /** Zero or less is overdue. */
  daysLeft: z.number().int(),
  /** Completed periods in a row that reached the target. */
  streak: z.number().int(),
  /** May exceed 100. */
  percent: z.number().int(),
  label: z.enum(goalLabels),
})
export type Goal = z.output<typeof goalSchema>

const count = z
  .number()
  .int(ruleText(analyticsRules, 'enterWholeNumber'))
  .max(MAX_CENTS, ruleText(analyticsRules, 'numberTooLarge'))

const fields = {
  title: z
    .string()
    .trim()
    .min(1, ruleText(analyticsRules, 'titleIsRequired'))
    .max(120, atMostCharacters(120)),
  target: count.min(1, ruleText(analyticsRules, 'targetNotPositive')),
  period: z.enum(goalPeriods),
  category: z.enum(goalCategories),
  deadline: z.iso.date(ruleText(analyticsRules, 'chooseDay')),
  /** The current value of goals that only people can count: appointments. */
  reported: count.min(0, ruleText(analyticsRules, 'negativeNumber')),
}

export const newGoalSchema = z.object({
  ...fields,
  period: fields.period.default('monthly'),
  reported: fields.reported.optional(),
})
export const goalChangesSchema = z.object(fields).partial()
export type GoalChanges = z.output<typeof goalChangesSchema>
export type NewGoal = z.output<typeof newGoalSchema>

const byId = z.object({ id: z.uuid() })

export const listGoals = endpoint({
  method: 'GET',
  path: '/api/goals',
  access: 'signed-in',
  summary:
    'The goals of one kind of period, oldest first, each with how far it is; marked samples while there is none of any',
  topics: ['customers', 'goals', 'messages', 'sales'],
  query: z.object({ period: z.enum(goalPeriods).default('monthly') }),
  response: sampledSchema(z.array(goalSchema)),
})

export const createGoal = endpoint({
  method: 'POST',
  path: '/api/goals',
  access: 'manager',
  summary: 'Set a goal',
  body: newGoalSchema,
  response: goalSchema,
  status: 201,
  idempotent: true,
})

export const changeGoal = endpoint({
  method: 'PATCH',
  path: '/api/goals/:id',
  access: 'manager',
  summary: 'Update a goal, or report appointments',
  params: byId,
  body: goalChangesSchema,
  response: goalSchema,
})

export const deleteGoal = endpoint({
  method: 'DELETE',
  path: '/api/goals/:id',
  access: 'manager',
  summary: 'Delete a goal',
  params: byId,
  response: empty,
})
