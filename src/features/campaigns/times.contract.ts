import * as z from 'zod'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { endpoint } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { byId, campaignDetailSchema, scheduledForSchema } from './campaigns.contract.ts'

// The campaign screen makes these calls. features/calendar proposes times, features/publishing schedules posts at them.

const proposedTimeSchema = z.object({
  postId: z.uuid(),
  platform: z.enum(allPlatforms),
  scheduledFor: instantSchema,
  /** The shop's own results, the hours before its busiest ones, or when people usually look. */
  source: z.enum(['results', 'sales', 'usual']),
})
export type ProposedTime = z.output<typeof proposedTimeSchema>

const proposedTimesSchema = z.object({
  /** One time for all; null if none is free. */
  together: instantSchema.nullable(),
  each: z.array(proposedTimeSchema),
  spread: z.array(proposedTimeSchema),
})
export type ProposedTimes = z.output<typeof proposedTimesSchema>

export const proposeTimes = endpoint({
  method: 'GET',
  path: '/api/campaigns/:id/times',
  access: 'signed-in',
  summary: 'Good times for the posts of a campaign at which their accounts have no other post',
  topics: ['campaigns'],
  params: byId,
  response: proposedTimesSchema,
})

export const scheduleEach = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/schedule-each',
  access: 'signed-in',
  summary: 'Schedule posts of a campaign, each at its own time: all of them, or none',
  params: byId,
  body: z.object({
    times: z
      .array(z.object({ postId: z.uuid(), scheduledFor: scheduledForSchema }))
      .min(1)
      .max(allPlatforms.length),
  }),
  response: campaignDetailSchema,
  idempotent: true,
})
