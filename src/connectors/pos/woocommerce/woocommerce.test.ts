import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { createLog } from '#server/log.ts'
import { answersText, type FakePosServer, startFakePosServer } from '../fake-pos-server.fixture.ts'
import { posAdapter } from '../server-registry.ts'
import { siteName } from './find-site.ts'
import { signatureOf, signedRequest } from './sign-request.ts'
import { fakeWoocommerce } from './woocommerce.fake.fixture.ts'
import { productFrom, saleFrom } from './woocommerce.map.ts'

const keys = { consumerKey: 'ck_1', consumerSecret: 'cs_1' }
const now = new Date('2026-03-10T12:00:00Z')

describe('a request', () => {
  test('sends the keys over HTTPS', () => {
    const { url, headers } = signedRequest(
      new URL('https://shop.example/wp-json/wc/v3/orders?page=1'),
      keys,
      now,
    )
    expect(url.href).toBe('https://shop.example/wp-json/wc/v3/orders?page=1')
    expect(headers).toEqual({ authorization: `Basic ${Buffer.from('ck_1:cs_1').toString('base64')}` })
  })

  test('is signed over plain HTTP, and does not send the secret', () => {
    const { url, headers } = signedRequest(
      new URL('http://shop.example/wp-json/wc/v3/orders?page=1'),
      keys,
      now,
    )
    expect(headers).toEqual({})
    expect(url.href).not.toContain('cs_1')
    expect(url.searchParams.get('oauth_timestamp')).toBe('1773144000')
    expect(url.searchParams.get('oauth_signature')).toBe(signatureOf('GET', url, 'cs_1'))
    const other = new URL(url)
    other.searchParams.set('page', '2')
    expect(signatureOf('GET', other, 'cs_1')).not.toBe(url.searchParams.get('oauth_signature'))
  })

  test('is signed with special characters encoded', () => {
    // Computed independently, following OAuth 1.0a.
    const url = new URL('http://shop.example/p?b=2 3&a=x!y')
    expect(signatureOf('GET', url, 's')).toBe('qT9rni2b/MX04priBnBlyQ64F+Mb3vh76eM93umHOMI=')
  })
})

const order = {
  id: 5,
  status: 'completed',
  currency: 'EUR',
  date_created_gmt: '2026-03-01T23:30:00',
  date_paid_gmt: '2026-03-01T23:31:00',
  total: '10.00',
  line_items: [],
}

describe('an order', () => {
  test.each([
    ['completed', {}, ['completed', 0]],
    ['processing', {}, ['completed', 0]],
    ['completed', { refunds: [{ total: '-2.50' }, { total: '-0.50' }] }, ['partially_refunded', 300]],
    ['refunded', { refunds: [{ total: '-10.00' }] }, ['refunded', 1000]],
    ['refunded', { refunds: [] }, ['refunded', 1000]],
    ['pending', { date_paid_gmt: null }, ['pending', 0]],
    ['on-hold', {}, ['pending', 0]],
    ['cancelled', {}, ['cancelled', 0]],
    ['failed', {}, ['cancelled', 0]],
    ['trash', {}, ['cancelled', 0]],
    ['shipped-by-bike', {}, ['completed', 0]],
    ['asked-for', { date_paid_gmt: null }, ['pending', 0]],
  ])('%s %o is %o', (status, changes, expected) => {
    const sale = saleFrom({ ...order, status, ...changes })
    expect([sale?.status, sale?.refundedAmount]).toEqual(expected)
  })

  test('has exact item amounts, including tax', () => {
    const line_items = [{ name: 'Tea', quantity: 3, total: '8.264463', total_tax: '1.735537' }]
    const sale = saleFrom({ ...order, line_items })
    expect(sale?.items).toEqual([{ name: 'Tea', quantity: 3, amount: 1000 }])
    expect(sale?.soldAt).toEqual(new Date('2026-03-01T23:30:00Z'))
  })

  test('of a guest has no customer', () => {
    expect(saleFrom({ ...order, customer_id: 0, billing: { first_name: '', email: '' } })).toMatchObject({
      customerName: null,
      customerEmail: null,
      customerRemoteId: null,
    })
  })

  test.each([
    { status: 'checkout-draft' },
    { total: '1,00' },
    { total: '-1' },
    { date_created_gmt: '2026-13-41T00:00:00' },
    { id: '5' },
    { line_items: [{ name: 'Tea', quantity: 1, total: 'x' }] },
  ])('with %o is skipped', (changes) => expect(saleFrom({ ...order, ...changes })).toBeNull())
})

test.each([
  ['Tea &amp; cake', 'Tea & cake'],
  ['&#8220;Best&#8221; &#x2013; ever', '“Best” – ever'],
  ['R&D; &unknown; &#99999999; &#xffffff;', 'R&D; &unknown; &#99999999; &#xffffff;'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['a&#0;b', 'a b'],
])('%s is decoded as %s', (name, shown) => {
  expect(productFrom({ id: 1, name, status: 'publish', price: '3' }, 'EUR')?.name).toBe(shown)
})

test('a product without a price is skipped, and stock is set only if tracked', () => {
  const product = {
    id: 1,
    name: 'Tea',
    status: 'publish',
    price: '3',
    manage_stock: false,
    stock_quantity: 4,
  }
  expect(productFrom(product, 'JPY')).toMatchObject({
    price: 3,
    stockQuantity: null,
    isActive: true,
    sku: '',
  })
  expect(productFrom({ ...product, manage_stock: true }, 'JPY')?.stockQuantity).toBe(4)
  expect(productFrom({ ...product, price: '' }, 'JPY')).toBeNull()
})

describe('the site address', () => {
  const adapterAt = (pos: FakePosServer, siteUrl: string) =>
    posAdapter(
      'woocommerce',
      { ...pos.credentials, siteUrl },
      {
        env: readEnv({ ALLOW_PRIVATE_NETWORK: 'true' }),
        clock: { now: () => now },
        log: createLog('silent'),
      },
    )
  const start = async () => {
    const pos = await startFakePosServer(fakeWoocommerce)
    onTestFinished(() => pos.close())
    return pos
  }
  /** Redirects every request, keeping the path. */
  async function sendsTo(target: string) {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(301, { location: `${target}${request.url}` }).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
  }

  test.each([
    ['https://www.Shop.example/', 'shop.example'],
    ['http://shop.example', 'shop.example'],
    ['https://shop.example:8443/tienda/', 'shop.example:8443/tienda'],
  ])('%s has the id %s', (root, name) => expect(siteName(root)).toBe(name))

  test.each(['', '/', '/wp-admin/index.php', '/wp-json/'])('is found in a pasted URL: …%s', async (tail) => {
    const pos = await start()
    expect(await adapterAt(pos, `${pos.url}${tail}`).check()).toEqual({
      storeName: 'Corner shop',
      storeUrl: pos.url,
      account: new URL(pos.url).host,
    })
  })

  test('follows redirects on the same host, and only the final URL gets the keys', async () => {
    const pos = await start()
    const old = await sendsTo(pos.url)
    expect(await adapterAt(pos, old.url).check()).toMatchObject({ storeUrl: pos.url })
    expect(old.asked).toEqual([expect.stringMatching(/^\/wp-json\/\?_fields=/)])
  })

  test('that redirects to another host is rejected before any key is sent', async () => {
    const pos = await start()
    const other = await sendsTo(pos.url.replace('127.0.0.1', 'localhost'))
    await expect(adapterAt(pos, other.url).check()).rejects.toMatchObject({ problem: 'address_refused' })
    expect([...other.asked, ...pos.requests.map(({ url }) => url.href)].join()).not.toContain('oauth')
  })

  test('of a site without a shop is reported as not found', async () => {
    const pos = await start()
    pos.fault = answersText(200, '{"name":"A blog","namespaces":["wp/v2"]}')
    await expect(adapterAt(pos, pos.url).check()).rejects.toMatchObject({ problem: 'not_found' })
  })
})
