import { emptyShop, type FakeProduct, type FakeSale, type FakeShop } from './fake-pos-server.fixture.ts'

const names = ['Coffee', 'Croissant', 'Orange juice', 'Toast with tomato']
const people = ['Ana García', 'Ben Carter', 'Chloé Martin']
const HOUR_MS = 3_600_000

const productOf = (n: number): FakeProduct => ({
  n,
  name: `${names[n % names.length]} ${n}`,
  sku: `SKU-${n}`,
  category: n % 2 ? 'Drinks' : 'Food',
  price: 250 + n * 35,
  stock: n % 4 ? n * 3 : null,
  isActive: n % 5 !== 0,
  imageUrl: n % 3 ? `https://images.example/${n}.jpg` : null,
})

function saleOf(n: number, products: FakeProduct[], last: Date): FakeSale {
  const bought = products.slice(n % 3, (n % 3) + 2)
  const items = bought.map(({ name, price }, index) => ({
    name,
    quantity: index + 1,
    amount: price * (index + 1),
  }))
  const person = n % 3
  return {
    n,
    customer:
      n % 4 === 0
        ? null
        : { n: person + 1, name: people[person] ?? '', email: `person${person}@shop.example` },
    soldAt: new Date(last.getTime() - n * 5 * HOUR_MS),
    total: items.reduce((sum, { amount }) => sum + amount, 0),
    state: n % 7 === 0 ? 'cancelled' : n % 5 === 0 ? 'pending' : 'paid',
    refunds: [],
    items,
  }
}

/** A shop with this many products and sales, all sold before `last`. */
export function fakeShop(products: number, sales: number, last: Date): FakeShop {
  const all = Array.from({ length: products }, (_, index) => productOf(index + 1))
  return {
    ...emptyShop(),
    products: all,
    sales: Array.from({ length: sales }, (_, index) => saleOf(index + 1, all, last)),
  }
}
