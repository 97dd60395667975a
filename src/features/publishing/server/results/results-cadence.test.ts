import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeNetworks } from '#connectors/social/conformance/fake-networks.fixture.ts'
import { allPlatforms, type Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { usualCadence } from '#connectors/social/results/results-cadence.ts'
import { connectFake } from '#tests/connect-fake.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { endAttempts } from '../outcomes/outcomes.repository.ts'
import { addDraft, postsOf, type Sender, senderOf } from '../publishing.fixture.ts'
import { collectDueResults } from './collect-results.ts'
import { refreshCampaignResults } from './refresh-results.job.ts'

const live = allPlatforms.filter((platform) => manifestOf(platform).isLive)
const charging = live.filter((platform) => manifestOf(platform).prices)
const adapterOf = (platform: Platform) => manifestOf(platform).adapter ?? manifestOf(platform).network

let at: TestApp
let sender: Sender
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())
beforeEach(async () => {
  sender = await senderOf(at, await at.person())
})

/** As if each of these accounts had published a post. */
async function published(
  shop: Sender,
  platforms: readonly Platform[],
  accountOn: (platform: Platform) => string,
) {
  const campaignId = await addDraft(at, shop, platforms)
  const posts = await postsOf(at, campaignId)
  await at.query(
    "update posts set state = 'published', published_at = now(), remote_id = 'post-' || platform where campaign_id = $1",
    [campaignId],
  )
  for (const { id, platform } of posts)
    await at.query(
      `insert into post_attempts (workspace_id, post_id, number, account_id, adapter, started_at)
       values ($1, $2, 1, $3, $4, now())`,
      [shop.workspaceId, id, accountOn(platform), adapterOf(platform)],
    )
  const { rows } = await at.query(
    'select post_attempts.id from post_attempts join posts on posts.id = post_id where campaign_id = $1',
    [campaignId],
  )
  const attemptIds = rows.map(({ id }) => id ?? '')
  await endAttempts(
    at.deps.db,
    attemptIds.map((id) => ({ id, outcome: 'published', detail: null, answer: null, isOver: true })),
  )
  return { campaignId, posts, attemptIds }
}

const makeDue = (attemptIds: string[]) =>
  at.query(
    "update post_attempts set results_due_at = now() - interval '1 second' where id = any($1::uuid[])",
    [attemptIds],
  )

const collect = () => collectDueResults(at.deps, sender.workspaceId)

/** Minutes until each platform is asked again; null if never. */
async function waits(campaignId: string): Promise<Record<string, number | null>> {
  const { rows } = await at.query(
    `select platform, round(extract(epoch from results_due_at - now()) / 60)::int as minutes
     from post_attempts join posts on posts.id = post_id where campaign_id = $1`,
    [campaignId],
  )
  return Object.fromEntries(
    rows.map(({ platform, minutes }) => [platform, minutes === null ? null : Number(minutes)]),
  )
}

/** What the manifests promise for posts of that age. */
const promised = (ageMinutes: number) =>
  Object.fromEntries(
    live.map((platform) => {
      const { prices, resultsCadence = usualCadence } = manifestOf(platform)
      const step = resultsCadence.find(({ untilMinutes }) => ageMinutes < untilMinutes)
      return [platform, prices ? null : (step?.everyMinutes ?? null)]
    }),
  )

const ages = [
  ...new Set(
    live.flatMap((platform) => {
      const { resultsCadence = usualCadence } = manifestOf(platform)
      return resultsCadence.flatMap(({ untilMinutes }) => [untilMinutes - 2, untilMinutes + 2])
    }),
  ),
]

test('every platform is asked as often as its manifest says, and those that charge never on their own', async () => {
  expect(charging.length).toBeGreaterThan(0)
  expect(ages.length).toBeGreaterThanOrEqual(6)
  const { campaignId, attemptIds } = await published(sender, live, () => randomUUID())
  const first = await waits(campaignId)
  expect(Object.keys(first).sort()).toEqual([...live].sort())
  for (const platform of live)
    expect([platform, first[platform]]).toEqual([platform, charging.includes(platform) ? null : 0])
  for (const age of ages) {
    await at.query(
      "update posts set published_at = now() - $2 * interval '1 minute' where campaign_id = $1",
      [campaignId, age],
    )
    await makeDue(attemptIds)
    await collect()
    expect([age, await waits(campaignId)]).toEqual([age, promised(age)])
  }
})

/** One fake for each platform that has one. */
const kinds = fakeNetworks.filter(
  (kind, index) => fakeNetworks.findIndex(({ platform }) => platform === kind.platform) === index,
)

test('no network is asked for a shop without an account there, nor for a post of a disconnected one', async () => {
  expect(kinds.length).toBeGreaterThan(15)
  const { env } = at.deps
  env.allowPrivateNetwork = true
  const other = await senderOf(at, await at.person())
  const asked: Record<string, number[]> = {}
  for (const kind of kinds) {
    const { platform, network } = kind
    const fake = await kind.start()
    env.baseUrls.social[network] = fake.url
    env.baseUrls.auth[network] = fake.url
    /** How often the network was called while results were collected, and while a person asked for them. */
    async function count(shop: Sender, accountId: string): Promise<number> {
      const { campaignId, posts, attemptIds } = await published(shop, [platform], () => accountId)
      await makeDue(attemptIds)
      const before = fake.requests.length
      await collectDueResults(at.deps, shop.workspaceId)
      const job = { workspaceId: shop.workspaceId, campaignId, postId: posts[0]?.id }
      await refreshCampaignResults.run(job, at.deps)
      return fake.requests.length - before
    }
    const accountId = await connectFake(at, sender, kind, fake)
    const withAccount = await count(sender, accountId)
    const withoutOne = await count(other, accountId)
    await at.query('delete from social_accounts where id = $1', [accountId])
    asked[platform] = [Math.min(withAccount, 1), withoutOne, await count(sender, accountId)]
    await fake.close()
    delete env.baseUrls.social[network]
    delete env.baseUrls.auth[network]
  }
  expect(asked).toEqual(
    Object.fromEntries(
      kinds.map(({ platform }) => {
        const { figures, goesTo } = manifestOf(platform)
        // Clicks in mails are counted here.
        return [platform, [figures && !goesTo ? 1 : 0, 0, 0]]
      }),
    ),
  )
})
