import type { Limits } from '#server/outgoing/guarded-fetch.ts'
import { type PosAdapter, PosFailure } from '../pos.ts'
import { createPosClient, type PosDeps } from '../pos-client.ts'
import type { Credentials } from '../registry.ts'
import { tidyOrNull, understood } from '../rows.ts'
import { findSite, type Site, siteName } from './find-site.ts'
import { woocommerceApi } from './woocommerce.api.ts'
import { productFrom, saleFrom } from './woocommerce.map.ts'

function pageAt(cursor: string | null): number {
  if (cursor === null) return 1
  if (!/^\d{1,9}$/.test(cursor)) throw new PosFailure('unexpected_answer')
  return Number(cursor)
}

export function woocommerceAdapter(
  { siteUrl, ...keys }: Credentials<'woocommerce'>,
  deps: PosDeps,
  limits: Limits,
): PosAdapter {
  const openClient = createPosClient('woocommerce', deps, limits)
  let known: Site | undefined
  const open = async () => {
    const ask = openClient()
    known ??= await findSite(ask, deps.env.baseUrls.pos.woocommerce ?? siteUrl)
    return { site: known, shop: woocommerceApi(ask, known.root, keys, deps.clock) }
  }
  return {
    async check() {
      const { site, shop } = await open()
      await shop.currency()
      await shop.products(1, 1)
      await shop.orders(1, null, 1)
      return { storeName: tidyOrNull(site.name), storeUrl: site.root, account: siteName(site.root) }
    },

    async products(cursor) {
      const { shop } = await open()
      const currency = await shop.currency()
      const { rows, next } = await shop.products(pageAt(cursor))
      return { ...understood(rows, (row) => productFrom(row, currency)), next }
    },

    async sales(cursor, since) {
      const { shop } = await open()
      const { rows, next } = await shop.orders(pageAt(cursor), since)
      return { ...understood(rows, saleFrom), next }
    },
  }
}
