import * as z from 'zod'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { brandQuery } from '#core/brands/brands.contract.ts'
import { previewUrlSchema } from '#core/files/files.contract.ts'
import { briefChoices } from '#features/writing/writing.contract.ts'
import { empty, endpoint, list, pageQuery } from '#platform/endpoint.ts'
import { instantSchema } from '#platform/instant.ts'
import { costly } from '#platform/rate-limits.ts'
import { ruleText } from '#platform/validation.ts'
import { campaignStatuses } from './campaign-status.ts'
import { campaignsRules } from './i18n/index.ts'
import { postSchema, problemSchema } from './post-shape.ts'

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
  /** A post is overdue. */
  isOverdue: z.boolean(),
  aiGenerated: z.boolean(),
  /** Null if a person wrote it. */
  writtenBy: z.enum(['built-in', 'ai']).nullable(),
  /** Null is a figure that no network has reported for its published posts. */
  performance: z.object({
    reach: z.number().nullable(),
    engagement: z.number().nullable(),
    clicks: z.number().nullable(),
  }),
  postCount: z.number(),
  deliveredCount: z.number(),
  /** Posts that a person has to publish by hand. */
  needsYouCount: z.number(),
  /** Only posts that need a person are left. */
  isReadyForYou: z.boolean(),
  /** Platforms whose scheduled post needs a picture or video and has none yet. */
  lacksMedia: z.array(z.enum(allPlatforms)),
  /** A small picture of one of its posts. */
  thumbnailUrl: z.string().nullable(),
  previewUrl: previewUrlSchema,
  createdAt: instantSchema,
})
export type Campaign = z.output<typeof campaignSchema>

/** A campaign with its posts, in the order of the platforms. */
export const campaignDetailSchema = campaignSchema.extend({ posts: z.array(postSchema) })
export type CampaignDetail = z.output<typeof campaignDetailSchema>

/** A rule of a network that a stored post breaks, in the language of the request. */
export const namedProblemSchema = problemSchema.extend({
  message: z.string(),
  /** The missing picture or video is being made. */
  isBeingMade: z.boolean(),
})
export type NamedProblem = z.output<typeof namedProblemSchema>

/** A new campaign with the rules its posts break. */
export const createdAnswerSchema = campaignSchema.extend({ problems: z.array(namedProblemSchema) })
export type CreatedAnswer = z.output<typeof createdAnswerSchema>

const MAX_TEXT = 110_000
export const MAX_TITLE = 200
export const MAX_DESCRIPTION = 2000
export const MAX_PROMPT = 2000

/** For texts without a limit of a network. */
export const atMost = (max: number) => ruleText(campaignsRules, 'tooLong', { max })

/** Longer than any network allows. */
export const contentTextSchema = z.string().trim().max(MAX_TEXT, atMost(MAX_TEXT)).default('')

/** An image of the media library, which the posts show instead of drawn ones. */
export const imageChoice = { imageId: z.uuid().nullish() }

const titleSchema = z.string().trim().max(MAX_TITLE, atMost(MAX_TITLE))
const descriptionSchema = z.string().trim().max(MAX_DESCRIPTION, atMost(MAX_DESCRIPTION))

const platformsSchema = z
  .array(z.enum(allPlatforms))
  .max(allPlatforms.length)
  .refine(
    (chosen) => new Set(chosen).size === chosen.length,
    ruleText(campaignsRules, 'chooseEachPlatformOnce'),
  )

const suggestions = z.array(z.string().max(500)).max(50).default([])

/** The server checks that it lies in the future. */
export const scheduledForSchema = z.iso.datetime({ offset: true })

/** Title, description and platforms may be missing here: the server then answers with one message for all of them. */
export const newCampaignSchema = z.object({
  title: titleSchema.default(''),
  description: descriptionSchema.default(''),
  platforms: platformsSchema.default([]),
  content: z
    .strictObject({
      /** If empty, the description is used. */
      content: contentTextSchema,
      variations: suggestions,
      suggestedHashtags: suggestions,
      visualSuggestions: suggestions,
    })
    .optional(),
  scheduledFor: scheduledForSchema.nullish(),
  brandId: z.uuid().nullish(),
  /** Makes a picture for each post: a branded one, or a crop of the image. */
  withPictures: z.boolean().default(true),
  ...imageChoice,
})
export type NewCampaignInput = z.output<typeof newCampaignSchema>

export const generateCampaignSchema = z.object({
  prompt: z
    .string()
    .trim()
    .min(1, ruleText(campaignsRules, 'describeYourIdea'))
    .max(MAX_PROMPT, atMost(MAX_PROMPT)),
  ...briefChoices,
  platforms: platformsSchema.min(1, ruleText(campaignsRules, 'chooseAtLeastOnePlatform')),
  /** Part of the public API. The writer ignores it and reads what it needs from the workspace. */
  businessContext: z.string().max(MAX_PROMPT, atMost(MAX_PROMPT)).nullish(),
  brandId: z.uuid().nullish(),
  ...imageChoice,
  /** Chosen by the caller: while they are written, the texts can be read under this id. */
  liveId: z.uuid().optional(),
})
export type GenerateCampaignInput = z.output<typeof generateCampaignSchema>

const needsTitle = ruleText(campaignsRules, 'needsTitle')
const needsDescription = ruleText(campaignsRules, 'needsDescription')

/** Fields that are left out stay unchanged. */
export const campaignChangesSchema = z.object({
  title: titleSchema.min(1, needsTitle).optional(),
  description: descriptionSchema.min(1, needsDescription).optional(),
})
export type CampaignChanges = z.output<typeof campaignChangesSchema>

export const byId = z.object({ id: z.uuid() })

/** `planned` lists upcoming campaigns first, then past ones (latest first), then those without a time. */
export const campaignSorts = ['newest', 'oldest', 'planned', 'reach', 'title'] as const
export type CampaignSort = (typeof campaignSorts)[number]

/** From a link, a cookie or the browser's storage, which may hold anything. */
export const toSort = (text: string | null | undefined): CampaignSort | undefined =>
  campaignSorts.find((sort) => sort === text)

export const DEFAULT_SORT: CampaignSort = 'newest'

export const MAX_SEARCH = 200

export const listCampaigns = endpoint({
  method: 'GET',
  path: '/api/campaigns',
  access: 'signed-in',
  summary: 'The campaigns in the requested order, newest first by default, one page at a time',
  topics: ['campaigns', 'brands'],
  query: z.object({
    ...pageQuery,
    ...brandQuery,
    status: z.enum(campaignStatuses).optional(),
    /** Only campaigns written by one of the two writers. */
    ai: z.literal('true').optional(),
    /** Words or prefixes of words in the title, description or posts; all of them must match. */
    search: z.string().trim().max(MAX_SEARCH).optional(),
    sort: z.enum(campaignSorts).default(DEFAULT_SORT),
    /** Only the campaigns of this content plan; `none`: only those that came from no plan. */
    plan: z.union([z.literal('none'), z.uuid()]).optional(),
  }),
  response: list(campaignSchema),
})

/** The campaigns that came from one content plan. */
export const planGroupSchema = z.object({
  planId: z.uuid(),
  title: z.string(),
  /** 1 to 12. */
  month: z.number(),
  year: z.number(),
  total: z.number(),
  draft: z.number(),
  scheduled: z.number(),
  published: z.number(),
  failed: z.number(),
  platforms: z.array(z.enum(allPlatforms)),
  /** The next one to go out. */
  next: z.object({ id: z.uuid(), title: z.string(), scheduledFor: instantSchema }).nullable(),
})
export type PlanGroup = z.output<typeof planGroupSchema>

export const listPlanGroups = endpoint({
  method: 'GET',
  path: '/api/campaigns/plans',
  access: 'signed-in',
  summary: 'The content plans with campaigns, newest first, with the number of campaigns by status',
  topics: ['campaigns', 'brands', 'plans'],
  query: z.object({
    ...pageQuery,
    ...brandQuery,
    /** Only this plan. */
    plan: z.uuid().optional(),
    /** Only plans with such a campaign. */
    status: z.enum(campaignStatuses).optional(),
    ai: z.literal('true').optional(),
  }),
  response: list(planGroupSchema),
})

export const campaignTotals = endpoint({
  method: 'GET',
  path: '/api/campaigns/totals',
  access: 'signed-in',
  summary: 'How many campaigns there are of each kind',
  topics: ['campaigns', 'brands'],
  query: z.object(brandQuery),
  response: z.object({
    total: z.number(),
    draft: z.number(),
    scheduled: z.number(),
    published: z.number(),
    failed: z.number(),
    aiGenerated: z.number(),
  }),
})
export type CampaignTotals = z.output<typeof campaignTotals.response>

export const createCampaign = endpoint({
  method: 'POST',
  path: '/api/campaigns',
  access: 'signed-in',
  summary: 'Add a campaign with one post per platform: scheduled if it has a time, otherwise a draft',
  body: newCampaignSchema,
  response: createdAnswerSchema,
  status: 201,
  idempotent: true,
})

export const generateCampaign = endpoint({
  method: 'POST',
  path: '/api/campaigns/generate',
  access: 'signed-in',
  summary: 'Generate a campaign for each platform; it is saved as a draft',
  body: generateCampaignSchema,
  response: campaignSchema,
  status: 201,
  rateLimits: costly({ person: 20, seconds: 60 }),
  idempotent: true,
})

export const getCampaign = endpoint({
  method: 'GET',
  path: '/api/campaigns/:id',
  access: 'signed-in',
  summary: 'One campaign with its posts, their images, attempts and results',
  topics: ['campaigns/:id'],
  params: byId,
  response: campaignDetailSchema,
})

export const updateCampaign = endpoint({
  method: 'PATCH',
  path: '/api/campaigns/:id',
  access: 'signed-in',
  summary: 'Change the title or the description of a campaign',
  params: byId,
  body: campaignChangesSchema,
  response: campaignDetailSchema,
})

export const deleteCampaign = endpoint({
  method: 'DELETE',
  path: '/api/campaigns/:id',
  access: 'signed-in',
  summary: 'Delete a campaign with its posts; refused while one is being sent',
  params: byId,
  response: empty,
})

export const duplicateCampaign = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/duplicate',
  access: 'signed-in',
  summary: 'A draft with the same texts and images',
  params: byId,
  response: createdAnswerSchema,
  status: 201,
  idempotent: true,
})

export const drawCampaignPictures = endpoint({
  method: 'POST',
  path: '/api/campaigns/:id/pictures',
  access: 'signed-in',
  summary: 'Draw an image for each unpublished post that has none',
  params: byId,
  response: campaignDetailSchema,
  status: 202,
  rateLimits: costly({ person: 10, seconds: 60 }),
})
