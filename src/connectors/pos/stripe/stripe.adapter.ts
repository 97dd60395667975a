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

// A payment by bank takes that long to arrive, and an authorisation is taken or let go within it. Nothing but their own page
// tells that they changed.
const SETTLING_DAYS = 14
const LOOKUPS_AT_ONCE = 5

const lastId = ({ data, has_more }: StripePage): string | null => {
  if (!has_more) return null
  const id = idOf(data.at(-1))
  // More is promised, and there is no way to it.
  if (id === null) throw new PosFailure('unexpected_answer')
  return id
}

/** Two lists are read one after the other; a cursor tells which, and after which row. */
function placeAt(cursor: string | null): { list: string; after: string | null } {
  const [, list, after] = /^(charges|refunds):(\w*)$/.exec(cursor ?? 'charges:') ?? []
  if (list === undefined) throw new PosFailure('unexpected_answer')
  return { list, after: after || null }
}

/** The prices of products that name no default one. */
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

/** A restricted key need not show whose it is. */
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

    /** Charges first, refunds after them: a refund brings its sale as it is by then. */
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
