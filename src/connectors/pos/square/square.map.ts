import * as z from 'zod'
import { MAX_CENTS } from '#platform/money.ts'
import { outsideId, outsideLine } from '#server/outside-text.ts'
import type { PosProduct, PosSale } from '../pos.ts'
import {
  isQuantity,
  paid,
  rowList,
  tidy,
  tidyEmail,
  tidyImageUrl,
  tidyOrNull,
  tidyStock,
  unpaid,
} from '../rows.ts'

/** Square amounts are already in minor units. */
const moneySchema = z.object({
  amount: z.int().min(0).max(MAX_CENTS),
  currency: z.string().length(3),
})

const variationSchema = z.object({
  id: outsideId.min(1),
  item_variation_data: z.object({
    name: outsideLine.nullish(),
    sku: outsideLine.nullish(),
    price_money: moneySchema,
    track_inventory: z.boolean().nullish(),
    location_overrides: z
      .array(z.object({ track_inventory: z.boolean().nullish() }))
      .max(1000)
      .nullish(),
  }),
})
type Variation = z.output<typeof variationSchema>

const itemSchema = z.object({
  id: outsideId.min(1),
  item_data: z.object({
    name: outsideLine,
    is_archived: z.boolean().nullish(),
    image_ids: z.array(outsideId).max(1000).nullish(),
    category_id: outsideId.nullish(),
    reporting_category: z.object({ id: outsideId }).nullish(),
    categories: z
      .array(z.object({ id: outsideId }))
      .max(1000)
      .nullish(),
    variations: rowList.min(1),
  }),
})
type Item = z.output<typeof itemSchema>['item_data']

const categorySchema = z.object({
  id: outsideId,
  type: z.literal('CATEGORY'),
  category_data: z.object({ name: outsideLine }),
})

export function categoryNames(related: unknown[]): Map<string, string> {
  const found = related.flatMap((each) => categorySchema.safeParse(each).data ?? [])
  return new Map(found.map(({ id, category_data }) => [id, category_data.name]))
}

const imageSchema = z.object({
  id: outsideId,
  type: z.literal('IMAGE'),
  image_data: z.object({ url: outsideLine }),
})

/** Square lists images beside the items, by id. */
export function imageUrls(related: unknown[]): Map<string, string> {
  const found = related.flatMap((each) => imageSchema.safeParse(each).data ?? [])
  return new Map(found.map(({ id, image_data }) => [id, image_data.url]))
}

const variationsIn = (item: Item): (Variation | null)[] =>
  item.variations.map((each) => variationSchema.safeParse(each).data ?? null)

const isCounted = ({ item_variation_data: data }: Variation): boolean =>
  Boolean(data.track_inventory) || Boolean(data.location_overrides?.some((each) => each.track_inventory))

/** The variations with tracked stock. */
export const countedVariations = (given: unknown): string[] =>
  variationsIn(itemSchema.safeParse(given).data?.item_data ?? { name: '', variations: [] }).flatMap((each) =>
    each && isCounted(each) ? each.id : [],
  )

const countSchema = z.object({
  catalog_object_id: outsideId,
  quantity: z
    .string()
    .max(40)
    .regex(/^-?\d+(\.\d+)?$/),
})

/** Stock per variation, summed over all locations. */
export function stockOf(counts: unknown[]): Map<string, number> {
  const stock = new Map<string, number>()
  for (const each of counts) {
    const { data } = countSchema.safeParse(each)
    if (data)
      stock.set(data.catalog_object_id, (stock.get(data.catalog_object_id) ?? 0) + Number(data.quantity))
  }
  return stock
}

const categoryOf = ({ reporting_category, categories, category_id }: Item): string | null =>
  reporting_category?.id ?? categories?.[0]?.id ?? category_id ?? null

/** One product per variation; null for variations without a price and for malformed items. */
export function productsFrom(
  given: unknown,
  names: ReadonlyMap<string, string>,
  stock: ReadonlyMap<string, number>,
  images: ReadonlyMap<string, string> = new Map(),
): (PosProduct | null)[] {
  const item = itemSchema.safeParse(given).data?.item_data
  if (!item) return [null]
  return variationsIn(item).map((variation) => {
    if (!variation) return null
    const { id, item_variation_data: data } = variation
    const isOnlyOne = item.variations.length === 1
    return {
      remoteId: id,
      name: tidy(isOnlyOne || !data.name ? item.name : `${item.name} (${data.name})`),
      sku: tidy(data.sku),
      category: tidy(names.get(categoryOf(item) ?? '')),
      price: data.price_money.amount,
      currency: data.price_money.currency,
      stockQuantity: isCounted(variation) ? tidyStock(stock.get(id)) : null,
      isActive: !item.is_archived,
      imageUrl: tidyImageUrl(images.get(item.image_ids?.[0] ?? '')),
    }
  })
}

const nameSchema = z.object({ first_name: outsideLine.nullish(), last_name: outsideLine.nullish() }).nullish()

const paymentSchema = z.object({
  id: outsideId.min(1),
  created_at: z.iso.datetime({ offset: true }),
  status: z.enum(['APPROVED', 'PENDING', 'COMPLETED', 'CANCELED', 'FAILED']),
  total_money: moneySchema,
  refunded_money: moneySchema.nullish(),
  source_type: outsideLine.nullish(),
  order_id: outsideId.nullish(),
  customer_id: outsideId.nullish(),
  buyer_email_address: outsideLine.nullish(),
  billing_address: nameSchema,
  shipping_address: nameSchema,
})
type Payment = z.output<typeof paymentSchema>

const fullName = (named: z.output<typeof nameSchema>): string | null =>
  tidyOrNull([named?.first_name, named?.last_name].filter(Boolean).join(' '))

function amountsOf({ status, total_money, refunded_money }: Payment) {
  if (status === 'COMPLETED') return paid(total_money.amount, refunded_money?.amount ?? 0)
  return unpaid(total_money.amount, status === 'CANCELED' || status === 'FAILED' ? 'cancelled' : 'pending')
}

export const orderIdOf = (given: unknown): string | null =>
  paymentSchema.safeParse(given).data?.order_id ?? null

export function saleFrom(given: unknown, items: ReadonlyMap<string, PosSale['items']>): PosSale | null {
  const { data: payment } = paymentSchema.safeParse(given)
  if (!payment) return null
  return {
    remoteId: payment.id,
    customerName: fullName(payment.billing_address) ?? fullName(payment.shipping_address),
    customerEmail: tidyEmail(payment.buyer_email_address),
    customerRemoteId: payment.customer_id ?? null,
    paymentMethod: tidy(payment.source_type).toLowerCase(),
    soldAt: new Date(payment.created_at),
    currency: payment.total_money.currency,
    items: items.get(payment.id) ?? [],
    ...amountsOf(payment),
  }
}

const lineSchema = z.object({
  name: outsideLine.min(1),
  quantity: z
    .string()
    .max(20)
    .regex(/^\d{1,9}(\.\d{1,5})?$/)
    .transform(Number),
  total_money: moneySchema,
})

const orderSchema = z.object({
  line_items: rowList.default([]),
  tenders: z
    .array(z.object({ id: outsideId, payment_id: outsideId.nullish() }))
    .max(1000)
    .default([]),
})

/** Line items per payment. An order paid in parts lists its items with the first payment only. */
export function itemsByPayment(orders: unknown[]): Map<string, PosSale['items']> {
  const items = new Map<string, PosSale['items']>()
  for (const each of orders) {
    const { data: order } = orderSchema.safeParse(each)
    const first = order?.tenders[0]
    if (!order || !first) continue
    // A line without a name is a custom amount, not a product.
    const lines = order.line_items.flatMap((line) => lineSchema.safeParse(line).data ?? [])
    items.set(
      first.payment_id ?? first.id,
      lines
        .filter(({ quantity }) => isQuantity(quantity))
        .map(({ name, quantity, total_money }) => ({
          name: tidy(name),
          quantity,
          amount: total_money.amount,
        })),
    )
  }
  return items
}
