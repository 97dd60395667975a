import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { ChannelAdapter, OutgoingPost, Progress, PublishOutcome } from '#connectors/social/adapter.ts'
import type { Refreshed } from '#connectors/social/connect/tokens.ts'
import type { Reach } from '#connectors/social/http/network-call.ts'
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
  sendOnce,
  watch,
} from '../publishing.fixture.ts'
import { publishNow } from '../schedule/schedule-posts.ts'
import { createPostSender } from './post-sender.ts'

const USUAL = { deadlineMs: 6000, leaseMs: 60_000, lookupMs: 600_000, graceMs: 21_600_000 }
const SHORT = { deadlineMs: 100, leaseMs: 600, lookupMs: 600_000, graceMs: 21_600_000 }

let at: TestApp
let ana: Person
let sender: Sender
beforeAll(async () => {
  at = await createTestApp({ publishing: USUAL })
})
afterAll(() => at.close())

type Call = { reference: string; step: string | null }
/** What the network has published: the references of posts. */
let ledger: string[]
let calls: Call[]
let refreshes: number
let onPublish: (post: OutgoingPost, progress: Progress) => Promise<PublishOutcome>
let onRefresh: () => Promise<Refreshed>

const published = { kind: 'published', remoteId: 'remote', url: '/there' } as const

/** The last call, which makes the post visible. */
function appear({ reference }: OutgoingPost): PublishOutcome {
  ledger.push(reference)
  return published
}

const network: ChannelAdapter = {
  publish: (_account, post, progress) => {
    calls.push({ reference: post.reference, step: progress.step })
    return onPublish(post, progress)
  },
  find: async (_account, reference) =>
    ledger.includes(reference) ? { kind: 'found', remoteId: 'remote', url: '/there' } : { kind: 'absent' },
  refresh: () => {
    refreshes += 1
    return onRefresh()
  },
  check: async () => 'ok',
}

beforeEach(async () => {
  at.deps.env.publishing = USUAL
  ana = await at.person()
  sender = await senderOf(at, ana)
  await ana.post('/api/social-accounts/sandbox', { platform: 'x' })
  ;[ledger, calls, refreshes] = [[], [], 0]
  onPublish = async (post) => appear(post)
  onRefresh = async () => ({ kind: 'unreachable', reason: 'not asked for' })
  const created = vi.spyOn(sandbox, 'create').mockReturnValue(network)
  return () => created.mockRestore()
})

async function publish(): Promise<{ id: string; postId: string }> {
  const id = await addDraft(at, sender, ['x'])
  await publishNow(at.deps.db, sender, id)
  return { id, postId: (await onlyPost(at, id)).id }
}

const stepOf = async (id: string) => (await onlyPost(at, id)).progress?.step ?? null

/** A worker that stops inside its second call; what it does there can be decided later. */
function stopAfter(step: string) {
  const reached = Promise.withResolvers<Progress>()
  const goOn = Promise.withResolvers<PublishOutcome>()
  onPublish = async (_post, progress) => {
    await progress.save(step)
    reached.resolve(progress)
    return goOn.promise
  }
  const worker = createPostSender(at.deps)
  onTestFinished(() => {
    goOn.resolve({ kind: 'not-sent', reason: 'over' })
    return worker.allEnded()
  })
  return { worker, reached: reached.promise, goOn: goOn.resolve }
}

test('calls are sent only while the lease is long enough to end them', async () => {
  let reach: Reach | undefined
  vi.mocked(sandbox.create).mockImplementation((given) => {
    reach = given
    return network
  })
  let leftMs = Number.NaN
  onPublish = async (post) => {
    leftMs = (reach?.sendsUntil?.() ?? Number.NaN) - performance.now()
    return appear(post)
  }
  const { id } = await publish()
  await send(at, id)
  expect(leftMs).toBeGreaterThan(0)
  expect(leftMs).toBeLessThanOrEqual(USUAL.leaseMs - USUAL.deadlineMs)
})

test('a publish that takes several leases is left to its worker, and makes one post', async () => {
  at.deps.env.publishing = SHORT
  const { id } = await publish()
  const goOn = Promise.withResolvers<void>()
  onPublish = async (post) => {
    await goOn.promise
    return appear(post)
  }
  const worker = createPostSender(at.deps)
  await worker.sendDue()
  const { leaseUntil: first } = await onlyPost(at, id)
  // Two leases by the clock of the database, which alone decides when one has ended.
  await expect
    .poll(async () => {
      await watch(at, id)
      const passed = `select now() > $1::timestamptz + interval '600 milliseconds' as "hasPassed"`
      return (await at.query(passed, [first?.toISOString()])).rows[0]?.hasPassed
    })
    .toBe(true)
  expect(calls).toHaveLength(1)
  goOn.resolve()
  await worker.allEnded()
  expect(await onlyPost(at, id)).toMatchObject({ state: 'published', fence: 1 })
  expect(ledger).toHaveLength(1)
})

test('after a worker died, the next goes on from the saved step, under the same reference', async () => {
  const { id, postId } = await publish()
  const { worker, reached } = stopAfter('uploaded 7')
  await worker.sendDue()
  await reached
  onPublish = async (post) => appear(post)
  await letTimePass(at, postId, 2)
  await watch(at, id)
  const [begun, continued, ...others] = calls
  expect(continued).toEqual({ reference: begun?.reference, step: 'uploaded 7' })
  expect([others, ledger]).toEqual([[], [begun?.reference]])
  expect(await onlyPost(at, id)).toMatchObject({ state: 'published', progress: null })
  expect((await attemptsOf(at, postId)).map(({ outcome }) => outcome)).toEqual(['published'])
})

test('a worker that wakes up after another has taken over saves nothing, and its outcome does not count', async () => {
  const { id, postId } = await publish()
  const { worker, reached, goOn } = stopAfter('uploaded 7')
  await worker.sendDue()
  const progress = await reached
  onPublish = async () => ({ kind: 'processing', step: 'video 9', checkAt: at.clock.now() })
  await letTimePass(at, postId, 2)
  await watch(at, id)
  await expect(progress.save('uploaded 8')).rejects.toThrow('taken')
  goOn({ kind: 'rejected', reason: 'a double' })
  await worker.allEnded()
  expect(await onlyPost(at, id)).toMatchObject({ state: 'sending', progress: { step: 'video 9' } })
})

test('a lost answer after a saved step is looked into from that step', async () => {
  const { id } = await publish()
  onPublish = async (post, progress) => {
    if (progress.step === 'uploaded 7') return published
    await progress.save('uploaded 7')
    appear(post)
    throw new Error('cut off')
  }
  vi.spyOn(at.deps.log, 'error').mockImplementation(() => undefined)
  await send(at, id)
  expect(calls.map(({ step }) => step)).toEqual([null, 'uploaded 7'])
  expect(await onlyPost(at, id)).toMatchObject({ state: 'published' })
  expect(ledger).toHaveLength(1)
})

test('the next attempt goes on from the step, unless the content has changed', async () => {
  const { id, postId } = await publish()
  onPublish = async (_post, progress) => {
    await progress.save('uploaded 7')
    return { kind: 'not-sent', reason: 'busy' }
  }
  await sendOnce(at)
  await letTimePass(at, postId, 1)
  await sendOnce(at)
  await at.query("update posts set text = 'Changed' where id = $1", [postId])
  await letTimePass(at, postId, 1)
  await sendOnce(at)
  expect(calls.map(({ step }) => step)).toEqual([null, 'uploaded 7', null])
  expect([calls[0]?.reference === calls[1]?.reference, calls[1]?.reference === calls[2]?.reference]).toEqual([
    true,
    false,
  ])
  expect(await stepOf(id)).toBe('uploaded 7')
})

describe('while the network processes a post, every answer is heard', () => {
  async function processing() {
    const begun = await publish()
    onPublish = async () => ({ kind: 'processing', step: 'video 7', checkAt: at.clock.now() })
    await sendOnce(at)
    return begun
  }

  async function askedWith(answer: PublishOutcome) {
    const { id } = await processing()
    onPublish = async () => answer
    await watch(at, id)
    return onlyPost(at, id)
  }

  test('rate-limited: asked again after that, and the account pauses', async () => {
    const retryAt = new Date(at.clock.now().getTime() + 600_000)
    const { state, progress, leaseUntil } = await askedWith({ kind: 'rate-limited', retryAt })
    expect({ state, step: progress?.step }).toEqual({ state: 'sending', step: 'video 7' })
    const { rows } = await at.query(
      `select paused_until > now() + interval '9 minutes' as "isPaused", $1 > now() + interval '9 minutes' as "waits"
        from social_accounts where workspace_id = $2`,
      [leaseUntil?.toISOString(), sender.workspaceId],
    )
    expect(rows).toEqual([{ isPaused: true, waits: true }])
  })

  test('closed account: a person reconnects it, and the post goes on from there', async () => {
    const post = await askedWith({ kind: 'needs-reconnect' })
    expect(post).toMatchObject({
      state: 'needs_you',
      reason: 'needs_reconnect',
      progress: { step: 'video 7' },
    })
    onPublish = async (outgoing) => appear(outgoing)
    await at.query("update social_accounts set health = 'ok' where workspace_id = $1", [sender.workspaceId])
    await publishNow(at.deps.db, sender, post.campaignId)
    await send(at, post.campaignId)
    expect(calls.at(-1)).toEqual({ reference: calls[0]?.reference, step: 'video 7' })
    expect((await onlyPost(at, post.campaignId)).state).toBe('published')
  })

  test('not there after all: it starts over', async () => {
    const { id, postId } = await processing()
    onPublish = async () => ({ kind: 'not-sent', reason: 'processing failed' })
    await watch(at, id)
    expect(await onlyPost(at, id)).toMatchObject({ state: 'scheduled', progress: null })
    onPublish = async (post) => appear(post)
    await letTimePass(at, postId, 1)
    await send(at, id)
    expect(calls.at(-1)?.step).toBeNull()
    expect(ledger).toHaveLength(1)
  })

  test('a token that cannot be renewed yet is not "not there": it is asked again', async () => {
    const post = await askedWith({ kind: 'token-expired' })
    expect(post).toMatchObject({ state: 'sending', progress: { step: 'video 7' } })
    expect(refreshes).toBe(1)
  })
})

describe('a token that has ended', () => {
  const expire = () =>
    vi
      .spyOn(at.deps.secrets, 'open')
      .mockReturnValue(
        JSON.stringify({ secret: 'old', refresh: 'refresh', expiresAt: '2020-01-01T00:00:00.000Z' }),
      )
  const accountHealth = async () =>
    (await at.query('select health from social_accounts where workspace_id = $1', [sender.workspaceId])).rows
  const notices = async () =>
    (await ana.get('/api/notifications')).json<{ type: string }[]>().map(({ type }) => type)

  test('and is never renewed ends in one attempt, one notice, and "Reconnect"', async () => {
    const opened = expire()
    onTestFinished(() => opened.mockRestore())
    onRefresh = async () => ({ kind: 'dead' })
    const { id, postId } = await publish()
    await send(at, id)
    for (let round = 0; round < 5; round++) {
      await letTimePass(at, postId, 1)
      await send(at, id)
    }
    expect(refreshes).toBe(1)
    expect(await onlyPost(at, id)).toMatchObject({ state: 'needs_you', reason: 'needs_reconnect' })
    expect((await attemptsOf(at, postId)).map(({ outcome }) => outcome)).toEqual(['needs_reconnect'])
    expect(await accountHealth()).toEqual([{ health: 'needs_reconnect' }])
    expect((await notices()).filter((type) => type === 'account_needs_reconnect')).toHaveLength(1)
    expect(calls).toEqual([])
  })

  test('with a network that does not answer waits longer each time, and then asks a person', async () => {
    const opened = expire()
    onTestFinished(() => opened.mockRestore())
    const { id, postId } = await publish()
    await sendOnce(at)
    await sendOnce(at)
    expect(refreshes).toBe(1)
    for (let round = 0; round < 8; round++) {
      await letTimePass(at, postId, 40)
      await sendOnce(at)
    }
    expect(refreshes).toBe(6)
    expect(await onlyPost(at, id)).toMatchObject({ state: 'failed', reason: 'not_sent' })
    expect(await accountHealth()).toEqual([{ health: 'ok' }])
  })

  test('is renewed first, in the same attempt', async () => {
    const opened = expire()
    onTestFinished(() => opened.mockRestore())
    onRefresh = async () => ({ kind: 'refreshed', tokens: { secret: 'new' } })
    const { id, postId } = await publish()
    await send(at, id)
    expect(await onlyPost(at, id)).toMatchObject({ state: 'published' })
    expect(await attemptsOf(at, postId)).toHaveLength(1)
    expect(refreshes).toBe(1)
  })
})

test('a post that was put off for longer than the grace period needs a person', async () => {
  const { id, postId } = await publish()
  onPublish = async () => ({
    kind: 'rate-limited',
    retryAt: new Date(at.clock.now().getTime() + 7 * 3_600_000),
  })
  await sendOnce(at)
  await letTimePass(at, postId, 7 * 60 + 1)
  await at.query('update social_accounts set paused_until = null where workspace_id = $1', [
    sender.workspaceId,
  ])
  onPublish = async (post) => appear(post)
  await send(at, id)
  expect(await onlyPost(at, id)).toMatchObject({ state: 'needs_you', reason: 'missed' })
  expect(ledger).toEqual([])
})

test('a post that a network was processing before steps were saved goes on', async () => {
  const { id, postId } = await publish()
  onPublish = async () => ({ kind: 'processing', step: 'video 7', checkAt: at.clock.now() })
  await sendOnce(at)
  await at.query("update posts set progress = null, handle = 'video 7' where id = $1", [postId])
  onPublish = async (post) => appear(post)
  await watch(at, id)
  expect(calls).toEqual([calls[0], { reference: calls[0]?.reference, step: 'video 7' }])
  expect(await onlyPost(at, id)).toMatchObject({ state: 'published', handle: null })
})
