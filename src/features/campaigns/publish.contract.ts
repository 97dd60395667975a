import * as z from 'zod'
import { endpoint } from '#platform/endpoint.ts'
import { ruleText } from '#platform/validation.ts'
import { byId, campaignDetailSchema, scheduledForSchema } from './campaigns.contract.ts'
import { campaignsRules } from './i18n/index.ts'
import { MAX_POSTS } from './post-shape.ts'
import { ofPost } from './posts.contract.ts'

// The campaign screen makes these calls; features/publishing implements them.

const somePosts = z.array(z.uuid()).min(1).max(MAX_POSTS)

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
  summary: 'Schedule all posts of a campaign, or some of them',
  params: byId,
  body: z.object({ scheduledFor: scheduledForSchema, postIds: somePosts.optional() }),
  response: campaignDetailSchema,
  idempotent: true,
})

export const cancelCampaign = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/cancel',
  access: 'signed-in',
  summary: 'Unschedule posts; they are drafts again',
  params: byId,
  body: z.object({ postIds: somePosts.optional() }),
  response: campaignDetailSchema,
})

export const retryCampaign = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/retry',
  access: 'signed-in',
  summary: 'Retry the failed posts only',
  params: byId,
  response: campaignDetailSchema,
  idempotent: true,
})

export const movePost = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/posts/:postId/move',
  access: 'signed-in',
  summary: 'Reschedule one post',
  params: ofPost,
  body: z.object({ scheduledFor: scheduledForSchema }),
  response: campaignDetailSchema,
})

export const confirmPost = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/posts/:postId/confirm',
  access: 'signed-in',
  summary: 'Confirm a post that was published by hand, with its URL if there is one',
  params: ofPost,
  body: confirmationSchema,
  response: campaignDetailSchema,
})

export const reportMissing = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/posts/:postId/absent',
  access: 'signed-in',
  summary: 'Report an unconfirmed post as missing, so that it can be retried',
  params: ofPost,
  response: campaignDetailSchema,
})
