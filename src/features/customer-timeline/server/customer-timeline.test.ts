import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, receive } from '#features/inbox/server/inbox.fixture.ts'
import type { Person } from '#tests/person.ts'
import { sell } from '#tests/sell.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import type { TimelineEntry } from '../customer-timeline.contract.ts'

let at: TestApp
let ana: Person
let luz: string
beforeAll(async () => {
  at = await createTestApp()
  ana = await at.person()
})
afterAll(() => at.close())

const timelineOf = async (id: string) =>
  (await ana.get(`/api/customers/${id}/timeline`)).json<TimelineEntry[]>()

const daysAgo = (days: number) => new Date(at.clock.now().getTime() - days * 86_400_000).toISOString()

beforeAll(async () => {
  const { id: accountId } = await connect(ana, 'instagram')
  const [message] = await receive(
    at,
    ana,
    accountId,
    { text: 'Do you open tomorrow?', thread: 'luz@example.com', name: 'Luz Vega', sentAt: daysAgo(5) },
    { text: 'And on Sunday?', thread: 'luz@example.com', name: 'Luz Vega', sentAt: daysAgo(1) },
  )
  await receive(at, ana, accountId, { text: 'Somebody else', thread: 'tom', name: 'Tom' })
  const path = `/api/conversations/${message?.conversationId}`
  luz = (await ana.post(`${path}/customer`)).json().customerId
  await ana.post(`${path}/notes`, { text: 'A note of the team' })
  await at.query(
    `insert into messages (workspace_id, conversation_id, platform, direction, content, sender_name, delivery, created_at)
     select workspace_id, id, platform, 'out', delivery, 'Ana', delivery, $2
     from conversations, unnest(array['sent', 'failed']) delivery where id = $1`,
    [message?.conversationId, daysAgo(4)],
  )
  await sell(
    at,
    ana,
    { at: daysAgo(3), amount: 4500, email: 'luz@example.com' },
    { at: daysAgo(2), amount: 900, refunded: 400, status: 'partially_refunded', email: 'luz@example.com' },
    { at: daysAgo(2), amount: 100, email: 'tom@example.com' },
    { at: daysAgo(2), amount: 100 },
  )
  await ana.post('/api/invoices', { customerId: luz, invoiceNumber: 'INV-1', amount: 1999 })
})

test('messages, invoices and purchases of one customer, newest first, and of nobody else', async () => {
  const told = await timelineOf(luz)
  expect(
    told.map((entry) => (entry.kind === 'message' ? entry.text : `${entry.kind} ${entry.amount}`)),
  ).toEqual(['invoice 1999', 'And on Sunday?', 'sale 900', 'sale 4500', 'sent', 'Do you open tomorrow?'])
  expect(told[1]).toMatchObject({ kind: 'message', platform: 'instagram', isOurs: false })
  expect(told[2]).toMatchObject({ refundedAmount: 400, status: 'partially_refunded', currency: 'USD' })
})

test('pages contain each entry once', async () => {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const query = cursor ? `&cursor=${cursor}` : ''
    const page = await ana.get(`/api/customers/${luz}/timeline?limit=2${query}`)
    seen.push(...page.json<TimelineEntry[]>().map(({ id }) => id))
    cursor = page.headers['x-next-cursor'] as string | undefined
  } while (cursor)
  expect(seen).toEqual((await timelineOf(luz)).map(({ id }) => id))
})

test('a customer without an email address does not get anonymous purchases', async () => {
  const { id } = (await ana.post('/api/customers', { name: 'Nobody in particular' })).json()
  expect(await timelineOf(id)).toEqual([])
})
