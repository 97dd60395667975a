import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeMeta, startFakeMeta } from '#connectors/social/meta/meta.fake.fixture.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import type { PageChoice, SocialAccount } from '../social-accounts.contract.ts'
import { accountsPath as path } from './telegram-shop.fixture.ts'

/** One permission gives access to several networks. */

let at: TestApp
let network: FakeMeta
let ana: Person
beforeAll(async () => {
  at = await createTestApp({ publicUrl: 'https://shop.example' })
})
afterAll(() => at.close())
beforeEach(async () => {
  network = await startFakeMeta()
  at.deps.env.apps = { meta: network.app }
  at.deps.env.baseUrls.social.meta = network.url
  at.deps.env.baseUrls.auth.meta = network.url
  ana = await at.person({ language: 'es' })
  return () => network.close()
})

async function connect(platform: Platform, person = ana) {
  const begun = await person.post(`${path}/sign-in`, { network: 'meta', values: {}, platform })
  const page = await fetch(begun.json<{ url: string }>().url, { redirect: 'manual' })
  const back = Object.fromEntries(new URL(page.headers.get('location') ?? '').searchParams)
  return person.post(`${path}/sign-in/return`, back)
}

const list = async (person = ana) => (await person.get(path)).json<SocialAccount[]>()

test('it starts with the network that was wanted; a person chooses the others', async () => {
  const answer = await connect('instagram')
  const { accounts, choice } = answer.json<{ accounts: SocialAccount[]; choice: string }>()
  expect(accounts).toMatchObject([{ platform: 'instagram', accountName: '@luna.bakery' }])
  const [offered] = (await ana.get(`${path}/choices`)).json<PageChoice[]>()
  expect(offered?.accounts).toHaveLength(5)
  const accountIds = offered?.accounts.map(({ id }) => id)
  expect((await ana.put(`${path}/choices/${choice}`, { accountIds })).statusCode).toBe(200)
  const connected = (await list()).map(({ platform }) => platform).toSorted()
  expect(connected).toEqual(['facebook', 'facebook_story', 'instagram', 'instagram_reels', 'instagram_story'])
  // Connected again, all of them stay.
  await connect('facebook')
  expect(await list()).toHaveLength(5)
})

test('another network of the same permission is added when it is wanted', async () => {
  await connect('facebook')
  const answer = await connect('instagram_reels')
  const { accounts } = answer.json<{ accounts: SocialAccount[] }>()
  expect(accounts.map(({ platform }) => platform)).toEqual(['instagram_reels', 'facebook'])
  await connect('instagram_reels')
  expect(await list()).toHaveLength(2)
})

test('without the network that was wanted, it says what to do, in the language of the person', async () => {
  network.page.instagram = null
  const answer = await connect('instagram_story')
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { code: 'channel_no_account', fields: { advice: expect.stringContaining('vincúlala') } },
  ])
  expect(await list()).toEqual([])
})

test('the access is given back with the last account, unless another workspace uses it', async () => {
  const eva = await at.person()
  await connect('facebook')
  await connect('facebook', eva)
  const disconnect = async (person: Person) => {
    const [account] = await list(person)
    expect((await person.delete(`${path}/${account?.id}`)).statusCode).toBe(204)
  }
  await disconnect(ana)
  expect(network.tokens.size).toBe(1)
  await disconnect(eva)
  expect(network.tokens.size).toBe(0)
})
