import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#tests/test-app.ts'

const letter = {
  topic: 'support',
  name: 'Luz Vega',
  email: 'Luz@Example.com ',
  company: '',
  message: 'How do I bring my customers over?\n\nThey are in a spreadsheet.',
}

const send = (at: TestApp, changes: object = {}, language = 'en') =>
  at.call({
    method: 'POST',
    url: '/api/contact',
    payload: { ...letter, ...changes },
    headers: { 'accept-language': language },
  })

const stored = async (at: TestApp) =>
  (await at.query('select * from contact_requests order by created_at, name')).rows

const waiting = async (at: TestApp) =>
  (await at.query("select data->>'requestId' as id from pgboss.job where name = 'contact.send-mail'")).rows

describe('on an installation with mail', () => {
  let at: TestApp
  beforeAll(async () => {
    at = await createTestApp({ contactEmail: 'help@shop.example' })
  })
  afterEach(async () => {
    await at.query('delete from contact_requests')
    await at.query("delete from pgboss.job where name = 'contact.send-mail'")
  })
  afterAll(() => at.close())

  test("a visitor's message is stored, and a job mails it", async () => {
    const answer = await send(at, {}, 'es')
    expect([answer.statusCode, answer.json()]).toEqual([201, { mailed: true }])
    const [row, ...others] = await stored(at)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      topic: 'support',
      name: 'Luz Vega',
      email: 'luz@example.com',
      company: null,
      message: letter.message,
      locale: 'es',
      workspace_id: null,
      mailed_at: null,
    })
    expect(await waiting(at)).toEqual([{ id: row?.id }])
    expect(at.mails).toEqual([])
  })

  test("a member's message belongs to their workspace and is deleted with it", async () => {
    const ana = await at.person()
    const answer = await ana.post('/api/contact', { ...letter, workspaceId: 'made up' })
    expect(answer.statusCode).toBe(201)
    const { rows } = await at.query('select workspace_id from memberships where user_id = $1', [ana.user.id])
    const workspaceId = rows[0]?.workspace_id
    expect(await stored(at)).toMatchObject([{ workspace_id: workspaceId }])
    await at.query('delete from workspaces where id = $1', [workspaceId])
    expect(await stored(at)).toEqual([])
  })

  test('the plan in question is above the message', async () => {
    await send(at, { topic: 'sales', plan: 'enterprise' })
    expect(await stored(at)).toMatchObject([
      { topic: 'sales', message: `Plan: enterprise\n\n${letter.message}` },
    ])
  })

  test.each([
    ['a name of two lines', { name: 'Luz\r\nBcc: all@example.com' }, 'name'],
    ['a name with the other line ends', { name: 'Luz\u2028Bcc: all@example.com' }, 'name'],
    ['no name', { name: '  ' }, 'name'],
    ['an address of two lines', { email: 'luz@example.com\r\nBcc: all@example.com' }, 'email'],
    ['two addresses', { email: 'luz@example.com, all@example.com' }, 'email'],
    ['a company of two lines', { company: 'Vega\nX-Spam: no' }, 'company'],
    ['a message of nine characters', { message: ' 123456789 ' }, 'message'],
    ['a message beyond the limit', { message: 'x'.repeat(5001) }, 'message'],
    ['another topic', { topic: 'press' }, 'topic'],
    ['another plan', { plan: 'free lunch' }, 'plan'],
  ])('%s is refused, named, and not stored', async (_what, changes, field) => {
    const answer = await send(at, changes)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
    expect(await stored(at)).toEqual([])
    expect(await waiting(at)).toEqual([])
  })

  test.each([
    ['the shortest', '1234567890'],
    ['the longest', 'x'.repeat(5000)],
  ])('%s message is accepted', async (_which, message) => {
    expect((await send(at, { message })).statusCode).toBe(201)
  })

  test("errors are in the sender's language", async () => {
    const { fields } = (await send(at, { name: '', message: 'hola' }, 'es')).json()
    expect(fields).toEqual({
      name: 'El nombre es obligatorio',
      message: 'Cuéntanos un poco más: al menos 10 caracteres',
    })
  })
})

describe('on an installation without mail', () => {
  test('a message is stored without promising a mail, without a mail server', async () => {
    const at = await createTestApp({ contactEmail: 'help@shop.example' })
    at.deps.mailer.isConfigured = false
    expect((await send(at)).json()).toEqual({ mailed: false })
    expect([await stored(at), await waiting(at)]).toEqual([
      [expect.objectContaining({ mailed_at: null })],
      [],
    ])
    await at.close()
  })

  test('a message is stored without promising a mail, without a recipient', async () => {
    const at = await createTestApp()
    expect((await send(at)).json()).toEqual({ mailed: false })
    expect([(await stored(at)).length, await waiting(at)]).toEqual([1, []])
    await at.close()
  })
})

describe('within an hour', () => {
  let at: TestApp
  beforeAll(async () => {
    at = await createTestApp({ rateLimits: true })
  })
  afterAll(() => at.close())

  const statuses = async (emails: string[]) => {
    const found: number[] = []
    for (const email of emails) found.push((await send(at, { email })).statusCode)
    return found
  }

  test('one sender may write three times, one connection five times, and then again', async () => {
    const [luz, ana, eva] = ['luz@example.com', 'ana@example.com', 'eva@example.com']
    expect(await statuses([luz, luz, luz, 'LUZ@example.com'])).toEqual([201, 201, 201, 429])
    expect(await statuses([ana, eva, ana])).toEqual([201, 201, 429])
    const refused = await send(at)
    expect([refused.json().code, refused.headers['retry-after']]).toEqual(['rate_limited', '3600'])
    expect(await stored(at)).toHaveLength(5)
    at.clock.advance(3600)
    expect(await statuses([luz])).toEqual([201])
  })
})
