import * as z from 'zod'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { brandQuery } from '#core/brands/brands.contract.ts'
import { planStatuses, seasons } from '#core/content-plans/content-plan.ts'
import { fileUrlSchema } from '#core/files/files.contract.ts'
import { otherCurrencySchema } from '#features/sales/sales.contract.ts'
import { empty, endpoint, list, pageQuery } from '#platform/endpoint.ts'
import { industries } from '#platform/industries.ts'
import { instantSchema } from '#platform/instant.ts'
import { locales } from '#platform/locale.ts'
import { costly } from '#platform/rate-limits.ts'
import { atMostCharacters, ruleText } from '#platform/validation.ts'
import { plannerRules } from './i18n/index.ts'
import { insightKinds } from './insight-kinds.ts'

export const MAX_PRODUCTS = 20
export const MAX_PRODUCT_LENGTH = 80
const MAX_ALT = 1000

const noIndustry = ruleText(plannerRules, 'noIndustry')
const longProduct = ruleText(plannerRules, 'longProduct', { max: MAX_PRODUCT_LENGTH })
const manyProducts = ruleText(plannerRules, 'manyProducts', { max: MAX_PRODUCTS })
const noPlatform = ruleText(plannerRules, 'noPlatform')
const noTitle = ruleText(plannerRules, 'noTitle')
const longTitle = atMostCharacters(300)
const noTime = ruleText(plannerRules, 'noTime')

export const businessDataSchema = z.object({
  industry: z.enum(industries, noIndustry),
  topProducts: z
    .array(z.string().trim().min(1).max(MAX_PRODUCT_LENGTH, longProduct))
    .max(MAX_PRODUCTS, manyProducts)
    .default([])
    .transform((products) => [...new Set(products)]),
  seasonality: z.enum(seasons).nullish(),
})

export const planReasons = ['holiday', 'product', 'season', 'habit'] as const

/** `person`: a person wrote or changed the text. */
export const entryAuthors = ['built-in', 'ai', 'person'] as const
export type EntryAuthor = (typeof entryAuthors)[number]

const entryPictureSchema = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
})

export const planEntrySchema = z.object({
  id: z.uuid(),
  /** YYYY-MM-DD, and HH:MM in the shop's zone. */
  day: z.string(),
  time: z.string(),
  /** The same as an instant. */
  scheduledFor: instantSchema,
  platform: z.enum(allPlatforms),
  title: z.string(),
  text: z.string(),
  reason: z.enum(planReasons),
  reasonDetail: z.string(),
  /** The campaign it became when scheduled. */
  campaignId: z.uuid().nullable(),
  /** Skipped posts stay in the plan, but are not scheduled. */
  isSkipped: z.boolean(),
  /** Null: the writer of the plan. */
  writtenBy: z.enum(entryAuthors).nullable(),
  writtenModel: z.string().nullable(),
  /** The text before the last rewrite can be restored. */
  canUndoRewrite: z.boolean(),
  /** Used instead of a drawn picture. */
  picture: entryPictureSchema.nullable(),
})
export type PlanEntry = z.output<typeof planEntrySchema>

export const contentPlanSchema = z.object({
  id: z.uuid(),
  brandId: z.uuid().nullable(),
  title: z.string(),
  description: z.string(),
  status: z.enum(planStatuses),
  month: z.number(),
  year: z.number(),
  createdAt: instantSchema,
  posts: z.array(planEntrySchema),
  insights: z.object({
    posts: z.array(planEntrySchema.pick({ day: true, platform: true, title: true })),
    insights: z.array(z.string()),
  }),
  businessData: z.object({
    industry: z.enum(industries),
    topProducts: z.array(z.string()),
    seasonality: z.enum(seasons).nullish(),
    platforms: z.array(z.enum(allPlatforms)).optional(),
  }),
  /** The language of the texts. */
  locale: z.enum(locales),
  writtenBy: z.enum(['built-in', 'ai']).nullable(),
  writtenModel: z.string().nullable(),
  generation: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Percent. */
  progress: z.number(),
  /** Why the generation failed, in the language of the request. */
  failure: z.string().nullable(),
})
export type ContentPlan = z.output<typeof contentPlanSchema>

const byId = z.object({ id: z.uuid() })
const byPost = z.object({ id: z.uuid(), postId: z.uuid() })

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/content-plans',
  access: 'signed-in',
  summary: 'The content plans with their posts, newest first, one page at a time',
  topics: ['plans', 'brands'],
  query: z.object({
    ...pageQuery,
    // Each contains a month of posts.
    limit: z.coerce.number().int().min(1).max(50).default(20),
    ...brandQuery,
    month: z.coerce.number().int().min(1).max(12).optional(),
    year: z.coerce.number().int().min(2000).max(2100).optional(),
  }),
  response: list(contentPlanSchema),
})

const insightSchema = z.object({
  kind: z.enum(insightKinds),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** The plan it refers to. */
  planId: z.uuid().nullable(),
})
export type Insight = z.output<typeof insightSchema>

export const getInsights = endpoint({
  method: 'GET',
  path: '/api/content-plans/insights',
  access: 'signed-in',
  summary: 'Insights from the shop’s plans and posts, or marked general advice',
  topics: ['plans', 'brands'],
  query: z.object(brandQuery),
  response: z.object({
    isSample: z.boolean(),
    figures: z.object({ trends: z.array(insightSchema), recommendations: z.array(insightSchema) }),
  }),
})

const posInsightsSchema = z.object({
  /** In minor units of the shop’s currency, before refunds. */
  averageOrderValue: z.number().int(),
  /** Percent of identified customers; null if none are identified. */
  recurrence: z.number().int().nullable(),
  /** The two busiest hours, in the shop’s zone; null without recent sales. */
  peakHours: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  /** By revenue. */
  topProducts: z.array(z.object({ name: z.string(), amount: z.number().int() })),
  /** Percent compared with the thirty days before; null without sales then. */
  growth: z.number().int().nullable(),
  /** Sales in other currencies, which these figures do not include. */
  others: z.array(otherCurrencySchema),
})
export type PosInsights = z.output<typeof posInsightsSchema>

export const getPosInsights = endpoint({
  method: 'GET',
  path: '/api/content-plans/pos-insights',
  access: 'signed-in',
  summary: 'POS insights of the last thirty days; null without sales',
  topics: ['plans', 'sales'],
  response: z.object({ insights: posInsightsSchema.nullable() }),
})

// One message for a missing industry: a nested field would have another name.
const givenBusinessData = z
  .custom<z.input<typeof businessDataSchema>>(
    (value) => typeof value === 'object' && value !== null && 'industry' in value,
    noIndustry,
  )
  .meta({ type: 'object', description: 'industry, topProducts (list), seasonality (q1 to q4)' })
  .pipe(businessDataSchema)

export const generatePlanSchema = z.object({
  month: z.int().min(1).max(12),
  year: z.int().min(2000).max(2100),
  businessData: givenBusinessData,
  /** Defaults to platforms that suit such a shop. */
  platforms: z
    .array(z.enum(allPlatforms))
    .min(1, noPlatform)
    .max(allPlatforms.length)
    .transform((chosen) => [...new Set(chosen)])
    .optional(),
  brandId: z.uuid().nullish(),
})
export type PlanWish = z.output<typeof generatePlanSchema>

export const generatePlan = endpoint({
  method: 'POST',
  path: '/api/content-plans/generate',
  access: 'signed-in',
  summary: 'Generate a month of posts; answers the plan, which fills in the background',
  body: generatePlanSchema,
  response: contentPlanSchema,
  status: 202,
  rateLimits: costly({ person: 20, seconds: 3600 }),
})

export const getPlan = endpoint({
  method: 'GET',
  path: '/api/content-plans/:id',
  access: 'signed-in',
  summary: 'One content plan',
  topics: ['plans/:id'],
  params: byId,
  response: contentPlanSchema,
})

export const planTitleSchema = z.object({ title: z.string().trim().min(1, noTitle).max(300, longTitle) })

export const renamePlan = endpoint({
  method: 'PATCH',
  path: '/api/content-plans/:id',
  access: 'signed-in',
  summary: 'Rename a plan',
  params: byId,
  body: planTitleSchema,
  response: contentPlanSchema,
})

export const deletePlan = endpoint({
  method: 'DELETE',
  path: '/api/content-plans/:id',
  access: 'signed-in',
  summary: 'Delete a plan; scheduled campaigns stay',
  params: byId,
  response: empty,
})

export const retryPlan = endpoint({
  method: 'POST',
  path: '/api/content-plans/:id/retry',
  access: 'signed-in',
  summary: 'Retry a failed plan',
  params: byId,
  response: contentPlanSchema,
  status: 202,
  rateLimits: costly({ person: 20, seconds: 3600 }),
})

export const approvePlan = endpoint({
  method: 'POST',
  path: '/api/content-plans/:id/approve',
  access: 'signed-in',
  summary: 'Approve a plan',
  params: byId,
  response: contentPlanSchema,
})

export const reopenPlan = endpoint({
  method: 'POST',
  path: '/api/content-plans/:id/reopen',
  access: 'signed-in',
  summary: 'Make an approved plan a draft again',
  params: byId,
  response: contentPlanSchema,
})

export const schedulePlan = endpoint({
  method: 'POST',
  path: '/api/content-plans/:id/schedule',
  access: 'signed-in',
  summary: 'Schedule an approved plan: one campaign for each upcoming post',
  params: byId,
  response: z.object({
    plan: contentPlanSchema,
    /** Newly scheduled posts, and those skipped because their time is over. */
    scheduled: z.number(),
    skipped: z.number(),
  }),
})

export const planEntryFormSchema = z.object({
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, noTime),
  platform: z.enum(allPlatforms),
  title: planTitleSchema.shape.title,
  text: z.string().trim().max(65_000),
})

/** Fields that are left out stay unchanged. */
export const planEntryChangesSchema = planEntryFormSchema
  .partial()
  .extend({ isSkipped: z.boolean().optional() })
export type PlanEntryChanges = z.output<typeof planEntryChangesSchema>

export const changePlanEntry = endpoint({
  method: 'PATCH',
  path: '/api/content-plans/:id/posts/:postId',
  access: 'signed-in',
  summary: 'Change or skip a planned post; an approved plan becomes a draft again',
  params: byPost,
  body: planEntryChangesSchema,
  response: contentPlanSchema,
})

export const movePlanEntry = endpoint({
  method: 'POST',
  path: '/api/content-plans/:id/posts/:postId/move',
  access: 'signed-in',
  summary: 'Move a planned post to another day of the plan’s month; an approved plan becomes a draft again',
  params: byPost,
  body: z.object({ day: z.iso.date() }),
  response: contentPlanSchema,
})

export const deletePlanEntry = endpoint({
  method: 'DELETE',
  path: '/api/content-plans/:id/posts/:postId',
  access: 'signed-in',
  summary: 'Delete a planned post; for a day it can be restored',
  params: byPost,
  response: contentPlanSchema,
})

export const restorePlanEntry = endpoint({
  method: 'POST',
  path: '/api/content-plans/:id/posts/:postId/restore',
  access: 'signed-in',
  summary: 'Restore a deleted planned post',
  params: byPost,
  response: contentPlanSchema,
})

export const rewritePlanEntry = endpoint({
  method: 'POST',
  path: '/api/content-plans/:id/posts/:postId/rewrite',
  access: 'signed-in',
  summary: 'Write another text for a planned post, for the same day, occasion and product',
  params: byPost,
  body: z.object({
    /** Forces the built-in writer, for people whose AI provider failed. */
    writer: z.enum(['built-in']).optional(),
  }),
  response: contentPlanSchema,
  rateLimits: costly({ person: 60, seconds: 3600 }),
})

export const undoPlanEntryRewrite = endpoint({
  method: 'POST',
  path: '/api/content-plans/:id/posts/:postId/rewrite/undo',
  access: 'signed-in',
  summary: 'Restore the text from before the last rewrite',
  params: byPost,
  response: contentPlanSchema,
})

export const putPlanEntryPicture = endpoint({
  method: 'PUT',
  path: '/api/content-plans/:id/posts/:postId/picture',
  access: 'signed-in',
  summary: 'Give a planned post a stored image, which is used instead of a drawn one',
  params: byPost,
  body: z.object({
    url: fileUrlSchema,
    alt: z.string().trim().max(MAX_ALT, atMostCharacters(MAX_ALT)).default(''),
  }),
  response: contentPlanSchema,
})

export const removePlanEntryPicture = endpoint({
  method: 'DELETE',
  path: '/api/content-plans/:id/posts/:postId/picture',
  access: 'signed-in',
  summary: 'Remove the image of a planned post; one is drawn when it is scheduled',
  params: byPost,
  response: contentPlanSchema,
})
