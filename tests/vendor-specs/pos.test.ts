import {
  buildClientSchema,
  type GraphQLSchema,
  getNamedType,
  getVariableValues,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import {
  type FakePosServer,
  type FakeRequest,
  startFakePosServer,
} from '#connectors/pos/fake-pos-server.fixture.ts'
import { fakeShop } from '#connectors/pos/fake-shop.fixture.ts'
import { baseUrlSetting, fakeVendors } from '#connectors/pos/fake-vendors.fixture.ts'
import type { PosProvider } from '#connectors/pos/registry.ts'
import { posAdapter } from '#connectors/pos/server-registry.ts'
import { SHOPIFY_VERSION } from '#connectors/pos/shopify/shopify.api.ts'
import { SQUARE_VERSION } from '#connectors/pos/square/square.api.ts'
import { STRIPE_VERSION } from '#connectors/pos/stripe/stripe.api.ts'
import {
  productFrom,
  productWithoutPrice,
  refundedSaleFrom,
  saleFrom,
} from '#connectors/pos/stripe/stripe.map.ts'
import { createLog } from '#server/log.ts'
import { openContract } from './contract.ts'
import { areSpecsThere, readSpec } from './read-spec.ts'

const clock = { now: () => new Date('2026-03-10T12:00:00Z') }
const servers: FakePosServer[] = []
afterAll(() => Promise.all(servers.map((pos) => pos.close())))

/** Every request that a provider gets from a check and two full syncs. */
async function requestsTo(provider: PosProvider): Promise<FakeRequest[]> {
  const pos = await startFakePosServer(fakeVendors[provider])
  servers.push(pos)
  pos.shop = fakeShop(8, 9, clock.now())
  for (const sale of pos.shop.sales) sale.refunds.push({ amount: 1, at: clock.now() })
  const [sale] = pos.shop.sales
  if (sale) sale.items = Array.from({ length: 40 }, () => ({ name: 'Thing', quantity: 1, amount: 1 }))
  pos.pageSize = 2
  const env = readEnv(baseUrlSetting(provider, pos.url))
  const adapter = posAdapter(provider, pos.credentials, { env, clock, log: createLog('silent') })
  await adapter.check()
  const toTheEnd = async (ask: (cursor: string | null) => Promise<{ next: string | null }>) => {
    let next = (await ask(null)).next
    while (next !== null) next = (await ask(next)).next
  }
  await toTheEnd(adapter.products)
  await toTheEnd((cursor) => adapter.sales(cursor, null))
  await toTheEnd((cursor) => adapter.sales(cursor, new Date('2026-03-01T00:00:00Z')))
  return pos.requests
}

const places = (requests: FakeRequest[]) =>
  [...new Set(requests.map(({ method, url }) => `${method} ${url.pathname}`))].toSorted()

describe.skipIf(!areSpecsThere)("by the vendor's own description", () => {
  const stripe = areSpecsThere ? readSpec('stripe/openapi.json.gz') : null

  test('Stripe accepts every request', async () => {
    const check = openContract(stripe)
    const requests = await requestsTo('stripe')
    for (const request of requests) expect([request.url.href, check(request)]).toEqual([request.url.href, []])
    expect(places(requests)).toHaveLength(5)
    expect(new Set(requests.map(({ headers }) => headers['stripe-version']))).toEqual(
      new Set([STRIPE_VERSION]),
    )
    expect(stripe.info.version).toBe(STRIPE_VERSION)
  })

  test('Stripe would refuse unknown parameters', () => {
    const check = openContract(stripe)
    const send = (path: string, headers = { authorization: 'Bearer k' }) =>
      check({ method: 'GET', url: new URL(path, 'https://api.stripe.com'), headers, body: '' })
    expect(send('/v1/charges?limit=100&created[gte]=5')).toEqual([])
    expect(send('/v1/charges?limit=many')).toEqual(['limit is "many"'])
    expect(send('/v1/charges?since=5')).toEqual(['since is unknown'])
    expect(send('/v1/charges', { authorization: '' })).toEqual(['no authorization'])
    expect(send('/v1/sales')).toEqual(['GET /v1/sales is not described'])
  })

  test("parses Stripe's own examples", () => {
    const { charge, product, price, refund } = readSpec('stripe/fixtures3.json.gz').resources
    expect(saleFrom(charge)).toMatchObject({
      customerName: 'Jenny Rosen',
      totalAmount: 100,
      status: 'pending',
    })
    expect(refundedSaleFrom({ ...refund, charge })).toEqual(saleFrom(charge))
    expect(productFrom({ ...product, default_price: price }, new Map())).toMatchObject({
      name: 'T-shirt',
      price: 2000,
      currency: 'USD',
    })
    expect(productWithoutPrice(product)).toBe(product.id)
  })

  describe('Shopify', () => {
    const spec = areSpecsThere ? readSpec('shopify/admin_2026-07.json.gz') : null
    let schema: GraphQLSchema
    let queries: { query: string; variables: Record<string, unknown> }[]
    beforeAll(async () => {
      schema = buildClientSchema(spec.data)
      const requests = await requestsTo('shopify')
      expect(places(requests)).toEqual([`POST /admin/api/${SHOPIFY_VERSION}/graphql.json`])
      queries = requests.map(({ body }) => JSON.parse(body))
    })

    test('accepts every query with its variables', () => {
      expect(new Set(queries.map(({ query }) => query)).size).toBe(4)
      for (const { query, variables } of queries) {
        const document = parse(query)
        expect(validate(schema, document)).toEqual([])
        const [operation] = document.definitions
        if (operation?.kind !== 'OperationDefinition') throw new Error('The query is none.')
        expect(
          getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors,
        ).toBeUndefined()
      }
    })

    test('grants all of it for the scopes we request', () => {
      const needs = new Map<string, string[]>(
        spec.offline_scopes.items.flatMap(
          ({ type, typeName, offlineScopes }: { type: string; typeName: string; offlineScopes: string[] }) =>
            type === 'type' && offlineScopes.length > 0 ? [[typeName, offlineScopes]] : [],
        ),
      )
      const rights = ['read_products', 'read_orders', 'read_customers']
      const lacking = new Set<string>()
      for (const { query } of queries) {
        const info = new TypeInfo(schema)
        visit(
          parse(query),
          visitWithTypeInfo(info, {
            Field() {
              const name = getNamedType(info.getType())?.name ?? ''
              if (!(needs.get(name)?.some((right) => rights.includes(right)) ?? true)) lacking.add(name)
            },
          }),
        )
      }
      expect([...lacking]).toEqual([])
    })
  })

  test('WooCommerce accepts every parameter, and our fake answers nothing it would not', async () => {
    const tables = readSpec('woocommerce/rest-v3-tables.json.gz')
    const requests = await requestsTo('woocommerce')
    for (const kind of ['products', 'orders']) {
      const known = tables[kind].params['Available parameters']
      const asked = requests.filter(({ url }) => url.pathname === `/wp-json/wc/v3/${kind}`)
      expect(asked.length).toBeGreaterThan(3)
      for (const { url } of asked) {
        for (const [name, value] of url.searchParams) {
          if (name.startsWith('oauth_')) continue
          expect(Object.keys(known)).toContain(name)
          const { type, enum: values } = known[name]
          if (values.length > 0) expect(values).toContain(value)
          if (type === 'integer') expect(value).toMatch(/^\d+$/)
        }
      }
    }
    const [pos] = servers.slice(-1)
    const told = (path: string) => {
      const asked = requests.find(({ url }) => url.pathname === `/wp-json/wc/v3/${path}`)
      const answer = pos && asked && fakeVendors.woocommerce.answer(asked, pos)
      return Object.keys((answer?.body as object[] | undefined)?.[0] ?? {})
    }
    const properties = (table: string, name: string) => Object.keys(tables[table].objects[name])
    expect(properties('products', 'Product properties')).toEqual(expect.arrayContaining(told('products')))
    expect(properties('orders', 'Order properties')).toEqual(expect.arrayContaining(told('orders')))
    expect(told('orders').length).toBeGreaterThan(5)
  })
})

/** Square publishes no usable description; this is our reading of its documentation. */
describe('our reading of the docs', () => {
  const queries: Record<string, string[]> = {
    'GET /v2/locations': [],
    'GET /v2/payments': [
      'begin_time',
      'cursor',
      'limit',
      'location_id',
      'sort_field',
      'sort_order',
      'updated_at_begin_time',
    ],
  }
  const bodies: Record<string, string[]> = {
    'POST /v2/catalog/search': ['cursor', 'include_related_objects', 'limit', 'object_types'],
    'POST /v2/inventory/counts/batch-retrieve': ['catalog_object_ids', 'cursor', 'states'],
    'POST /v2/orders/search': ['limit', 'location_ids'],
    'POST /v2/orders/batch-retrieve': ['order_ids'],
  }

  test('Square knows every path and parameter', async () => {
    const requests = await requestsTo('square')
    expect(places(requests)).toEqual([...Object.keys(queries), ...Object.keys(bodies)].toSorted())
    for (const { method, url, headers, body } of requests) {
      const place = `${method} ${url.pathname}`
      expect(queries[place] ?? []).toEqual(expect.arrayContaining([...url.searchParams.keys()]))
      expect(bodies[place] ?? []).toEqual(expect.arrayContaining(Object.keys(JSON.parse(body || '{}'))))
      expect(headers['square-version']).toBe(SQUARE_VERSION)
      expect(Number(url.searchParams.get('limit') ?? 1)).toBeLessThanOrEqual(100)
    }
  })
})
