import type { SaleStatus } from '#connectors/pos/sale-status.ts'
import type { Locale } from '#platform/locale.ts'
import { demoCustomers } from '#server/demo/demo-customers.ts'
import type { demoShop } from './words/index.ts'

type ShopWords = (typeof demoShop)[Locale]

type DemoProduct = {
  sku: keyof ShopWords['products']
  category: keyof ShopWords['categories']
  price: number
  stock: number | null
  /** How often it is bought, relative to the others. */
  weight: number
}

const product = (
  sku: DemoProduct['sku'],
  category: DemoProduct['category'],
  price: number,
  weight: number,
  stock: number | null = null,
): DemoProduct => ({ sku, category, price, weight, stock })

export const demoProducts: readonly DemoProduct[] = [
  product('SAL-01', 'salon', 3_200, 9),
  product('SAL-02', 'salon', 9_500, 4),
  product('SAL-03', 'salon', 5_400, 6),
  product('SAL-04', 'salon', 2_400, 6),
  product('SAL-05', 'salon', 3_800, 3),
  product('SAL-06', 'salon', 1_600, 4),
  product('CAR-01', 'care', 1_890, 4, 42),
  product('CAR-02', 'care', 2_250, 3, 18),
  product('CAR-03', 'care', 1_690, 3, 25),
  product('CAF-01', 'cafe', 320, 14),
  product('CAF-02', 'cafe', 480, 8, 12),
  product('CAF-03', 'cafe', 790, 6),
  product('CAF-04', 'cafe', 380, 5),
  product('GIF-01', 'gifts', 5_000, 2, 100),
]

export type DemoSale = {
  number: number
  daysAgo: number
  time: string
  customer: number | null
  /** An unnamed buyer recognized by card; most of them came once. */
  guest: number | null
  paymentMethod: keyof ShopWords['payments']
  status: SaleStatus
  totalAmount: number
  refundedAmount: number
  items: { sku: DemoProduct['sku']; quantity: number; amount: number }[]
}

const DAYS = 90
const CARDS = 500
/** Busiest in the late morning and after work. */
const hours = [9, 10, 10, 11, 11, 11, 12, 12, 13, 16, 17, 17, 18, 18, 18, 19]
const payments = ['card', 'card', 'card', 'mobile', 'mobile', 'cash'] as const

/** Seeded random numbers (mulberry32), because screenshots and tests rely on the data. */
function chances(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const byWeight = demoProducts.flatMap((each) => Array.from({ length: each.weight }, () => each))

/** A weekly cycle with slight growth from month to month. */
const salesOn = (daysAgo: number, chance: number) =>
  Math.round((13 + 4 * Math.sin((daysAgo / 7) * 2 * Math.PI)) * (1 + (DAYS - daysAgo) / 400) + chance * 5)

function statusOf(chance: number, daysAgo: number): SaleStatus {
  if (chance < 0.015) return 'refunded'
  if (chance < 0.03) return 'partially_refunded'
  if (chance < 0.04) return 'cancelled'
  return chance > 0.97 && daysAgo === 0 ? 'pending' : 'completed'
}

/** A third are customers of the shop, some of them weekly; some of the others are recognized by card. */
function buyer(next: () => number): Pick<DemoSale, 'customer' | 'guest'> {
  const chance = next()
  const who = next()
  if (chance < 0.35) return { customer: Math.floor(who ** 2 * demoCustomers.length), guest: null }
  return { customer: null, guest: chance < 0.55 ? Math.floor(who * CARDS) : null }
}

/** Three months of sales, oldest first. */
export function makeDemoSales(): DemoSale[] {
  const next = chances(20_260_301)
  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(next() * list.length)]
    if (one === undefined) throw new Error('Nothing to pick from.')
    return one
  }
  const sales: DemoSale[] = []
  for (let daysAgo = DAYS - 1; daysAgo >= 0; daysAgo--) {
    const count = salesOn(daysAgo, next())
    for (let each = 0; each < count; each++) {
      const chosen = new Set(Array.from({ length: 1 + Math.floor(next() * 2.4) }, () => pick(byWeight)))
      const items = [...chosen].map(({ sku, price }) => {
        const quantity = price < 1_000 && next() < 0.35 ? 2 : 1
        return { sku, quantity, amount: price * quantity }
      })
      const totalAmount = items.reduce((sum, { amount }) => sum + amount, 0)
      const status = statusOf(next(), daysAgo)
      const minute = String(Math.floor(next() * 60)).padStart(2, '0')
      sales.push({
        number: sales.length + 1,
        daysAgo,
        time: `${String(pick(hours)).padStart(2, '0')}:${minute}`,
        ...buyer(next),
        paymentMethod: pick(payments),
        status,
        totalAmount,
        refundedAmount:
          status === 'refunded'
            ? totalAmount
            : status === 'partially_refunded'
              ? (items[0]?.amount ?? 0) >> 1
              : 0,
        items,
      })
    }
  }
  return sales
}
