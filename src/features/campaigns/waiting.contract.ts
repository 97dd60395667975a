import * as z from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { postSchema } from './post-shape.ts'

/** More than a person posts in one go; `total` counts the others too. */
export const MAX_WAITING = 50

/** A post that a person has to publish, with all they need for it. */
export const waitingPostSchema = postSchema
  .pick({
    id: true,
    platform: true,
    accountName: true,
    title: true,
    text: true,
    followUps: true,
    reason: true,
    scheduledFor: true,
    media: true,
  })
  .extend({ campaignId: z.uuid(), campaignTitle: z.string() })
export type WaitingPost = z.output<typeof waitingPostSchema>

export const listWaitingPosts = endpoint({
  method: 'GET',
  path: '/api/posts/waiting',
  access: 'signed-in',
  summary: 'The posts that a person has to publish now, those that have waited longest first',
  topics: ['campaigns'],
  response: z.object({ total: z.number(), posts: z.array(waitingPostSchema) }),
})
export type WaitingPosts = z.output<typeof listWaitingPosts.response>
