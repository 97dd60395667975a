import * as z from 'zod'
import { outsideLine } from '#server/outside-text.ts'
import { unitsOf } from '../money.ts'
import type { PosProduct, PosSale } from '../pos.ts'
import { isQuantity, paid, tidy, tidyEmail, tidyImageUrl, tidyOrNull, tidyStock, unpaid } from '../rows.ts'

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function signFor(name: string): string | undefined {
  const code = /^#(x?)([\da-f]+)$/i.exec(name)
  if (!code) return signs[name.toLowerCase()]
  const point = Number.parseInt(code[2] ?? '', code[1] ? 16 : 10)
  return point <= 0x10ffff ? String.fromCodePoint(point) : undefined
}

/** WordPress returns text with HTML entities: "Tea &amp; cake". */
const plainText = (text: string): string =>
  tidy(text.replace(/&(#?\w{1,8});/g, (whole, name: string) => signFor(name) ?? whole))

const idSchema = z.int().positive().transform(String)

const productSchema = z.object({
  id: idSchema,
  name: outsideLine,
  status: outsideLine,
  sku: outsideLine.nullish(),
  price: outsideLine,
  manage_stock: z.union([z.boolean(), z.literal('parent')]).nullish(),
  stock_quantity: z.number().nullish(),
  categories: z
    .array(z.object({ name: outsideLine }))
    .max(1000)
    .nullish(),
  images: z
    .array(z.object({ src: outsideLine.nullish() }))
    .max(1000)
    .nullish(),
})

export function productFrom(given: unknown, currency: string): PosProduct | null {
  const { data } = productSchema.safeParse(given)
  const price = data && unitsOf(data.price, currency)
  if (!data || price == null || price < 0) return null
  return {
    remoteId: data.id,
    name: plainText(data.name),
    sku: tidy(data.sku),
    category: plainText(data.categories?.[0]?.name ?? ''),
    price,
    currency,
    stockQuantity: data.manage_stock ? tidyStock(data.stock_quantity) : null,
    isActive: data.status === 'publish',
    imageUrl: tidyImageUrl(data.images?.[0]?.src),
  }
}

/** The times have no zone, but the field names say GMT. */
const gmtSchema = z
  .string()
  .max(30)
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ?$/)
  .transform((text) => new Date(`${text.replace('Z', '')}Z`))
  .refine((date) => !Number.isNaN(date.getTime()))

const lineSchema = z.object({
  name: outsideLine,
  quantity: z.number(),
  total: outsideLine,
  total_tax: outsideLine.default('0'),
})

const orderSchema = z.object({
  id: idSchema,
  status: outsideLine.min(1),
  currency: z.string().length(3),
  date_created_gmt: gmtSchema,
  date_paid_gmt: outsideLine.nullish(),
  total: outsideLine,
  customer_id: z.int().nullish(),
  billing: z
    .object({
      first_name: outsideLine.nullish(),
      last_name: outsideLine.nullish(),
      email: outsideLine.nullish(),
    })
    .nullish(),
  payment_method: outsideLine.nullish(),
  payment_method_title: outsideLine.nullish(),
  line_items: z.array(lineSchema).max(1000),
  refunds: z
    .array(z.object({ total: outsideLine }))
    .max(1000)
    .nullish(),
})
type Order = z.output<typeof orderSchema>

const notPaidYet = new Set(['pending', 'on-hold'])
const never = new Set(['cancelled', 'failed', 'trash'])
const paidFor = new Set(['processing', 'completed', 'refunded'])

/** Shops can add custom statuses; for those, the payment date tells whether an order was paid. */
function paymentOf({ status, date_paid_gmt }: Order, total: number, refunded: number) {
  if (never.has(status)) return unpaid(total, 'cancelled')
  if (notPaidYet.has(status) || !(paidFor.has(status) || date_paid_gmt)) return unpaid(total, 'pending')
  // An order manually set to "refunded" may have no refunds.
  return paid(total, status === 'refunded' && refunded === 0 ? total : refunded)
}

const sum = (amounts: (number | null)[]): number | null =>
  amounts.reduce((one, other) => (one === null || other === null ? null : one + other), 0)

function itemsOf({ line_items, currency }: Order): PosSale['items'] | null {
  const items = line_items.map(({ name, quantity, total, total_tax }) => {
    const amount = sum([unitsOf(total, currency), unitsOf(total_tax, currency)])
    return amount !== null && isQuantity(quantity) ? { name: plainText(name), quantity, amount } : null
  })
  return items.includes(null) ? null : items.filter((item) => item !== null)
}

/** Checkout drafts are not sales. */
export function saleFrom(given: unknown): PosSale | null {
  const { data: order } = orderSchema.safeParse(given)
  if (!order || order.status === 'checkout-draft') return null
  const total = unitsOf(order.total, order.currency)
  // Refund totals are negative.
  const refunded = sum((order.refunds ?? []).map((refund) => unitsOf(refund.total, order.currency)))
  const items = itemsOf(order)
  if (total === null || total < 0 || refunded === null || !items) return null
  const { billing, customer_id } = order
  return {
    remoteId: order.id,
    customerName: tidyOrNull([billing?.first_name, billing?.last_name].filter(Boolean).join(' ')),
    customerEmail: tidyEmail(billing?.email),
    customerRemoteId: customer_id ? String(customer_id) : null,
    paymentMethod: tidy(order.payment_method_title || order.payment_method),
    soldAt: order.date_created_gmt,
    currency: order.currency,
    items,
    ...paymentOf(order, total, Math.abs(refunded)),
  }
}
