import type { SaleStatus } from '#connectors/pos/sale-status.ts'
import type { Locale } from '#platform/locale.ts'
import { demoCustomers } from '#server/demo/demo-customers.ts'

type Words = Record<Locale, string>
type DemoProduct = {
  name: Words
  category: Words
  sku: string
  price: number
  stock: number | null
  /** How often it is bought, beside the others. */
  weight: number
}

const salon = { en: 'Salon', es: 'Peluquería' }
const care = { en: 'Care at home', es: 'Cuidado en casa' }
const cafe = { en: 'Café', es: 'Cafetería' }
const gifts = { en: 'Gifts', es: 'Regalos' }

const product = (
  sku: string,
  name: Words,
  category: Words,
  price: number,
  weight: number,
  stock: number | null = null,
): DemoProduct => ({ sku, name, category, price, weight, stock })

export const demoProducts: readonly DemoProduct[] = [
  product('SAL-01', { en: 'Cut and blow-dry', es: 'Corte y peinado' }, salon, 3_200, 9),
  product('SAL-02', { en: 'Balayage', es: 'Mechas balayage' }, salon, 9_500, 4),
  product('SAL-03', { en: 'Colour', es: 'Color' }, salon, 5_400, 6),
  product('SAL-04', { en: 'Manicure', es: 'Manicura' }, salon, 2_400, 6),
  product('SAL-05', { en: 'Hair treatment', es: 'Tratamiento capilar' }, salon, 3_800, 3),
  product('SAL-06', { en: 'Beard trim', es: 'Arreglo de barba' }, salon, 1_600, 4),
  product('CAR-01', { en: 'Repair shampoo', es: 'Champú reparador' }, care, 1_890, 4, 42),
  product('CAR-02', { en: 'Argan oil', es: 'Aceite de argán' }, care, 2_250, 3, 18),
  product('CAR-03', { en: 'Hair mask', es: 'Mascarilla capilar' }, care, 1_690, 3, 25),
  product('CAF-01', { en: 'Flat white', es: 'Café con leche' }, cafe, 320, 14),
  product('CAF-02', { en: 'Carrot cake', es: 'Tarta de zanahoria' }, cafe, 480, 8, 12),
  product('CAF-03', { en: 'Avocado toast', es: 'Tostada de aguacate' }, cafe, 790, 6),
  product('CAF-04', { en: 'Fresh orange juice', es: 'Zumo de naranja' }, cafe, 380, 5),
  product('GIF-01', { en: 'Gift card 50', es: 'Tarjeta regalo 50' }, gifts, 5_000, 2, 100),
]

export type DemoSale = {
  number: number
  daysAgo: number
  time: string
  customer: number | null
  /** Somebody without a name whose card is known again; most of them came once. */
  guest: number | null
  paymentMethod: 'card' | 'cash' | 'mobile'
  status: SaleStatus
  totalAmount: number
  refundedAmount: number
  items: { product: number; quantity: number; amount: number }[]
}

const DAYS = 90
const CARDS = 500
/** When people come: late morning, and after work. */
const hours = [9, 10, 10, 11, 11, 11, 12, 12, 13, 16, 17, 17, 18, 18, 18, 19]
const payments = ['card', 'card', 'card', 'mobile', 'mobile', 'cash'] as const

/** The same numbers in every run: pictures and tests rely on the shop (mulberry32). */
function chances(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const byWeight = demoProducts.flatMap(({ weight }, place) => Array.from({ length: weight }, () => place))

/** Weekly rise and fall, and a little more from month to month. */
const salesOn = (daysAgo: number, chance: number) =>
  Math.round((13 + 4 * Math.sin((daysAgo / 7) * 2 * Math.PI)) * (1 + (DAYS - daysAgo) / 400) + chance * 5)

function statusOf(chance: number, daysAgo: number): SaleStatus {
  if (chance < 0.015) return 'refunded'
  if (chance < 0.03) return 'partially_refunded'
  if (chance < 0.04) return 'cancelled'
  return chance > 0.97 && daysAgo === 0 ? 'pending' : 'completed'
}

/** A third are customers of the shop, some of them every week; of the others some are known by their card. */
function buyer(next: () => number): Pick<DemoSale, 'customer' | 'guest'> {
  const chance = next()
  const who = next()
  if (chance < 0.35) return { customer: Math.floor(who ** 2 * demoCustomers.length), guest: null }
  return { customer: null, guest: chance < 0.55 ? Math.floor(who * CARDS) : null }
}

/** Three months at the till, the oldest first. */
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
      const items = [...chosen].map((place) => {
        const price = demoProducts[place]?.price ?? 0
        const quantity = price < 1_000 && next() < 0.35 ? 2 : 1
        return { product: place, quantity, amount: price * quantity }
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
