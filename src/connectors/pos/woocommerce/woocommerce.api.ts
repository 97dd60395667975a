import { subSeconds } from 'date-fns/subSeconds'
import * as z from 'zod'
import type { Clock } from '#server/clock.ts'
import { outsideLine } from '#server/outside-text.ts'
import type { Answer, Ask } from '../pos-client.ts'
import { rowList } from '../rows.ts'
import { urlWith } from '../url-with.ts'
import { type ShopKeys, signedRequest } from './sign-request.ts'

const A_PAGE = 100

const indexSchema = z.object({ name: outsideLine.nullish(), namespaces: z.array(outsideLine).max(1000) })
const rowsSchema = rowList
const currencySchema = z.object({ code: z.string().length(3) })

export type Page = { rows: unknown[]; next: string | null }

/** The site's public index. */
export const siteIndex = (ask: Ask, root: string) =>
  ask(indexSchema, new URL(`${root}/wp-json/?_fields=name,namespaces`))

/** Some servers strip the page count; then a full page means that there may be another. */
function pageOf({ body, headers }: Answer<unknown[]>, page: number, size: number): Page {
  const pages = headers.get('x-wp-totalpages')
  const isLast = pages && /^\d+$/.test(pages) ? page >= Number(pages) : body.length < size
  return { rows: body, next: isLast ? null : String(page + 1) }
}

export function woocommerceApi(ask: Ask, root: string, keys: ShopKeys, clock: Clock) {
  const get = <Body>(
    schema: z.ZodType<Body>,
    path: string,
    query: Record<string, string | null | undefined> = {},
  ) => {
    const address = urlWith(`${root}/wp-json/wc/v3/${path}`, query)
    const { url, headers } = signedRequest(address, keys, clock.now())
    return ask(schema, url, { headers })
  }
  // By id, so that rows added while we read come last and do not shift the pages.
  const inOrder = { orderby: 'id', order: 'asc' }
  return {
    currency: async () => (await get(currencySchema, 'data/currencies/current')).body.code,
    products: async (page: number, size = A_PAGE) => {
      const query = { ...inOrder, page: String(page), per_page: String(size) }
      return pageOf(await get(rowsSchema, 'products', query), page, size)
    },
    orders: async (page: number, since: Date | null, size = A_PAGE) => {
      const query = {
        ...inOrder,
        page: String(page),
        per_page: String(size),
        // The filter is exclusive and has a resolution of one second.
        modified_after: since && subSeconds(since, 1).toISOString().slice(0, 19),
        dates_are_gmt: since && 'true',
      }
      return pageOf(await get(rowsSchema, 'orders', query), page, size)
    },
  }
}
