import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FakeNetwork } from '#connectors/social/conformance/fake-network.fixture.ts'
import { addBrand } from '#core/brands/server/brands.fixture.ts'
import { teammate } from '#features/people/server/people.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import type { SocialAccount } from '../social-accounts.contract.ts'
import { accountsPath, connectTelegram, listAccounts, openTelegramShop } from './telegram-shop.fixture.ts'

let at: TestApp
let network: FakeNetwork
let ana: Person
beforeAll(async () => {
  at = await createTestApp()
  await at.listen()
})
afterAll(() => at.close())
beforeEach(async () => {
  ;({ ana, network } = await openTelegramShop(at))
  return () => network.close()
})

const path = accountsPath
const connect = (values: object = network.values, person = ana, more: object = {}) =>
  connectTelegram(person, values, more)
const list = (person = ana) => listAccounts(person)

describe('connecting a network with keys', () => {
  test('keeps the account after the network has accepted them', async () => {
    const answer = await connect()
    expect(answer.statusCode).toBe(201)
    const [account] = answer.json<{ accounts: SocialAccount[] }>().accounts
    expect(account).toMatchObject({ platform: 'telegram', adapter: 'telegram', isTest: false, health: 'ok' })
    expect(account?.checkedAt).not.toBeNull()
    expect(await list()).toEqual([account])
    const told = (await ana.get('/api/activity')).json<{ kind: string }[]>()
    expect(told.map(({ kind }) => kind)).toContain('account_connected')
  })

  test('says which field is wrong, in the language of the person, and keeps nothing', async () => {
    const [field = '', wrong = ''] = Object.entries(network.wrongValues)[0] ?? []
    const answer = await ana.post(
      `${path}/connect`,
      { network: 'telegram', values: { ...network.values, [field]: wrong } },
      { headers: { 'accept-language': 'es' } },
    )
    expect(answer.statusCode).toBe(422)
    expect(answer.json().code).toMatch(/^channel_/)
    expect(answer.json().message).toContain('No se ha conectado nada')
    expect(answer.json().fields[`values.${field}`]).toMatch(/[.]$/)
    expect(await list()).toEqual([])
    const { rows } = await at.query('select 1 from channel_grants where workspace_id = $1', [
      await workspaceOf(at, ana),
    ])
    expect(rows).toEqual([])
  })

  test('a network that is away is no reason to keep anything', async () => {
    await network.close()
    const answer = await connect()
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'channel_unreachable'])
    expect(await list()).toEqual([])
  })

  test('again, or ten times at once: the same account with new keys', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => connect()))
    const ids = answers.map((answer) => answer.json<{ accounts: SocialAccount[] }>().accounts[0]?.id)
    expect(new Set(ids).size).toBe(1)
    expect(await list()).toHaveLength(1)
  })

  test('reconnecting mends an account that has lost its access, and keeps its brand', async () => {
    const { id: brandId } = await addBrand(ana, { name: 'Sol' })
    await connect(network.values, ana, { brandId })
    const [before] = await list()
    await at.query("update social_accounts set health = 'needs_reconnect' where id = $1", [before?.id])
    await connect()
    expect(await list()).toMatchObject([{ id: before?.id, health: 'ok', brandId }])
  })

  test('the sandbox steps back, so that posts never end there by accident', async () => {
    await ana.post(`${path}/sandbox`, { platform: 'telegram' })
    await connect()
    expect((await list()).map(({ adapter, isActive }) => [adapter, isActive])).toEqual([
      ['sandbox', false],
      ['telegram', true],
    ])
    const real = (await list()).find(({ isTest }) => !isTest)
    await ana.delete(`${path}/${real?.id}`)
    expect((await list()).filter(({ isActive }) => isActive)).toEqual([])
    await ana.post(`${path}/sandbox`, { platform: 'telegram' })
    expect(await list()).toMatchObject([{ adapter: 'sandbox', isActive: true }])
  })

  test('another workspace connects the same channel for itself, and cannot use a foreign brand', async () => {
    await connect()
    const eva = await at.person()
    const { id: brandId } = await addBrand(ana, { name: 'Sol' })
    expect((await connect(network.values, eva, { brandId })).statusCode).toBe(404)
    expect(await list(eva)).toEqual([])
    expect((await connect(network.values, eva)).statusCode).toBe(201)
  })

  test('members may not connect, and the sandbox is no network', async () => {
    const luz = await teammate(at, ana)
    expect((await connect(network.values, luz)).statusCode).toBe(403)
    expect((await ana.post(`${path}/connect`, { network: 'sandbox', values: {} })).statusCode).toBe(400)
  })

  test('keys are in no answer and no export', async () => {
    await connect()
    const secrets = [
      network.account.secret,
      ...Object.values(network.values).filter((value) => value.length > 20),
    ]
    const files = unzipSync((await ana.get('/api/workspace/export')).rawPayload)
    const seen = [(await ana.get(path)).body, ...Object.values(files).map((file) => strFromU8(file))]
    const sealed = (await at.query('select secret from channel_grants')).rows.map(({ secret }) => secret)
    for (const text of seen) for (const secret of [...secrets, ...sealed]) expect(text).not.toContain(secret)
  })
})

describe('a test post', () => {
  const send = async () => {
    const [account] = await list()
    return ana.post(`${path}/${account?.id}/test-post`, { text: 'Hello from us' })
  }

  test('is published at once, and its address answered', async () => {
    await connect()
    const answer = await send()
    expect(answer.statusCode).toBe(201)
    expect(answer.json().url).toMatch(/^https:/)
    expect(network.posts.map(({ text }) => text)).toEqual(['Hello from us'])
  })

  test.each([
    ['refuses', 'test_post_rejected', 'ok'],
    ['access-revoked', 'test_post_no_access', 'needs_reconnect'],
    ['rate-limits', 'test_post_later', 'ok'],
    ['cut-after-accept', 'test_post_unknown', 'ok'],
  ] as const)('%s: %s', async (fault, code, health) => {
    await connect()
    network.fault = fault
    expect((await send()).json().code).toBe(code)
    expect(await list()).toMatchObject([{ health }])
  })

  test('is not sent through the account of another workspace', async () => {
    await connect()
    const [account] = await list()
    const eva = await at.person()
    const answer = await eva.post(`${path}/${account?.id}/test-post`, { text: 'Hello' })
    expect(answer.statusCode).toBe(404)
    expect(network.posts).toEqual([])
  })
})
