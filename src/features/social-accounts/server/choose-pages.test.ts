import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FakeNetwork } from '#connectors/social/conformance/fake-network.fixture.ts'
import type { Granted } from '#connectors/social/connect/connect.ts'
import { adapterKindOf } from '#connectors/social/server-registry.ts'
import { addBrand } from '#core/brands/server/brands.fixture.ts'
import { teammate } from '#features/people/server/people.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import type { PageChoice, SocialAccount } from '../social-accounts.contract.ts'
import { accountsPath, connectTelegram, listAccounts, openTelegramShop } from './telegram-shop.fixture.ts'

let at: TestApp
let network: FakeNetwork
let ana: Person
/** What the network lists at the next connect. */
let pages: string[]
beforeAll(async () => {
  at = await createTestApp()
  await at.listen()
})
afterAll(() => at.close())
beforeEach(async () => {
  ;({ ana, network } = await openTelegramShop(at))
  pages = ['Luna', 'Luna North', 'Luna South']
  // None of the networks lists several pages yet: this one does.
  const kind = adapterKindOf('telegram')
  const { connect } = kind
  const spy = vi.spyOn(kind, 'connect').mockImplementation(async (reach, values) => {
    const answer = await connect?.(reach, values)
    if (answer?.kind !== 'granted') throw new Error('The fake network refused.')
    const accounts: Granted['accounts'] = pages.map((name) => ({
      platform: 'telegram',
      remoteId: name,
      name,
    }))
    return { ...answer, accounts }
  })
  return async () => {
    spy.mockRestore()
    await network.close()
  }
})

const path = accountsPath
const connect = async (more: object = {}) =>
  (await connectTelegram(ana, network.values, more)).json<{
    accounts: SocialAccount[]
    choice: string | null
  }>()
const choices = async (person = ana) => (await person.get(`${path}/choices`)).json<PageChoice[]>()
const choose = (id: string | null, accountIds: string[], person = ana) =>
  person.call({ method: 'PUT', url: `${path}/choices/${id}`, payload: { accountIds } })
const connectedNames = async (person = ana) =>
  (await listAccounts(person)).map(({ accountName }) => accountName)
const idsOf = async (...names: string[]) =>
  (await choices()).flatMap(({ accounts }) =>
    accounts.filter(({ name }) => names.includes(name)).map(({ id }) => id),
  )

test('one page is connected without a question', async () => {
  pages = ['Luna']
  expect((await connect()).choice).toBeNull()
  expect(await choices()).toEqual([])
  expect(await connectedNames()).toEqual(['Luna'])
})

describe('several pages', () => {
  test('are offered: the first is connected, the others are remembered', async () => {
    const { accounts, choice } = await connect()
    expect(accounts.map(({ accountName }) => accountName)).toEqual(['Luna'])
    expect(await choices()).toMatchObject([
      {
        id: choice,
        accounts: [
          { name: 'Luna', isConnected: true },
          { name: 'Luna North', isConnected: false },
          { name: 'Luna South', isConnected: false },
        ],
      },
    ])
  })

  test('are connected and disconnected together, with the brand of the first', async () => {
    const { id: brandId } = await addBrand(ana, { name: 'Sol' })
    const { choice } = await connect({ brandId })
    const wanted = await idsOf('Luna North', 'Luna South')
    const answer = await choose(choice, wanted)
    expect(answer.json<PageChoice>().accounts.map(({ isConnected }) => isConnected)).toEqual([
      false,
      true,
      true,
    ])
    const accounts = await listAccounts(ana)
    expect(accounts.map(({ id }) => id).sort()).toEqual(wanted.sort())
    expect(accounts.map((account) => account.brandId)).toEqual([brandId, brandId])
    expect(await connectedNames()).not.toContain('Luna')
  })

  test('choosing the same twice, or at the same time, changes nothing more', async () => {
    const { choice } = await connect()
    const wanted = await idsOf('Luna', 'Luna North')
    const answers = await Promise.all([1, 2, 3].map(() => choose(choice, wanted)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await connectedNames()).sort()).toEqual(['Luna', 'Luna North'])
  })

  test('connecting again keeps the choice, and offers new pages', async () => {
    const { choice } = await connect()
    const [north = ''] = await idsOf('Luna North')
    await choose(choice, [north])
    pages = ['Luna', 'Luna North', 'Luna West']
    expect((await connect()).accounts.map(({ id }) => id)).toEqual([north])
    expect((await choices())[0]?.accounts.map(({ name, isConnected }) => [name, isConnected])).toEqual([
      ['Luna', false],
      ['Luna North', true],
      ['Luna West', false],
    ])
  })

  test('a page that the network no longer lists stays until it is taken out', async () => {
    await connect()
    pages = ['Luna North', 'Luna South']
    await connect()
    expect((await choices())[0]?.accounts.map(({ name, isConnected }) => [name, isConnected])).toEqual([
      ['Luna North', false],
      ['Luna South', false],
      ['Luna', true],
    ])
  })

  test('none, pages of another permission, and strangers are refused', async () => {
    const { choice } = await connect()
    const [north = ''] = await idsOf('Luna North')
    expect((await choose(choice, [])).statusCode).toBe(400)
    expect((await choose(choice, [north, crypto.randomUUID()])).statusCode).toBe(404)
    const eva = await at.person()
    expect((await choose(choice, [north], eva)).statusCode).toBe(404)
    expect(await choices(eva)).toEqual([])
    const luz = await teammate(at, ana)
    expect((await choose(choice, [north], luz)).statusCode).toBe(403)
    expect(await connectedNames()).toEqual(['Luna'])
  })

  test('the permission goes with its last page', async () => {
    const { accounts } = await connect()
    await ana.delete(`${path}/${accounts[0]?.id}`)
    expect(await choices()).toEqual([])
  })
})

test('no page is a sentence with a next step, and nothing is kept', async () => {
  pages = []
  const answer = await connectTelegram(ana, network.values)
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'channel_no_account'])
  expect(await connectedNames()).toEqual([])
})
