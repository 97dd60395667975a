import * as z from 'zod'
import { outsideId, outsideLine, outsideToken } from '#server/outside-text.ts'
import type { Ask } from '../pos-client.ts'
import { rowList } from '../rows.ts'
import { urlWith } from '../url-with.ts'

export const SQUARE_VERSION = '2025-10-16'
const SQUARE_URL = 'https://connect.squareup.com'
const SQUARE_SANDBOX_URL = 'https://connect.squareupsandbox.com'

const PRODUCTS_A_PAGE = 100
const SALES_A_PAGE = 100
// Without a begin time, Square lists only one year.
const THE_BEGINNING = '1970-01-01T00:00:00Z'

/** Square's sandbox has its own URL and keys; the application id tells which one to use. */
export const squareUrl = (applicationId: string | undefined): string =>
  applicationId?.startsWith('sandbox-') ? SQUARE_SANDBOX_URL : SQUARE_URL

const rows = rowList.default([])
const cursor = outsideToken.nullish()

const locationsSchema = z.object({
  locations: z
    .array(
      z.object({
        id: outsideId.min(1),
        merchant_id: outsideId.nullish(),
        name: outsideLine.nullish(),
        business_name: outsideLine.nullish(),
        website_url: outsideLine.nullish(),
      }),
    )
    .max(1000)
    .default([]),
})
const catalogSchema = z.object({ objects: rows, related_objects: rows, cursor })
const countsSchema = z.object({ counts: rows, cursor })
const paymentsSchema = z.object({ payments: rows, cursor })
const ordersSchema = z.object({ orders: rows })

export type Square = ReturnType<typeof squareApi>

export function squareApi(ask: Ask, base: string, accessToken: string) {
  const headers = { authorization: `Bearer ${accessToken}`, 'square-version': SQUARE_VERSION }
  const get = async <Body>(
    schema: z.ZodType<Body>,
    path: string,
    query: Record<string, string | null | undefined>,
  ) => {
    const url = urlWith(`${base}/v2/${path}`, query)
    return (await ask(schema, url, { headers })).body
  }
  const post = async <Body>(schema: z.ZodType<Body>, path: string, body: object) => {
    const init = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    return (await ask(schema, new URL(`${base}/v2/${path}`), init)).body
  }
  return {
    locations: () => get(locationsSchema, 'locations', {}),
    items: (after: string | null, limit = PRODUCTS_A_PAGE) =>
      post(catalogSchema, 'catalog/search', {
        object_types: ['ITEM'],
        include_related_objects: true,
        limit,
        ...(after !== null && { cursor: after }),
      }),
    counts: (variationIds: string[], after: string | null) =>
      post(countsSchema, 'inventory/counts/batch-retrieve', {
        catalog_object_ids: variationIds,
        states: ['IN_STOCK'],
        ...(after !== null && { cursor: after }),
      }),
    payments: (location: string, after: string | null, since: Date | null, limit = SALES_A_PAGE) =>
      get(paymentsSchema, 'payments', {
        location_id: location,
        begin_time: THE_BEGINNING,
        updated_at_begin_time: since?.toISOString(),
        sort_field: 'UPDATED_AT',
        sort_order: 'ASC',
        limit: String(limit),
        cursor: after,
      }),
    /** Checks the permission to read orders. */
    tryOrders: (location: string) =>
      post(ordersSchema, 'orders/search', { location_ids: [location], limit: 1 }),
    orders: (ids: string[]) => post(ordersSchema, 'orders/batch-retrieve', { order_ids: ids }),
  }
}
