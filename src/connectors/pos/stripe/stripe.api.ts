import * as z from 'zod'
import { outsideId, outsideLine } from '#server/outside-text.ts'
import type { Ask } from '../pos-client.ts'
import { rowList } from '../rows.ts'
import { urlWith } from '../url-with.ts'

/** The API version whose spec our requests and responses are tested against. */
export const STRIPE_VERSION = '2023-08-16'
export const STRIPE_URL = 'https://api.stripe.com'

const PRODUCTS_A_PAGE = 50
const SALES_A_PAGE = 100

const accountSchema = z.object({
  id: outsideId.min(1),
  business_profile: z.object({ name: outsideLine.nullish(), url: outsideLine.nullish() }).nullish(),
  settings: z.object({ dashboard: z.object({ display_name: outsideLine.nullish() }).nullish() }).nullish(),
})

const pageSchema = z.object({ data: rowList, has_more: z.boolean() })
export type StripePage = z.output<typeof pageSchema>

export type Stripe = ReturnType<typeof stripeApi>

const seconds = (date: Date) => String(Math.floor(date.getTime() / 1000))

export function stripeApi(ask: Ask, base: string, secretKey: string) {
  const get = async <Body>(
    schema: z.ZodType<Body>,
    path: string,
    query: Record<string, string | null | undefined>,
  ) => {
    const url = urlWith(`${base}/v1/${path}`, query)
    const headers = { authorization: `Bearer ${secretKey}`, 'stripe-version': STRIPE_VERSION }
    return (await ask(schema, url, { headers })).body
  }
  return {
    account: () => get(accountSchema, 'account', {}),
    products: (after: string | null, limit = PRODUCTS_A_PAGE) =>
      get(pageSchema, 'products', {
        limit: String(limit),
        'expand[]': 'data.default_price',
        starting_after: after,
      }),
    activePrices: (product: string) => get(pageSchema, 'prices', { limit: '1', active: 'true', product }),
    charges: (after: string | null, since: Date | null, limit = SALES_A_PAGE) =>
      get(pageSchema, 'charges', {
        limit: String(limit),
        'created[gte]': since && seconds(since),
        starting_after: after,
      }),
    refunds: (after: string | null, since: Date) =>
      get(pageSchema, 'refunds', {
        limit: String(SALES_A_PAGE),
        'created[gte]': seconds(since),
        'expand[]': 'data.charge',
        starting_after: after,
      }),
  }
}
