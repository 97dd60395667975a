import {
  changedAt,
  type FakeAnswer,
  type FakePosServer,
  type FakeProduct,
  type FakeProvider,
  type FakeSale,
  refundedOf,
} from '../fake-pos-server.fixture.ts'

const TOKEN = 'EAAA-fakeSquareToken0123456789'
const LOCATIONS = ['L1', 'L2', 'L3']

const ids = {
  product: (n: number) => `variation-${n}`,
  sale: (n: number) => `payment-${n}`,
  customer: (n: number) => `customer-${n}`,
}

const refuses = (status: number, code: string): FakeAnswer => ({
  status,
  body: {
    errors: [{ category: 'AUTHENTICATION_ERROR', code, detail: `The token ${TOKEN} cannot do that.` }],
  },
})

/** The last location has no sales, like any new one. */
const locationOf = ({ n }: FakeSale) => LOCATIONS[n % 2] ?? ''

const imageId = ({ n }: FakeProduct) => `image-${n}`
const categoryId = (name: string) => `category-${name}`

const itemOf = (product: FakeProduct, currency: string) => ({
  type: 'ITEM',
  id: `item-${product.n}`,
  item_data: {
    name: product.name,
    is_archived: !product.isActive,
    ...(product.imageUrl && { image_ids: [imageId(product)] }),
    reporting_category: { id: categoryId(product.category) },
    variations: [
      {
        type: 'ITEM_VARIATION',
        id: ids.product(product.n),
        item_variation_data: {
          name: 'Regular',
          sku: product.sku,
          price_money: { amount: product.price, currency },
          track_inventory: product.stock !== null,
        },
      },
    ],
  },
})

const paymentOf = (sale: FakeSale, currency: string) => {
  const [first, ...rest] = sale.customer?.name.split(' ') ?? []
  return {
    id: ids.sale(sale.n),
    created_at: sale.soldAt.toISOString(),
    updated_at: changedAt(sale).toISOString(),
    status: { paid: 'COMPLETED', pending: 'APPROVED', cancelled: 'CANCELED' }[sale.state],
    total_money: { amount: sale.total, currency },
    ...(sale.refunds.length > 0 && { refunded_money: { amount: refundedOf(sale), currency } }),
    source_type: 'CARD',
    location_id: locationOf(sale),
    order_id: `order-${sale.n}`,
    ...(sale.customer && {
      customer_id: ids.customer(sale.customer.n),
      buyer_email_address: sale.customer.email,
      billing_address: { first_name: first, last_name: rest.join(' ') },
    }),
  }
}

const orderOf = (sale: FakeSale, currency: string) => ({
  id: `order-${sale.n}`,
  tenders: [{ id: ids.sale(sale.n), payment_id: ids.sale(sale.n) }],
  line_items: sale.items.map(({ name, quantity, amount }) => ({
    name,
    quantity: String(quantity),
    total_money: { amount, currency },
  })),
})

function page<Row>(all: Row[], strays: unknown[], limit: number, cursor: string | null | undefined) {
  const start = cursor ? Number(cursor) : 0
  const isLast = all.length <= start + limit
  const rows = all.slice(start, start + limit)
  return { rows: isLast ? [...rows, ...strays] : rows, ...(!isLast && { cursor: String(start + limit) }) }
}

function payments({ shop, pageSize }: FakePosServer, query: URLSearchParams): FakeAnswer {
  const since = query.get('updated_at_begin_time')
  const location = query.get('location_id')
  const all = shop.sales
    .filter((sale) => locationOf(sale) === location && (!since || changedAt(sale) >= new Date(since)))
    .sort((one, other) => changedAt(one).getTime() - changedAt(other).getTime())
    .map((sale) => paymentOf(sale, shop.currency))
  const strays = location === LOCATIONS[0] ? shop.strays.sales : []
  const limit = Math.min(Number(query.get('limit')), pageSize)
  const { rows, ...cursor } = page(all, strays, limit, query.get('cursor'))
  return { status: 200, body: { payments: rows, ...cursor } }
}

type Body = { limit: number; cursor?: string; catalog_object_ids: string[]; order_ids: string[] }

function catalog({ shop, pageSize }: FakePosServer, { limit, cursor: after }: Body): FakeAnswer {
  const all = shop.products.map((product) => itemOf(product, shop.currency))
  const { rows, ...cursor } = page(all, shop.strays.products, Math.min(limit, pageSize), after)
  const categories = [...new Set(shop.products.map(({ category }) => category))]
  const images = shop.products.filter(({ imageUrl }) => imageUrl)
  const related_objects = [
    ...categories.map((name) => ({ type: 'CATEGORY', id: categoryId(name), category_data: { name } })),
    ...images.map((product) => ({
      ...{ type: 'IMAGE', id: imageId(product), image_data: { url: product.imageUrl } },
    })),
  ]
  return { status: 200, body: { objects: rows, related_objects, ...cursor } }
}

/** Stock is split across two locations and has its own pages. */
function counts({ shop }: FakePosServer, { catalog_object_ids, cursor: after }: Body): FakeAnswer {
  const all = shop.products
    .filter(({ n, stock }) => stock !== null && catalog_object_ids.includes(ids.product(n)))
    .flatMap(({ n, stock }) => [
      { catalog_object_id: ids.product(n), location_id: 'L1', state: 'IN_STOCK', quantity: '1' },
      {
        catalog_object_id: ids.product(n),
        location_id: 'L2',
        state: 'IN_STOCK',
        quantity: String((stock ?? 0) - 1),
      },
    ])
  const { rows, ...cursor } = page(all, [], 3, after)
  return { status: 200, body: { counts: rows, ...cursor } }
}

function orders({ shop }: FakePosServer, { order_ids }: Body): FakeAnswer {
  const all = shop.sales.map((sale) => orderOf(sale, shop.currency))
  return { status: 200, body: { orders: all.filter(({ id }) => order_ids.includes(id)) } }
}

export const fakeSquare: FakeProvider = {
  credentials: () => ({ accessToken: TOKEN }),
  ids,
  answer({ method, url, headers, body }, pos) {
    if (headers.authorization !== `Bearer ${TOKEN}`) return refuses(401, 'UNAUTHORIZED')
    const needed = /catalog|inventory/.test(url.pathname)
      ? 'products'
      : /payments|orders/.test(url.pathname)
        ? 'sales'
        : null
    if (needed && !pos.rights.has(needed)) return refuses(403, 'INSUFFICIENT_SCOPES')
    if (/nonsense/.test(url.search + body)) return refuses(400, 'INVALID_CURSOR')
    switch (`${method} ${url.pathname}`) {
      case 'GET /v2/locations':
        return {
          status: 200,
          body: {
            locations: LOCATIONS.map((id) => ({
              id,
              merchant_id: 'MERCHANT1',
              name: id,
              business_name: pos.shop.name,
            })),
          },
        }
      case 'GET /v2/payments':
        return payments(pos, url.searchParams)
      case 'POST /v2/catalog/search':
        return catalog(pos, JSON.parse(body))
      case 'POST /v2/inventory/counts/batch-retrieve':
        return counts(pos, JSON.parse(body))
      case 'POST /v2/orders/search':
        return { status: 200, body: {} }
      case 'POST /v2/orders/batch-retrieve':
        return orders(pos, JSON.parse(body))
      default:
        return refuses(404, 'NOT_FOUND')
    }
  },
}
