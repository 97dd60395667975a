import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Campaign, CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import { addCampaign, readCampaign } from '#features/campaigns/server/campaigns.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { send } from '../publishing.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
  await at.listen()
})
afterAll(() => at.close())

const connect = async (person: Person, platform: string): Promise<string> =>
  (await person.post('/api/social-accounts/sandbox', { platform })).json().id

const publish = async (person: Person, id: string): Promise<CampaignDetail> =>
  (await person.post(`/api/campaigns/${id}/publish`)).json()

const standing = ({ posts }: CampaignDetail) =>
  posts.map(({ platform, state, destination, reason }) => [platform, state, destination, reason])

const listed = async (person: Person, id: string) =>
  (await person.get('/api/campaigns')).json<Campaign[]>().find((each) => each.id === id)

const activities = async (person: Person) =>
  (await person.get('/api/activity')).json<{ kind: string }[]>().map(({ kind }) => kind)

describe('publishing without a connected account', () => {
  test('answers immediately that a person has to publish every post', async () => {
    const ana = await at.person()
    const { id } = await addCampaign(ana)
    expect(standing(await publish(ana, id))).toEqual([
      ['facebook', 'needs_you', 'person', 'no_account'],
      ['x', 'needs_you', 'person', 'no_account'],
    ])
    expect(await listed(ana, id)).toMatchObject({
      status: 'scheduled',
      isReadyForYou: true,
      needsYouCount: 2,
      deliveredCount: 0,
    })
    expect(await activities(ana)).toContain('campaign_ready')
    expect(await activities(ana)).not.toContain('campaign_published')
  })

  test('the maker is notified once', async () => {
    const ana = await at.person()
    const { id } = await addCampaign(ana)
    await publish(ana, id)
    await send(at, id)
    const told = (await ana.get('/api/notifications')).json<{ items?: unknown[] }>()
    const types = JSON.stringify(told).match(/post_no_account/g) ?? []
    expect(types).toHaveLength(1)
  })

  test('two concurrent calls publish once', async () => {
    const ana = await at.person()
    const { id } = await addCampaign(ana)
    const answers = await Promise.all([1, 2].map(() => ana.post(`/api/campaigns/${id}/publish`)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })
})

test('some posts go to the sandbox, a person gets the rest', async () => {
  const ana = await at.person()
  await connect(ana, 'facebook')
  const { id } = await addCampaign(ana)
  const before = await readCampaign(ana, id)
  expect(before.posts.map(({ destination }) => destination)).toEqual(['test', 'person'])
  expect(standing(await publish(ana, id))).toEqual([
    ['facebook', 'scheduled', 'test', null],
    ['x', 'needs_you', 'person', 'no_account'],
  ])
  expect(await listed(ana, id)).toMatchObject({ isReadyForYou: false, needsYouCount: 1 })
  expect(await activities(ana)).toContain('campaign_published')
  await send(at, id)
  expect(standing(await readCampaign(ana, id))).toEqual([
    ['facebook', 'published', 'test', null],
    ['x', 'needs_you', 'person', 'no_account'],
  ])
  expect(await listed(ana, id)).toMatchObject({ status: 'published', isReadyForYou: false, needsYouCount: 1 })
})

test('an expired account sends nothing and answers the reason immediately', async () => {
  const ana = await at.person()
  const account = await connect(ana, 'x')
  await at.query("update social_accounts set health = 'needs_reconnect' where id = $1", [account])
  const { id } = await addCampaign(ana, { platforms: ['x'] })
  expect(standing(await publish(ana, id))).toEqual([['x', 'needs_you', 'person', 'needs_reconnect']])
})

test('publishing again after connecting an account sends only the waiting posts, once', async () => {
  const ana = await at.person()
  await connect(ana, 'facebook')
  const { id } = await addCampaign(ana)
  await publish(ana, id)
  await send(at, id)
  expect((await ana.post(`/api/campaigns/${id}/publish`)).json().code).toBe('not_a_draft')
  await connect(ana, 'x')
  const answers = await Promise.all([1, 2].map(() => ana.post(`/api/campaigns/${id}/publish`)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  await send(at, id)
  expect(standing(await readCampaign(ana, id))).toEqual([
    ['facebook', 'published', 'test', null],
    ['x', 'published', 'test', null],
  ])
  const { rows } = await at.query(
    `select platform, count(*)::int as n from posts join post_attempts on post_id = posts.id
     where campaign_id = $1 group by platform order by platform`,
    [id],
  )
  expect(rows).toEqual([
    { platform: 'facebook', n: 1 },
    { platform: 'x', n: 1 },
  ])
})

test('a post confirmed by a person has no account', async () => {
  const ana = await at.person()
  const { id } = await addCampaign(ana, { platforms: ['x'] })
  const { posts } = await publish(ana, id)
  await connect(ana, 'x')
  const answer = await ana.post(`/api/campaigns/${id}/posts/${posts[0]?.id}/confirm`, {})
  expect(standing(answer.json())).toEqual([['x', 'published', 'person', null]])
})
