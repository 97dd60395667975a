import { afterAll, beforeAll, expect, test } from 'vitest'
import { accepts, type FakeNetwork, startFakeNetwork } from '#channels/fake-network.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { publishNow } from '../publishing.service.ts'
import { claimPost } from './claim-post.ts'
import {
  addDraft,
  attemptsOf,
  letTimePass,
  onlyPost,
  type Sender,
  send,
  senderOf,
} from './publishing.fixture.ts'
import { recordOutcome } from './record-outcome.ts'
import { watchPosts } from './watch-posts.job.ts'

let at: TestApp
let network: FakeNetwork
let ana: Person
let sender: Sender
beforeAll(async () => {
  at = await createTestApp()
  network = await startFakeNetwork()
  at.deps.env.sandboxBaseUrl = network.url
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
  await publishNow(at.deps, at.deps.db, sender, id)
  return id
}

const jobsFor = async (postId: string) =>
  (
    await at.query("select id from pgboss.job where data->>'postId' = $1 and state = 'created'", [postId])
  ).rows.map(({ id }) => id)

const watch = () => watchPosts.run({}, at.deps)

test('a post whose job was lost is put into the queue again, once', async () => {
  const id = await due()
  const { id: postId, jobId } = await onlyPost(at, id)
  await at.query('delete from pgboss.job where id = $1', [jobId])
  await watch()
  expect(await jobsFor(postId)).toEqual([])
  await letTimePass(at, postId, 2)
  await watch()
  await watch()
  expect(await jobsFor(postId)).toEqual([(await onlyPost(at, id)).jobId])
})

test('one whose job still waits behind others is left alone, and so is what the demo data brought', async () => {
  const waiting = await onlyPost(at, await due())
  const made = await onlyPost(at, await due())
  await at.query('update posts set is_demo = true, job_id = null where id = $1', [made.id])
  await at.query('delete from pgboss.job where id = $1', [made.jobId])
  for (const { id } of [waiting, made]) await letTimePass(at, id, 60)
  await watch()
  expect([await jobsFor(waiting.id), await jobsFor(made.id)]).toEqual([[waiting.jobId], []])
})

test('a sender that died after the network took it: found there, published, sent once', async () => {
  const id = await due()
  const { id: postId } = await onlyPost(at, id)
  const claim = await claimPost(at.deps, sender.workspaceId, postId)
  network.ledger.push({ reference: claim?.attemptId ?? '', text: 'Hello' })
  await send(at, id)
  await watch()
  expect((await onlyPost(at, id)).state).toBe('sending')
  await letTimePass(at, postId, 2)
  await watch()
  expect((await onlyPost(at, id)).state).toBe('published')
  expect(network.ledger).toHaveLength(1)
})

test('a sender that died before it sent anything: not there, so it is sent', async () => {
  const id = await due()
  const { id: postId } = await onlyPost(at, id)
  await claimPost(at.deps, sender.workspaceId, postId)
  await letTimePass(at, postId, 2)
  await watch()
  await letTimePass(at, postId, 1)
  await send(at, id)
  expect((await onlyPost(at, id)).state).toBe('published')
  expect(network.ledger).toHaveLength(1)
})

test('a sender that slept past its lease finds its word refused', async () => {
  const id = await due()
  const { id: postId } = await onlyPost(at, id)
  const sleeper = await claimPost(at.deps, sender.workspaceId, postId)
  await letTimePass(at, postId, 2)
  await watch()
  await letTimePass(at, postId, 1)
  await send(at, id)
  if (!sleeper) throw new Error('The post was not claimed.')
  const rejected = { kind: 'rejected', reason: 'too late' } as const
  expect(await recordOutcome(at.deps, sleeper, rejected, true)).toBeNull()
  const post = await onlyPost(at, id)
  expect(post).toMatchObject({ state: 'published', reason: null })
  expect((await attemptsOf(at, postId)).map(({ outcome }) => outcome)).toEqual(['not_sent', 'published'])
})

test('that it did arrive is believed even after a person was asked', async () => {
  const id = await due()
  const { id: postId } = await onlyPost(at, id)
  const claim = await claimPost(at.deps, sender.workspaceId, postId)
  if (!claim) throw new Error('The post was not claimed.')
  await recordOutcome(at.deps, claim, { kind: 'unknown', reason: 'cut' }, false)
  expect((await onlyPost(at, id)).state).toBe('unconfirmed')
  await recordOutcome(at.deps, claim, { kind: 'published', remoteId: '7', url: '/7' }, false)
  expect(await onlyPost(at, id)).toMatchObject({ state: 'published', remoteId: '7', reason: null })
})

test('at the start of a process it comes again when every lease of the one before is over', async () => {
  const count = async () =>
    (await at.query("select count(*) as n from pgboss.job where name = 'campaigns.watch-posts'")).rows[0]?.n
  const before = Number(await count())
  await watchPosts.run({ isStart: true }, at.deps)
  expect(Number(await count())).toBe(before + 1)
})
