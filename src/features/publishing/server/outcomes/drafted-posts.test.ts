import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { PublishOutcome } from '#connectors/social/adapter.ts'
import { sandbox } from '#connectors/social/sandbox/sandbox.adapter.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import {
  addDraft,
  attemptsOf,
  letTimePass,
  onlyPost,
  type Sender,
  send,
  senderOf,
  watch,
} from '../publishing.fixture.ts'
import { publishNow } from '../schedule/schedule-posts.ts'

let at: TestApp
let ana: Person
let sender: Sender
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

let outcomes: PublishOutcome[]
let steps: (string | null)[]

beforeEach(async () => {
  ana = await at.person()
  sender = await senderOf(at, ana)
  await ana.post('/api/social-accounts/sandbox', { platform: 'x' })
  ;[outcomes, steps] = [[], []]
  const created = vi.spyOn(sandbox, 'create').mockReturnValue({
    publish: async (_account, _post, { step, save }) => {
      steps.push(step)
      await save('handed over')
      return outcomes.shift() ?? { kind: 'drafted' }
    },
    check: async () => 'ok',
  })
  return () => created.mockRestore()
})

async function publish() {
  const id = await addDraft(at, sender, ['x'])
  await publishNow(at.deps.db, sender, id)
  await send(at, id)
  return id
}

const messagesOf = async (person: Person) =>
  (await person.get('/api/notifications')).json().map(({ type }: { type: string }) => type)

test('a draft in the app of the network needs a person, is told once, and can be confirmed', async () => {
  const id = await publish()
  const post = await onlyPost(at, id)
  expect(post).toMatchObject({ state: 'needs_you', reason: 'finish_in_app', publishedAt: null })
  expect((await attemptsOf(at, post.id)).map(({ outcome }) => outcome)).toEqual(['drafted'])
  expect((await messagesOf(ana)).filter((type: string) => type.startsWith('post_'))).toEqual(['post_drafted'])
  const confirmed = await ana.post(`/api/campaigns/${id}/posts/${post.id}/confirm`, {})
  expect(confirmed.statusCode).toBe(200)
  expect(await onlyPost(at, id)).toMatchObject({ state: 'published', reason: null })
})

test('it is not handed over again by itself, nor by publishing the campaign again', async () => {
  const id = await publish()
  await letTimePass(at, (await onlyPost(at, id)).id, 60)
  await send(at, id)
  await watch(at, id)
  await expect(publishNow(at.deps.db, sender, id)).rejects.toThrow('not_a_draft')
  expect(steps).toEqual([null])
})

test('a person can send it again, and it starts over', async () => {
  const id = await publish()
  const scheduledFor = new Date(at.clock.now().getTime() + 3_600_000).toISOString()
  const { id: postId } = await onlyPost(at, id)
  const answer = await ana.post(`/api/campaigns/${id}/schedule`, { scheduledFor, postIds: [postId] })
  expect(answer.statusCode).toBe(200)
  await at.query('update posts set due_at = now(), scheduled_for = now() where id = $1', [postId])
  await send(at, id)
  expect(steps).toEqual([null, null])
  expect(await onlyPost(at, id)).toMatchObject({ state: 'needs_you', reason: 'finish_in_app' })
})

test('one that the network still processes ends as a draft, too', async () => {
  outcomes = [{ kind: 'processing', step: 'a film', checkAt: at.clock.now() }]
  const id = await publish()
  const { id: postId, state } = await onlyPost(at, id)
  expect(state).toBe('sending')
  await letTimePass(at, postId, 30)
  await watch(at, id)
  expect(steps).toEqual([null, 'a film'])
  expect(await onlyPost(at, id)).toMatchObject({ state: 'needs_you', reason: 'finish_in_app' })
})
