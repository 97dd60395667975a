import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '#app/server/read-env.ts'
import { fromStart } from '#connectors/social/conformance/progress.fixture.ts'
import { TestClock } from '#tests/test-app.ts'
import { sandboxAdapter } from './sandbox.adapter.ts'
import {
  accepts,
  answers,
  answersHalf,
  cuts,
  type FakeNetwork,
  hangs,
  startFakeNetwork,
} from './sandbox.fake.fixture.ts'

let network: FakeNetwork
beforeAll(async () => {
  network = await startFakeNetwork()
})
afterAll(() => network.close())
beforeEach(() => {
  network.ledger.length = 0
  network.onPost = accepts
})

const clock = new TestClock()
const envAt = (url: string, deadlineMs = 5000) => ({
  ...readEnv({ SANDBOX_BASE_URL: url }),
  publishing: { deadlineMs, leaseMs: 900, lookupMs: 9000, graceMs: 21_600_000 },
})
const adapter = (url = network.url, deadlineMs?: number) =>
  sandboxAdapter({ env: envAt(url, deadlineMs), clock })
const account = { remoteId: '', site: '', secret: 'a-token-that-is-long-enough' }
const post = {
  platform: 'x',
  title: '',
  text: 'Hello',
  followUps: ['And this'],
  media: [],
  options: {},
  reference: 'r1',
} as const

const publish = () => adapter().publish(account, { ...post, media: [] }, fromStart)

describe('publishing', () => {
  test('succeeds', async () => {
    expect(await publish()).toEqual({ kind: 'published', remoteId: 'remote-r1', url: '/there/r1' })
    expect(network.ledger).toMatchObject([{ reference: 'r1', text: 'Hello', followUps: ['And this'] }])
  })

  test.each([
    ['a reason for each field', { fields: { text: 'Too long', media: 'Missing' } }, 'Too long; Missing'],
    ['a sentence', { message: 'No' }, 'No'],
    ['nothing', [], 'HTTP 422'],
    ['an essay', { message: 'x'.repeat(9000) }, 'x'.repeat(500)],
    ['an emoji where it is cut', { message: `${'x'.repeat(499)}😀!` }, 'x'.repeat(499)],
    ['half a character', { message: 'No\ud800' }, 'No\uFFFD'],
  ])('is rejected with %s', async (_case, body, reason) => {
    network.onPost = answers(422, body)
    expect(await publish()).toEqual({ kind: 'rejected', reason })
  })

  test.each([401, 403])('%i: the account must be reconnected', async (status) => {
    network.onPost = answers(status)
    expect(await publish()).toEqual({ kind: 'needs-reconnect' })
  })

  test.each([
    ['seconds', { 'retry-after': '120' }, '2026-03-10T12:02:00.000Z'],
    ['a date', { 'retry-after': 'Tue, 10 Mar 2026 12:05:00 GMT' }, '2026-03-10T12:05:00.000Z'],
    ['a date that is over', { 'retry-after': 'Tue, 10 Mar 2026 11:00:00 GMT' }, '2026-03-10T12:00:01.000Z'],
    ['nonsense', { 'retry-after': 'soon' }, '2026-03-10T12:01:00.000Z'],
    ['a year', { 'retry-after': '31536000' }, '2026-03-11T12:00:00.000Z'],
    ['nothing', {}, '2026-03-10T12:01:00.000Z'],
  ])('429 with %s sets the retry time', async (_case, headers, when) => {
    network.onPost = answers(429, {}, headers as Record<string, string>)
    expect(await publish()).toEqual({ kind: 'rate-limited', retryAt: new Date(when) })
  })

  test.each([
    ['a cut line', cuts],
    ['half an answer', answersHalf],
    ['a failure of its own', answers(500)],
    ['a busy gateway', answers(503)],
    ['a redirect', answers(302, {}, { location: 'http://elsewhere.example' })],
    ['something else than promised', answers(201, { ok: true })],
  ])('%s: the outcome is unknown', async (_case, behaviour) => {
    network.onPost = behaviour
    expect(await publish()).toMatchObject({ kind: 'unknown' })
  })

  test('no response within the deadline: the outcome is unknown', async () => {
    network.onPost = hangs
    const outcome = await adapter(network.url, 200).publish(account, { ...post, media: [] }, fromStart)
    expect(outcome).toEqual({ kind: 'unknown', reason: 'TimeoutError' })
  })

  test('connection refused: nothing was sent', async () => {
    const gone = await startFakeNetwork()
    await gone.close()
    expect(await adapter(gone.url).publish(account, { ...post, media: [] }, fromStart)).toEqual({
      kind: 'not-sent',
      reason: 'ECONNREFUSED',
    })
  })
})

describe('lookup', () => {
  test('finds a post by our reference', async () => {
    await publish()
    expect(await adapter().find?.(account, 'r1')).toEqual({
      kind: 'found',
      remoteId: 'remote-r1',
      url: '/there/r1',
    })
    expect(await adapter().find?.(account, 'r2')).toEqual({ kind: 'absent' })
  })

  test.each([
    ['refused', answers(401)],
    ['failed', answers(500)],
    ['cut', cuts],
    ['unreadable', answers(200, { not: 'a list' })],
  ])('%s: the post is not reported as absent', async (_case, behaviour) => {
    const usual = network.onFind
    network.onFind = behaviour
    expect(await adapter().find?.(account, 'r1')).toEqual({ kind: 'unknown' })
    network.onFind = usual
  })
})

test.each([
  [answers(200), 'ok'],
  [answers(401), 'needs-reconnect'],
  [answers(500), 'unreachable'],
  [cuts, 'unreachable'],
] as const)('account health, case %#', async (behaviour, health) => {
  const usual = network.onFind
  network.onFind = behaviour
  expect(await adapter().check(account)).toBe(health)
  network.onFind = usual
})
