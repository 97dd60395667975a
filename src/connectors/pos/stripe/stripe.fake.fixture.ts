import {
  changedAt,
  type FakeAnswer,
  type FakePosServer,
  type FakeProduct,
  type FakeProvider,
  type FakeSale,
  refundedOf,
} from '../fake-pos-server.fixture.ts'

const KEY = 'rk_test_fakeStripeKey0123456789'

const ids = {
  product: (n: number) => `prod_${n}`,
  sale: (n: number) => `ch_${n}`,
  customer: (n: number) => `cus_${n}`,
}

const refuses = (status: number, code: string): FakeAnswer => ({
  status,
  // Stripe quotes part of the key in its messages too.
  body: { error: { type: 'invalid_request_error', code, message: `The key ${KEY} cannot do that.` } },
})

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

const priceOf = ({ n, price }: FakeProduct, currency: string) => ({
  id: `price_${n}`,
  object: 'price',
  active: true,
  currency: currency.toLowerCase(),
  product: ids.product(n),
  unit_amount: price,
})

const productOf = (product: FakeProduct, currency: string) => ({
  id: ids.product(product.n),
  object: 'product',
  name: product.name,
  active: product.isActive,
  // Every third product has a price, but no default price.
  default_price: product.n % 3 === 0 ? null : priceOf(product, currency),
  metadata: { sku: product.sku, category: product.category },
  images: product.imageUrl ? [product.imageUrl] : [],
})

const chargeOf = (sale: FakeSale, currency: string) => {
  const isTaken = sale.state === 'paid'
  return {
    id: ids.sale(sale.n),
    object: 'charge',
    amount: sale.total,
    amount_captured: isTaken ? sale.total : 0,
    amount_refunded: refundedOf(sale),
    captured: isTaken,
    refunded: refundedOf(sale) === sale.total,
    status: { paid: 'succeeded', pending: 'pending', cancelled: 'failed' }[sale.state],
    currency: currency.toLowerCase(),
    created: seconds(sale.soldAt),
    customer: sale.customer && ids.customer(sale.customer.n),
    billing_details: { name: sale.customer?.name ?? null, email: sale.customer?.email ?? null },
    payment_method_details: { type: 'card' },
  }
}

/** Newest first, starting after the given id. */
function page(all: { id: string }[], strays: unknown[], query: URLSearchParams, size: number): FakeAnswer {
  const after = query.get('starting_after')
  const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1
  if (after !== null && start === 0) return refuses(400, 'resource_missing')
  const limit = Math.min(Number(query.get('limit')), size)
  const has_more = all.length > start + limit
  const rows = all.slice(start, start + limit)
  return { status: 200, body: { object: 'list', has_more, data: has_more ? rows : [...rows, ...strays] } }
}

function charges({ shop, pageSize }: FakePosServer, query: URLSearchParams): FakeAnswer {
  const from = Number(query.get('created[gte]') ?? 0)
  const all = shop.sales.filter(({ soldAt }) => seconds(soldAt) >= from)
  all.sort((one, other) => other.soldAt.getTime() - one.soldAt.getTime())
  return page(
    all.map((sale) => chargeOf(sale, shop.currency)),
    shop.strays.sales,
    query,
    pageSize,
  )
}

function refunds({ shop, pageSize }: FakePosServer, query: URLSearchParams): FakeAnswer {
  const from = Number(query.get('created[gte]') ?? 0)
  const all = shop.sales.filter((sale) => sale.refunds.length > 0 && seconds(changedAt(sale)) >= from)
  return page(
    all.map((sale) => ({ id: `re_${sale.n}`, object: 'refund', charge: chargeOf(sale, shop.currency) })),
    [],
    query,
    pageSize,
  )
}

export const fakeStripe: FakeProvider = {
  credentials: () => ({ secretKey: KEY }),
  ids,
  answer({ url, headers }, pos) {
    const { shop, rights, pageSize } = pos
    const { pathname, searchParams: query } = url
    if (headers.authorization !== `Bearer ${KEY}`) return refuses(401, 'api_key_invalid')
    const needed = /products|prices/.test(pathname)
      ? 'products'
      : /charges|refunds/.test(pathname)
        ? 'sales'
        : null
    if (needed && !rights.has(needed)) return refuses(403, 'more_permissions_required')
    switch (pathname) {
      case '/v1/account':
        return { status: 200, body: { id: 'acct_1', settings: { dashboard: { display_name: shop.name } } } }
      case '/v1/products':
        return page(
          shop.products.map((product) => productOf(product, shop.currency)),
          shop.strays.products,
          query,
          pageSize,
        )
      case '/v1/prices': {
        const priced = shop.products.filter(({ n }) => ids.product(n) === query.get('product'))
        return page(
          priced.map((product) => priceOf(product, shop.currency)),
          [],
          query,
          pageSize,
        )
      }
      case '/v1/charges':
        return charges(pos, query)
      case '/v1/refunds':
        return refunds(pos, query)
      default:
        return refuses(404, 'url_invalid')
    }
  },
}
