import * as z from 'zod'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { brandQuery } from '#core/brands/brands.contract.ts'
import { otherCurrencySchema } from '#features/sales/sales.contract.ts'
import { endpoint } from '#platform/endpoint.ts'
import { sampledSchema } from '#platform/sampled.ts'
import {
  areas,
  healthCategories,
  healthStatuses,
  insightKinds,
  recencies,
  trends,
} from './analytics-kinds.ts'

/** Everything here covers this many days including today, compared with as many before. */
export const LOOK_BACK_DAYS = 30

const count = z.number().int()
/** In minor units of its currency. */
const amount = z.number().int()
const day = z.iso.date()

const metricSchema = z.object({
  value: z.number(),
  before: z.number(),
  /** Null without earlier data. */
  changePercent: count.nullable(),
})
export type Metric = z.output<typeof metricSchema>

/** Null if no network reported it: unknown is not zero. */
const reported = count.nullable()
const knownMetricSchema = metricSchema.extend({ value: z.number().nullable(), before: z.number().nullable() })
export type KnownMetric = z.output<typeof knownMetricSchema>

const moneyMetricSchema = metricSchema.extend({ currency: z.string() })
/** Sales in other currencies, which these figures do not include. */
const others = z.array(otherCurrencySchema)

const daySchema = z.object({ day, reach: reported, engagement: reported, revenue: amount })

export const overviewSchema = z.object({
  reach: sampledSchema(knownMetricSchema),
  engagement: sampledSchema(knownMetricSchema),
  /** Percent of reach that became a click, of posts with both figures. */
  conversion: sampledSchema(knownMetricSchema),
  revenue: sampledSchema(moneyMetricSchema.extend({ others })),
  days: sampledSchema(z.object({ currency: z.string(), days: z.array(daySchema) })),
})
export type Overview = z.output<typeof overviewSchema>

const healthCategorySchema = z.object({
  category: z.enum(healthCategories),
  score: count,
  status: z.enum(healthStatuses),
  /** Null if the earlier period is unknown. */
  trend: z.enum(trends).nullable(),
  /** The values behind the score, for its sentence. */
  details: z.record(z.string(), z.number()),
})
export type HealthCategoryScore = z.output<typeof healthCategorySchema>

const healthSchema = z.object({
  score: count,
  status: z.enum(healthStatuses),
  categories: z.array(healthCategorySchema),
})
export type Health = z.output<typeof healthSchema>

const revenueSchema = z.object({
  currency: z.string(),
  others,
  revenue: moneyMetricSchema,
  averageOrder: moneyMetricSchema,
  sales: metricSchema,
  days: z.array(z.object({ day, revenue: amount, sales: count })),
  products: z.array(z.object({ name: z.string(), quantity: z.number(), amount })),
  hours: z.array(z.object({ hour: count, sales: count, revenue: amount })),
})
export type Revenue = z.output<typeof revenueSchema>

const adoptionSchema = z.object({
  percent: count,
  areas: z.array(z.object({ area: z.enum(areas), count, isUsed: z.boolean() })),
})
export type Adoption = z.output<typeof adoptionSchema>

const insightSchema = z.object({
  kind: z.enum(insightKinds),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Insight = z.output<typeof insightSchema>

export const businessSchema = z.object({
  health: sampledSchema(healthSchema),
  revenue: sampledSchema(revenueSchema),
  adoption: adoptionSchema,
  insights: z.array(insightSchema),
})
export type Business = z.output<typeof businessSchema>

const platformSchema = z.object({
  platform: z.enum(allPlatforms),
  posts: count,
  reach: reported,
  engagement: reported,
  clicks: reported,
  reachBefore: reported,
})
export type PlatformFigures = z.output<typeof platformSchema>

export const platformsSchema = z.object({ platforms: sampledSchema(z.array(platformSchema)) })

const bestPostSchema = z.object({
  /** Null for a sample, which cannot be opened. */
  campaignId: z.uuid().nullable(),
  title: z.string(),
  platform: z.enum(allPlatforms),
  day,
  reach: reported,
  engagement: reported,
  clicks: reported,
})
export type BestPost = z.output<typeof bestPostSchema>

const bestTimeSchema = z.object({
  /** Sunday is 0. */
  weekday: count,
  hour: count,
  posts: count,
  engagement: count,
})
export type BestTime = z.output<typeof bestTimeSchema>

export const contentSchema = z.object({
  posts: sampledSchema(z.array(bestPostSchema)),
  times: sampledSchema(z.array(bestTimeSchema)),
})

const buyersSchema = z.object({
  currency: z.string(),
  others,
  recency: z.array(z.object({ recency: z.enum(recencies), buyers: count, spent: amount })),
  /** Top 25% of spenders first. */
  value: z.array(z.object({ quarter: count, buyers: count, spent: amount })),
})
export type Buyers = z.output<typeof buyersSchema>

export const audienceSchema = z.object({
  buyers: sampledSchema(buyersSchema),
  languages: sampledSchema(z.array(z.object({ language: z.enum(['en', 'es', 'other']), messages: count }))),
  hours: sampledSchema(z.array(z.object({ hour: count, messages: count }))),
})
export type Audience = z.output<typeof audienceSchema>

const query = z.object(brandQuery)

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/analytics',
  access: 'signed-in',
  summary: 'Reach, engagement, conversion and revenue of 30 days against the 30 before, and day by day',
  topics: ['campaigns', 'sales'],
  query,
  response: overviewSchema,
})

export const getBusiness = endpoint({
  method: 'GET',
  path: '/api/analytics/business',
  access: 'signed-in',
  summary: 'The whole shop: health score, revenue, adoption and recommendations',
  topics: ['campaigns', 'messages', 'plans', 'sales', 'social-accounts', 'workspace'],
  response: businessSchema,
})

export const getPlatforms = endpoint({
  method: 'GET',
  path: '/api/analytics/platforms',
  access: 'signed-in',
  summary: 'Results of 30 days per platform',
  topics: ['campaigns'],
  query,
  response: platformsSchema,
})

export const getContent = endpoint({
  method: 'GET',
  path: '/api/analytics/content',
  access: 'signed-in',
  summary: 'The best posts and hours of the week in 90 days',
  topics: ['campaigns'],
  query,
  response: contentSchema,
})

export const getAudience = endpoint({
  method: 'GET',
  path: '/api/analytics/audience',
  access: 'signed-in',
  summary: 'Buyers by recency and value, and the languages and hours in which people write',
  topics: ['messages', 'sales'],
  query,
  response: audienceSchema,
})
