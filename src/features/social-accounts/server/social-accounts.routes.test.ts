import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allPlatforms } from '#connectors/social/platforms.ts'
import { addBrand } from '#core/brands/server/brands.fixture.ts'
import { teammate } from '#features/people/server/people.fixture.ts'
import { createSecrets } from '#server/secrets.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import type { SocialAccount } from '../social-accounts.contract.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
  await at.listen()
})
afterAll(() => at.close())

const path = '/api/social-accounts'
const connect = (person: Person, body: object = { platform: 'instagram' }) =>
  person.post(`${path}/sandbox`, { ...body })
const connected = async (person: Person) => (await connect(person)).json<SocialAccount>()
const list = async (person: Person) => (await person.get(path)).json<SocialAccount[]>()
const check = async (person: Person, id: string) =>
  (await person.post(`${path}/${id}/check`)).json<SocialAccount>()
const secretOf = async (id: string) =>
  (
    await at.query(
      'select g.secret from channel_grants g join social_accounts a on a.grant_id = g.id where a.id = $1',
      [id],
    )
  ).rows[0]?.secret ?? ''

test('one click connects a platform to the sandbox, and its name says so', async () => {
  const ana = await at.person()
  const answer = await connect(ana)
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toEqual({
    id: expect.any(String),
    platform: 'instagram',
    accountName: 'Ana Ruiz (sandbox)',
    isActive: true,
    isTest: true,
    health: 'ok',
    checkedAt: null,
    endsAt: null,
    site: '',
    limits: null,
    listening: null,
    adapter: 'sandbox',
    feedPath: expect.stringMatching(/^\/sandbox\/[\da-f-]{36}$/),
    brandId: null,
  })
  expect(await list(ana)).toEqual([answer.json()])
  const feed = answer.json<SocialAccount>().feedPath?.replace('/sandbox/', '')
  expect((await ana.get(`/api/sandbox/accounts/${feed}`)).json()).toMatchObject({ handle: 'ana-ruiz' })
})

test('a second click, or ten concurrent ones, answer the existing account', async () => {
  const ana = await at.person()
  const answers = await Promise.all(Array.from({ length: 10 }, () => connected(ana)))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await list(ana)).toHaveLength(1)
  const told = (await ana.get('/api/activity')).json<{ kind: string; what: string }[]>()
  expect(told.filter(({ kind }) => kind === 'account_connected')).toMatchObject([
    { what: 'Connected the channel Ana Ruiz (sandbox)' },
  ])
})

test('each brand may have its own, even two with the same name', async () => {
  const ana = await at.person()
  const brands = [await addBrand(ana, { name: 'Luna' }), await addBrand(ana, { name: 'Luna' })]
  const accounts = []
  for (const { id } of brands)
    accounts.push((await connect(ana, { platform: 'x', brandId: id })).json<SocialAccount>())
  expect(accounts.map(({ accountName, brandId }) => [accountName, brandId])).toEqual(
    brands.map(({ id }) => ['Luna (sandbox)', id]),
  )
  for (const { id } of accounts) expect((await check(ana, id)).health).toBe('ok')
})

test('a brand of another workspace is not found, and an unknown platform is refused', async () => {
  const [ana, luz] = [await at.person(), await at.person()]
  const theirs = await addBrand(luz)
  expect((await connect(ana, { platform: 'x', brandId: theirs.id })).statusCode).toBe(404)
  expect((await connect(ana, { platform: 'myspace' })).statusCode).toBe(400)
  expect(await list(ana)).toEqual([])
})

test('connects all platforms at once, except existing ones', async () => {
  const ana = await at.person()
  await connect(ana)
  expect((await ana.post(`${path}/sandbox/all`)).json()).toEqual({ connected: allPlatforms.length - 1 })
  expect((await ana.post(`${path}/sandbox/all`)).json()).toEqual({ connected: 0 })
  expect(new Set((await list(ana)).map(({ platform }) => platform))).toEqual(new Set(allPlatforms))
})

test('connects some platforms at once', async () => {
  const ana = await at.person()
  const platforms = ['x', 'instagram', 'x']
  expect((await ana.post(`${path}/sandbox/all`, { platforms })).json()).toEqual({ connected: 2 })
  expect((await list(ana)).map(({ platform }) => platform).toSorted()).toEqual(['instagram', 'x'])
})

describe('checking an account', () => {
  test('succeeds', async () => {
    const ana = await at.person()
    const { id } = await connected(ana)
    expect(await check(ana, id)).toMatchObject({ health: 'ok', checkedAt: at.clock.now().toISOString() })
  })

  test('fails: reconnecting gives the same account a new token', async () => {
    const ana = await at.person()
    const before = await connected(ana)
    await at.query("update sandbox_accounts set token_hash = 'gone' where id::text = $1", [
      before.feedPath?.replace('/sandbox/', ''),
    ])
    expect((await check(ana, before.id)).health).toBe('needs_reconnect')
    expect(await connected(ana)).toMatchObject({ id: before.id, feedPath: before.feedPath, health: 'ok' })
    expect((await check(ana, before.id)).health).toBe('ok')
  })

  test('gets no answer', async () => {
    const ana = await at.person()
    const { id } = await connected(ana)
    const known = at.deps.env.baseUrls.social.sandbox
    at.deps.env.baseUrls.social.sandbox = 'http://127.0.0.1:1'
    expect((await check(ana, id)).health).toBe('unreachable')
    at.deps.env.baseUrls.social.sandbox = known
  })

  test('with another app secret: the account has to be reconnected', async () => {
    const ana = await at.person()
    const { id } = await connected(ana)
    const { secrets } = at.deps
    at.deps.secrets = createSecrets('another secret that opens nothing of the first')
    expect((await check(ana, id)).health).toBe('needs_reconnect')
    at.deps.secrets = secrets
  })
})

test('disconnecting deletes it and its token; its feed stays readable, and is restored by reconnecting', async () => {
  const ana = await at.person()
  const before = await connected(ana)
  const feed = `/api/sandbox/accounts/${before.feedPath?.replace('/sandbox/', '')}/feed`
  expect((await ana.delete(`${path}/${before.id}`)).statusCode).toBe(204)
  expect((await ana.delete(`${path}/${before.id}`)).statusCode).toBe(404)
  expect(await list(ana)).toEqual([])
  expect((await ana.get(feed)).statusCode).toBe(200)
  const after = await connected(ana)
  // Posts that wait for it go on.
  expect([after.id, after.feedPath]).toEqual([before.id, before.feedPath])
  expect((await check(ana, after.id)).health).toBe('ok')
})

test('a member without that right can view but not change them', async () => {
  const ana = await at.person()
  const { id } = await connected(ana)
  const luz = await teammate(at, ana)
  const answers = [
    await connect(luz, { platform: 'x' }),
    await luz.post(`${path}/sandbox/all`),
    await luz.post(`${path}/${id}/check`),
    await luz.delete(`${path}/${id}`),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
  expect(await list(luz)).toHaveLength(1)
})

test('the secret is stored sealed, opens only for its own row, and is in no answer or export', async () => {
  const ana = await at.person()
  const { id } = await connected(ana)
  const sealed = await secretOf(id)
  const other = (await connect(ana, { platform: 'x' })).json<SocialAccount>()
  await at.query(
    'update channel_grants set secret = $2 where id = (select grant_id from social_accounts where id = $1)',
    [other.id, sealed],
  )
  expect((await check(ana, other.id)).health).toBe('needs_reconnect')
  expect((await ana.get(path)).body).not.toContain(sealed)
  const files = unzipSync((await ana.get('/api/workspace/export')).rawPayload)
  const hash = (await at.query('select token_hash from sandbox_accounts limit 1')).rows[0]?.token_hash ?? ''
  for (const content of Object.values(files))
    for (const secret of [sealed, hash]) expect(strFromU8(content)).not.toContain(secret)
  expect(strFromU8(files['social_accounts.json'] ?? new Uint8Array())).toContain(id)
})
