import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  accepts,
  answers,
  cuts,
  type FakeNetwork,
  startFakeNetwork,
} from '#connectors/social/sandbox/sandbox.fake.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import type { Conversation, Entry } from '../inbox.contract.ts'
import { checkReply } from './check-reply.job.ts'
import { oneMessage, receive } from './inbox.fixture.ts'

let at: TestApp
let network: FakeNetwork
let ana: Person
let conversationId: string
let accountId: string
beforeAll(async () => {
  at = await createTestApp()
  network = await startFakeNetwork()
  find = network.onFind
  at.deps.env.baseUrls.social.sandbox = network.url
})
afterAll(async () => {
  await at.close()
  await network.close()
})
let find: FakeNetwork['onFind']
beforeEach(async () => {
  network.ledger.length = 0
  network.takes = true
  network.onPost = accepts
  network.onFind = find
  at.clock.set('2026-03-10T12:00:00.000Z')
  ana = await at.person()
  const message = await oneMessage(at, ana, {}, 'instagram')
  conversationId = message.conversationId
  accountId = message.accountId
  at.clock.advance(60)
})

const reply = (text = 'Yes, from nine.', reference: string = randomUUID()) =>
  ana.post(`/api/conversations/${conversationId}/reply`, { text, reference })
const retry = (id: string) => ana.post(`/api/messages/${id}/retry`)
const entries = async () => (await ana.get(`/api/conversations/${conversationId}/entries`)).json<Entry[]>()
const check = async (messageId: string) =>
  checkReply.run({ workspaceId: await workspaceOf(at, ana), messageId }, at.deps)
const leaseIsOver = () => at.clock.advance(at.deps.env.publishing.leaseMs / 1000 + 1)

test('a reply goes out once through the channel of the conversation, and is reported as delivered', async () => {
  at.clock.advance(3540)
  const answer = await reply()
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({
    direction: 'out',
    content: 'Yes, from nine.',
    delivery: 'sent',
    failure: null,
    author: { id: ana.user.id, firstName: 'Ana' },
  })
  expect(network.ledger).toMatchObject([{ thread: 'lucia', text: 'Yes, from nine.' }])
  expect((await ana.get('/api/messages/summary')).json().figures.averageResponseHours).toBe(1)
  expect((await ana.get('/api/activity')).json()[0]).toMatchObject({ what: 'Replied to Lucía Fernández' })
})

test('the same reference again, or ten concurrent calls, are one reply', async () => {
  const reference = randomUUID()
  const first = await Promise.all(Array.from({ length: 10 }, () => reply('Hello', reference)))
  expect(new Set(first.map((each) => each.json().id)).size).toBe(1)
  expect(network.ledger).toHaveLength(1)
  expect((await entries()).filter(({ direction }) => direction === 'out')).toHaveLength(1)
})

test('only the first reply to a message counts as response time', async () => {
  at.clock.advance(7140)
  await reply('One')
  await reply('Two')
  expect((await ana.get('/api/messages/summary')).json().figures.averageResponseHours).toBe(2)
  at.clock.advance(60)
  await receive(at, ana, accountId, { text: 'And on Sundays?' })
  at.clock.advance(3600)
  await reply('Three')
  expect((await ana.get('/api/messages/summary')).json().figures.averageResponseHours).toBe(1.5)
})

describe('a reply that certainly did not arrive', () => {
  test.each([
    ['refused', answers(422, { message: 'No' }), 'The network didn’t accept this reply. It wasn’t sent.'],
    [
      'too many',
      answers(429),
      'The network isn’t accepting more messages right now. Your reply wasn’t sent; try again later.',
    ],
  ])('%s: shows the reason and can be retried', async (_case, behaviour, failure) => {
    network.onPost = behaviour
    network.takes = false
    const { id, ...entry } = (await reply()).json<Entry>()
    expect(entry).toMatchObject({ delivery: 'failed', failure })
    network.onPost = accepts
    network.takes = true
    expect((await retry(id)).json()).toMatchObject({ id, delivery: 'sent', failure: null })
    expect(network.ledger).toHaveLength(1)
    const again = await retry(id)
    expect([again.statusCode, again.json().code]).toEqual([409, 'reply_not_failed'])
  })

  test('ten clicks on retry send it once', async () => {
    network.onPost = answers(422)
    network.takes = false
    const { id } = (await reply()).json<Entry>()
    network.onPost = accepts
    network.takes = true
    const codes = (await Promise.all(Array.from({ length: 10 }, () => retry(id)))).map(
      (each) => each.statusCode,
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(network.ledger).toHaveLength(1)
  })

  test('an expired account has to be reconnected', async () => {
    network.onPost = answers(401)
    expect((await reply()).json()).toMatchObject({ delivery: 'failed' })
    const accounts = (await ana.get('/api/social-accounts')).json()
    expect(accounts).toMatchObject([{ health: 'needs_reconnect' }])
    expect((await ana.get(`/api/conversations/${conversationId}`)).json().cannotReply).toContain(
      'We’ve lost access to Instagram',
    )
  })
})

describe('when the outcome is unknown', () => {
  test('the network is asked, and has it', async () => {
    network.onPost = cuts
    expect((await reply()).json()).toMatchObject({ delivery: 'sent' })
    expect(network.ledger).toHaveLength(1)
  })

  test('it stays pending and cannot be retried; found later, it is delivered', async () => {
    network.onPost = cuts
    network.onFind = answers(503)
    const { id, delivery } = (await reply()).json<Entry>()
    expect(delivery).toBe('sending')
    expect((await retry(id)).statusCode).toBe(409)
    network.onFind = find
    leaseIsOver()
    await check(id)
    expect((await entries())[0]).toMatchObject({ id, delivery: 'sent' })
    expect(network.ledger).toHaveLength(1)
  })

  test('missing after the lease, it was never accepted and can be retried', async () => {
    network.onPost = cuts
    network.takes = false
    const { id, delivery } = (await reply()).json<Entry>()
    expect(delivery).toBe('sending')
    leaseIsOver()
    await check(id)
    expect((await entries())[0]).toMatchObject({ id, delivery: 'failed' })
    network.onPost = accepts
    network.takes = true
    expect((await retry(id)).json()).toMatchObject({ delivery: 'sent' })
    expect(network.ledger).toHaveLength(1)
  })

  test('if the network gives no answer for long, a person decides, and it is never sent again', async () => {
    network.onPost = cuts
    network.onFind = answers(503)
    const { id } = (await reply()).json<Entry>()
    leaseIsOver()
    expect(await check(id)).toMatchObject({ status: 'again' })
    at.clock.advance(at.deps.env.publishing.lookupMs / 1000)
    expect(await check(id)).toEqual({ status: 'done' })
    expect((await entries())[0]).toMatchObject({
      delivery: 'unconfirmed',
      failure: expect.stringContaining('We sent it'),
    })
    expect((await retry(id)).statusCode).toBe(409)
    expect(network.ledger).toHaveLength(1)
  })

  test('a process that died before the answer leaves a job that finds out', async () => {
    await reply('First')
    const { rows } = await at.query("select data from pgboss.job where name = 'inbox.check-reply'")
    expect(rows.filter(({ data }) => JSON.stringify(data).includes(conversationId))).toEqual([])
    const id = (await entries())[0]?.id ?? ''
    await at.query("update messages set delivery = 'sending', remote_id = null where id = $1", [id])
    leaseIsOver()
    await check(id)
    expect((await entries())[0]).toMatchObject({ delivery: 'sent' })
    expect(network.ledger).toHaveLength(1)
  })
})

test('after the reply window nothing is sent, with a clear reason', async () => {
  at.clock.advance(24 * 3600)
  const answer = await reply()
  expect([answer.statusCode, answer.json()]).toMatchObject([
    409,
    { code: 'reply_window_over', message: expect.stringContaining('that time has passed') },
  ])
  expect(network.ledger).toEqual([])
  expect((await ana.get(`/api/conversations/${conversationId}`)).json().cannotReply).toContain('24 hours')
  await receive(at, ana, accountId, { text: 'Still there?' })
  expect((await reply()).statusCode).toBe(201)
})

describe('the 24 hours of a network', () => {
  test.each([
    ['whatsapp', 24],
    ['facebook', 24],
    ['instagram', 24],
    ['telegram', null],
  ] as const)('%s accepts free replies for %s hours after the last message', async (platform, hours) => {
    const luz = await oneMessage(at, ana, { text: 'Hello?', thread: randomUUID() }, platform)
    const path = `/api/conversations/${luz.conversationId}`
    const { replyUntil, cannotReply } = (await ana.get(path)).json<Conversation>()
    const until = hours && new Date(at.clock.now().getTime() + hours * 3_600_000).toISOString()
    expect([replyUntil, cannotReply]).toEqual([until, null])
    const answerNow = () => ana.post(`${path}/reply`, { text: 'Yes', reference: randomUUID() })
    at.clock.advance(24 * 3600 - 1)
    expect((await answerNow()).statusCode).toBe(201)
    at.clock.advance(1)
    expect((await answerNow()).statusCode).toBe(hours ? 409 : 201)
    const later = (await ana.get(path)).json<Conversation>()
    expect(later.cannotReply === null).toBe(hours === null)
  })

  test('also limit how long a failed reply can be retried', async () => {
    network.onPost = answers(500)
    const { id } = (await reply()).json<Entry>()
    await at.query("update messages set delivery = 'failed', failure = 'not_sent' where id = $1", [id])
    network.onPost = accepts
    at.clock.advance(24 * 3600)
    expect((await retry(id)).json().code).toBe('reply_window_over')
  })
})

test('a reply above the limit, as its network counts, is refused', async () => {
  const luz = await oneMessage(at, ana, { thread: randomUUID() }, 'instagram')
  const send = (text: string) =>
    ana.post(`/api/conversations/${luz.conversationId}/reply`, { text, reference: randomUUID() })
  expect((await send('ñ'.repeat(500))).statusCode).toBe(201)
  const answer = await send('ñ'.repeat(501))
  expect([answer.statusCode, answer.json().fields]).toEqual([
    422,
    { text: 'This is longer than the network allows' },
  ])
})

test.each([
  ['only spaces', { text: '  ' }],
  ['too long a text', { text: 'x'.repeat(4001) }],
  ['an invalid reference', { reference: 'one' }],
])('refuses %s, and sends nothing', async (_case, changes) => {
  const body = { text: 'Hello', reference: randomUUID(), ...changes }
  expect((await ana.post(`/api/conversations/${conversationId}/reply`, body)).statusCode).toBe(400)
  expect(network.ledger).toEqual([])
})
