import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeYoutube, startFakeYoutube } from '#connectors/social/youtube/youtube.fake.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import type { PageChoice, SocialAccount } from '../social-accounts.contract.ts'
import { accountsPath as path } from './telegram-shop.fixture.ts'

let at: TestApp
let network: FakeYoutube
let ana: Person
beforeAll(async () => {
  at = await createTestApp({ publicUrl: 'https://shop.example' })
})
afterAll(() => at.close())
beforeEach(async () => {
  network = await startFakeYoutube()
  at.deps.env.publicUrl = 'https://shop.example'
  at.deps.env.apps = { google: network.app }
  at.deps.env.baseUrls.social.youtube = network.url
  at.deps.env.baseUrls.auth.youtube = network.url
  ana = await at.person()
  return () => network.close()
})

const begin = (platform: string) => ana.post(`${path}/sign-in`, { network: 'youtube', platform, values: {} })
const list = async () => (await ana.get(path)).json<SocialAccount[]>()

async function connect(platform: string) {
  const { url } = (await begin(platform)).json<{ url: string }>()
  const page = await fetch(url, { redirect: 'manual' })
  const { state, code } = Object.fromEntries(new URL(page.headers.get('location') ?? '').searchParams)
  const answer = await ana.post(`${path}/sign-in/return`, { state, code })
  return answer.json<{ accounts: SocialAccount[]; choice: string }>()
}

test('a sign-in for one platform connects it, and offers the others of the same channel', async () => {
  const { accounts, choice } = await connect('youtube_shorts')
  expect(accounts.map(({ platform }) => platform)).toEqual(['youtube_shorts'])
  const [offered] = (await ana.get(`${path}/choices`)).json<PageChoice[]>()
  expect(offered?.accounts).toMatchObject([
    { platform: 'youtube', isConnected: false },
    { platform: 'youtube_shorts', isConnected: true },
  ])
  const accountIds = offered?.accounts.map(({ id }) => id)
  await ana.call({ method: 'PUT', url: `${path}/choices/${choice}`, payload: { accountIds } })
  expect((await list()).map(({ platform, health }) => `${platform} ${health}`).toSorted()).toEqual([
    'youtube ok',
    'youtube_shorts ok',
  ])
})

test('signing in again renews both', async () => {
  const { choice } = await connect('youtube')
  const [offered] = (await ana.get(`${path}/choices`)).json<PageChoice[]>()
  const accountIds = offered?.accounts.map(({ id }) => id)
  await ana.call({ method: 'PUT', url: `${path}/choices/${choice}`, payload: { accountIds } })
  await at.query(`update social_accounts set health = 'needs_reconnect'`)
  expect((await connect('youtube')).choice).toBe(choice)
  expect((await list()).map(({ health }) => health)).toEqual(['ok', 'ok'])
})

test('from an address that the network does not lead back to, nothing begins', async () => {
  at.deps.env.publicUrl = 'http://192.168.1.20:3000'
  const answer = await begin('youtube')
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'channel_no_public_address'])
})
