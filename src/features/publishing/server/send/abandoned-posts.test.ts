import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  accepts,
  type FakeNetwork,
  startFakeNetwork,
} from '#connectors/social/sandbox/sandbox.fake.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { recordOutcomes } from '../outcomes/record-outcomes.ts'
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
import { claimDuePosts } from './claim-due-posts.ts'
import { listFewDueLanes } from './due-lanes.repository.ts'

let at: TestApp
let network: FakeNetwork
let ana: Person
let sender: Sender
beforeAll(async () => {
  at = await createTestApp()
  network = await startFakeNetwork()
  at.deps.env.baseUrls.social.sandbox = network.url
  ana = await at.person()
  sender = await senderOf(at, ana)
  await ana.post('/api/social-accounts/sandbox', { platform: 'x' })
})
afterAll(async () => {
  await at.close()
  await network.close()
})

async function due(): Promise<string> {
  network.ledger.length = 0
  network.onPost = accepts
  const id = await addDraft(at, sender, ['x'])
  await publishNow(at.deps.db, sender, id)
  return id
}

/** Claims the one due post without sending it. */
async function claim() {
  const lanes = (await listFewDueLanes(at.deps.db)) ?? []
  const [taken] = (await claimDuePosts(at.deps, new Map(lanes.map((lane) => [lane, 1])))).claims
  if (!taken) throw new Error('The post was not claimed.')
  return taken
}

test('worker died after the network accepted the post: found there, published, sent once', async () => {
  const id = await due()
  const { id: postId } = await onlyPost(at, id)
  const { attemptId } = await claim()
  network.ledger.push({ reference: attemptId, text: 'Hello' })
  await send(at, id)
  await watch(at, id)
  expect((await onlyPost(at, id)).state).toBe('sending')
  await letTimePass(at, postId, 2)
  await watch(at, id)
  expect((await onlyPost(at, id)).state).toBe('published')
  expect(network.ledger).toHaveLength(1)
})

test('worker died before sending: not found there, so it is sent', async () => {
  const id = await due()
  const { id: postId } = await onlyPost(at, id)
  await claim()
  await letTimePass(at, postId, 2)
  await watch(at, id)
  await letTimePass(at, postId, 1)
  await send(at, id)
  expect((await onlyPost(at, id)).state).toBe('published')
  expect(network.ledger).toHaveLength(1)
})

test('a network that is slow to answer "not there" may lag: it is asked again, and has the post by then', async () => {
  const id = await due()
  const { id: postId } = await onlyPost(at, id)
  const { attemptId } = await claim()
  const { onFind } = network
  const times = at.deps.env.publishing
  at.deps.env.publishing = { ...times, deadlineMs: 1000 }
  network.onFind = (_request, response) => setTimeout(() => response.writeHead(200).end('[]'), 300)
  await letTimePass(at, postId, 2)
  await watch(at, id)
  expect((await onlyPost(at, id)).state).toBe('sending')
  at.deps.env.publishing = times
  network.onFind = onFind
  network.ledger.push({ reference: attemptId, text: 'Hello' })
  await letTimePass(at, postId, 2)
  await watch(at, id)
  expect((await onlyPost(at, id)).state).toBe('published')
  expect(network.ledger).toHaveLength(1)
})

test('an outcome written after the lease ended is rejected', async () => {
  const id = await due()
  const { id: postId } = await onlyPost(at, id)
  const sleeper = await claim()
  await letTimePass(at, postId, 2)
  await watch(at, id)
  await letTimePass(at, postId, 1)
  await send(at, id)
  const rejected = { kind: 'rejected', reason: 'too late' } as const
  const said = { ref: sleeper, outcome: rejected, progress: null, canLookUp: true }
  expect(await recordOutcomes(at.deps, [said])).toEqual(new Map())
  const post = await onlyPost(at, id)
  expect(post).toMatchObject({ state: 'published', reason: null })
  expect((await attemptsOf(at, postId)).map(({ outcome }) => outcome)).toEqual(['not_sent', 'published'])
})

test('an arrival is accepted even after a person was asked', async () => {
  const id = await due()
  const taken = await claim()
  await recordOutcomes(at.deps, [
    { ref: taken, outcome: { kind: 'unknown', reason: 'cut' }, progress: null, canLookUp: false },
  ])
  expect((await onlyPost(at, id)).state).toBe('unconfirmed')
  await recordOutcomes(at.deps, [
    {
      ref: taken,
      outcome: { kind: 'published', remoteId: '7', url: '/7' },
      progress: null,
      canLookUp: false,
    },
  ])
  expect(await onlyPost(at, id)).toMatchObject({ state: 'published', remoteId: '7', reason: null })
})
