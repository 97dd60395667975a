import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FakeNetwork } from '#connectors/social/conformance/fake-network.fixture.ts'
import { startFakeGoogleBusiness } from '#connectors/social/google-business/google-business.fake.fixture.ts'
import { startFakeYoutube } from '#connectors/social/youtube/youtube.fake.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import type { SocialAccount } from '../social-accounts.contract.ts'
import { accountsPath as path } from './telegram-shop.fixture.ts'

/** Google ends all that a person lets an app do at once, whichever network it is for. */

let at: TestApp
let ana: Person
beforeAll(async () => {
  at = await createTestApp({ publicUrl: 'https://shop.example' })
  ana = await at.person()
})
afterAll(() => at.close())

async function connect(network: 'youtube' | 'google_business', fake: FakeNetwork): Promise<SocialAccount> {
  at.deps.env.baseUrls.social[network] = fake.url
  at.deps.env.baseUrls.auth[network] = fake.url
  if (fake.app) at.deps.env.apps = { google: fake.app }
  const begun = await ana.post(`${path}/sign-in`, { network, values: {}, platform: network })
  const page = await fetch(begun.json<{ url: string }>().url, { redirect: 'manual' })
  const back = Object.fromEntries(new URL(page.headers.get('location') ?? '').searchParams)
  const answer = await ana.post(`${path}/sign-in/return`, back)
  const [account] = answer.json<{ accounts: SocialAccount[] }>().accounts
  if (!account) throw new Error(answer.body)
  return account
}

const hasGivenBack = ({ requests }: FakeNetwork) => requests.some(({ path }) => path === '/revoke')

test('access through a shared app is given back with the last account of any of its networks', async () => {
  const youtube = await startFakeYoutube()
  const profile = await startFakeGoogleBusiness()
  const [video, place] = [await connect('youtube', youtube), await connect('google_business', profile)]
  expect((await ana.delete(`${path}/${video.id}`)).statusCode).toBe(204)
  expect(hasGivenBack(youtube)).toBe(false)
  expect((await ana.delete(`${path}/${place.id}`)).statusCode).toBe(204)
  expect(hasGivenBack(profile)).toBe(true)
  await Promise.all([youtube.close(), profile.close()])
})
