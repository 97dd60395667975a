import * as z from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { costly } from '#platform/rate-limits.ts'
import { ALTERNATIVES, reworkReasons, reworkTools } from '#writer/rework.ts'
import { ofPost, postTextSchema } from './posts.contract.ts'

const MAX_SEED = 1_000_000
const seedSchema = z.int().min(0).max(MAX_SEED).default(0)
const writtenBySchema = z.enum(['built-in', 'ai'])

export const reworkPost = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/posts/:postId/rework',
  access: 'signed-in',
  summary: 'Propose other words for a post; nothing is saved',
  params: ofPost,
  body: z.object({
    tool: z.enum(reworkTools),
    /** As it stands in the editor; otherwise the saved text. */
    text: postTextSchema.optional(),
    /** Another number gives other proposals. */
    seed: seedSchema,
  }),
  response: z.object({
    proposals: z.array(z.object({ text: z.string() })).max(ALTERNATIVES),
    /** Why there are none. */
    reason: z.enum(reworkReasons).nullable(),
    writtenBy: writtenBySchema,
    /** There is a model, but its texts broke a rule twice. */
    isFallback: z.boolean(),
  }),
  rateLimits: costly({ person: 30, seconds: 60 }),
})

export const adaptPost = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/posts/:postId/adapt',
  access: 'signed-in',
  summary: 'Propose the text of a post for the other platforms of its campaign; nothing is saved',
  params: ofPost,
  body: z.object({ text: postTextSchema.optional(), seed: seedSchema }),
  response: z.object({
    /** Of the posts that can still be edited. A platform that cannot say it is missing. */
    proposals: z.array(z.object({ postId: z.uuid(), text: z.string(), writtenBy: writtenBySchema })),
  }),
  rateLimits: costly({ person: 15, seconds: 60 }),
})
