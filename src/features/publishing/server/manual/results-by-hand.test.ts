import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FakeNetwork } from '#connectors/social/conformance/fake-network.fixture.ts'
import { fakeNetworks } from '#connectors/social/conformance/fake-networks.fixture.ts'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { isReadOnDemand } from '#connectors/social/results/results-cadence.ts'
import { isReadByAddress } from '#connectors/social/server-registry.ts'
import type { CampaignResults } from '#features/campaigns/results.contract.ts'
import { readCampaign, setState } from '#features/campaigns/server/campaigns.fixture.ts'
import { connectFake } from '#tests/connect-fake.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import {
  addDraft,
  addMedium,
  letTimePass,
  onlyPost,
  type Sender,
  send,
  senderOf,
  watch,
} from '../publishing.fixture.ts'
import { collectDueResults } from '../results/collect-results.ts'
import { refreshCampaignResults } from '../results/refresh-results.job.ts'
import { runQueued } from '../results/results.fixture.ts'
import { publishNow } from '../schedule/schedule-posts.ts'

let at: TestApp
let ana: Person
let sender: Sender
beforeAll(async () => {
  at = await createTestApp()
  at.deps.env.allowPrivateNetwork = true
  // Networks that fetch media reach it there.
  at.deps.env.publicUrl = await at.listen()
})
afterAll(() => at.close())
beforeEach(async () => {
  ana = await at.person()
  sender = await senderOf(at, ana)
})

/** A person says that they posted it, with this link. */
async function confirm(person: Person, shop: Sender, platform: Platform, url: string): Promise<string> {
  const id = await addDraft(at, shop, [platform])
  const { id: postId } = await onlyPost(at, id)
  await setState(at, postId, 'needs_you')
  const answer = await person.post(`/api/campaigns/${id}/posts/${postId}/confirm`, { url })
  expect(answer.statusCode).toBe(200)
  return id
}

async function resultsOf(person: Person, id: string) {
  const { json } = await person.get(`/api/campaigns/${id}/results`)
  const [post] = json<CampaignResults>().posts
  if (!post) throw new Error('The campaign has no published post.')
  return post
}

async function collect(shop: Sender): Promise<void> {
  // The clock of tests is not the one of the database, by which posts are too old to be read.
  await at.query("update posts set published_at = now() where state = 'published'")
  await at.query(
    "update post_attempts set results_due_at = now() - interval '1 second' where results_due_at is not null",
  )
  await collectDueResults(at.deps, shop.workspaceId)
}

test('networks whose addresses name posts in another way than their API are not guessed at', () => {
  const read = allPlatforms.filter(isReadByAddress)
  expect(read).toEqual(
    allPlatforms.filter((platform) =>
      ['bluesky', 'mastodon', 'pinterest', 'reddit', 'tiktok', 'x', 'youtube'].includes(
        manifestOf(platform).network,
      ),
    ),
  )
  for (const platform of read)
    expect([platform, manifestOf(platform).figures]).not.toEqual([platform, undefined])
})

const kinds = fakeNetworks.filter(
  (kind, index) =>
    isReadByAddress(kind.platform) &&
    fakeNetworks.findIndex(({ platform }) => platform === kind.platform) === index,
)

describe.each(kinds.map((kind) => [kind.platform, kind] as const))('%s', (platform, kind) => {
  const { network, options = {} } = kind
  const { requires } = manifestOf(platform).media
  let fake: FakeNetwork
  beforeEach(async () => {
    fake = await kind.start()
    at.deps.env.baseUrls.social[network] = fake.url
    return async () => {
      delete at.deps.env.baseUrls.social[network]
      await fake.close()
    }
  })

  /** A post that is on the network, with its address there. */
  async function addShown(): Promise<string> {
    const id = await addDraft(at, sender, [platform])
    const post = await onlyPost(at, id)
    await at.query('update posts set options = $1 where id = $2', [options, post.id])
    if (requires !== 'nothing') await addMedium(at, post, requires === 'video' ? 'video' : 'picture')
    await publishNow(at.deps.db, sender, id)
    await send(at, id)
    for (let round = 0; round < 3 && (await onlyPost(at, id)).state === 'sending'; round++) {
      at.clock.advance(60)
      await letTimePass(at, post.id, 30)
      at.clock.advance(30 * 60)
      await watch(at, id)
    }
    const { state, remoteUrl } = await onlyPost(at, id)
    expect(state).toBe('published')
    return remoteUrl ?? ''
  }

  test('results of a post that a person published are read by its link, and nothing is sent', async () => {
    await connectFake(at, sender, kind, fake)
    const address = await addShown()
    const shown = fake.posts.length
    const id = await confirm(ana, sender, platform, address)
    expect(await resultsOf(ana, id)).toMatchObject({ destination: 'person', whyUnread: null, readAt: null })
    await collect(sender)
    if (isReadOnDemand(platform)) {
      expect((await resultsOf(ana, id)).readAt).toBeNull()
      const { postId } = await resultsOf(ana, id)
      await ana.post(`/api/campaigns/${id}/posts/${postId}/results`)
      await runQueued(at, refreshCampaignResults)
    }
    const results = await resultsOf(ana, id)
    expect(results).toMatchObject({ problem: null, readAt: at.clock.now().toISOString() })
    expect(results.likes).toBeGreaterThan(0)
    const [post] = (await readCampaign(ana, id)).posts
    expect(post).toMatchObject({ state: 'published', isConfirmed: true, attempts: [] })
    expect(fake.posts).toHaveLength(shown)
    await send(at, id)
    await watch(at, id)
    expect(fake.posts).toHaveLength(shown)
  })

  test('and for a shop without an account there, nothing is asked', async () => {
    await connectFake(at, sender, kind, fake)
    const address = await addShown()
    const other = await at.person()
    const shop = await senderOf(at, other)
    const before = fake.requests.length
    const id = await confirm(other, shop, platform, address)
    await collect(shop)
    const { postId } = await resultsOf(other, id)
    await other.post(`/api/campaigns/${id}/posts/${postId}/results`)
    await runQueued(at, refreshCampaignResults)
    expect(await resultsOf(other, id)).toMatchObject({ whyUnread: 'no_channel', readAt: null, problem: null })
    expect(fake.requests).toHaveLength(before)
  })
})

test('a post without a link, and one whose network cannot be asked by link, say why they have no results', async () => {
  const x = await confirm(ana, sender, 'x', '')
  const facebook = await confirm(ana, sender, 'facebook', 'https://www.facebook.com/luna/posts/1')
  expect([(await resultsOf(ana, x)).whyUnread, (await resultsOf(ana, facebook)).whyUnread]).toEqual([
    'no_link',
    'not_by_link',
  ])
})

test('a demo post never reaches a real network', async () => {
  const [kind] = kinds
  if (!kind) throw new Error('There are networks.')
  const fake = await kind.start()
  at.deps.env.baseUrls.social[kind.network] = fake.url
  await connectFake(at, sender, kind, fake)
  const id = await addDraft(at, sender, [kind.platform])
  const { id: postId } = await onlyPost(at, id)
  await at.query("update posts set is_demo = true, state = 'needs_you' where id = $1", [postId])
  const url = `https://bsky.app/profile/${fake.account.remoteId}/post/3kabc`
  expect((await ana.post(`/api/campaigns/${id}/posts/${postId}/confirm`, { url })).statusCode).toBe(200)
  await collect(sender)
  expect(fake.requests).toEqual([])
  await fake.close()
  delete at.deps.env.baseUrls.social[kind.network]
})
