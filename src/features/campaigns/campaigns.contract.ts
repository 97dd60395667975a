import * as z from 'zod'
import { allPlatforms } from '#channels/platforms.ts'
import { brandQuery } from '#features/brands/brands.contract.ts'
import { endpoint, list, pageQuery } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { campaignStatuses } from './campaign-status.ts'

export const campaignContentSchema = z.object({
  content: z.string(),
  variations: z.array(z.string()),
  suggestedHashtags: z.array(z.string()),
  visualSuggestions: z.array(z.string()),
})
export type CampaignContent = z.output<typeof campaignContentSchema>

export const campaignSchema = z.object({
  id: z.uuid(),
  brandId: z.uuid().nullable(),
  title: z.string(),
  description: z.string(),
  platforms: z.array(z.enum(allPlatforms)),
  content: campaignContentSchema,
  scheduledFor: instantSchema.nullable(),
  status: z.enum(campaignStatuses),
  aiGenerated: z.boolean(),
  /** Which of the two writers wrote it; null for a person. */
  writtenBy: z.enum(['built-in', 'ai']).nullable(),
  performance: z.object({ reach: z.number(), engagement: z.number(), clicks: z.number() }),
  postCount: z.number(),
  deliveredCount: z.number(),
  createdAt: instantSchema,
})
export type Campaign = z.output<typeof campaignSchema>

export const listCampaigns = endpoint({
  method: 'GET',
  path: '/api/campaigns',
  access: 'signed-in',
  summary: 'The campaigns, newest first, one page at a time',
  query: z.object({ ...pageQuery, ...brandQuery, status: z.enum(campaignStatuses).optional() }),
  response: list(campaignSchema),
})

export const scheduleCampaign = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/schedule',
  access: 'signed-in',
  summary: 'Give all posts of a campaign, or some of them, a time to go out',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    scheduledFor: z.iso.datetime({ offset: true }),
    postIds: z.array(z.uuid()).min(1).max(allPlatforms.length).optional(),
  }),
  response: campaignSchema,
})
