import {
  changedAt,
  decimal,
  type FakeAnswer,
  type FakePosServer,
  type FakeProduct,
  type FakeProvider,
  type FakeSale,
  type FakeShop,
  refundedOf,
} from '../fake-pos-server.fixture.ts'

const TOKEN = 'shpat_fakeShopifyToken0123456789'
const VERSION = '2026-07'

const ids = {
  product: (n: number) => `gid://shopify/ProductVariant/${n}`,
  sale: (n: number) => `gid://shopify/Order/${n}`,
  customer: (n: number) => `gid://shopify/Customer/${n}`,
}

const graph = (data: unknown, errors?: unknown[]): FakeAnswer => ({
  status: 200,
  body: {
    data,
    ...(errors && { errors }),
    extensions: {
      cost: {
        requestedQueryCost: 100,
        actualQueryCost: 10,
        throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 1900, restoreRate: 100 },
      },
    },
  },
})

const money = (units: number, currencyCode: string) => ({
  shopMoney: { amount: decimal(units, currencyCode), currencyCode },
})

const variantOf = (product: FakeProduct, currency: string) => ({
  id: ids.product(product.n),
  title: 'Default Title',
  sku: product.sku,
  price: decimal(product.price, currency),
  inventoryQuantity: product.stock ?? 0,
  inventoryItem: { tracked: product.stock !== null },
  product: {
    title: product.name,
    status: product.isActive ? 'ACTIVE' : 'ARCHIVED',
    productType: product.category,
    hasOnlyDefaultVariant: true,
    featuredMedia: product.imageUrl ? { preview: { image: { url: product.imageUrl } } } : null,
  },
})

function page(nodes: unknown[], strays: unknown[], first: number, after: unknown) {
  const start = after ? Number(after) : 0
  const end = start + first
  const hasNextPage = nodes.length > end
  const rows = nodes.slice(start, end)
  return {
    nodes: hasNextPage ? rows : [...rows, ...strays],
    pageInfo: { hasNextPage, endCursor: rows.length > 0 ? String(Math.min(end, nodes.length)) : null },
  }
}

const itemsOf = ({ items }: FakeSale, currency: string) =>
  items.map(({ name, quantity, amount }) => ({ name, quantity, discountedTotalSet: money(amount, currency) }))

function statusOf(sale: FakeSale): string {
  if (sale.state !== 'paid') return sale.state === 'pending' ? 'PENDING' : 'VOIDED'
  const refunded = refundedOf(sale)
  return refunded === 0 ? 'PAID' : refunded === sale.total ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
}

const orderOf = (sale: FakeSale, { currency }: FakeShop, itemsFirst: number) => ({
  id: ids.sale(sale.n),
  test: false,
  processedAt: sale.soldAt.toISOString(),
  cancelledAt: sale.state === 'cancelled' ? sale.soldAt.toISOString() : null,
  displayFinancialStatus: statusOf(sale),
  email: sale.customer?.email ?? null,
  billingAddress: null,
  customer: sale.customer && { id: ids.customer(sale.customer.n), displayName: sale.customer.name },
  paymentGatewayNames: ['card'],
  totalPriceSet: money(sale.total, currency),
  totalRefundedSet: money(refundedOf(sale), currency),
  lineItems: page(itemsOf(sale, currency), [], itemsFirst, null),
})

type Variables = { first: number; items: number; after: string | null; query: string | null; id: string }

function ordersFor({ shop, pageSize }: FakePosServer, { first, items, after, query }: Variables) {
  const since = /^updated_at:>='(.+)'$/.exec(query ?? '')?.[1]
  const all = shop.sales
    .filter((sale) => !since || changedAt(sale) >= new Date(since))
    .sort((one, other) => changedAt(one).getTime() - changedAt(other).getTime())
    .map((sale) => orderOf(sale, shop, items))
  return page(all, shop.strays.sales, Math.min(first, pageSize), after)
}

const denied = (field: string): FakeAnswer =>
  graph(null, [
    { message: `Access denied for ${field}`, path: [field], extensions: { code: 'ACCESS_DENIED' } },
  ])

function run(pos: FakePosServer, query: string, variables: Variables): FakeAnswer {
  const { shop, rights, pageSize } = pos
  if (variables.after && !/^\d+$/.test(variables.after)) return graph(null, [{ message: 'Invalid cursor' }])
  switch (/^query (\w+)/.exec(query)?.[1]) {
    case 'Shop': {
      const accessScopes = [...rights].map((each) => ({
        handle: each === 'sales' ? 'read_orders' : 'read_products',
      }))
      return graph({
        shop: { id: 'gid://shopify/Shop/1', name: shop.name, url: 'https://corner.myshopify.com' },
        currentAppInstallation: { accessScopes },
      })
    }
    case 'Products': {
      if (!rights.has('products')) return denied('productVariants')
      const all = shop.products.map((product) => variantOf(product, shop.currency))
      const productVariants = page(
        all,
        shop.strays.products,
        Math.min(variables.first, pageSize),
        variables.after,
      )
      return graph({ shop: { currencyCode: shop.currency }, productVariants })
    }
    case 'Orders':
      return rights.has('sales') ? graph({ orders: ordersFor(pos, variables) }) : denied('orders')
    case 'Items': {
      const sale = shop.sales.find(({ n }) => ids.sale(n) === variables.id)
      const lineItems = sale && page(itemsOf(sale, shop.currency), [], variables.first, variables.after)
      return graph({ order: lineItems ? { lineItems } : null })
    }
    default:
      return graph(null, [{ message: 'Parse error' }])
  }
}

export const fakeShopify: FakeProvider = {
  credentials: (url) => ({ storeUrl: url, accessToken: TOKEN }),
  ids,
  answer({ url, headers, body, method }, pos) {
    if (method !== 'POST' || url.pathname !== `/admin/api/${VERSION}/graphql.json`)
      return { status: 404, body: { errors: 'Not Found' } }
    if (headers['x-shopify-access-token'] !== TOKEN)
      return { status: 401, body: { errors: `[API] Invalid API key or access token ${TOKEN}` } }
    const { query, variables } = JSON.parse(body)
    return run(pos, query, variables)
  },
}
