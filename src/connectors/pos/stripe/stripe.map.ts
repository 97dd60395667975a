import * as z from 'zod'
import { currencyDigits } from '#platform/currency.ts'
import { outsideId, outsideLine } from '#server/outside-text.ts'
import { rescaled } from '../money.ts'
import type { PosProduct, PosSale } from '../pos.ts'
import { paid, tidy, tidyEmail, tidyOrNull, unpaid } from '../rows.ts'

/** Where Stripe counts a currency otherwise than ISO 4217 does. */
const ownDigits: Record<string, number> = { ISK: 2, UGX: 2, MGA: 0 }

const unitsIn = (amount: number, currency: string): number | null =>
  rescaled(amount, ownDigits[currency] ?? currencyDigits(currency), currency)

/** An account has two shops that know nothing of each other: the real one, and the one for trying out. */
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
})

export const priceOf = (given: unknown): StripePrice | null => priceSchema.safeParse(given).data ?? null

/** The id of a product whose own answer does not tell its price: it has no default one, or one for each quantity. */
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
    // Stripe sells; what is left on the shelf it does not know.
    stockQuantity: null,
    isActive: data.active,
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

/** An authorisation is no sale yet, and one that was let go never became one. */
function paymentOf(charge: Charge, units: (amount: number) => number | null) {
  const total = units(charge.captured ? charge.amount_captured : charge.amount)
  // The part of an authorisation that was never taken is told as given back; nobody had paid it.
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
    // A charge is an amount; what was bought for it Stripe is not told.
    items: [],
    ...payment,
  }
}

const refundSchema = z.object({ charge: z.unknown().optional() })

/** The sale as it is now, refund included; null too for what was never a charge. */
export const refundedSaleFrom = (given: unknown): PosSale | null =>
  saleFrom(refundSchema.safeParse(given).data?.charge)

const rowSchema = z.object({ id: outsideId.min(1) })
/** Where the next page begins: after the last row, understood or not. */
export const idOf = (given: unknown): string | null => rowSchema.safeParse(given).data?.id ?? null
