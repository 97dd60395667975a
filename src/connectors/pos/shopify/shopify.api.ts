import * as z from 'zod'
import type { Clock } from '#server/clock.ts'
import { outsideId, outsideLine, outsideToken } from '#server/outside-text.ts'
import { PosFailure } from '../pos.ts'
import type { Ask } from '../pos-client.ts'
import { rowList } from '../rows.ts'
import { ITEMS_QUERY, ORDERS_QUERY, PRODUCTS_QUERY, SHOP_QUERY } from './shopify.queries.ts'

export const SHOPIFY_VERSION = '2026-07'

// A query may cost 1,000 points, and nested rows are charged once per parent. These sizes stay below that.
const PRODUCTS_A_PAGE = 100
const ORDERS_A_PAGE = 10
const ITEMS_AN_ORDER = 25
const MORE_ITEMS = 100

const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z.object({
        path: z
          .array(z.union([outsideLine, z.number()]))
          .max(1000)
          .nullish(),
        extensions: z.object({ code: outsideLine.nullish() }).nullish(),
      }),
    )
    .max(1000)
    .nullish(),
  extensions: z
    .object({
      cost: z
        .object({
          requestedQueryCost: z.number(),
          throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
        })
        .nullish(),
    })
    .nullish(),
})
type GraphAnswer = z.output<typeof answerSchema>
type GraphError = NonNullable<GraphAnswer['errors']>[number]

const connectionSchema = z.object({
  nodes: rowList,
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: outsideToken.nullable() }),
})
export type Connection = z.output<typeof connectionSchema>

const shopSchema = z.object({
  shop: z.object({ id: outsideId.min(1), name: outsideLine, url: outsideLine }),
  currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: outsideLine })).max(1000) }),
})
const productsSchema = z.object({
  shop: z.object({ currencyCode: outsideLine }),
  productVariants: connectionSchema,
})
const ordersSchema = z.object({ orders: connectionSchema })
const itemsSchema = z.object({ order: z.object({ lineItems: connectionSchema }).nullable() })

const isDenied = (error: GraphError) => error.extensions?.code === 'ACCESS_DENIED'
/** A field within a row is withheld, such as the customer, but the row itself is there. */
const isInsideRow = ({ path }: GraphError) => path?.[1] === 'nodes' && path.length > 3

/** When the rate limit bucket has refilled enough for the query. */
function whenAffordable({ extensions }: GraphAnswer, now: Date): Date {
  const { requestedQueryCost, throttleStatus } = extensions?.cost ?? {}
  const lacking = throttleStatus ? (requestedQueryCost ?? 0) - throttleStatus.currentlyAvailable : 0
  const seconds = throttleStatus ? Math.ceil(Math.max(lacking, 0) / throttleStatus.restoreRate) : 0
  return new Date(now.getTime() + Math.max(seconds, 1) * 1000)
}

/** Shopify responds with 200 even if the query failed, so `errors` decides. */
function dataOf<Data>(schema: z.ZodType<Data>, answer: GraphAnswer, now: Date): Data {
  const errors = (answer.errors ?? []).filter((error) => !(isDenied(error) && isInsideRow(error)))
  if (errors.some(({ extensions }) => extensions?.code === 'THROTTLED'))
    throw new PosFailure('rate_limited', whenAffordable(answer, now))
  if (errors.some(isDenied)) throw new PosFailure('rights_missing')
  const { data, success } = schema.safeParse(answer.data)
  if (errors.length > 0 || !success) throw new PosFailure('unexpected_answer')
  return data
}

export type Shopify = ReturnType<typeof shopifyApi>

export function shopifyApi(ask: Ask, origin: string, accessToken: string, clock: Clock) {
  const url = new URL(`${origin}/admin/api/${SHOPIFY_VERSION}/graphql.json`)
  const run = async <Data>(schema: z.ZodType<Data>, query: string, variables: object = {}) => {
    const { body } = await ask(answerSchema, url, {
      method: 'POST',
      headers: { 'x-shopify-access-token': accessToken, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    return dataOf(schema, body, clock.now())
  }
  return {
    shop: () => run(shopSchema, SHOP_QUERY),
    products: (after: string | null) =>
      run(productsSchema, PRODUCTS_QUERY, { first: PRODUCTS_A_PAGE, after }),
    orders: async (after: string | null, since: Date | null): Promise<Connection> => {
      const query = since && `updated_at:>='${since.toISOString()}'`
      const variables = { first: ORDERS_A_PAGE, items: ITEMS_AN_ORDER, after, query }
      return (await run(ordersSchema, ORDERS_QUERY, variables)).orders
    },
    /** More items of an order; null if the order no longer exists. */
    moreItems: async (id: string, after: string): Promise<Connection | null> =>
      (await run(itemsSchema, ITEMS_QUERY, { id, first: MORE_ITEMS, after })).order?.lineItems ?? null,
  }
}
