import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { teammate } from '#features/people/server/people.fixture.ts'
import { nextCursorHeader } from '#platform/endpoint.ts'
import type { Person } from '#tests/person.ts'
import { receiveMessages } from '#tests/receive-message.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { changeWorkspace } from '#tests/workspace.ts'
import type { Message } from '../inbox.contract.ts'
import { connect, inboxOf, oneMessage, receive } from './inbox.fixture.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp()
})
afterAll(() => at.close())

const texts = async (person: Person, query: string) =>
  (await inboxOf(person, query)).map(({ content }) => content)
const summary = async (person: Person) => (await person.get('/api/messages/summary')).json()

describe('the figures above the inbox', () => {
  test('are marked samples until the first message', async () => {
    const ana = await at.person()
    expect(await summary(ana)).toEqual({
      isSample: true,
      figures: { total: 24, unread: 12, urgent: 3, averageResponseHours: 2.5 },
    })
    await oneMessage(at, ana, { text: 'urgent' })
    expect(await summary(ana)).toEqual({
      isSample: false,
      figures: { total: 1, unread: 1, urgent: 1, averageResponseHours: null },
    })
  })

  test('follow read state and priority', async () => {
    const ana = await at.person()
    const { id } = await oneMessage(at, ana, { text: 'urgent' })
    expect((await ana.patch(`/api/messages/${id}/read`)).statusCode).toBe(204)
    expect((await ana.patch(`/api/messages/${id}/read`)).statusCode).toBe(204)
    const changed = await ana.patch(`/api/messages/${id}/priority`, { priority: 'low' })
    expect(changed.json()).toMatchObject({ id, priority: 'low', isRead: true })
    expect((await summary(ana)).figures).toMatchObject({ total: 1, unread: 0, urgent: 0 })
  })
})

describe('the list', () => {
  let ana: Person
  let luz: Person
  beforeAll(async () => {
    at.clock.set('2026-03-10T12:00:00.000Z')
    ana = await at.person()
    luz = await teammate(at, ana)
    await changeWorkspace(at, ana, { timeZone: 'Europe/Madrid' })
    const [x, facebook] = [await connect(ana), await connect(ana, 'facebook')]
    const sentAt = (time: string) => `2026-03-${time}:00.000Z`
    await receive(at, ana, x.id, { thread: 'a', text: 'Tenéis canciones', sentAt: sentAt('08T22:59') })
    await receive(at, ana, x.id, { thread: 'a', text: 'Me quejo del café', sentAt: sentAt('08T23:01') })
    await receive(at, ana, facebook.id, { thread: 'b', text: 'Two cakes please', sentAt: sentAt('09T22:59') })
    await receive(at, ana, facebook.id, { thread: 'c', text: 'URGENT cake', sentAt: sentAt('09T23:00') })
    const [newest] = await inboxOf(ana)
    await ana.patch(`/api/messages/${newest?.id}/read`)
    await ana.patch(`/api/conversations/${newest?.conversationId}`, {
      assigneeId: luz.user.id,
      status: 'closed',
    })
  })

  test.each([
    ['', ['URGENT cake', 'Two cakes please', 'Me quejo del café', 'Tenéis canciones']],
    ['?platform=facebook', ['URGENT cake', 'Two cakes please']],
    ['?unread=true', ['Two cakes please', 'Me quejo del café', 'Tenéis canciones']],
    ['?unread=false', ['URGENT cake', 'Two cakes please', 'Me quejo del café', 'Tenéis canciones']],
    ['?important=true', ['URGENT cake', 'Me quejo del café']],
    ['?day=2026-03-09', ['Two cakes please', 'Me quejo del café']],
    ['?day=2026-03-10', ['URGENT cake']],
    ['?day=9999-12-31', []],
    ['?day=0000-01-01', []],
    ['?assignee=none', ['Two cakes please', 'Me quejo del café', 'Tenéis canciones']],
    ['?status=closed', ['URGENT cake']],
    ['?status=open&platform=facebook', ['Two cakes please']],
    ['?search=cafe', ['Me quejo del café']],
    ['?search=cake', ['URGENT cake', 'Two cakes please']],
    ['?search=cancion', ['Tenéis canciones']],
    ['?search=LUCIA%20cak', ['URGENT cake', 'Two cakes please']],
    ['?search=!!!', []],
    ["?search=a'%20%26%20%7C%20(b:*", []],
  ])('with %s', async (query, expected) => {
    expect(await texts(ana, query)).toEqual(expected)
  })

  test('by assignee', async () => {
    expect(await texts(ana, `?assignee=${luz.user.id}`)).toEqual(['URGENT cake'])
  })

  test.each(['?day=yesterday', '?assignee=me', '?status=lost', '?platform=myspace', '?unread=perhaps'])(
    'is refused with %s',
    async (query) => {
      expect((await ana.get(`/api/messages${query}`)).statusCode).toBe(400)
    },
  )

  test('has fifty per page unless fewer are requested', async () => {
    const eva = await at.person()
    await receiveMessages(at, eva, ...Array.from({ length: 51 }, () => ({})))
    expect(await inboxOf(eva)).toHaveLength(50)
    expect(await inboxOf(eva, '?limit=5')).toHaveLength(5)
  })

  test('is paginated, also with filters', async () => {
    for (const query of ['', 'unread=true&', 'search=e&']) {
      const whole = await texts(ana, `?${query}limit=200`)
      const found: string[] = []
      let cursor = ''
      do {
        const answer = await ana.get(`/api/messages?${query}limit=1${cursor}`)
        found.push(...answer.json<Message[]>().map(({ content }) => content))
        cursor = answer.headers[nextCursorHeader] ? `&cursor=${answer.headers[nextCursorHeader]}` : ''
      } while (cursor)
      expect(found).toEqual(whole)
    }
  })

  test("exported as a file is safe to open, in the request's language and the workspace's zone", async () => {
    const { id } = await connect(ana, 'whatsapp')
    await receive(at, ana, id, { name: '=cmd', text: '+1+1', sentAt: '2026-03-10T11:00:00.000Z' })
    const answer = await ana.get('/api/messages/export?platform=whatsapp', {
      headers: { 'accept-language': 'es' },
    })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toContain('filename="mensajes-2026-03-10.csv"')
    expect(parse(answer.body, { bom: true })).toEqual([
      ['Fecha', 'Hora (Madrid)', 'De', 'Plataforma', 'Mensaje', 'Prioridad', 'Leído'],
      ['2026-03-10', '12:00', "'=cmd", 'WhatsApp', "'+1+1", 'Normal', 'Aún no'],
    ])
    const all = parse((await ana.get('/api/messages/export')).body, { bom: true })
    expect(all).toHaveLength(1 + (await inboxOf(ana)).length)
  })

  test('is marked as read at once, by two people concurrently', async () => {
    const answers = await Promise.all([ana.patch('/api/messages/read'), luz.patch('/api/messages/read')])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    expect(await texts(ana, '?unread=true')).toEqual([])
    expect((await summary(ana)).figures.unread).toBe(0)
  })
})

describe('a conversation', () => {
  const conversationOf = async (person: Person, id: string) =>
    (await person.get(`/api/conversations/${id}`)).json()
  const entriesOf = async (person: Person, id: string) =>
    (await person.get(`/api/conversations/${id}/entries`)).json()

  test('shows the contact, the channel and the reply deadline', async () => {
    at.clock.set('2026-03-10T12:00:00.000Z')
    const ana = await at.person()
    const { conversationId } = await oneMessage(at, ana, {}, 'whatsapp')
    expect(await conversationOf(ana, conversationId)).toEqual({
      id: conversationId,
      platform: 'whatsapp',
      brandId: null,
      contactName: 'Lucía Fernández',
      contactAvatar: null,
      status: 'open',
      assignee: null,
      customerId: null,
      lastMessageAt: '2026-03-10T12:00:00.000Z',
      cannotReply: null,
      replyUntil: '2026-03-11T12:00:00.000Z',
      account: { name: 'Ana Ruiz (sandbox)', isTest: true },
    })
  })

  test('of a disconnected account can be read, with the reason why it cannot be answered', async () => {
    const ana = await at.person({ language: 'es' })
    const { conversationId, accountId } = await oneMessage(at, ana)
    await ana.delete(`/api/social-accounts/${accountId}`)
    expect(await conversationOf(ana, conversationId)).toMatchObject({
      account: null,
      cannotReply:
        'El canal por el que llegó este mensaje ya no está conectado. Vuelve a conectarlo para responder.',
    })
    const reply = { text: 'Hola', reference: crypto.randomUUID() }
    const answer = await ana.post(`/api/conversations/${conversationId}/reply`, reply)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'reply_impossible'])
  })

  test('has notes that are not messages', async () => {
    const ana = await at.person()
    const { conversationId, content } = await oneMessage(at, ana)
    const note = await ana.post(`/api/conversations/${conversationId}/notes`, { text: ' Call her ' })
    expect(note.json()).toMatchObject({
      direction: 'note',
      content: 'Call her',
      delivery: null,
      author: { id: ana.user.id },
    })
    expect(await texts(ana, '')).toEqual([content])
    expect((await entriesOf(ana, conversationId)).map((entry: Message) => entry.content).sort()).toEqual(
      ['Call her', content].sort(),
    )
    expect((await summary(ana)).figures.total).toBe(1)
  })

  test('is assigned to a team member, who is notified once', async () => {
    const ana = await at.person()
    const luz = await teammate(at, ana)
    const stranger = await at.person()
    const { conversationId } = await oneMessage(at, ana)
    const give = (assigneeId: string | null) =>
      ana.patch(`/api/conversations/${conversationId}`, { assigneeId })
    expect((await give(luz.user.id)).json()).toMatchObject({ assignee: { id: luz.user.id } })
    await give(luz.user.id)
    const told = (await luz.get('/api/notifications')).json<{ type: string; link: string }[]>()
    expect(told.filter(({ type }) => type === 'conversation_assigned')).toMatchObject([
      { link: `/inbox?conversation=${conversationId}` },
    ])
    expect((await give(stranger.user.id)).statusCode).toBe(404)
    expect((await give(null)).json()).toMatchObject({ assignee: null })
    await give(ana.user.id)
    const own = (await ana.get('/api/notifications')).json<{ type: string }[]>()
    expect(own.some(({ type }) => type === 'conversation_assigned')).toBe(false)
  })

  test('creates one customer, even with ten concurrent calls', async () => {
    const ana = await at.person()
    const { conversationId } = await oneMessage(at, ana, { text: '¿A qué hora abrís por la tarde?' })
    const make = () => ana.post(`/api/conversations/${conversationId}/customer`)
    const answers = await Promise.all(Array.from({ length: 10 }, make))
    expect(new Set(answers.map((each) => each.json().customerId)).size).toBe(1)
    expect((await ana.get('/api/customers')).json()).toMatchObject([
      { name: 'Lucía Fernández', status: 'prospect', language: 'es', notes: 'Messaged us on X (Twitter).' },
    ])
  })

  test('of a contact known by phone number stores it as the phone', async () => {
    const ana = await at.person()
    const { conversationId } = await oneMessage(at, ana, { thread: '+34600111222', name: 'Luz' }, 'whatsapp')
    await ana.post(`/api/conversations/${conversationId}/customer`)
    expect((await ana.get('/api/customers')).json()).toMatchObject([{ name: 'Luz', phone: '+34600111222' }])
  })

  test('of a contact with a known email address is linked to that customer', async () => {
    const ana = await at.person()
    const known = (await ana.post('/api/customers', { name: 'Luz', email: 'luz@example.com' })).json()
    const { conversationId } = await oneMessage(at, ana, { thread: 'Luz@example.com', name: 'Luz' })
    const made = (await ana.post(`/api/conversations/${conversationId}/customer`)).json()
    expect(made.customerId).toBe(known.id)
    expect((await ana.get('/api/customers')).json()).toHaveLength(1)
  })

  test('gets a suggestion in the language of the message, and nothing is sent', async () => {
    const ana = await at.person()
    const { conversationId } = await oneMessage(at, ana, { text: '¿A qué hora abrís mañana por la tarde?' })
    const answer = (await ana.post(`/api/conversations/${conversationId}/suggestion`)).json()
    expect(answer).toMatchObject({ writtenBy: 'built-in', text: expect.stringMatching(/^Hola, Lucía:/) })
    expect(await entriesOf(ana, conversationId)).toHaveLength(1)
  })
})
