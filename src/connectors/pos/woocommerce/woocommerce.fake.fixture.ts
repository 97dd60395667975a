import {
  changedAt,
  decimal,
  type FakeAnswer,
  type FakePosServer,
  type FakeProduct,
  type FakeProvider,
  type FakeSale,
  refundedOf,
} from '../fake-pos-server.fixture.ts'
import { signatureOf } from './sign-request.ts'

const KEY = 'ck_fakeWooKey0123456789'
const SECRET = 'cs_fakeWooSecret0123456789'

const ids = { product: String, sale: String, customer: String }

const refuses = (status: number, code: string): FakeAnswer => ({
  status,
  body: { code, message: `Not with ${KEY} and ${SECRET}.`, data: { status } },
})

const gmt = (date: Date) => date.toISOString().slice(0, 19)

const productOf = (product: FakeProduct, currency: string) => ({
  id: product.n,
  name: product.name,
  status: product.isActive ? 'publish' : 'private',
  sku: product.sku,
  price: decimal(product.price, currency),
  manage_stock: product.stock !== null,
  stock_quantity: product.stock,
  categories: [{ id: 1, name: product.category, slug: 'c' }],
  images: product.imageUrl ? [{ id: product.n, src: product.imageUrl, name: '', alt: '' }] : [],
})

const statusOf = (sale: FakeSale): string =>
  sale.state === 'paid'
    ? refundedOf(sale) === sale.total
      ? 'refunded'
      : 'completed'
    : { pending: 'on-hold', cancelled: 'cancelled' }[sale.state]

const orderOf = (sale: FakeSale, currency: string) => {
  const [first_name = '', ...rest] = sale.customer?.name.split(' ') ?? []
  return {
    id: sale.n,
    status: statusOf(sale),
    currency,
    date_created_gmt: gmt(sale.soldAt),
    date_modified_gmt: gmt(changedAt(sale)),
    date_paid_gmt: sale.state === 'paid' ? gmt(sale.soldAt) : null,
    total: decimal(sale.total, currency),
    customer_id: sale.customer?.n ?? 0,
    billing: { first_name, last_name: rest.join(' '), email: sale.customer?.email ?? '' },
    payment_method: 'cod',
    payment_method_title: 'card',
    line_items: sale.items.map(({ name, quantity, amount }) => ({
      name,
      quantity,
      total: decimal(amount, currency),
      total_tax: decimal(0, currency),
    })),
    refunds: sale.refunds.map(({ amount }, index) => ({
      id: index + 1,
      reason: '',
      total: `-${decimal(amount, currency)}`,
    })),
  }
}

function page(all: unknown[], strays: unknown[], query: URLSearchParams, size: number): FakeAnswer {
  const limit = Math.min(Number(query.get('per_page')), size)
  const number = Number(query.get('page'))
  const pages = Math.max(Math.ceil(all.length / limit), 1)
  const rows = all.slice((number - 1) * limit, number * limit)
  return {
    status: 200,
    body: number >= pages ? [...rows, ...strays] : rows,
    headers: { 'x-wp-total': String(all.length), 'x-wp-totalpages': String(pages) },
  }
}

function orders({ shop, pageSize }: FakePosServer, query: URLSearchParams): FakeAnswer {
  const since = query.get('modified_after')
  const all = shop.sales
    .filter((sale) => !since || gmt(changedAt(sale)) > since)
    .sort((one, other) => one.n - other.n)
    .map((sale) => orderOf(sale, shop.currency))
  return page(all, shop.strays.sales, query, pageSize)
}

export const fakeWoocommerce: FakeProvider = {
  credentials: (url) => ({ siteUrl: url, consumerKey: KEY, consumerSecret: SECRET }),
  ids,
  answer({ url }, pos) {
    const { shop, rights, pageSize } = pos
    const query = url.searchParams
    if (url.pathname === '/wp-json/')
      return { status: 200, body: { name: shop.name, namespaces: ['wp/v2', 'wc/v3'] } }
    const isKnown =
      query.get('oauth_consumer_key') === KEY &&
      query.get('oauth_signature') === signatureOf('GET', url, SECRET)
    if (!isKnown) return refuses(401, 'woocommerce_rest_authentication_error')
    const needed = /products/.test(url.pathname) ? 'products' : /orders/.test(url.pathname) ? 'sales' : null
    if (needed && !rights.has(needed)) return refuses(403, 'woocommerce_rest_cannot_view')
    switch (url.pathname) {
      case '/wp-json/wc/v3/data/currencies/current':
        return { status: 200, body: { code: shop.currency, name: '', symbol: '' } }
      case '/wp-json/wc/v3/products': {
        const all = shop.products.map((product) => productOf(product, shop.currency))
        return page(all, shop.strays.products, query, pageSize)
      }
      case '/wp-json/wc/v3/orders':
        return orders(pos, query)
      default:
        return refuses(404, 'rest_no_route')
    }
  },
}
