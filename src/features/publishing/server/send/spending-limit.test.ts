import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeX, startFakeX } from '#connectors/social/x/x.fake.fixture.ts'
import { teammate } from '#features/people/server/people.fixture.ts'
import { budgetOf } from '#features/social-accounts/index.server.ts'
import { keepGrant } from '#features/social-accounts/server/keep-grant.ts'
import type { AccountSpending, SocialAccount } from '#features/social-accounts/social-accounts.contract.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { addDraft, onlyPost, type Sender, send, senderOf } from '../publishing.fixture.ts'
import { refreshCampaignResults } from '../results/refresh-results.job.ts'
import { publishNow } from '../schedule/schedule-posts.ts'

const path = '/api/social-accounts'
const LINK = 'Fresh bread: https://luna.example/bread'

let at: TestApp
let network: FakeX
let ana: Person
let sender: Sender
let account: SocialAccount
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())
beforeEach(async () => {
  network = await startFakeX()
  at.deps.env.baseUrls.social.x = network.url
  ana = await at.person()
  sender = await senderOf(at, ana)
  account = await connect()
  return () => network.close()
})

async function connect(): Promise<SocialAccount> {
  const { remoteId, site, ...tokens } = network.account
  await keepGrant(at.deps, { ...sender, role: 'owner' } as Parameters<typeof keepGrant>[1], {
    adapter: 'x',
    brandId: null,
    granted: {
      kind: 'granted',
      site,
      user: { id: 'luna', name: 'Luna' },
      tokens,
      scopes: [],
      accounts: [{ platform: 'x', remoteId, name: '@luna' }],
    },
  })
  const [connected] = (await ana.get(path)).json<SocialAccount[]>()
  if (!connected) throw new Error('The account is there.')
  return connected
}

const setLimit = (monthlyLimit: unknown, person = ana) =>
  person.put(`${path}/${account.id}/monthly-limit`, { monthlyLimit })
const spending = async (person = ana) => (await person.get(`${path}/spending`)).json<AccountSpending[]>()

async function publish(text: string): Promise<string> {
  const id = await addDraft(at, sender, ['x'], { text })
  await publishNow(at.deps.db, sender, id)
  await send(at, id)
  return id
}

test('a post is charged once, and shown with the limit of the month', async () => {
  expect(await spending()).toEqual([{ accountId: account.id, monthlyLimit: 10_000, spent: 0 }])
  expect(await onlyPost(at, await publish(LINK))).toMatchObject({ state: 'published' })
  expect(await spending()).toMatchObject([{ spent: 200 }])
  expect(network.charged).toBe(200)
})

test('a post that would pass the limit is not sent, says why, and goes out once the limit is raised', async () => {
  await setLimit(199)
  const id = await publish(LINK)
  expect(await onlyPost(at, id)).toMatchObject({ state: 'failed', reason: 'spending_limit' })
  expect([network.posts.length, network.charged]).toEqual([0, 0])
  expect(await spending()).toMatchObject([{ spent: 0 }])
  expect((await setLimit(200)).json()).toMatchObject({ monthlyLimit: 200, spent: 0 })
  await ana.post(`/api/campaigns/${id}/retry`)
  await send(at, id)
  expect(await onlyPost(at, id)).toMatchObject({ state: 'published' })
  expect(await spending()).toMatchObject([{ spent: 200 }])
})

test('many posts at once never pass the limit together', async () => {
  await setLimit(60)
  const from = { id: account.id, workspaceId: sender.workspaceId, platform: 'x', adapter: 'x' } as const
  const spent = await Promise.all(
    Array.from({ length: 12 }, (_, post) => budgetOf(at.deps, from, `post ${post}`)?.spend('post', 15)),
  )
  expect(spent.filter((each) => each === true)).toHaveLength(4)
  expect(await spending()).toMatchObject([{ spent: 60 }])
})

test('a charge counts once by its name, and is given back once', async () => {
  const from = { id: account.id, workspaceId: sender.workspaceId, platform: 'x', adapter: 'x' } as const
  const budget = budgetOf(at.deps, from, 'a post')
  await setLimit(20)
  for (let time = 0; time < 3; time++) expect(await budget?.spend('post', 15)).toBe(true)
  expect(await budget?.spend('look', 15)).toBe(false)
  await budget?.refund('post')
  await budget?.refund('post')
  expect(await spending()).toMatchObject([{ spent: 0 }])
})

test('the month begins on the clocks of the shop, and disconnecting does not start it over', async () => {
  await at.query("update workspaces set time_zone = 'Pacific/Auckland' where id = $1", [sender.workspaceId])
  await publish(LINK)
  await ana.delete(`${path}/${account.id}`)
  expect(await spending()).toEqual([])
  expect((await connect()).id).toBe(account.id)
  expect(await spending()).toMatchObject([{ spent: 200 }])
  const month =
    "date_trunc('month', $2::timestamptz at time zone 'Pacific/Auckland') at time zone 'Pacific/Auckland'"
  const moveTo = (moment: string) =>
    at.query(`update account_charges set charged_at = ${moment} where workspace_id = $1`, [
      sender.workspaceId,
      at.clock.now(),
    ])
  await moveTo(month)
  expect(await spending()).toMatchObject([{ spent: 200 }])
  await moveTo(`${month} - interval '1 second'`)
  expect(await spending()).toMatchObject([{ spent: 0 }])
})

test('results are read only while the limit allows it, and people learn why not', async () => {
  const id = await publish('Fresh bread at eight')
  await setLimit(17)
  const ofCampaign = { workspaceId: sender.workspaceId, campaignId: id }
  const job = { ...ofCampaign, postId: (await onlyPost(at, id)).id }
  await refreshCampaignResults.run(job, at.deps)
  expect(network.charged).toBe(15)
  const shown = (await ana.get(`/api/campaigns/${id}/results`)).json()
  expect(shown.posts).toMatchObject([{ problem: 'spending_limit' }])
  await setLimit(20)
  // Without the price next to it, nothing is bought.
  await refreshCampaignResults.run(ofCampaign, at.deps)
  expect(await spending()).toMatchObject([{ spent: 15 }])
  await refreshCampaignResults.run(job, at.deps)
  expect(await spending()).toMatchObject([{ spent: 20 }])
  expect(network.charged).toBeLessThanOrEqual(20)
})

test('a test post counts, and is refused by the same limit', async () => {
  await setLimit(0)
  const answer = await ana.post(`${path}/${account.id}/test-post`, { text: 'Test' })
  expect([answer.statusCode, network.posts.length]).toEqual([422, 0])
  await setLimit(15)
  expect((await ana.post(`${path}/${account.id}/test-post`, { text: 'Test' })).statusCode).toBe(201)
  expect(await spending()).toMatchObject([{ spent: 15 }])
})

describe('the limit', () => {
  test.each([[-1], [1.5], ['ten'], [10_000_001], [null]])('%s is refused', async (limit) => {
    expect((await setLimit(limit)).statusCode).toBe(400)
  })

  test('is set by owners and managers, and seen by all', async () => {
    const person = await teammate(at, ana, { role: 'member' })
    expect((await setLimit(5, person)).statusCode).toBe(403)
    expect(await spending(person)).toHaveLength(1)
  })

  test('of another shop, or of an account that costs nothing, does not exist', async () => {
    const eva = await at.person()
    expect((await setLimit(5, eva)).statusCode).toBe(404)
    const free = (await ana.post(`${path}/sandbox`, { platform: 'threads' })).json<SocialAccount>()
    const answer = await ana.put(`${path}/${free.id}/monthly-limit`, { monthlyLimit: 5 })
    expect(answer.statusCode).toBe(404)
  })
})
