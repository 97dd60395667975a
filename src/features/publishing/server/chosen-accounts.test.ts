import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Platform } from '#connectors/social/platforms.ts'
import {
  accepts,
  type FakeNetwork,
  startFakeNetwork,
} from '#connectors/social/sandbox/sandbox.fake.fixture.ts'
import { addBrand } from '#core/brands/server/brands.fixture.ts'
import { addCampaign, readCampaign, setState } from '#features/campaigns/server/campaigns.fixture.ts'
import { keepGrant } from '#features/social-accounts/server/keep-grant.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { addDraft, attemptsOf, postsOf, type Sender, send, senderOf } from './publishing.fixture.ts'
import { resumeHeldPosts } from './schedule/resume-held.ts'
import { publishNow } from './schedule/schedule-posts.ts'
import { FIRST, listDueLanes, listFewDueLanes } from './send/due-lanes.repository.ts'

let at: TestApp
let network: FakeNetwork
let ana: Person
let sender: Sender
let brandId: string
/** Of the brand: the usual one for its posts. */
let own: string
/** Shared by all brands. */
let shared: string
let id: string

const connect = async (platform: Platform, brand?: string) =>
  (await ana.post('/api/social-accounts/sandbox', { platform, brandId: brand })).json<{ id: string }>().id

beforeAll(async () => {
  at = await createTestApp({
    publishing: { deadlineMs: 6000, leaseMs: 60_000, lookupMs: 600_000, graceMs: 21_600_000 },
  })
  network = await startFakeNetwork()
  at.deps.env.baseUrls.social.sandbox = network.url
})
afterAll(async () => {
  await at.close()
  await network.close()
})
beforeEach(async () => {
  network.onPost = accepts
  network.ledger.length = 0
  ana = await at.person()
  sender = await senderOf(at, ana)
  brandId = (await addBrand(ana, { name: 'Luna North' })).id
  shared = await connect('x')
  own = await connect('x', brandId)
  id = await addDraft(at, sender, ['x'], { brandId })
})

const firstPost = async () => {
  const [post] = await postsOf(at, id)
  if (!post) throw new Error('The campaign has no post.')
  return post
}
const pathOf = (postId: string, rest: string) => `/api/campaigns/${id}/posts/${postId}/${rest}`
const addAccount = async (accountId: string, person = ana) =>
  person.post(pathOf((await firstPost()).id, 'accounts'), { accountId })
const chooseAccount = async (accountId: string, person = ana) =>
  person.call({ method: 'PUT', url: pathOf((await firstPost()).id, 'account'), payload: { accountId } })
const accountsUsed = async () => {
  const used: (string | null | undefined)[] = []
  for (const post of await postsOf(at, id))
    for (const { accountId } of await attemptsOf(at, post.id)) used.push(accountId)
  return used.sort()
}

describe('a second account', () => {
  test('gets a draft of its own, and both go out once, each through its account', async () => {
    await ana.patch(`/api/campaigns/${id}/posts/${(await firstPost()).id}`, {
      text: 'Fresh bread',
      followUps: ['More below'],
    })
    const answer = await addAccount(shared)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      platforms: ['x'],
      postCount: 2,
      posts: [
        { accountId: own, accountName: 'Luna North (sandbox)', text: 'Fresh bread', state: 'draft' },
        {
          accountId: shared,
          accountName: 'Ana Ruiz (sandbox)',
          text: 'Fresh bread',
          followUps: ['More below'],
          state: 'draft',
        },
      ],
    })
    await publishNow(at.deps.db, sender, id)
    await send(at, id)
    await send(at, id)
    expect(await accountsUsed()).toEqual([own, shared].sort())
    expect(network.ledger).toHaveLength(2)
    const { posts } = await readCampaign(ana, id)
    expect(posts.map(({ state }) => state)).toEqual(['published', 'published'])
    expect(posts.flatMap(({ attempts }) => attempts.map(({ isTest }) => isTest))).toEqual([true, true])
  })

  test('is added once by two calls at the same time', async () => {
    const answers = await Promise.all([addAccount(shared), addAccount(shared)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    expect(await postsOf(at, id)).toHaveLength(2)
  })

  test('of a published post: the copy is a draft, and the first post counts as sent where it went', async () => {
    await publishNow(at.deps.db, sender, id)
    await send(at, id)
    expect((await addAccount(own)).json().code).toBe('account_has_post')
    expect((await addAccount(shared)).json().posts).toMatchObject([
      { accountId: own, state: 'published' },
      { accountId: shared, state: 'draft' },
    ])
  })

  test('is refused while the post is being sent, and for messages to customers', async () => {
    await setState(at, (await firstPost()).id, 'sending')
    expect((await addAccount(shared)).json().code).toBe('already_sending')
    const mail = await connect('email')
    id = await addDraft(at, sender, ['email'])
    expect((await addAccount(mail)).json().code).toBe('one_account_only')
  })

  test('is removed with its post; the first one keeps its account', async () => {
    const [, second] = (await addAccount(shared)).json().posts
    const answer = await ana.delete(`/api/campaigns/${id}/posts/${second.id}`)
    expect(answer.json().posts).toMatchObject([{ accountId: own }])
  })

  test('is kept by a copy of the campaign', async () => {
    await addAccount(shared)
    const copy = (await ana.post(`/api/campaigns/${id}/duplicate`)).json<{ id: string }>()
    expect((await readCampaign(ana, copy.id)).posts).toMatchObject([
      { accountId: shared },
      { accountId: own },
    ])
  })
})

describe('an account can be chosen', () => {
  test('instead of the usual one', async () => {
    expect((await chooseAccount(shared)).json().posts).toMatchObject([{ accountId: shared }])
    await publishNow(at.deps.db, sender, id)
    await send(at, id)
    expect(await accountsUsed()).toEqual([shared])
  })

  test('not twice, not of another brand, platform or shop', async () => {
    await addAccount(shared)
    expect((await chooseAccount(shared)).json().code).toBe('account_has_post')
    const other = await addBrand(ana, { name: 'Other' })
    const refusals = [
      [await connect('x', other.id), 422, 'account_of_other_brand'],
      [await connect('facebook'), 422, 'account_of_other_platform'],
      [crypto.randomUUID(), 404, 'not_found'],
    ] as const
    for (const [account, status, code] of refusals)
      for (const answer of [await chooseAccount(account), await addAccount(account)])
        expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    const bo = await at.person()
    const theirs = (await bo.post('/api/social-accounts/sandbox', { platform: 'x' })).json().id
    for (const answer of [
      await chooseAccount(theirs),
      await addAccount(theirs),
      await chooseAccount(theirs, bo),
      await addAccount(theirs, bo),
    ])
      expect(answer.statusCode).toBe(404)
  })

  test('not once the post is out', async () => {
    await publishNow(at.deps.db, sender, id)
    await send(at, id)
    expect((await chooseAccount(shared)).json().code).toBe('already_out')
  })
})

describe('a chosen account that is disconnected', () => {
  test('gets its post when the same page is connected again; no other page does', async () => {
    await addAccount(shared)
    await publishNow(at.deps.db, sender, id)
    await ana.delete(`/api/social-accounts/${own}`)
    await send(at, id)
    const waiting = await readCampaign(ana, id)
    expect(waiting.posts).toMatchObject([
      {
        state: 'needs_you',
        reason: 'chosen_account_gone',
        destination: 'person',
        accountName: 'Luna North (sandbox)',
      },
      { state: 'published' },
    ])
    expect(await accountsUsed()).toEqual([shared])
    expect(await resumeHeldPosts(at.deps)).toBe(0)
    expect(await connect('x', brandId)).toBe(own)
    await resumeHeldPosts(at.deps)
    await send(at, id)
    expect(await accountsUsed()).toEqual([own, shared].sort())
    expect(network.ledger).toHaveLength(2)
  })

  test('and replaced by another: the post goes out there by itself', async () => {
    await chooseAccount(own)
    await publishNow(at.deps.db, sender, id)
    await ana.delete(`/api/social-accounts/${own}`)
    await send(at, id)
    expect((await firstPost()).reason).toBe('chosen_account_gone')
    await chooseAccount(shared)
    await resumeHeldPosts(at.deps)
    await send(at, id)
    expect(await accountsUsed()).toEqual([shared])
  })
})

test('the posts that go out through an account are counted by their choice', async () => {
  await addAccount(shared)
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  expect((await ana.post(`/api/campaigns/${id}/schedule`, { scheduledFor: inAnHour })).statusCode).toBe(200)
  const countOf = async (account: string) =>
    (await ana.get(`/api/publishing/accounts/${account}/scheduled`)).json().count
  expect([await countOf(own), await countOf(shared)]).toEqual([1, 1])
})

describe('of several real accounts', () => {
  const telegram = async (channel: string) => {
    const granted = {
      kind: 'granted',
      site: '',
      user: { id: channel, name: channel },
      tokens: { secret: 'a-token' },
      scopes: [],
      accounts: [{ platform: 'telegram', remoteId: channel, name: channel }],
    } as const
    const actor = { ...sender, role: 'owner' } as Parameters<typeof keepGrant>[1]
    const kept = await keepGrant(at.deps, actor, { adapter: 'telegram', brandId: null, granted })
    return kept.accounts[0]?.id ?? ''
  }

  test('a scheduled post keeps the one it would go to, instead of moving when that is disconnected', async () => {
    const first = await telegram('@luna')
    const second = await telegram('@luna_north')
    id = (await addCampaign(ana, { platforms: ['telegram'] })).id
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
    await ana.post(`/api/campaigns/${id}/schedule`, { scheduledFor: inAnHour })
    expect(await firstPost()).toMatchObject({ accountId: first, accountName: '@luna' })
    const planned = await addCampaign(ana, { platforms: ['telegram'], scheduledFor: inAnHour })
    expect((await readCampaign(ana, planned.id)).posts).toMatchObject([{ accountId: first }])
    await ana.delete(`/api/social-accounts/${first}`)
    expect((await readCampaign(ana, id)).posts).toMatchObject([{ destination: 'person' }])
    const { count } = (await ana.get(`/api/publishing/accounts/${second}/scheduled`)).json()
    expect(count).toBe(0)
  })
})

test('each chosen account has a lane of its own, so that a slow page holds up no other', async () => {
  await addAccount(shared)
  await publishNow(at.deps.db, sender, id)
  const { workspaceId } = await firstPost()
  for (const lanes of [await listFewDueLanes(at.deps.db), await listDueLanes(at.deps.db, FIRST)]) {
    const ours = lanes?.filter((lane) => lane.workspaceId === workspaceId) ?? []
    expect(ours.map(({ platform, accountKey }) => [platform, accountKey])).toEqual(
      [own, shared].sort().map((account) => ['x', account]),
    )
  }
  await send(at, id)
  expect(await accountsUsed()).toEqual([own, shared].sort())
})
