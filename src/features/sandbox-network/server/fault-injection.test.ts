import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChannelAccount, OutgoingPost, PublishOutcome } from '#connectors/social/adapter.ts'
import { outgoingMediaOf } from '#connectors/social/conformance/outgoing-post.fixture.ts'
import { fromStart, progressFrom } from '#connectors/social/conformance/progress.fixture.ts'
import type { Platform } from '#connectors/social/platforms.ts'
import { sandboxAdapter } from '#connectors/social/sandbox/sandbox.adapter.ts'
import { keepFile } from '#core/files/server/files.service.ts'
import { teammate } from '#features/people/server/people.fixture.ts'
import { mp4 } from '#features/videos/server/videos.fixture.ts'
import { eventually } from '#tests/eventually.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import type { BehaviourKind } from '../sandbox-behaviour.contract.ts'
import { signIn } from './sandbox-network.service.ts'

let at: TestApp
let ana: Person
let account: ChannelAccount
beforeAll(async () => {
  at = await createTestApp()
  await at.listen()
  ana = await at.person()
})
afterAll(() => at.close())
beforeEach(async () => {
  at.clock.set('2026-03-10T12:00:00.000Z')
  account = await signInAs('x')
})

async function signInAs(platform: Platform): Promise<ChannelAccount> {
  const wanted = { platform, name: 'Luna', handle: crypto.randomUUID() }
  const { id, tokens } = await signIn(at.deps.db, await workspaceOf(at, ana), wanted, [])
  return { remoteId: id, site: '', ...tokens }
}

const adapter = (deadlineMs = 5000) =>
  sandboxAdapter({
    env: { ...at.deps.env, publishing: { deadlineMs, leaseMs: 9000, lookupMs: 9000, graceMs: 21_600_000 } },
    clock: at.clock,
  })

const simulate = async (kind: BehaviourKind, posts: number | null = 1, seconds = 30, person = ana) =>
  person.put(`/api/sandbox/accounts/${account.remoteId}/behaviour`, { kind, posts, seconds })
const told = async () =>
  (await ana.get(`/api/sandbox/accounts/${account.remoteId}`)).json<{ behaviour: unknown }>().behaviour

const text = (reference: string): OutgoingPost => ({
  platform: 'x',
  title: '',
  text: 'Hello',
  followUps: [],
  media: [],
  options: {},
  reference,
})
const publish = (reference = 'one', deadlineMs?: number): Promise<PublishOutcome> =>
  adapter(deadlineMs).publish(account, text(reference), fromStart)
const find = (reference = 'one') => adapter().find?.(account, reference)
const inLedger = async () =>
  Number(
    (await at.query('select count(*) as n from sandbox_ledger where account_id = $1', [account.remoteId]))
      .rows[0]?.n,
  )

describe('nothing is accepted', () => {
  test('fails first, and says so', async () => {
    await simulate('fails_before')
    expect(await publish()).toEqual({ kind: 'not-sent', reason: 'HTTP 500' })
    expect(await find()).toEqual({ kind: 'absent' })
  })

  test('refuses, with a reason', async () => {
    await simulate('rejects')
    const reason = 'The sandbox was set to reject this post'
    expect(await publish()).toEqual({ kind: 'rejected', reason })
  })

  test.each([
    ['rate_limited_seconds', '2026-03-10T12:00:30.000Z'],
    ['rate_limited_date', '2026-03-10T12:00:30.000Z'],
    ['rate_limited', '2026-03-10T12:01:00.000Z'],
  ] as const)('%s says when to retry', async (kind, when) => {
    await simulate(kind)
    expect(await publish()).toEqual({ kind: 'rate-limited', retryAt: new Date(when) })
  })

  test('never answers', async () => {
    await simulate('hangs')
    expect(await publish('one', 200)).toEqual({ kind: 'unknown', reason: 'TimeoutError' })
    expect(await find()).toEqual({ kind: 'absent' })
  })

  afterEach(async () => {
    expect(await inLedger()).toBe(0)
    expect(await publish('next')).toMatchObject({ kind: 'published' })
  })
})

describe('accepts once, without an answer', () => {
  test.each([
    ['accepts_then_fails', 'HTTP 500'],
    ['accepts_then_cuts', 'UND_ERR_SOCKET'],
    ['accepts_then_half', 'UND_ERR_SOCKET'],
    ['trickles', 'TimeoutError'],
    ['slow', 'TimeoutError'],
  ] as const)('%s', async (kind, reason) => {
    await simulate(kind)
    expect(await publish('one', 700)).toEqual({ kind: 'unknown', reason })
    expect(await inLedger()).toBe(1)
    expect(await find()).toMatchObject({ kind: 'found' })
  })

  test('and its lookup stays broken until that is changed', async () => {
    await simulate('lookup_down')
    expect(await publish()).toMatchObject({ kind: 'unknown' })
    expect(await find()).toEqual({ kind: 'unknown' })
    expect(await told()).toMatchObject({ kind: 'lookup_down', remaining: 0 })
    await simulate('normal', null)
    expect(await find()).toMatchObject({ kind: 'found' })
  })
})

test('a slow answer within the deadline counts', async () => {
  await simulate('slow', 1, 1)
  const begun = performance.now()
  expect(await publish()).toMatchObject({ kind: 'published' })
  expect(performance.now() - begun).toBeGreaterThan(900)
})

describe('an expired token', () => {
  const renew = async () => {
    const answer = await adapter().refresh?.(account)
    if (answer?.kind === 'refreshed') {
      const { secret, refresh = account.refresh } = answer.tokens
      account = { ...account, secret, refresh }
    }
    return answer
  }

  test('is refused for every call until it is renewed', async () => {
    await simulate('token_expired')
    expect(await publish()).toEqual({ kind: 'token-expired' })
    expect(await publish()).toEqual({ kind: 'token-expired' })
    expect([await find(), await adapter().check(account)]).toEqual([{ kind: 'token-expired' }, 'ok'])
    const { refresh } = account
    expect(await renew()).toEqual({
      kind: 'refreshed',
      tokens: { secret: expect.any(String), refresh: undefined, expiresAt: undefined },
    })
    expect(account.refresh).toBe(refresh)
    expect(await publish()).toMatchObject({ kind: 'published' })
    expect(await inLedger()).toBe(1)
  })

  test('the previous token is reported as expired, not as a closed account', async () => {
    const before = account
    await renew()
    const late = await adapter().publish(before, text('late'), fromStart)
    expect(late).toEqual({ kind: 'token-expired' })
    expect(await publish()).toMatchObject({ kind: 'published' })
  })

  test('twenty concurrent calls are twenty refusals', async () => {
    await simulate('token_expired', 5)
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => publish(`${n}`)))
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['token-expired']))
    expect(await inLedger()).toBe(0)
  })

  test('a rotated refresh token replaces the old one', async () => {
    await simulate('token_rotates')
    await publish()
    const before = account
    await renew()
    expect(account.refresh).not.toBe(before.refresh)
    expect(await adapter().refresh?.(before)).toEqual({ kind: 'dead' })
    expect(await renew()).toMatchObject({ kind: 'refreshed' })
    expect(await publish()).toMatchObject({ kind: 'published' })
  })

  test('a failing renewal says nothing about the account', async () => {
    await simulate('refresh_down')
    await publish()
    expect(await renew()).toEqual({ kind: 'unreachable', reason: 'HTTP 503' })
    await simulate('normal', null)
    expect(await renew()).toMatchObject({ kind: 'refreshed' })
    expect(await publish()).toMatchObject({ kind: 'published' })
  })

  test('a denied renewal requires signing in again', async () => {
    await simulate('refresh_dead')
    await publish()
    expect(await renew()).toEqual({ kind: 'dead' })
    account = { ...account, refresh: undefined }
    expect([await renew(), await adapter().check(account)]).toEqual([{ kind: 'dead' }, 'needs-reconnect'])
  })

  test('a token from before refresh tokens stays valid', async () => {
    const bare = account.secret.slice(0, 43)
    await at.query('update sandbox_accounts set access_hash = null, refresh_hash = null where id = $1', [
      account.remoteId,
    ])
    const old = { remoteId: account.remoteId, site: '', secret: bare }
    expect(await adapter().publish(old, text('old'), fromStart)).toMatchObject({ kind: 'published' })
    expect(await adapter().refresh?.(old)).toEqual({ kind: 'dead' })
    expect(await publish()).toEqual({ kind: 'token-expired' })
  })
})

describe('a video that the network processes', () => {
  const film = async (reference = 'film'): Promise<OutgoingPost> => {
    const url = await keepFile(at.deps, await workspaceOf(at, ana), 'video/mp4', mp4)
    return { ...text(reference), media: [outgoingMediaOf('video', { url })] }
  }

  test('is continued from its step, and is in the ledger once', async () => {
    await simulate('processes_videos')
    const taken = await adapter().publish(account, await film(), fromStart)
    const checkAt = new Date('2026-03-10T12:00:30.000Z')
    expect(taken).toEqual({ kind: 'processing', step: expect.any(String), checkAt })
    const { step } = taken as { step: string }
    const ask = async () => adapter().publish(account, await film(), progressFrom(step))
    at.clock.advance(10)
    expect(await ask()).toEqual({ kind: 'processing', step, checkAt })
    expect(await find('film')).toEqual({ kind: 'unknown' })
    const shown = async () => (await ana.get(`/api/sandbox/accounts/${account.remoteId}/feed`)).json()
    expect(await shown()).toMatchObject([{ state: 'processing' }])
    const like = () => ana.post(`/api/sandbox/posts/${step}/reactions`, { kind: 'like' })
    expect((await like()).statusCode).toBe(404)
    at.clock.advance(20)
    const done = { remoteId: step, url: `/sandbox/${account.remoteId}#${step}` }
    expect(await ask()).toEqual({ kind: 'published', ...done })
    expect(await find('film')).toEqual({ kind: 'found', ...done })
    expect((await like()).statusCode).toBe(201)
    expect(await shown()).toMatchObject([{ state: 'published', likes: 1 }])
    expect(await inLedger()).toBe(1)
  })

  test('a text needs no processing, and does not count', async () => {
    await simulate('processes_videos')
    expect(await publish()).toMatchObject({ kind: 'published' })
    expect(await told()).toMatchObject({ remaining: 1 })
  })

  test('other accounts cannot look it up', async () => {
    await simulate('processes_videos')
    const { step } = (await adapter().publish(account, await film(), fromStart)) as { step: string }
    const other = await signInAs('x')
    const seen = await adapter().publish(other, await film(), progressFrom(step))
    expect(seen).toEqual({ kind: 'unknown', reason: 'HTTP 404' })
  })
})

describe('removing a post', () => {
  test('works once; the ledger keeps it, and readers see that it is gone', async () => {
    const { remoteId } = (await publish()) as { remoteId: string }
    const other = await signInAs('x')
    expect(await adapter().remove?.(other, remoteId)).toBe('absent')
    expect(await adapter().remove?.(account, remoteId)).toBe('removed')
    expect(await adapter().remove?.(account, remoteId)).toBe('absent')
    expect(await inLedger()).toBe(1)
    const [post] = (await ana.get(`/api/sandbox/accounts/${account.remoteId}/feed`)).json()
    expect(post).toMatchObject({ id: remoteId, state: 'removed', text: '' })
    const like = await ana.post(`/api/sandbox/posts/${remoteId}/reactions`, { kind: 'like' })
    expect(like.statusCode).toBe(404)
    expect(await find()).toMatchObject({ kind: 'found', remoteId })
  })

  test('with an expired token reveals nothing about the post', async () => {
    const { remoteId } = (await publish()) as { remoteId: string }
    await simulate('token_expired')
    await publish()
    expect(await adapter().remove?.(account, remoteId)).toBe('unreachable')
  })
})

describe('the number of posts', () => {
  test('applies to exactly this many, however many arrive at once, and then ends', async () => {
    await simulate('fails_before', 5)
    const outcomes = await Promise.all(Array.from({ length: 12 }, (_, n) => publish(`${n}`)))
    expect(outcomes.filter(({ kind }) => kind === 'not-sent')).toHaveLength(5)
    expect(await inLedger()).toBe(7)
    expect(await told()).toEqual({ kind: 'normal', remaining: null, seconds: 5 })
  })

  test('can be unlimited, until changed', async () => {
    await simulate('rejects', null)
    for (let n = 0; n < 3; n++) expect(await publish()).toMatchObject({ kind: 'rejected' })
    expect(await told()).toMatchObject({ kind: 'rejects', remaining: null })
    await simulate('normal', null)
    expect(await publish()).toMatchObject({ kind: 'published' })
  })

  test('invalid posts are refused as usual, and do not count', async () => {
    await simulate('accepts_then_fails')
    const long = { ...text('long'), text: 'x'.repeat(300) }
    expect(await adapter().publish(account, long, fromStart)).toMatchObject({ kind: 'rejected' })
    expect(await told()).toMatchObject({ remaining: 1 })
  })

  test('does not affect other accounts', async () => {
    await simulate('rejects', null)
    const other = await signInAs('x')
    expect(await adapter().publish(other, text('one'), fromStart)).toMatchObject({ kind: 'published' })
  })
})

describe('permissions', () => {
  test('a member can view it, but not change it', async () => {
    const luz = await teammate(at, ana)
    expect((await simulate('rejects', 1, 5, luz)).statusCode).toBe(403)
    expect(await told()).toMatchObject({ kind: 'normal' })
  })

  test.each([{ kind: 'explodes' }, { posts: 0 }, { posts: 1.5 }, { seconds: 0 }, { seconds: 601 }])(
    'refuses %o and names the field',
    async (change) => {
      const path = `/api/sandbox/accounts/${account.remoteId}/behaviour`
      const answer = await ana.put(path, { kind: 'slow', posts: 1, seconds: 5, ...change })
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, Object.keys(change)])
    },
  )

  test('a change is recorded as activity', async () => {
    await simulate('rejects')
    expect((await ana.get('/api/activity')).json()[0]).toMatchObject({
      what: 'Turned on simulated problems for the sandbox account Luna',
      link: `/sandbox/${account.remoteId}`,
    })
  })
})

test('a disconnected caller is no longer waited for, and the network can stop during a call', async () => {
  const own = await createTestApp()
  const address = await own.listen()
  const luz = await own.person()
  const wanted = { platform: 'x', name: 'Luna', handle: 'luna' } as const
  const { id, tokens } = await signIn(own.deps.db, await workspaceOf(own, luz), wanted, [])
  await luz.put(`/api/sandbox/accounts/${id}/behaviour`, { kind: 'hangs', posts: 2 })
  const call = (signal?: AbortSignal) =>
    fetch(`${address}/api/sandbox/posts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ reference: 'one', title: '', text: 'Hello', media: [] }),
      ...(signal && { signal }),
    })
  const left = async () => (await own.query('select remaining from sandbox_behaviours')).rows[0]?.remaining
  await expect(call(AbortSignal.timeout(1000))).rejects.toThrow('timeout')
  const held = expect(call()).rejects.toThrow('fetch failed')
  await eventually(async () => expect(await left()).toBe(0))
  await own.close()
  await held
})
