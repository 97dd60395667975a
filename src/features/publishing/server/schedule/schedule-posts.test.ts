import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Platform } from '#connectors/social/platforms.ts'
import {
  accepts,
  type FakeNetwork,
  startFakeNetwork,
} from '#connectors/social/sandbox/sandbox.fake.fixture.ts'
import { AppError } from '#platform/errors.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { confirmPost } from '../manual/confirm-post.ts'
import { addDraft, onlyPost, postsOf, type Sender, send, senderOf } from '../publishing.fixture.ts'
import * as service from './schedule-posts.ts'

let at: TestApp
let network: FakeNetwork
let sender: Sender
let stranger: Sender
beforeAll(async () => {
  at = await createTestApp()
  network = await startFakeNetwork()
  at.deps.env.baseUrls.social.sandbox = network.url
  const ana = await at.person()
  await ana.post('/api/social-accounts/sandbox/all')
  sender = await senderOf(at, ana)
  stranger = await senderOf(at, await at.person())
})
afterAll(async () => {
  await at.close()
  await network.close()
})
beforeEach(() => {
  network.onPost = accepts
  network.ledger.length = 0
})

const draft = (platforms: Platform[] = ['x']) => addDraft(at, sender, platforms)
const publishNow = (id: string, who = sender) => service.publishNow(at.deps.db, who, id)
const schedule = (id: string, when: Date, postIds?: string[], who = sender) =>
  service.schedulePosts(at.deps.db, who, 'en', id, when, postIds)
const cancel = (id: string, postIds?: string[], who = sender) =>
  service.unschedulePosts(at.deps.db, who, id, postIds)
async function pathOf(postId: string) {
  const { rows } = await at.query('select campaign_id from posts where id = $1', [postId])
  return { id: String(rows[0]?.campaign_id), postId }
}
const move = async (postId: string, when: Date, who = sender) =>
  service.reschedulePosts(at.deps.db, who, 'en', [{ ...(await pathOf(postId)), at: when }])
const confirm = async (postId: string, { url }: { url?: string } = {}, who = sender) =>
  confirmPost(at.deps, who, await pathOf(postId), url)

const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof AppError ? error.code : error
}

const tomorrow = new Date(Date.now() + 86_400_000)
const inAWeek = new Date(Date.now() + 7 * 86_400_000)

/** A network that keeps calls open until they are released. */
function heldNetwork() {
  const waiting = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  network.onPost = async (request, response, sent) => {
    arrived.resolve()
    await waiting.promise
    accepts(request, response, sent)
  }
  return { arrived: arrived.promise, letGo: waiting.resolve }
}

describe('publishing a draft', () => {
  test('fifty concurrent calls: one publishes, the others are refused', async () => {
    const id = await draft(['x', 'threads'])
    const answers = await Promise.all(Array.from({ length: 50 }, () => refusal(publishNow(id))))
    expect(answers.filter((answer) => answer === null)).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'not_a_draft')).toHaveLength(49)
    await Promise.all([send(at, id), send(at, id)])
    expect(network.ledger).toHaveLength(2)
  })

  test('refuses scheduled, sent and deleted campaigns', async () => {
    const scheduled = await draft()
    await schedule(scheduled, tomorrow)
    const sent = await draft()
    await publishNow(sent)
    await send(at, sent)
    expect([await refusal(publishNow(scheduled)), await refusal(publishNow(sent))]).toEqual([
      'not_a_draft',
      'not_a_draft',
    ])
  })

  test('a demo draft that a person publishes becomes their own, and goes out', async () => {
    const id = await draft()
    await at.query('update posts set is_demo = true where campaign_id = $1', [id])
    await at.query('update campaigns set is_demo = true where id = $1', [id])
    await publishNow(id)
    await send(at, id)
    const { rows } = await at.query('select is_demo from campaigns where id = $1', [id])
    expect([(await onlyPost(at, id)).state, rows[0]?.is_demo]).toEqual(['published', false])
  })
})

describe('a scheduled time', () => {
  test('can be changed, and the post is due at the new time', async () => {
    const id = await draft()
    await schedule(id, tomorrow)
    const before = await onlyPost(at, id)
    expect(before).toMatchObject({ state: 'scheduled', scheduledFor: tomorrow })
    await move(before.id, inAWeek)
    const after = await onlyPost(at, id)
    expect([after.dueAt, after.scheduledFor]).toEqual([inAWeek, inAWeek])
    await send(at, id)
    expect(network.ledger).toEqual([])
  })

  test('can be moved after it is due: the post waits for the new time', async () => {
    const id = await draft()
    await publishNow(id)
    await move((await onlyPost(at, id)).id, tomorrow)
    await send(at, id)
    expect(network.ledger).toEqual([])
  })

  test('for some posts leaves the others unchanged', async () => {
    const id = await draft(['x', 'threads', 'linkedin'])
    const [first] = await postsOf(at, id)
    await schedule(id, tomorrow, [first?.id ?? ''])
    expect((await postsOf(at, id)).map(({ state }) => state)).toEqual(['scheduled', 'draft', 'draft'])
  })

  test('is refused for published posts and for posts of other campaigns', async () => {
    const id = await draft()
    const other = await onlyPost(at, await draft())
    await publishNow(id)
    await send(at, id)
    const { id: postId } = await onlyPost(at, id)
    expect(await refusal(schedule(id, tomorrow))).toBe('not_a_draft')
    expect(await refusal(schedule(id, tomorrow, [postId]))).toBe('already_out')
    expect(await refusal(move(postId, tomorrow))).toBe('already_out')
    expect(await refusal(schedule(id, tomorrow, [other.id]))).toBe('not_found')
  })
})

describe('unscheduling', () => {
  test('before it is due restores a draft, and is idempotent', async () => {
    const id = await draft(['x', 'threads'])
    await schedule(id, tomorrow)
    await cancel(id)
    await cancel(id)
    for (const post of await postsOf(at, id)) {
      expect(post).toMatchObject({ state: 'draft', scheduledFor: null, dueAt: null })
    }
    const { rows } = await at.query('select status, scheduled_for from campaigns where id = $1', [id])
    expect(rows).toEqual([{ status: 'draft', scheduled_for: null }])
  })

  test('while a post is being sent is refused like every other change; nothing changes', async () => {
    const id = await draft(['x', 'threads'])
    await publishNow(id)
    const [post, other] = await postsOf(at, id)
    if (!post || !other) throw new Error('Two posts were added.')
    const air = heldNetwork()
    await at.query("update posts set due_at = now() + interval '1 hour' where id = $1", [other.id])
    const sending = send(at, id)
    await air.arrived
    expect(await refusal(cancel(id))).toBe('already_sending')
    expect(await refusal(move(post.id, tomorrow))).toBe('already_sending')
    expect(await refusal(confirm(post.id))).toBe('already_sending')
    expect((await postsOf(at, id)).map(({ state }) => state)).toEqual(['sending', 'scheduled'])
    await cancel(id, [other.id])
    air.letGo()
    await sending
    expect((await postsOf(at, id)).map(({ state }) => state)).toEqual(['published', 'draft'])
  })

  test('concurrent with sending: either it was unscheduled and nothing went out, or it went out', async () => {
    for (let round = 0; round < 10; round++) {
      network.ledger.length = 0
      const id = await draft()
      await publishNow(id)
      const [answer] = await Promise.all([refusal(cancel(id)), send(at, id)])
      const { state } = await onlyPost(at, id)
      // Unscheduling after publishing changes nothing and is not an error.
      expect([state, network.ledger.length]).toEqual(state === 'draft' ? ['draft', 0] : ['published', 1])
      if (answer === 'already_sending') expect(state).toBe('published')
    }
  })
})

describe('confirming a manual post', () => {
  const waiting = async () => {
    const id = await addDraft(at, stranger, ['x'])
    await publishNow(id, stranger)
    await send(at, id)
    return { id, post: await onlyPost(at, id) }
  }

  test('marks it as published, with who confirmed it and its URL', async () => {
    const { id, post } = await waiting()
    expect(post.state).toBe('needs_you')
    await confirm(post.id, { url: 'https://x.com/luna/1' }, stranger)
    expect(await onlyPost(at, id)).toMatchObject({
      state: 'published',
      confirmedBy: stranger.userId,
      remoteUrl: 'https://x.com/luna/1',
      reason: null,
    })
    expect(await refusal(confirm(post.id, {}, stranger))).toBe('already_out')
  })

  test.each(['javascript:alert(1)', 'ftp://x.example', 'x.com/luna', ''])(
    'refuses the URL %s',
    async (url) => {
      const { id, post } = await waiting()
      expect(await refusal(confirm(post.id, { url }, stranger))).toBe('invalid_input')
      expect((await onlyPost(at, id)).state).toBe('needs_you')
    },
  )

  test('is refused before the post was due', async () => {
    const id = await draft()
    expect(await refusal(confirm((await onlyPost(at, id)).id))).toBe('conflict')
  })
})

test('refuses all of it for a campaign of another workspace', async () => {
  const id = await draft()
  await schedule(id, tomorrow)
  const { id: postId } = await onlyPost(at, id)
  const answers = await Promise.all(
    [
      publishNow(id, stranger),
      schedule(id, inAWeek, undefined, stranger),
      cancel(id, undefined, stranger),
      move(postId, inAWeek, stranger),
      confirm(postId, {}, stranger),
      service.retryFailed(at.deps.db, stranger, id),
    ].map(refusal),
  )
  expect(new Set(answers)).toEqual(new Set(['not_found']))
  expect(await onlyPost(at, id)).toMatchObject({ state: 'scheduled', scheduledFor: tomorrow })
})
