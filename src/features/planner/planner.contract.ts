import * as z from 'zod'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { brandQuery } from '#core/brands/brands.contract.ts'
import { planStatuses, seasons } from '#core/content-plans/content-plan.ts'
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

export const planEntrySchema = z.object({
  id: z.uuid(),
  /** YYYY-MM-DD, and HH:MM on the shop's clocks. */
  day: z.string(),
  time: z.string(),
  /** The moment these clocks show that. */
  scheduledFor: instantSchema,
  platform: z.enum(allPlatforms),
  title: z.string(),
  text: z.string(),
  reason: z.enum(planReasons),
  reasonDetail: z.string(),
  /** The campaign it became on the calendar. */
  campaignId: z.uuid().nullable(),
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
  /** The language it is written in. */
  locale: z.enum(locales),
  writtenBy: z.enum(['built-in', 'ai']).nullable(),
  writtenModel: z.string().nullable(),
  generation: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Per cent. */
  progress: z.number(),
  /** Why the writing failed, in the language of the request. */
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
    // Each brings a month of posts with it.
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
  /** The plan that it speaks of. */
  planId: z.uuid().nullable(),
})
export type Insight = z.output<typeof insightSchema>

export const getInsights = endpoint({
  method: 'GET',
  path: '/api/content-plans/insights',
  access: 'signed-in',
  summary: 'What the shop’s own plans and posts show, or marked general advice while there are none',
  topics: ['plans', 'brands'],
  query: z.object(brandQuery),
  response: z.object({
    isSample: z.boolean(),
    figures: z.object({ trends: z.array(insightSchema), recommendations: z.array(insightSchema) }),
  }),
})

const posInsightsSchema = z.object({
  /** In the smallest units of the shop’s currency, as orders were before refunds. */
  averageOrderValue: z.number().int(),
  /** Per cent of those who can be told apart; null while nobody can. */
  recurrence: z.number().int().nullable(),
  /** The two hours in which most is sold, by the shop’s clocks; null when nothing was sold lately. */
  peakHours: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  /** What brought in most, first. */
  topProducts: z.array(z.object({ name: z.string(), amount: z.number().int() })),
  /** Per cent against the thirty days before; null when nothing was sold then. */
  growth: z.number().int().nullable(),
  /** What was sold besides, in currencies that are in none of these figures. */
  others: z.array(otherCurrencySchema),
})
export type PosInsights = z.output<typeof posInsightsSchema>

export const getPosInsights = endpoint({
  method: 'GET',
  path: '/api/content-plans/pos-insights',
  access: 'signed-in',
  summary: 'What the sales of the last thirty days show; null while no sale is known',
  topics: ['plans', 'sales'],
  response: z.object({ insights: posInsightsSchema.nullable() }),
})

// One text for the whole, where the industry is missing altogether: a field of a field would be named otherwise.
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
  /** Left out, those a shop like this most likely has. */
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
  summary: 'Have a month of posts written; answers the plan, which fills while it is being written',
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
  summary: 'Give a plan another title',
  params: byId,
  body: planTitleSchema,
  response: contentPlanSchema,
})

export const deletePlan = endpoint({
  method: 'DELETE',
  path: '/api/content-plans/:id',
  access: 'signed-in',
  summary: 'Delete a plan; what is on the calendar already stays there',
  params: byId,
  response: empty,
})

export const retryPlan = endpoint({
  method: 'POST',
  path: '/api/content-plans/:id/retry',
  access: 'signed-in',
  summary: 'Have a plan written again whose writing failed',
  params: byId,
  response: contentPlanSchema,
  status: 202,
  rateLimits: costly({ person: 20, seconds: 3600 }),
})

export const approvePlan = endpoint({
  method: 'POST',
  path: '/api/content-plans/:id/approve',
  access: 'signed-in',
  summary: 'Say that a plan is good as it is',
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
  summary: 'Put an approved plan on the calendar: one scheduled campaign for each post that lies ahead',
  params: byId,
  response: z.object({
    plan: contentPlanSchema,
    /** How many went onto the calendar now, and how many were left out because their time is over. */
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

/** Only what is sent is changed. */
export const planEntryChangesSchema = planEntryFormSchema.partial()
export type PlanEntryChanges = z.output<typeof planEntryChangesSchema>

export const changePlanEntry = endpoint({
  method: 'PATCH',
  path: '/api/content-plans/:id/posts/:postId',
  access: 'signed-in',
  summary: 'Change a planned post; an approved plan becomes a draft again',
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
