import * as z from 'zod'
import { currencyDigits } from '#platform/currency.ts'
import { outsideId, outsideLine } from '#server/outside-text.ts'
import { rescaled } from '../money.ts'
import type { PosProduct, PosSale } from '../pos.ts'
import { paid, tidy, tidyEmail, tidyImageUrl, tidyOrNull, unpaid } from '../rows.ts'

/** Currencies whose decimals at Stripe differ from ISO 4217. */
const ownDigits: Record<string, number> = { ISK: 2, UGX: 2, MGA: 0 }

const unitsIn = (amount: number, currency: string): number | null =>
  rescaled(amount, ownDigits[currency] ?? currencyDigits(currency), currency)

/** Live and test mode of an account are separate shops. */
export const shopOf = (account: string, secretKey: string): string =>
  /^[a-z]+_test_/.test(secretKey) ? `${account}:test` : account

const currencySchema = z
  .string()
  .length(3)
  .transform((code) => code.toUpperCase())

const priceSchema = z.object({ unit_amount: z.int(), currency: currencySchema })
export type StripePrice = z.output<typeof priceSchema>

const productSchema = z.object({
  id: outsideId.min(1),
  name: outsideLine,
  active: z.boolean(),
  default_price: z.unknown().optional(),
  metadata: z.record(outsideLine, outsideLine).nullish(),
  images: z.array(outsideLine).max(1000).nullish(),
})

export const priceOf = (given: unknown): StripePrice | null => priceSchema.safeParse(given).data ?? null

/** The id of a product without a usable default price: it has none, or a tiered one. */
export function productWithoutPrice(given: unknown): string | null {
  const { data } = productSchema.safeParse(given)
  return data && !priceOf(data.default_price) ? data.id : null
}

export function productFrom(given: unknown, prices: ReadonlyMap<string, StripePrice>): PosProduct | null {
  const { data } = productSchema.safeParse(given)
  const price = data && (priceOf(data.default_price) ?? prices.get(data.id))
  const units = price && unitsIn(price.unit_amount, price.currency)
  if (!data || !price || units == null) return null
  return {
    remoteId: data.id,
    name: tidy(data.name),
    sku: tidy(data.metadata?.sku),
    category: tidy(data.metadata?.category),
    price: units,
    currency: price.currency,
    // Stripe does not track stock.
    stockQuantity: null,
    isActive: data.active,
    imageUrl: tidyImageUrl(data.images?.[0]),
  }
}

const personSchema = z.object({ name: outsideLine.nullish(), email: outsideLine.nullish() })

const chargeSchema = z.object({
  id: outsideId.min(1),
  amount: z.int().min(0),
  amount_captured: z.int().min(0),
  amount_refunded: z.int().min(0),
  captured: z.boolean(),
  refunded: z.boolean(),
  status: z.enum(['succeeded', 'pending', 'failed']),
  currency: currencySchema,
  created: z.int().min(0).max(253_402_300_799),
  billing_details: personSchema.nullish(),
  receipt_email: outsideLine.nullish(),
  customer: z.union([outsideId, z.object({ id: outsideId }).transform(({ id }) => id)]).nullish(),
  payment_method_details: z.object({ type: outsideLine }).nullish(),
})
type Charge = z.output<typeof chargeSchema>

/** An authorization is pending until captured, and cancelled once released. */
function paymentOf(charge: Charge, units: (amount: number) => number | null) {
  const total = units(charge.captured ? charge.amount_captured : charge.amount)
  // Stripe reports the uncaptured part of an authorization as refunded, but it was never paid.
  const neverTaken = charge.amount - charge.amount_captured
  const refunded = units(Math.max(charge.amount_refunded - neverTaken, 0))
  if (total === null || refunded === null) return null
  if (charge.status === 'failed') return unpaid(total, 'cancelled')
  if (charge.status === 'pending') return unpaid(total, 'pending')
  if (!charge.captured) return unpaid(total, charge.refunded ? 'cancelled' : 'pending')
  return paid(total, refunded)
}

export function saleFrom(given: unknown): PosSale | null {
  const { data: charge } = chargeSchema.safeParse(given)
  const payment = charge && paymentOf(charge, (amount) => unitsIn(amount, charge.currency))
  if (!charge || !payment) return null
  return {
    remoteId: charge.id,
    customerName: tidyOrNull(charge.billing_details?.name),
    customerEmail: tidyEmail(charge.billing_details?.email ?? charge.receipt_email),
    customerRemoteId: charge.customer ?? null,
    paymentMethod: tidy(charge.payment_method_details?.type),
    soldAt: new Date(charge.created * 1000),
    currency: charge.currency,
    // Charges have no line items.
    items: [],
    ...payment,
  }
}

const refundSchema = z.object({ charge: z.unknown().optional() })

/** The current state of the sale, including the refund; null if the refund has no charge. */
export const refundedSaleFrom = (given: unknown): PosSale | null =>
  saleFrom(refundSchema.safeParse(given).data?.charge)

const rowSchema = z.object({ id: outsideId.min(1) })
/** The next page starts after the last row, even if that one was skipped. */
export const idOf = (given: unknown): string | null => rowSchema.safeParse(given).data?.id ?? null
