import * as z from 'zod'
import { brandQuery } from '#core/brands/brands.contract.ts'
import { otherCurrencySchema } from '#features/sales/sales.contract.ts'
import { endpoint } from '#platform/endpoint.ts'
import { sampledSchema } from '#platform/sampled.ts'

/** The first is what opens; they begin on Monday, on the 1st and at midnight of the workspace's clocks. */
export const periods = ['weekly', 'monthly', 'daily'] as const
export type Period = (typeof periods)[number]

/** In the smallest units of its currency. */
const amount = z.number().int()

const pointSchema = z.object({
  /** A day such as 2026-03-10; of a single day its hours, such as 13:00. */
  at: z.string(),
  /** Null for what is still to come. */
  revenue: amount.nullable(),
  /** What stands in its place in the period before; null where that one was shorter. */
  before: amount.nullable(),
})
export type SalesPoint = z.output<typeof pointSchema>

const salesSchema = z.object({
  /** Of all amounts here. The sample is in dollars whatever the shop's own currency is. */
  currency: z.string(),
  /** How much more than in the period before, which is counted up to the same hour; less is negative. */
  gain: amount,
  /** Null when nothing was sold then. */
  gainPercent: z.number().int().nullable(),
  /** For the month, whatever the period; null while none is set. */
  target: z.object({ amount, percent: z.number().int() }).nullable(),
  /** What only real sales have. */
  sold: z
    .object({
      revenue: amount,
      sales: z.number().int(),
      before: amount,
      points: z.array(pointSchema),
      /** What was sold besides, in the same days. */
      others: z.array(otherCurrencySchema),
    })
    .nullable(),
})
export type Sales = z.output<typeof salesSchema>

const campaignsSchema = z.object({
  /** Campaigns with a post that goes out in the period, on how many platforms each on average, and the posts that makes. */
  campaigns: z.number().int(),
  platforms: z.number(),
  posts: z.number().int(),
  /** What only real campaigns have. */
  planned: z
    .object({
      /** Posts that are out already. */
      published: z.number().int(),
      /** Posts of the whole period before. */
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
