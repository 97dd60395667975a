import type { Limits } from '#server/outgoing/guarded-fetch.ts'
import { type PosAdapter, PosFailure } from '../pos.ts'
import { createPosClient, type PosDeps } from '../pos-client.ts'
import type { Credentials } from '../registry.ts'
import { tidyOrNull, understood } from '../rows.ts'
import { shopOrigin } from './shop-origin.ts'
import { type Connection, type Shopify, shopifyApi } from './shopify.api.ts'
import { itemsOf, productFrom, saleFrom } from './shopify.map.ts'

const neededScopes = ['products', 'orders']

const nextOf = ({ pageInfo: { hasNextPage, endCursor } }: Connection): string | null => {
  if (hasNextPage && endCursor === null) throw new PosFailure('unexpected_answer')
  return hasNextPage ? endCursor : null
}

/** All items of an order, including those beyond the first page; null if it has no item list. */
async function allItems(shopify: Shopify, order: unknown): Promise<unknown[] | null> {
  const first = itemsOf(order)
  if (!first) return null
  const items = [...first.nodes]
  for (let next = first.next; next !== null; ) {
    const more = await shopify.moreItems(first.id, next)
    if (!more) break
    items.push(...more.nodes)
    next = nextOf(more)
  }
  return items
}

export function shopifyAdapter(
  { storeUrl, accessToken }: Credentials<'shopify'>,
  deps: PosDeps,
  limits: Limits,
): PosAdapter {
  const openClient = createPosClient('shopify', deps, limits)
  const open = () => {
    const origin = deps.env.baseUrls.pos.shopify ?? shopOrigin(storeUrl, deps.env.allowPrivateNetwork)
    return shopifyApi(openClient(), origin, accessToken, deps.clock)
  }
  return {
    async check() {
      const { shop, currentAppInstallation } = await open().shop()
      const granted = new Set(currentAppInstallation.accessScopes.map(({ handle }) => handle))
      const isGranted = (what: string) => granted.has(`read_${what}`) || granted.has(`write_${what}`)
      if (!neededScopes.every(isGranted)) throw new PosFailure('rights_missing')
      return {
        storeName: tidyOrNull(shop.name),
        storeUrl: tidyOrNull(shop.url),
        account: tidyOrNull(shop.id),
      }
    },

    async products(cursor) {
      const { shop, productVariants } = await open().products(cursor)
      return {
        ...understood(productVariants.nodes, (row) => productFrom(row, shop.currencyCode)),
        next: nextOf(productVariants),
      }
    },

    async sales(cursor, since) {
      const shopify = open()
      const orders = await shopify.orders(cursor, since)
      const withItems: { order: unknown; items: unknown[] | null }[] = []
      for (const order of orders.nodes) withItems.push({ order, items: await allItems(shopify, order) })
      return {
        ...understood(withItems, ({ order, items }) => items && saleFrom(order, items)),
        next: nextOf(orders),
      }
    },
  }
}
