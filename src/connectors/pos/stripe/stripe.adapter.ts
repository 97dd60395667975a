import { subDays } from 'date-fns/subDays'
import type { Limits } from '#server/outgoing/guarded-fetch.ts'
import { type PosAdapter, PosFailure } from '../pos.ts'
import { createPosClient, type PosDeps } from '../pos-client.ts'
import type { Credentials } from '../registry.ts'
import { tidyOrNull, understood } from '../rows.ts'
import { STRIPE_URL, type Stripe, type StripePage, stripeApi } from './stripe.api.ts'
import {
  idOf,
  priceOf,
  productFrom,
  productWithoutPrice,
  refundedSaleFrom,
  type StripePrice,
  saleFrom,
  shopOf,
} from './stripe.map.ts'

// Bank payments take up to this long to settle, and authorizations are captured or released within it. Only listing the
// charges again shows these changes.
const SETTLING_DAYS = 14
const LOOKUPS_AT_ONCE = 5

const lastId = ({ data, has_more }: StripePage): string | null => {
  if (!has_more) return null
  const id = idOf(data.at(-1))
  // There are more rows, but no id to request them by.
  if (id === null) throw new PosFailure('unexpected_answer')
  return id
}

/** Two lists are read one after the other; the cursor has the list and the last id. */
function placeAt(cursor: string | null): { list: string; after: string | null } {
  const [, list, after] = /^(charges|refunds):(\w*)$/.exec(cursor ?? 'charges:') ?? []
  if (list === undefined) throw new PosFailure('unexpected_answer')
  return { list, after: after || null }
}

/** Prices of products without a default price. */
async function missingPrices(stripe: Stripe, products: unknown[]): Promise<Map<string, StripePrice>> {
  const ids = products.flatMap((product) => productWithoutPrice(product) ?? [])
  const found = new Map<string, StripePrice>()
  for (let at = 0; at < ids.length; at += LOOKUPS_AT_ONCE) {
    await Promise.all(
      ids.slice(at, at + LOOKUPS_AT_ONCE).map(async (id) => {
        const { data } = await stripe.activePrices(id)
        const price = priceOf(data[0])
        if (price) found.set(id, price)
      }),
    )
  }
  return found
}

/** A restricted key may lack the permission to read its account. */
const accountIfShown = (stripe: Stripe) =>
  stripe.account().catch((error: unknown) => {
    if (error instanceof PosFailure && error.problem === 'rights_missing') return null
    throw error
  })

export function stripeAdapter(
  { secretKey }: Credentials<'stripe'>,
  deps: PosDeps,
  limits: Limits,
): PosAdapter {
  const openClient = createPosClient('stripe', deps, limits)
  const open = () => stripeApi(openClient(), deps.env.baseUrls.pos.stripe ?? STRIPE_URL, secretKey)
  return {
    async check() {
      const stripe = open()
      const account = await accountIfShown(stripe)
      await stripe.products(null, 1)
      await stripe.charges(null, null, 1)
      return {
        storeName: tidyOrNull(account?.settings?.dashboard?.display_name ?? account?.business_profile?.name),
        storeUrl: tidyOrNull(account?.business_profile?.url),
        account: account && tidyOrNull(shopOf(account.id, secretKey)),
      }
    },

    async products(cursor) {
      const stripe = open()
      const page = await stripe.products(cursor)
      const prices = await missingPrices(stripe, page.data)
      return { ...understood(page.data, (row) => productFrom(row, prices)), next: lastId(page) }
    },

    /** Charges first, then refunds: a refund includes the current state of its charge. */
    async sales(cursor, since) {
      const { list, after } = placeAt(cursor)
      if (list === 'refunds' && since) {
        const page = await open().refunds(after, since)
        const next = lastId(page)
        return { ...understood(page.data, refundedSaleFrom), next: next && `refunds:${next}` }
      }
      const page = await open().charges(after, since && subDays(since, SETTLING_DAYS))
      const next = lastId(page)
      return {
        ...understood(page.data, saleFrom),
        next: next ? `charges:${next}` : since ? 'refunds:' : null,
      }
    },
  }
}
