import * as z from 'zod'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { endpoint } from '#platform/endpoint.ts'
import { costly } from '#platform/rate-limits.ts'
import { ruleText } from '#platform/validation.ts'
import { byId, campaignDetailSchema, scheduledForSchema } from './campaigns.contract.ts'
import { campaignsRules } from './i18n/index.ts'
import { ofPost } from './posts.contract.ts'

// The campaign's screen makes these calls; features/publishing implements them.

const somePosts = z.array(z.uuid()).min(1).max(allPlatforms.length)

export const confirmationSchema = z.object({
  url: z
    .union(
      [z.literal(''), z.url({ protocol: /^https?$/ }).max(2000)],
      ruleText(campaignsRules, 'incompleteAddress'),
    )
    .optional(),
})

export const publishCampaign = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/publish',
  access: 'signed-in',
  summary:
    'Send a draft now, or what waits for a person once it has an account; posts without an account are handed to a person',
  params: byId,
  response: campaignDetailSchema,
  idempotent: true,
})

export const scheduleCampaign = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/schedule',
  access: 'signed-in',
  summary: 'Give all posts of a campaign, or some of them, a time to go out',
  params: byId,
  body: z.object({ scheduledFor: scheduledForSchema, postIds: somePosts.optional() }),
  response: campaignDetailSchema,
  idempotent: true,
})

export const cancelCampaign = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/cancel',
  access: 'signed-in',
  summary: 'Take scheduled posts back; they are drafts again',
  params: byId,
  body: z.object({ postIds: somePosts.optional() }),
  response: campaignDetailSchema,
})

export const retryCampaign = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/retry',
  access: 'signed-in',
  summary: 'Send the posts that failed again, and only those',
  params: byId,
  response: campaignDetailSchema,
  idempotent: true,
})

export const refreshCampaignResults = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/results',
  access: 'signed-in',
  summary: 'Ask the networks how the posts are doing',
  params: byId,
  response: campaignDetailSchema,
  rateLimits: costly({ person: 30, seconds: 60 }),
})

export const movePost = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/posts/:postId/move',
  access: 'signed-in',
  summary: 'Another time for one post',
  params: ofPost,
  body: z.object({ scheduledFor: scheduledForSchema }),
  response: campaignDetailSchema,
})

export const confirmPost = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/posts/:postId/confirm',
  access: 'signed-in',
  summary: 'A person has posted it and says so, with the address of the post where there is one',
  params: ofPost,
  body: confirmationSchema,
  response: campaignDetailSchema,
})

export const reportMissing = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/posts/:postId/absent',
  access: 'signed-in',
  summary: 'A person has looked for a post that nobody confirmed and it is not there: it may be sent again',
  params: ofPost,
  response: campaignDetailSchema,
})
