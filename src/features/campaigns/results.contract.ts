import * as z from 'zod'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { endpoint } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { costly } from '#platform/rate-limits.ts'
import { bestFigures, reasonsUnread, resultProblems } from './campaign-results.ts'
import { byId } from './campaigns.contract.ts'
import { postDestinations } from './post-shape.ts'
import { ofPost } from './posts.contract.ts'

/** Null if no network reported it: unknown is not zero. */
const figure = z.number().nullable()

const figuresSchema = z.object({
  reach: figure,
  /** Likes, comments and shares. */
  interactions: figure,
  likes: figure,
  comments: figure,
  shares: figure,
  clicks: figure,
})

const postResultsSchema = figuresSchema.extend({
  postId: z.uuid(),
  platform: z.enum(allPlatforms),
  /** Of the chosen account; otherwise empty. */
  accountName: z.string(),
  publishedAt: instantSchema.nullable(),
  /** `test`: the figures come from the sandbox. `person`: published by hand. */
  destination: z.enum(postDestinations),
  /** Why no network is asked about a post that was published by hand; null if one is. */
  whyUnread: z.enum(reasonsUnread).nullable(),
  isDemo: z.boolean(),
  thumbnailUrl: z.string().nullable(),
  /** When the network last answered. */
  readAt: instantSchema.nullable(),
  /** When it is asked again on its own; null if only a person asks, or nobody does any more. */
  nextReadAt: instantSchema.nullable(),
  /** Why it did not answer the last time. */
  problem: z.enum(resultProblems).nullable(),
})
export type PostResults = z.output<typeof postResultsSchema>

export const campaignResultsSchema = z.object({
  id: z.uuid(),
  readAt: instantSchema.nullable(),
  refresh: z.object({
    isRunning: z.boolean(),
    finishedAt: instantSchema.nullable(),
    /** Whether the last refresh changed a figure; null before the first one and while one runs. */
    hasNews: z.boolean().nullable(),
  }),
  totals: figuresSchema,
  best: z
    .object({
      postId: z.uuid(),
      /** The figure that makes it the best. */
      by: z.enum(bestFigures),
      value: z.number(),
      /** Of all posts of the campaign. */
      total: z.number(),
      /** Posts that reported this figure. */
      comparedPosts: z.number(),
    })
    .nullable(),
  /** Published posts only, in the order of the platforms. */
  posts: z.array(postResultsSchema),
  /** The totals at the end of each day of the shop. */
  days: z.array(z.object({ day: z.iso.date(), reach: figure, interactions: figure, clicks: figure })),
})
export type CampaignResults = z.output<typeof campaignResultsSchema>

export const getCampaignResults = endpoint({
  method: 'GET',
  path: '/api/campaigns/:id/results',
  access: 'signed-in',
  summary: 'Results of the published posts of a campaign: totals, per platform, best post and per day',
  topics: ['campaigns/:id'],
  params: byId,
  response: campaignResultsSchema,
})

// The campaign screen makes this call; features/publishing implements it.
export const refreshCampaignResults = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/results',
  access: 'signed-in',
  summary: 'Fetch current results from the networks that answer for free, in the background',
  params: byId,
  response: campaignResultsSchema,
  status: 202,
  rateLimits: costly({ person: 30, seconds: 60 }),
})

export const readPostResults = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/posts/:postId/results',
  access: 'signed-in',
  summary: 'Fetch current results of one post in the background, at the price of its network',
  params: ofPost,
  response: campaignResultsSchema,
  status: 202,
  rateLimits: costly({ person: 30, seconds: 60 }),
})
