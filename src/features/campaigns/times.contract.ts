import * as z from 'zod'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { endpoint } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { byId, campaignDetailSchema } from './campaigns.contract.ts'

// The campaign screen makes these calls. features/calendar proposes times, and takes them for a queue.

/** The shop's posting times; or its own results, the hours before its busiest ones, or when people usually look. */
export const timeSources = ['own', 'results', 'sales', 'usual'] as const

const proposedTimeSchema = z.object({
  postId: z.uuid(),
  platform: z.enum(allPlatforms),
  /** Of the chosen account; otherwise empty. */
  accountName: z.string(),
  scheduledFor: instantSchema,
  source: z.enum(timeSources),
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
  topics: ['campaigns', 'posting-times'],
  params: byId,
  response: proposedTimesSchema,
})

/** Each at its platform's next free posting time; `spread`: one platform a day. */
export const queueWays = ['each', 'spread'] as const
export type QueueWay = (typeof queueWays)[number]

export const queueCampaign = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/queue',
  access: 'signed-in',
  summary: 'Schedule the upcoming posts of a campaign, each at the next free posting time of its platform',
  params: byId,
  body: z.object({ way: z.enum(queueWays) }),
  response: campaignDetailSchema,
  idempotent: true,
})
