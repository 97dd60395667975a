import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { posProblems } from '#connectors/pos/pos.ts'
import { countedRollUps, keptRollUps } from '#features/sales/server/roll-ups.fixture.ts'
import { errorText } from '#platform/errors.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { deleteSynced } from './delete-synced.job.ts'
import { aProduct, aSale, connect, type FakePos, runSync, useFakePos } from './integrations.fixture.ts'

let at: TestApp
let pos: FakePos
beforeAll(async () => {
  at = await createTestApp()
})
beforeEach(() => {
  pos = useFakePos()
})
afterAll(() => at.close())

const path = '/api/pos-integrations'
const list = async (person: Person) => (await person.get(path)).json<Record<string, unknown>[]>()

test('accepted keys are stored, and the first sync starts immediately', async () => {
  const ana = await at.person()
  const answer = await ana.post(path, {
    provider: 'stripe',
    storeName: 'Corner Shop',
    secretKey: 'sk_live_1',
  })
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({
    provider: 'stripe',
    storeName: 'Corner Shop',
    storeUrl: null,
    isActive: true,
    lastSyncAt: null,
    isDemo: false,
    lastSync: { status: 'running', stage: 'products', problem: null },
  })
  expect(pos.keys[0]).toEqual({ secretKey: 'sk_live_1' })
  expect(await list(ana)).toEqual([answer.json()])
})

test.each([
  ['stripe', { secretKey: 's' }, { publishableKey: 'p' }],
  ['square', { accessToken: 't' }, { applicationId: 'a' }],
  ['shopify', { storeUrl: 'shop.myshopify.com', accessToken: 't' }, { apiKey: 'k' }],
  ['woocommerce', { siteUrl: 'https://shop.example', consumerKey: 'k', consumerSecret: 's' }, {}],
])(
  '%s requires its fields, accepts the optional ones, and gets none of another provider',
  async (provider, needed, optional) => {
    const ana = await at.person()
    const missing = await ana.post(path, { provider })
    expect([missing.statusCode, Object.keys(missing.json().fields)]).toEqual([400, Object.keys(needed)])
    const foreign = {
      accessToken: 'x',
      secretKey: 'x',
      consumerKey: 'x',
      siteUrl: 'x.example',
      applicationId: '',
    }
    const answer = await ana.post(path, { ...foreign, provider, ...needed, ...optional, storeName: '' })
    expect(answer.statusCode).toBe(201)
    expect(pos.keys[0]).toEqual({ ...needed, ...optional })
    // Left blank, it uses the name at the provider.
    expect(answer.json().storeName).toBe('Fake Shop')
  },
)

test('a provider is required, with a message in both languages', async () => {
  const ana = await at.person()
  const answers = await Promise.all(
    ['en', 'es'].map((language) =>
      ana.post(path, { storeName: 'Shop' }, { headers: { 'accept-language': language } }),
    ),
  )
  expect(answers.map((answer) => answer.json().fields)).toEqual([
    { provider: 'Choose a provider' },
    { provider: 'Elige un proveedor' },
  ])
})

test.each(posProblems)(
  'keys are not stored if the provider answers %s, and the reason is shown',
  async (problem) => {
    const ana = await at.person()
    pos.problem = { problem }
    const answer = await ana.post(
      path,
      { provider: 'stripe', secretKey: 'sk_live_refused' },
      { headers: { 'accept-language': 'es' } },
    )
    expect([answer.statusCode, answer.json().message]).toEqual([422, errorText(`pos_${problem}`, 'es')])
    expect(await list(ana)).toEqual([])
  },
)

test('the same shop is not connected twice, even by two concurrent clicks; another workspace may connect it', async () => {
  const [ana, eva] = [await at.person(), await at.person()]
  const body = { provider: 'shopify', storeUrl: 'https://Shop.MyShopify.com/', accessToken: 'one' }
  const answers = await Promise.all([
    ana.post(path, body),
    ana.post(path, { ...body, storeUrl: 'shop.myshopify.com' }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  expect((await eva.post(path, body)).statusCode).toBe(201)
  expect((await list(ana))[0]?.storeUrl).toMatch(/^https:\/\/shop\.myshopify\.com$/)
})

test('one account is connected once, with any key, and the refusal says what to do', async () => {
  const [ana, eva] = [await at.person(), await at.person()]
  pos.account = 'acct_1'
  const send = (person: Person, secretKey: string, language = 'en') =>
    person.post(path, { provider: 'stripe', secretKey }, { headers: { 'accept-language': language } })
  const both = await Promise.all([send(ana, 'sk_one'), send(ana, 'sk_two')])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  const refused = await send(ana, 'sk_three', 'es')
  expect(refused.json()).toMatchObject({
    code: 'pos_already_connected',
    message: expect.stringContaining('Cambiar las claves'),
  })
  expect(refused.body).not.toContain('acct_1')
  expect((await send(eva, 'sk_one')).statusCode).toBe(201)
  pos.account = 'acct_2'
  expect((await send(ana, 'sk_other')).statusCode).toBe(201)
  expect(await list(ana)).toHaveLength(2)
})

test('a key that does not identify its account must be the only one: next to another it might count sales twice', async () => {
  const ana = await at.person()
  const send = (secretKey: string) => ana.post(path, { provider: 'stripe', secretKey })
  pos.account = null
  expect((await send('rk_one')).statusCode).toBe(201)
  expect((await send('rk_one')).json().code).toBe('pos_already_connected')
  expect((await send('rk_two')).json().code).toBe('pos_account_unknown')
  pos.account = 'acct_1'
  expect((await send('sk_one')).json().code).toBe('pos_account_unknown')
  // Its key is replaced by one that identifies the account; then others are possible.
  const [first] = await list(ana)
  await ana.put(`${path}/${first?.id}`, { provider: 'stripe', secretKey: 'sk_one' })
  expect((await send('sk_two')).json().code).toBe('pos_already_connected')
  pos.account = 'acct_2'
  expect((await send('sk_three')).statusCode).toBe(201)
  // A key cannot be replaced by one of another account, nor by one that does not identify its account.
  const swapped = await ana.put(`${path}/${first?.id}`, { provider: 'stripe', secretKey: 'sk_three' })
  expect([swapped.statusCode, Object.keys(swapped.json().fields)]).toEqual([400, ['secretKey']])
  pos.account = null
  const nameless = await ana.put(`${path}/${first?.id}`, { provider: 'stripe', secretKey: 'rk_three' })
  expect(nameless.json().code).toBe('pos_account_unknown')
})

test('a second sync during one is answered with the running one', async () => {
  const ana = await at.person()
  const id = await connect(ana)
  const [one, two] = await Promise.all([1, 2].map(() => ana.post(`${path}/${id}/sync-products`)))
  expect([one?.statusCode, two?.statusCode]).toEqual([202, 202])
  expect(one?.json().id).toBe(two?.json().id)
})

test('products and sales have all fields, and the last ten are listed newest first', async () => {
  const ana = await at.person()
  const id = await connect(ana)
  pos.products = [aProduct(1, { stockQuantity: null }), aProduct(2, { currency: 'JPY' })]
  pos.sales = [aSale(1), aSale(2, { customerName: 'Luz Vega', status: 'refunded', refundedAmount: 1002 })]
  expect((await runSync(at, ana, id)).sync).toMatchObject({
    status: 'done',
    productsAdded: 2,
    salesAdded: 2,
    skipped: 0,
    problem: null,
  })
  const products = (await ana.get('/api/products')).json<{ name: string }[]>()
  expect(products.sort((a, b) => a.name.localeCompare(b.name))).toMatchObject([
    { name: 'Product 1', sku: 'SKU-1', category: 'Cakes', price: 100, currency: 'USD', stockQuantity: null },
    { name: 'Product 2', price: 200, currency: 'JPY', stockQuantity: 2 },
  ])
  expect((await ana.get('/api/sales-transactions')).json()).toMatchObject([
    {
      customerName: 'Luz Vega',
      status: 'refunded',
      totalAmount: 1002,
      refundedAmount: 1002,
      currency: 'USD',
    },
    { customerName: null, paymentMethod: 'card', status: 'completed', totalAmount: 1001 },
  ])
  expect((await list(ana))[0]).toMatchObject({ isActive: true, lastSyncAt: at.clock.now().toISOString() })
})

test.each(['/api/products', '/api/sales-transactions'])('%s continues at the cursor', async (listed) => {
  const ana = await at.person()
  const id = await connect(ana)
  pos.pageSize = 10
  pos.products = Array.from({ length: 7 }, (_, n) => aProduct(n))
  pos.sales = Array.from({ length: 7 }, (_, n) => aSale(n))
  await runSync(at, ana, id)
  const first = await ana.get(`${listed}?limit=4`)
  const second = await ana.get(`${listed}?limit=4&cursor=${first.headers['x-next-cursor']}`)
  const whole = (await ana.get(listed)).json()
  expect([first.json().length, second.json().length]).toEqual([4, 3])
  expect([...first.json(), ...second.json()]).toEqual(whole)
  expect(second.headers['x-next-cursor']).toBeUndefined()
})

test('sales are listed newest first', async () => {
  const ana = await at.person()
  const id = await connect(ana)
  pos.pageSize = 10
  pos.sales = Array.from({ length: 3 }, (_, n) => aSale(n))
  await runSync(at, ana, id)
  const sold = (await ana.get('/api/sales-transactions')).json<{ totalAmount: number }[]>()
  expect(sold.map(({ totalAmount }) => totalAmount)).toEqual([1002, 1001, 1000])
})

test('deleting keeps its data by default, or deletes it; the same shop finds it again', async () => {
  const ana = await at.person()
  const workspaceId = await workspaceOf(at, ana)
  const keys = { provider: 'square', accessToken: 'same_token' }
  pos.products = [aProduct(1)]
  pos.sales = [aSale(1), aSale(2)]
  const id = await connect(ana, keys)
  await runSync(at, ana, id)
  const sales = async () => (await ana.get('/api/sales-transactions')).json<unknown[]>()
  const before = await sales()
  expect((await ana.delete(`${path}/${id}`)).statusCode).toBe(204)
  expect(await list(ana)).toEqual([])
  expect(await sales()).toEqual(before)

  const again = await connect(ana, keys)
  expect((await runSync(at, ana, again)).sync).toMatchObject({ salesAdded: 0, salesChanged: 0 })
  expect(await sales()).toEqual(before)

  expect((await ana.delete(`${path}/${again}?data=delete`)).statusCode).toBe(204)
  await deleteSynced.run({ workspaceId, integrationId: again, source: again }, at.deps)
  expect(await sales()).toEqual([])
  expect((await ana.get('/api/products')).json()).toEqual([])
})

test('a shop connected again while its rows are being deleted keeps them', async () => {
  const ana = await at.person()
  const workspaceId = await workspaceOf(at, ana)
  pos.account = 'acct_1'
  pos.products = [aProduct(1)]
  pos.sales = [aSale(1), aSale(2)]
  const id = await connect(ana)
  await runSync(at, ana, id)
  await ana.delete(`${path}/${id}?data=delete`)
  // With another key: the account identifies it.
  expect(await connect(ana)).toBe(id)
  await runSync(at, ana, id)
  await deleteSynced.run({ workspaceId, integrationId: id, source: id }, at.deps)
  expect((await ana.get('/api/sales-transactions')).json()).toHaveLength(2)
  expect((await ana.get('/api/products')).json()).toHaveLength(1)
})

test('of two concurrent deletes one succeeds, the other finds nothing, and so does another workspace', async () => {
  const [ana, eva] = [await at.person(), await at.person()]
  const id = await connect(ana)
  expect((await eva.delete(`${path}/${id}?data=delete`)).statusCode).toBe(404)
  const answers = await Promise.all([1, 2].map(() => ana.delete(`${path}/${id}?data=delete`)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404])
})

test('hostile names, empty values, negative and huge amounts', async () => {
  const ana = await at.person()
  const id = await connect(ana)
  pos.pageSize = 50
  const name = `<img src=x onerror=alert(1)>\u202e${'x'.repeat(10_000)}\u0000`
  pos.products = [
    aProduct(1, { name, sku: name, category: name, price: 0 }),
    aProduct(2, { price: 99_999_999_999, currency: 'JPY' }),
    aProduct(3, { price: Number.MAX_SAFE_INTEGER + 1 }),
    aProduct(4, { name: '  ' }),
  ]
  pos.sales = [
    aSale(1, { totalAmount: 0, items: [{ name, quantity: 1, amount: 0 }] }),
    aSale(2, { totalAmount: 99_999_999_999 }),
    // A POS reports a refund without a sale as a negative amount.
    aSale(3, { totalAmount: -500, items: [{ name: 'Cake', quantity: 1, amount: -500 }] }),
    aSale(4, { totalAmount: Number.NaN }),
    aSale(5, { totalAmount: 100, refundedAmount: 900 }),
    aSale(6, { soldAt: new Date(Number.NaN) }),
  ]
  const { sync } = await runSync(at, ana, id)
  expect(sync).toMatchObject({ status: 'done', productsAdded: 2, salesAdded: 4, skipped: 4 })
  const products = (await ana.get('/api/products')).json<{ name: string; price: number }[]>()
  expect(products.map(({ price }) => price).sort()).toEqual([0, 99_999_999_999])
  expect(products.every(({ name }) => name.length <= 200 && !name.includes('\u0000'))).toBe(true)
  const sales = (await ana.get('/api/sales-transactions')).json<
    { totalAmount: number; refundedAmount: number }[]
  >()
  expect(sales.map(({ totalAmount, refundedAmount }) => [totalAmount, refundedAmount])).toEqual([
    [100, 100],
    [-500, 0],
    [99_999_999_999, 0],
    [0, 0],
  ])
  const workspaceId = await workspaceOf(at, ana)
  expect(await keptRollUps(at, workspaceId)).toEqual(await countedRollUps(at, workspaceId))
})

test('new keys are checked like the first ones, and imported data stays', async () => {
  const ana = await at.person()
  pos.account = 'acct_1'
  const id = await connect(ana)
  pos.problem = { problem: 'credentials_refused' }
  const body = { provider: 'stripe', secretKey: 'sk_new' }
  expect((await ana.put(`${path}/${id}`, body)).statusCode).toBe(422)
  pos.problem = null
  expect(
    (await ana.put(`${path}/${id}`, { ...body, provider: 'square', accessToken: 'x' })).json().fields,
  ).toHaveProperty('provider')
  expect((await ana.put(`${path}/${id}`, body)).json()).toMatchObject({ id, storeName: 'Corner Shop' })
  await runSync(at, ana, id)
  expect(pos.keys.at(-1)).toEqual({ secretKey: 'sk_new' })
})

test('new keys are for the same shop: another URL is another integration', async () => {
  const ana = await at.person()
  const keys = { provider: 'woocommerce', consumerKey: 'ck_1', consumerSecret: 'cs_1' }
  const id = await connect(ana, { ...keys, siteUrl: 'https://one.example/shop' })
  const other = await ana.put(`${path}/${id}`, { ...keys, siteUrl: 'https://two.example' })
  expect([other.statusCode, Object.keys(other.json().fields)]).toEqual([400, ['siteUrl']])
  const same = await ana.put(`${path}/${id}`, { ...keys, consumerKey: 'ck_2', siteUrl: 'ONE.example/shop/' })
  expect(same.statusCode).toBe(200)
})

test('a member may only view', async () => {
  const ana = await at.person()
  const id = await connect(ana)
  await at.query("update memberships set role = 'member' where user_id = $1", [ana.user.id])
  expect((await ana.get(path)).statusCode).toBe(200)
  expect((await ana.get(`${path}/${id}/syncs`)).statusCode).toBe(200)
  const refused = await Promise.all([
    ana.post(path, { provider: 'stripe', secretKey: 'x' }),
    ana.put(`${path}/${id}`, { provider: 'stripe', secretKey: 'x' }),
    ana.patch(`${path}/${id}`, { isActive: false }),
    ana.post(`${path}/${id}/sync-products`),
    ana.delete(`${path}/${id}`),
  ])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403])
})

test('the demo integration is inactive, marked, and cannot be synced', async () => {
  const ana = await at.person()
  await ana.post('/api/populate-demo-data')
  const [demo] = await list(ana)
  expect(demo).toMatchObject({ isDemo: true, isActive: false, lastSync: null })
  const answer = await ana.post(`${path}/${demo?.id}/sync-products`)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'pos_is_demo'])
  const changed = await ana.patch(`${path}/${demo?.id}`, { isActive: true })
  expect(changed.statusCode).toBe(409)
})
