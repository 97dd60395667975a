import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FakeNetwork } from '#connectors/social/conformance/fake-network.fixture.ts'
import type { LiveNetwork, Platform } from '#connectors/social/platforms.ts'
import { startFakeReddit } from '#connectors/social/reddit/reddit.fake.fixture.ts'
import { startFakeSnapchat } from '#connectors/social/snapchat/snapchat.fake.fixture.ts'
import { keepFile } from '#core/files/index.server.ts'
import type { CampaignDetail } from '#features/campaigns/campaigns.contract.ts'
import type { SocialAccount } from '#features/social-accounts/social-accounts.contract.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { onlyPost, send, watch } from './publishing.fixture.ts'

/** Networks that approve few apps: a person posts, until an account is connected with approved keys. */

let at: TestApp
beforeAll(async () => {
  at = await createTestApp({ publicUrl: 'https://shop.example' })
})
afterAll(() => at.close())

const accounts = '/api/social-accounts'

/** Enters the keys of the shop, signs in, and allows it at the network. */
async function connect(person: Person, network: LiveNetwork & Platform, fake: FakeNetwork) {
  at.deps.env.baseUrls.social[network] = fake.url
  at.deps.env.baseUrls.auth[network] = fake.url
  const kept = await person.put(`${accounts}/apps`, { name: network, ...fake.app })
  expect(kept.statusCode).toBeLessThan(300)
  const begun = await person.post(`${accounts}/sign-in`, { network, values: fake.values, platform: network })
  const page = await fetch(begun.json<{ url: string }>().url, { redirect: 'manual' })
  const back = Object.fromEntries(new URL(page.headers.get('location') ?? '').searchParams)
  const answer = await person.post(`${accounts}/sign-in/return`, back)
  expect(answer.json<{ accounts: SocialAccount[] }>().accounts).toMatchObject([
    { platform: network, isTest: false },
  ])
}

async function addCampaign(person: Person, platform: Platform): Promise<string> {
  const answer = await person.post('/api/campaigns', {
    title: 'Spring',
    description: 'Fresh bread every morning.',
    platforms: [platform],
    withPictures: false,
  })
  return answer.json<{ id: string }>().id
}

async function addVideo(id: string): Promise<void> {
  const { id: postId, workspaceId } = await onlyPost(at, id)
  const size = { width: 1080, height: 1920 }
  const url = await keepFile(at.deps, workspaceId, 'video/mp4', Buffer.from('a video'), size)
  await at.query(
    `insert into post_media (workspace_id, post_id, kind, url, width, height, alt) values ($1, $2, 'video', $3, 1080, 1920, '')`,
    [workspaceId, postId, url],
  )
}

const postOf = async (person: Person, id: string) =>
  (await person.get(`/api/campaigns/${id}`)).json<CampaignDetail>().posts[0]

async function sendNow(person: Person, id: string): Promise<void> {
  const scheduledFor = new Date(Date.now() + 60_000).toISOString()
  expect((await person.post(`/api/campaigns/${id}/schedule`, { scheduledFor })).statusCode).toBe(200)
  await at.query("update posts set due_at = now() - interval '1 second' where campaign_id = $1", [id])
  await send(at, id)
  for (let round = 0; round < 5 && (await onlyPost(at, id)).state === 'sending'; round++) {
    await at.query("update posts set lease_until = now() - interval '1 second' where campaign_id = $1", [id])
    await watch(at, id)
  }
}

test('a post for Reddit waits for a person, and goes out by itself once approved keys are connected', async () => {
  const reddit = await startFakeReddit()
  const person = await at.person()
  const id = await addCampaign(person, 'reddit')
  expect(await postOf(person, id)).toMatchObject({ destination: 'person', problems: [] })
  await connect(person, 'reddit', reddit)
  expect(await postOf(person, id)).toMatchObject({ destination: 'network', problems: [] })
  await sendNow(person, id)
  expect(await postOf(person, id)).toMatchObject({ state: 'published', reason: null })
  expect(reddit.shown).toMatchObject([{ subreddit: 'Breadit', author: 'luna_bakery' }])
  await reddit.close()
})

test('with approved keys, a video is named before the post is scheduled; without, a person posts it', async () => {
  const reddit = await startFakeReddit()
  const person = await at.person()
  const id = await addCampaign(person, 'reddit')
  await addVideo(id)
  expect(await postOf(person, id)).toMatchObject({ problems: [] })
  await connect(person, 'reddit', reddit)
  expect(await postOf(person, id)).toMatchObject({
    problems: [expect.objectContaining({ field: 'media', rule: 'too-many', limit: 0, of: 'videos' })],
  })
  await reddit.close()
})

test('a flair that the community does not have is refused in words of ours, with those that it has', async () => {
  const reddit = await startFakeReddit()
  const person = await at.person()
  await connect(person, 'reddit', reddit)
  const id = await addCampaign(person, 'reddit')
  const { id: postId, title, text } = await onlyPost(at, id)
  const body = { title, text, followUps: [], options: { flair: 'Offer' } }
  expect((await person.patch(`/api/campaigns/${id}/posts/${postId}`, body)).statusCode).toBe(200)
  await sendNow(person, id)
  expect(await postOf(person, id)).toMatchObject({ state: 'failed', reason: 'flair_unknown' })
  expect(reddit.posts).toEqual([])
  await reddit.close()
})

test('the same for Snapchat', async () => {
  const snapchat = await startFakeSnapchat()
  snapchat.converts = 0
  const person = await at.person()
  const id = await addCampaign(person, 'snapchat')
  await addVideo(id)
  expect(await postOf(person, id)).toMatchObject({ destination: 'person' })
  await connect(person, 'snapchat', snapchat)
  await sendNow(person, id)
  expect(await postOf(person, id)).toMatchObject({ state: 'published', reason: null })
  expect(snapchat.snaps).toMatchObject([{ place: 'stories' }])
  await snapchat.close()
})
