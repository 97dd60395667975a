import * as z from 'zod'
import { brandQuery } from '#core/brands/brands.contract.ts'
import { otherCurrencySchema } from '#features/sales/sales.contract.ts'
import { endpoint } from '#platform/endpoint.ts'
import { sampledSchema } from '#platform/sampled.ts'

/** The first is the default; they start on Monday, on the 1st and at midnight in the workspace's zone. */
export const periods = ['weekly', 'monthly', 'daily'] as const
export type Period = (typeof periods)[number]

/** In minor units of its currency. */
const amount = z.number().int()

const pointSchema = z.object({
  /** A day such as 2026-03-10; for a single day its hours, such as 13:00. */
  at: z.string(),
  /** Null for the future. */
  revenue: amount.nullable(),
  /** The corresponding value of the previous period; null if that was shorter. */
  before: amount.nullable(),
})
export type SalesPoint = z.output<typeof pointSchema>

const salesSchema = z.object({
  /** Of all amounts here. The sample is always in dollars. */
  currency: z.string(),
  /** The gain over the previous period up to the same hour; negative for a loss. */
  gain: amount,
  /** Null without earlier sales. */
  gainPercent: z.number().int().nullable(),
  /** For the month, in every period; null if not set. */
  target: z.object({ amount, percent: z.number().int() }).nullable(),
  /** Only for real sales. */
  sold: z
    .object({
      revenue: amount,
      sales: z.number().int(),
      before: amount,
      points: z.array(pointSchema),
      /** Sales in other currencies in the same days. */
      others: z.array(otherCurrencySchema),
    })
    .nullable(),
})
export type Sales = z.output<typeof salesSchema>

const campaignsSchema = z.object({
  /** Campaigns with a post in the period, their average number of platforms, and the resulting posts. */
  campaigns: z.number().int(),
  platforms: z.number(),
  posts: z.number().int(),
  /** Only for real campaigns. */
  planned: z
    .object({
      /** Posts already published. */
      published: z.number().int(),
      /** Posts of the whole previous period. */
      before: z.number().int(),
    })
    .nullable(),
})
export type CampaignFigures = z.output<typeof campaignsSchema>

export const dashboardSchema = z.object({
  period: z.enum(periods),
  sales: sampledSchema(salesSchema),
  campaigns: sampledSchema(campaignsSchema),
  inbox: sampledSchema(z.object({ unread: z.number().int() })),
})
export type Dashboard = z.output<typeof dashboardSchema>

export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/dashboard/stats',
  access: 'signed-in',
  summary:
    'Sales, campaigns and messages of a period: the workspace’s own, or marked samples where it has none yet',
  topics: ['campaigns', 'messages', 'sales', 'unread-messages'],
  query: z.object({ ...brandQuery, period: z.enum(periods).default('weekly') }),
  response: dashboardSchema,
})
