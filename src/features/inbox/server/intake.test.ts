import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SIGNATURE_HEADER, signatureOf } from '#connectors/social/sandbox/sandbox.signature.ts'
import { addBrand } from '#core/brands/server/brands.fixture.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { connect, deliveryOf, inboxOf, postWebhook, readAll, receive, tokenHashFor } from './inbox.fixture.ts'
import { readDeliveries } from './read-deliveries.job.ts'

let at: TestApp
let ana: Person
let account: string
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())
beforeEach(async () => {
  ana = await at.person()
  account = (await connect(ana)).id
})

const stored = async () => Number((await at.query('select count(*) as n from inbox_deliveries')).rows[0]?.n)
const conversationOf = async (person: Person, id: string | undefined) =>
  (await person.get(`/api/conversations/${id}`)).json()

test('a webhook becomes a message in the inbox, with its sender and channel', async () => {
  const [message] = await receive(at, ana, account, { text: 'Urgent: do you open tomorrow?' })
  expect(message).toEqual({
    id: expect.any(String),
    conversationId: expect.any(String),
    content: 'Urgent: do you open tomorrow?',
    senderName: 'Lucía Fernández',
    senderAvatar: null,
    priority: 'urgent',
    isRead: false,
    createdAt: at.clock.now().toISOString(),
    socialAccount: { platform: 'x' },
  })
  expect((await ana.get('/api/activity')).json()[0]).toMatchObject({
    what: 'Urgent message from Lucía Fernández',
    link: `/inbox?conversation=${message?.conversationId}`,
  })
})

describe('stores nothing, and does not reveal why', () => {
  const body = () => deliveryOf(at, {})
  const send = (id: string, payload: Buffer, headers: Record<string, string>) =>
    at.call({ method: 'POST', url: `/api/intake/${id}`, payload, headers })
  const unknown = '{"code":"not_found","message":"Not found"}'

  test.each<[string, () => Promise<[string, Buffer, Record<string, string>]>]>([
    ['no signature', async () => [account, body(), {}]],
    [
      'a signature with another key',
      async () => [account, body(), { [SIGNATURE_HEADER]: signatureOf('x', body(), at.clock.now()) }],
    ],
    [
      'the signature of another workspace',
      async () => {
        const theirs = await connect(await at.person())
        const sent = body()
        const signature = signatureOf(await tokenHashFor(at, theirs.id), sent, at.clock.now())
        return [account, sent, { [SIGNATURE_HEADER]: signature }]
      },
    ],
    [
      'one byte changed',
      async () => {
        const sent = body()
        const signature = signatureOf(await tokenHashFor(at, account), sent, at.clock.now())
        sent[20] = (sent[20] ?? 0) ^ 1
        return [account, sent, { [SIGNATURE_HEADER]: signature }]
      },
    ],
    [
      'a signature of six minutes ago',
      async () => {
        const sent = body()
        const then = new Date(at.clock.now().getTime() - 360_000)
        return [
          account,
          sent,
          { [SIGNATURE_HEADER]: signatureOf(await tokenHashFor(at, account), sent, then) },
        ]
      },
    ],
    [
      'a signature of the future',
      async () => {
        const sent = body()
        const then = new Date(at.clock.now().getTime() + 360_000)
        return [
          account,
          sent,
          { [SIGNATURE_HEADER]: signatureOf(await tokenHashFor(at, account), sent, then) },
        ]
      },
    ],
    ['an invalid signature', async () => [account, body(), { [SIGNATURE_HEADER]: 't=1,v1=zz' }]],
    [
      'a missing account',
      async () => {
        const sent = body()
        const signature = signatureOf(await tokenHashFor(at, account), sent, at.clock.now())
        return [randomUUID(), sent, { [SIGNATURE_HEADER]: signature }]
      },
    ],
    ['an invalid id', async () => ['nonsense', body(), {}]],
  ])('%s', async (_case, build) => {
    const before = await stored()
    const answer = await send(...(await build()))
    expect([answer.statusCode, answer.body]).toEqual([404, unknown])
    expect(await stored()).toBe(before)
  })

  test('an account disconnected right after a delivery', async () => {
    await receive(at, ana, account, {})
    const sent = body()
    const signature = signatureOf(await tokenHashFor(at, account), sent, at.clock.now())
    await ana.delete(`/api/social-accounts/${account}`)
    const answer = await send(account, sent, { [SIGNATURE_HEADER]: signature })
    expect([answer.statusCode, answer.body]).toEqual([404, unknown])
  })

  test('more than three megabytes', async () => {
    const before = await stored()
    const answer = await postWebhook(at, account, Buffer.alloc(3_000_001, 'x'))
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large'])
    expect(await stored()).toBe(before)
  })
})

test('the same delivery ten times is one, and ten deliveries of one message are one message', async () => {
  const id = randomUUID()
  const before = await stored()
  const body = deliveryOf(at, { id })
  const answers = await Promise.all(Array.from({ length: 10 }, () => postWebhook(at, account, body)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]))
  expect(await stored()).toBe(before + 1)
  for (let copy = 0; copy < 10; copy++) await postWebhook(at, account, deliveryOf(at, { id }, {}))
  await Promise.all([readAll(at), readAll(at), readAll(at)])
  const found = (await inboxOf(ana)).filter(({ content }) => content === 'Do you open tomorrow?')
  expect(found).toHaveLength(11)
  const { figures } = (await ana.get('/api/messages/summary')).json()
  expect(figures).toMatchObject({ total: 11, unread: 11 })
})

test('in any order of arrival, the conversation has its last message and who waits since when', async () => {
  const times = ['09:00', '09:05', '09:10', '09:15', '09:20']
  const ids = []
  for (const order of [
    [0, 1, 2, 3, 4],
    [4, 3, 2, 1, 0],
    [2, 4, 0, 3, 1],
  ]) {
    const thread = `order ${order.join('')}`
    for (const place of order)
      await receive(at, ana, account, { thread, sentAt: `2026-03-10T${times[place]}:00.000Z` })
    ids.push((await at.query('select id from conversations where remote_id = $1', [thread])).rows[0]?.id)
  }
  const { rows } = await at.query(
    'select last_message_at, last_incoming_at, waiting_since from conversations where id = any($1)',
    [ids],
  )
  expect(rows).toHaveLength(3)
  for (const row of rows)
    expect(Object.values(row).map((text) => new Date(text).toISOString().slice(11, 16))).toEqual([
      '09:20',
      '09:20',
      '09:00',
    ])
})

test('a reconnected account accepts its new token immediately, and the old one no longer', async () => {
  await receive(at, ana, account, {})
  const [body, later] = [deliveryOf(at, {}), deliveryOf(at, {})]
  const old = signatureOf(await tokenHashFor(at, account), later, at.clock.now())
  await at.query("update social_accounts set health = 'needs_reconnect' where id = $1", [account])
  expect((await connect(ana)).id).toBe(account)
  expect((await postWebhook(at, account, body)).statusCode).toBe(204)
  const answer = await postWebhook(at, account, later, { [SIGNATURE_HEADER]: old })
  expect(answer.statusCode).toBe(404)
})

test('a clock that is ahead does not put a message into the future', async () => {
  const [message] = await receive(at, ana, account, { sentAt: '9999-12-31T23:59:59.000Z' })
  expect(message?.createdAt).toBe(at.clock.now().toISOString())
})

test('a new message reopens a closed conversation', async () => {
  const [message] = await receive(at, ana, account, {})
  await ana.patch(`/api/conversations/${message?.conversationId}`, { status: 'closed' })
  await receive(at, ana, account, { text: 'One more thing' })
  expect(await conversationOf(ana, message?.conversationId)).toMatchObject({ status: 'open' })
})

test('an unreadable delivery keeps its problem, and blocks nothing else', async () => {
  for (const body of ['{"messages":', '[]', '{"messages":[{"id":""}]}', ''])
    expect((await postWebhook(at, account, Buffer.from(body))).statusCode).toBe(204)
  expect(await receive(at, ana, account, {})).toHaveLength(1)
  const { rows } = await at.query(
    'select problem from inbox_deliveries where account_id = $1 and problem is not null and handled_at is not null',
    [account],
  )
  expect(rows).toHaveLength(4)
})

test.each([
  ['HTML', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['NUL', 'a\0b', 'ab'],
  ['a lone surrogate', 'a\uD800', 'a\uFFFD'],
  ['a formula', '=1+1', '=1+1'],
  ['nothing', '', ''],
])('hostile text (%s) is stored as harmless text', async (_case, text, kept) => {
  const [message] = await receive(at, ana, account, { text, name: 'Ana\u202Egnp.exe\n<b>' })
  expect([message?.content, message?.senderName]).toEqual([kept, 'Anagnp.exe <b>'])
})

test('a hundred thousand letters are stored up to the display limit', async () => {
  const [message] = await receive(at, ana, account, { text: 'wörd '.repeat(20_000) })
  expect(message?.content.length).toBeLessThanOrEqual(20_000)
  expect(await inboxOf(ana, '?search=word')).toHaveLength(1)
})

test('invalid ids are skipped, the rest of the delivery is not', async () => {
  expect(await receive(at, ana, account, { id: 'a\0b' }, { id: 'fine' })).toHaveLength(1)
})

test('messages belong to the brand of their account', async () => {
  const brand = await addBrand(ana)
  const { id } = await connect(ana, 'instagram', brand.id)
  await receive(at, ana, account, { text: 'for all' })
  await receive(at, ana, id, { text: 'for the brand' })
  const other = await addBrand(ana, { name: 'Other' })
  const texts = async (query: string) => (await inboxOf(ana, query)).map(({ content }) => content).sort()
  expect(await texts(`?brandId=${brand.id}`)).toEqual(['for all', 'for the brand'])
  expect(await texts(`?brandId=${other.id}`)).toEqual(['for all'])
  const summary = async (brandId: string) =>
    (await ana.get(`/api/messages/summary?brandId=${brandId}`)).json().figures.total
  expect([await summary(brand.id), await summary(other.id)]).toEqual([2, 1])
})

test('deliveries read a week ago are deleted; unread ones stay', async () => {
  await receive(at, ana, account, {})
  const before = await stored()
  at.clock.advance(8 * 86_400)
  await postWebhook(at, account, deliveryOf(at, { thread: 'late' }))
  await readDeliveries.run({ isStart: true }, at.deps)
  expect(await stored()).toBeLessThan(before + 1)
  expect(await inboxOf(ana)).toHaveLength(2)
})

test('G4: a workspace with a thousand unread deliveries does not delay another one', async () => {
  const bea = await at.person()
  const hers = (await connect(bea)).id
  await at.query(
    `insert into inbox_deliveries (workspace_id, account_id, delivery_id, body, received_at)
      select workspace_id, id, 'many ' || n, '{"messages":[]}', $2::timestamptz - interval '1 hour'
      from social_accounts, generate_series(1, 1000) n where id = $1`,
    [account, at.clock.now()],
  )
  await postWebhook(at, hers, deliveryOf(at, {}))
  const { now } = at.clock
  // Each call of the clock is a moment later, to show the order of reading.
  at.clock.now = () => {
    at.clock.advance(1)
    return now()
  }
  await readAll(at)
  at.clock.now = now
  const { rows } = await at.query(
    `select count(*) filter (where many.handled_at < one.handled_at) as before, count(many.handled_at) as in_all
      from inbox_deliveries one, inbox_deliveries many where one.account_id = $1 and many.account_id = $2`,
    [hers, account],
  )
  expect(rows[0]).toMatchObject({ before: expect.toSatisfy((count: number) => count <= 250), in_all: 1000 })
})
