import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FakeNetwork } from '#connectors/social/conformance/fake-network.fixture.ts'
import { fakeNetworks } from '#connectors/social/conformance/fake-networks.fixture.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { keepGrant } from '#features/social-accounts/server/keep-grant.ts'
import { addReader, openShop } from '#tests/mailing-shop.ts'
import { addPhone, approveText } from '#tests/messaging-shop.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { watchPublishing } from './health/watch-publishing.job.ts'
import { addDraft, addMedium, letTimePass, onlyPost, type Sender, send, watch } from './publishing.fixture.ts'
import { publishNow } from './schedule/schedule-posts.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp({ publicUrl: 'https://shop.example' })
  // Networks that fetch media reach it there.
  at.deps.env.publicUrl = await at.listen()
})
afterAll(() => at.close())

/** The engine, from a scheduled post to what people see, through the adapter of each network. */
describe.each(
  fakeNetworks.map((kind) => [`${kind.network} (${kind.platform}) ${kind.way ?? ''}`.trim(), kind] as const),
)('%s', (_name, kind) => {
  const { network, platform, options = {} } = kind
  const manifest = manifestOf(platform)
  /** Where a post ends if all goes well. */
  const [ended, why] =
    kind.ends === 'drafted' ? (['needs_you', 'finish_in_app'] as const) : (['published', null] as const)
  let fake: FakeNetwork
  let ana: Person
  let sender: Sender
  let accountId: string | undefined

  beforeEach(async () => {
    fake = await kind.start()
    at.deps.env.baseUrls.social[network] = fake.url
    ;({ person: ana, sender } = await openShop(at))
    if (manifest.goesTo === 'mailboxes') await addReader(ana, 'luz@example.com')
    if (manifest.goesTo === 'phones') await addPhone(ana, '+34600123456')
    return async () => {
      delete at.deps.env.baseUrls.social[network]
      await fake.close()
    }
  })

  async function connect() {
    const { remoteId, site, ...tokens } = fake.account
    const accounts = [{ platform, remoteId, name: 'Luna' }]
    const user = { id: 'luna', name: 'Luna' }
    const granted = { kind: 'granted', site, user, tokens, scopes: [], accounts } as const
    const actor = { ...sender, role: 'owner' } as Parameters<typeof keepGrant>[1]
    const {
      accounts: [account],
    } = await keepGrant(at.deps, actor, { adapter: network, brandId: null, granted })
    if (!account) throw new Error('The account is there.')
    accountId = account.id
    return account
  }

  const needsVideo = manifest.media.requires === 'video'

  /** A draft with a PNG, which most networks get as it is and some as a JPEG; with a video if they take nothing else. */
  async function addPost(text = 'Hello'): Promise<string> {
    const id = await addDraft(at, sender, [platform], { text })
    const { id: postId, workspaceId } = await onlyPost(at, id)
    await at.query('update posts set options = $1 where id = $2', [options, postId])
    await addMedium(at, { id: postId, workspaceId }, needsVideo ? 'video' : 'picture')
    // The network reviews it first, and approves.
    if (manifest.templates && accountId) await approveText(at, fake, { id, postId, workspaceId, accountId })
    return id
  }
  const settle = async (id: string) => {
    at.clock.advance(60)
    await letTimePass(at, (await onlyPost(at, id)).id, 30)
    // Adapters have no clock of the database.
    at.clock.advance(30 * 60)
    await watch(at, id)
    return onlyPost(at, id)
  }
  /** Also what its network has to process first. */
  async function sendThrough(id: string): Promise<void> {
    await send(at, id)
    for (let round = 0; round < 3 && (await onlyPost(at, id)).state === 'sending'; round++) await settle(id)
  }

  test('a scheduled post with an image is published once, with its alt text', async () => {
    await connect()
    const id = await addPost()
    await publishNow(at.deps.db, sender, id)
    await sendThrough(id)
    const post = await onlyPost(at, id)
    expect([post.state, post.reason, post.reasonDetail]).toEqual([ended, why, null])
    if (!manifest.goesTo && ended === 'published') expect(post.remoteUrl).toMatch(/^https?:/)
    expect(fake.posts).toHaveLength(1)
    if (!kind.showsNoText) expect(fake.posts[0]?.text).toContain('Hello')
    expect(fake.posts[0]?.media).toMatchObject([
      {
        type: expect.stringMatching(needsVideo ? /^video\/mp4$/ : /^image\/(png|jpeg)$/),
        ...(manifest.media.maxAlt && { alt: 'A red square' }),
      },
    ])
  })

  test('an answer that is lost never makes a second post', async () => {
    await connect()
    const id = await addPost()
    fake.fault = 'cut-after-accept'
    await publishNow(at.deps.db, sender, id)
    await send(at, id)
    for (let round = 0; round < 3; round++) await settle(id)
    await send(at, id)
    // A draft may be there twice: a person posts one of them.
    const times = new Set(fake.posts.map(({ text }) => text)).size
    expect(kind.mayRepeat ? times : fake.posts.length).toBe(1)
    // Where the network cannot be asked, a person is.
    expect([ended, 'unconfirmed']).toContain((await onlyPost(at, id)).state)
  })

  test.runIf(!kind.without.refuses)('a refusal keeps what the network answered', async () => {
    await connect()
    const id = await addPost()
    fake.fault = 'refuses'
    await publishNow(at.deps.db, sender, id)
    await sendThrough(id)
    const { json } = await ana.get(`/api/campaigns/${id}`)
    const [post] = json().posts
    expect(post.state).toBe('failed')
    expect(post.answer).toEqual(kind.startProxy ? null : expect.stringMatching(/^HTTP (200|4\d\d)\n\S/))
  })

  test.runIf(!kind.without['last-allowed'])('an account whose allowance is used up rests', async () => {
    const { id: accountId } = await connect()
    const [first, second] = [await addPost(), await addPost('Hello again')]
    fake.fault = 'last-allowed'
    await publishNow(at.deps.db, sender, first)
    await sendThrough(first)
    await publishNow(at.deps.db, sender, second)
    await send(at, second)
    expect([(await onlyPost(at, first)).state, (await onlyPost(at, second)).state]).toEqual([
      'published',
      'scheduled',
    ])
    expect(fake.posts).toHaveLength(1)
    const { rows } = await at.query(
      `select extract(epoch from paused_until - now())::float8 * 1000 as ms from social_accounts where id = $1`,
      [accountId],
    )
    expect(Number(rows[0]?.ms)).toBeGreaterThan(20_000)
    await at.query(`update social_accounts set paused_until = now() + interval '2 days' where id = $1`, [
      accountId,
    ])
    const [waiting] = (await ana.get(`/api/campaigns/${second}`)).json().posts
    expect(Date.parse(waiting.restsUntil)).toBeGreaterThan(Date.now() + 120_000)
    await at.query('update social_accounts set paused_until = null where id = $1', [accountId])
    await at.query('update posts set due_at = now() where campaign_id = $1', [second])
    await send(at, second)
    expect(fake.posts).toHaveLength(2)
  })

  test('lost access is told once; after reconnecting the post goes out by itself', async () => {
    const account = await connect()
    const id = await addPost()
    fake.fault = 'access-revoked'
    await publishNow(at.deps.db, sender, id)
    await sendThrough(id)
    expect(await onlyPost(at, id)).toMatchObject({ state: 'needs_you', reason: 'needs_reconnect' })
    await watchPublishing.run({}, at.deps)
    expect((await onlyPost(at, id)).state).toBe('needs_you')
    expect((await connect()).id).toBe(account.id)
    await watchPublishing.run({}, at.deps)
    expect((await onlyPost(at, id)).state).toBe('scheduled')
    // Some networks take one post at a time.
    await at.query('update social_accounts set paused_until = null where id = $1', [account.id])
    await sendThrough(id)
    expect((await onlyPost(at, id)).state).toBe(ended)
    expect(fake.posts).toHaveLength(1)
  })

  test('a disconnected channel says what it touches, and nothing goes out through it', async () => {
    const { id: accountId } = await connect()
    const id = await addPost()
    await publishNow(at.deps.db, sender, id)
    const through = await ana.get(`/api/publishing/accounts/${accountId}/scheduled`)
    expect(through.json()).toEqual({ count: 1 })
    expect((await ana.delete(`/api/social-accounts/${accountId}`)).statusCode).toBe(204)
    await send(at, id)
    expect(await onlyPost(at, id)).toMatchObject({ state: 'needs_you', reason: 'no_account' })
    expect(fake.posts).toEqual([])
    const { rows } = await at.query('select 1 from channel_grants where workspace_id = $1', [
      sender.workspaceId,
    ])
    expect(rows).toEqual([])
  })
})
