import { randomUUID } from 'node:crypto'
import nodemailer from 'nodemailer'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Mail } from '#server/mail/mailer.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import * as repository from './contact.repository.ts'
import { sendContactMail } from './send-contact-mail.job.ts'

let at: TestApp
beforeAll(async () => {
  at = await createTestApp({ contactEmail: 'help@shop.example' })
})
beforeEach(() => {
  at.mails.length = 0
})
afterAll(() => at.close())

const request = (changes: Partial<repository.NewContactRequest> = {}) =>
  repository.insert(at.deps.db, {
    topic: 'sales',
    name: 'Luz Vega',
    email: 'luz@example.com',
    company: 'Peluquería Ñandú',
    message: 'First line\n\nSecond line',
    locale: 'es',
    createdAt: at.clock.now(),
    ...changes,
  })

const run = (requestId: string) => sendContactMail.run({ requestId }, at.deps)
const mailedAt = async (id: string) => (await repository.find(at.deps.db, id))?.mailedAt

/** The mail as sent, with headers and body. */
async function written(mail: Mail | undefined): Promise<{ headers: string[]; body: string }> {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const { message } = await transport.sendMail({ from: 'CampAIgner <hello@shop.example>', ...mail })
  const [head = '', ...body] = String(message).split('\n\n')
  return { headers: head.replace(/\n\s+/g, ' ').split('\n'), body: body.join('\n\n') }
}

test('the operator gets the message once, and replies go to the sender', async () => {
  const id = await request()
  await run(id)
  expect(at.mails).toEqual([
    {
      to: 'help@shop.example',
      replyTo: 'luz@example.com',
      subject: 'CampAIgner sales: Luz Vega',
      text: [
        'From: Luz Vega (luz@example.com)',
        'Company: Peluquería Ñandú',
        'Topic: sales',
        'Writes in: Spanish',
        'Received: 2026-03-10T12:00:00.000Z',
        '',
        'First line\n\nSecond line',
      ].join('\n'),
    },
  ])
  expect(await mailedAt(id)).toEqual(at.clock.now())
  await run(id)
  expect(at.mails).toHaveLength(1)
})

test("a member's mail names their workspace", async () => {
  const ana = await at.person()
  await ana.post('/api/contact', { ...letterOf(ana.email), name: 'Ana' })
  const { rows } = await at.query('select id from contact_requests where email = $1', [ana.email])
  await run(rows[0]?.id ?? '')
  expect(at.mails.at(-1)?.text).toContain(`\nWorkspace: ${ana.user.workspace.name}\n`)
})

const letterOf = (email: string) => ({ topic: 'support', email, message: 'Where are my customers?' })

test('with an unreachable mail server the request stays unmailed for the next attempt', async () => {
  const id = await request()
  const { send } = at.deps.mailer
  at.deps.mailer.send = () => Promise.reject(new Error('connection refused'))
  await expect(run(id)).rejects.toThrow('connection refused')
  expect(await mailedAt(id)).toBeNull()
  at.deps.mailer.send = send
  await run(id)
  expect(at.mails).toHaveLength(1)
})

test('a deleted request is not mailed', async () => {
  await run(randomUUID())
  expect(at.mails).toEqual([])
})

// The contract refuses such names; this is for rows that came another way, such as a restored archive.
test.each(['\r\n', '\n', '\r', '\u2028', '\r\n '])(
  'nothing a sender typed becomes a header of the mail (%j)',
  async (end) => {
    const evil = `Luz${end}Bcc: all@example.com${end}${end}Injected body`
    await run(await request({ name: evil, company: evil, message: `${evil}${end}.${end}QUIT` }))
    expect(at.mails.at(-1)?.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
    const { headers, body } = await written(at.mails.at(-1))
    const names = headers.map((header) => header.split(':', 1)[0]?.toLowerCase())
    expect(names).not.toContain('bcc')
    for (const name of ['to', 'from', 'subject', 'reply-to'])
      expect([name, names.filter((each) => each === name)]).toEqual([name, [name]])
    expect(headers).toContain('Subject: CampAIgner sales: Luz Bcc: all@example.com Injected body')
    expect(headers).toContain('To: help@shop.example')
    expect(body.split('\n')[1]).toMatch(/^Company: Luz Bcc: all@example\.com Injected body$/)
  },
)
