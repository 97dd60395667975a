import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { allPlatforms, liveNetworks, type Platform } from '#connectors/social/platforms.ts'
import { manifestOf } from '#connectors/social/registry.ts'
import { keepGrant } from '#features/social-accounts/server/keep-grant.ts'
import type { AddressTrouble } from '#platform/address-trouble.ts'
import { errorText } from '#platform/errors.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { addDraft, onlyPost, type Sender, senderOf } from '../publishing.fixture.ts'

/** Of those whose posts may have no media: one that fetches them, and one that takes them as uploads. */
const mayBeText = allPlatforms.filter((platform) => manifestOf(platform).media.requires === 'nothing')
const isFetching = (platform: Platform) => manifestOf(platform).fetchesMedia !== undefined
const fetching = mayBeText.find(isFetching) as Platform
const taking = mayBeText.find(
  (platform) => !isFetching(platform) && manifestOf(platform).mode === 'direct',
) as Platform
const [adapter = 'blog'] = liveNetworks

let at: TestApp
let ana: Person
let sender: Sender
let state: 'ok' | AddressTrouble
beforeAll(async () => {
  at = await createTestApp()
  at.deps.ownAddress = { check: async () => state, lastKnown: () => state }
})
afterAll(() => at.close())
beforeEach(async () => {
  state = 'unreachable'
  ana = await at.person({ language: 'es' })
  sender = await senderOf(at, ana)
})

async function connect(platform: Platform) {
  const user = { id: 'luna', name: 'Luna' }
  const accounts = [{ platform, remoteId: 'luna', name: 'Luna' }]
  const granted = { kind: 'granted', site: '', user, tokens: { secret: 'x' }, scopes: [], accounts } as const
  const actor = { ...sender, role: 'owner' } as Parameters<typeof keepGrant>[1]
  await keepGrant(at.deps, actor, { adapter, brandId: null, granted })
}

async function draft(platform: Platform, hasImage = true): Promise<string> {
  const id = await addDraft(at, sender, [platform])
  const { id: postId, workspaceId } = await onlyPost(at, id)
  if (hasImage)
    await at.query(
      `insert into post_media (workspace_id, post_id, kind, url, width, height, alt)
       values ($1, $2, 'picture', '/api/objects/${'a'.repeat(43)}', 640, 640, '')`,
      [workspaceId, postId],
    )
  return id
}

const at9 = '2026-03-12T09:00:00.000Z'
const schedule = (id: string) => ana.post(`/api/campaigns/${id}/schedule`, { scheduledFor: at9 })
const publish = (id: string) => ana.post(`/api/campaigns/${id}/publish`)
const healthOf = async () => (await ana.get('/api/publishing/health')).json()

test.each(['missing', 'not_https', 'private', 'unreachable', 'elsewhere'] as const)(
  'nothing is scheduled or published through a network that could not read the image: %s',
  async (trouble) => {
    state = trouble
    await connect(fetching)
    const id = await draft(fetching)
    const code = `public_address_${trouble}` as const
    for (const call of [schedule, publish]) {
      const answer = await call(id)
      expect([answer.statusCode, answer.json()]).toEqual([409, { code, message: errorText(code, 'es') }])
    }
    expect((await onlyPost(at, id)).state).toBe('draft')
    expect(await healthOf()).toMatchObject({ address: trouble })
    state = 'ok'
    expect((await schedule(id)).statusCode).toBe(200)
    expect(await healthOf()).toMatchObject({ address: null })
    expect((await onlyPost(at, id)).state).toBe('scheduled')
  },
)

test('a failed post is not retried, and one that needs a person gets no new time', async () => {
  await connect(fetching)
  const id = await draft(fetching)
  const post = await onlyPost(at, id)
  await at.query("update posts set state = 'failed', reason = 'rejected' where id = $1", [post.id])
  expect((await ana.post(`/api/campaigns/${id}/retry`)).json().code).toBe('public_address_unreachable')
  const place = { kind: 'post', id: post.id, day: '2026-03-12', time: '09:00' }
  const moved = await ana.post('/api/calendar/move', { items: [place] })
  expect([moved.statusCode, moved.json().code]).toEqual([409, 'public_address_unreachable'])
})

test('text alone, other networks, the sandbox and posts for a person need no address', async () => {
  const byHand = await draft(fetching)
  expect((await publish(byHand)).statusCode).toBe(200)
  expect((await onlyPost(at, byHand)).state).toBe('needs_you')
  const tested = await ana.post('/api/social-accounts/sandbox', { platform: fetching })
  expect(tested.statusCode).toBeLessThan(300)
  expect((await schedule(await draft(fetching))).statusCode).toBe(200)
  expect(await healthOf()).toMatchObject({ address: null })
  await connect(fetching)
  expect((await schedule(await draft(fetching, false))).statusCode).toBe(200)
  await connect(taking)
  expect((await schedule(await draft(taking))).statusCode).toBe(200)
})

test('with a store that networks reach, they read from there', async () => {
  await connect(fetching)
  const { storage } = at.deps
  at.deps.storage = { ...storage, publicUrl: () => 'https://store.example/object' }
  expect((await schedule(await draft(fetching))).statusCode).toBe(200)
  at.deps.storage = storage
})
