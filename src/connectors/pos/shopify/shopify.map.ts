import * as z from 'zod'
import { outsideId, outsideLine, outsideToken } from '#server/outside-text.ts'
import { unitsOf } from '../money.ts'
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

const variantSchema = z.object({
  id: outsideId.min(1),
  title: outsideLine,
  sku: outsideLine.nullish(),
  price: outsideLine,
  inventoryQuantity: z.int().nullish(),
  inventoryItem: z.object({ tracked: z.boolean() }).nullish(),
  product: z.object({
    title: outsideLine,
    status: outsideLine,
    productType: outsideLine.nullish(),
    hasOnlyDefaultVariant: z.boolean(),
    featuredMedia: z
      .object({ preview: z.object({ image: z.object({ url: outsideLine }).nullish() }).nullish() })
      .nullish(),
  }),
})

export function productFrom(given: unknown, currency: string): PosProduct | null {
  const { data } = variantSchema.safeParse(given)
  const price = data && unitsOf(data.price, currency)
  if (!data || price == null) return null
  const { product } = data
  return {
    remoteId: data.id,
    name: tidy(product.hasOnlyDefaultVariant ? product.title : `${product.title} (${data.title})`),
    sku: tidy(data.sku),
    category: tidy(product.productType),
    price,
    currency,
    stockQuantity: data.inventoryItem?.tracked ? tidyStock(data.inventoryQuantity) : null,
    isActive: product.status === 'ACTIVE',
    imageUrl: tidyImageUrl(product.featuredMedia?.preview?.image?.url),
  }
}

const moneySchema = z.object({
  shopMoney: z.object({ amount: outsideLine, currencyCode: z.string().length(3) }),
})

const itemSchema = z.object({ name: outsideLine, quantity: z.int(), discountedTotalSet: moneySchema })

const orderSchema = z.object({
  id: outsideId.min(1),
  test: z.boolean(),
  processedAt: z.iso.datetime({ offset: true }),
  cancelledAt: outsideLine.nullish(),
  displayFinancialStatus: z
    .enum([
      'AUTHORIZED',
      'EXPIRED',
      'PAID',
      'PARTIALLY_PAID',
      'PARTIALLY_REFUNDED',
      'PENDING',
      'REFUNDED',
      'VOIDED',
    ])
    .nullish(),
  email: outsideLine.nullish(),
  billingAddress: z.object({ name: outsideLine.nullish() }).nullish(),
  customer: z.object({ id: outsideId, displayName: outsideLine.nullish() }).nullish(),
  paymentGatewayNames: z.array(outsideLine).max(1000).nullish(),
  totalPriceSet: moneySchema,
  totalRefundedSet: moneySchema,
})
type Order = z.output<typeof orderSchema>

function paymentOf({ displayFinancialStatus: status, cancelledAt }: Order, total: number, refunded: number) {
  if (status === 'PAID' || status === 'REFUNDED' || status === 'PARTIALLY_REFUNDED')
    return paid(total, refunded)
  const isOver = cancelledAt || status === 'VOIDED' || status === 'EXPIRED'
  return unpaid(total, isOver ? 'cancelled' : 'pending')
}

function itemsFrom(given: unknown[], currency: string): PosSale['items'] | null {
  const items = given.map((each) => {
    const { data } = itemSchema.safeParse(each)
    const amount = data && unitsOf(data.discountedTotalSet.shopMoney.amount, currency)
    return data && amount != null && isQuantity(data.quantity)
      ? { name: tidy(data.name), quantity: data.quantity, amount }
      : null
  })
  return items.includes(null) ? null : items.filter((item) => item !== null)
}

/** Amounts are in the shop's currency, regardless of what the buyer saw. Test orders are not sales. */
export function saleFrom(given: unknown, lineItems: unknown[]): PosSale | null {
  const { data: order } = orderSchema.safeParse(given)
  if (!order || order.test) return null
  const { amount, currencyCode: currency } = order.totalPriceSet.shopMoney
  const total = unitsOf(amount, currency)
  const refunded = unitsOf(order.totalRefundedSet.shopMoney.amount, currency)
  const items = itemsFrom(lineItems, currency)
  if (total === null || total < 0 || refunded === null || !items) return null
  return {
    remoteId: order.id,
    customerName: tidyOrNull(order.customer?.displayName ?? order.billingAddress?.name),
    customerEmail: tidyEmail(order.email),
    customerRemoteId: order.customer?.id ?? null,
    paymentMethod: tidy(order.paymentGatewayNames?.join(', ')),
    soldAt: new Date(order.processedAt),
    currency,
    items,
    ...paymentOf(order, total, refunded),
  }
}

const linesSchema = z.object({
  id: outsideId,
  lineItems: z.object({
    nodes: rowList,
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: outsideToken.nullable() }),
  }),
})

/** The items returned with an order, and the cursor of the rest. */
export function itemsOf(given: unknown): { id: string; nodes: unknown[]; next: string | null } | null {
  const { data } = linesSchema.safeParse(given)
  if (!data) return null
  const { nodes, pageInfo } = data.lineItems
  return { id: data.id, nodes, next: pageInfo.hasNextPage ? pageInfo.endCursor : null }
}
