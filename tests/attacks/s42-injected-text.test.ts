import nodemailer from 'nodemailer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, receive } from '#features/inbox/server/inbox.fixture.ts'
import { invite } from '#features/people/server/people.fixture.ts'
import { sendInvitation } from '#features/people/server/send-invitation.job.ts'
import { createLog } from '#server/log.ts'
import type { Mail } from '#server/mail/mailer.ts'
import { readLikePython, readLikeSpreadsheet } from '#tests/csv-readers.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import { storedObject } from '../contract/sample.ts'

const logLines: string[] = []
let at: TestApp
let ana: Person
beforeAll(async () => {
  at = await createTestApp({}, createLog('info', { write: (line) => void logLines.push(line) }))
  ana = await at.person()
})
afterAll(() => at.close())

const lineEnds = ['\r\n', '\n', '\r', '\u2028', '\u0085']

describe('S42: typed text stays text', () => {
  test('S42: in the cells of an exported file', async () => {
    const formulas = [
      '=1+1',
      '＝1+1',
      '\t=1+1',
      ' @SUM(A1)',
      'Hello\n=cmd|calc',
      'Hello\r=cmd|calc',
      '\u200b+1',
    ]
    for (const [index, formula] of formulas.entries())
      await ana.post('/api/customers', {
        name: `${index}`,
        company: formula,
        notes: `x${formula}`,
        address: formula,
      })
    const { id } = await connect(ana, 'whatsapp')
    await receive(at, ana, id, ...formulas.map((text) => ({ name: text, text: `Hi!\n${text}` })))
    for (const [path, cells] of [
      ['/api/customers/export', 8],
      ['/api/messages/export', 7],
    ] as const) {
      const { body } = await ana.get(path)
      const { rows, formulas: run } = readLikeSpreadsheet(body)
      expect([path, run, rows.length]).toEqual([path, [], 1 + formulas.length])
      expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([cells]))
      expect(readLikePython(body)).toEqual(rows)
    }
  })

  /** The header names of a mail as sent. */
  async function headersOf(mail: Mail | undefined): Promise<string[]> {
    const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
    const { message } = await transport.sendMail({ from: 'CampAIgner <hello@shop.example>', ...mail })
    const [head = ''] = String(message).split('\n\n')
    return head
      .split('\n')
      .filter((line) => /^\S/.test(line))
      .map((line) => line.split(':', 1)[0]?.toLowerCase() ?? '')
  }

  test.each(lineEnds)('S42: in the headers of a mail (%j)', async (end) => {
    const evil = `Eva${end}Bcc: all@example.com${end}${end}Injected`
    const eva = await at.person({ firstName: evil, lastName: evil })
    const { id } = await invite(eva, { email: 'new@example.com' })
    await sendInvitation.run({ workspaceId: await workspaceOf(at, eva), invitationId: id }, at.deps)
    const mail = at.mails.at(-1)
    expect(mail?.subject).toContain('Bcc: all@example.com')
    const names = await headersOf(mail)
    expect(names).not.toContain('bcc')
    for (const name of ['to', 'from', 'subject'])
      expect(names.filter((each) => each === name)).toEqual([name])
    for (const path of ['/api/invitations', '/api/customers', '/api/auth/forgot-password']) {
      const email = `eva@example.com${end}Bcc: all@example.com`
      const answer = await eva.post(path, { email, name: 'Eva' })
      expect([path, answer.statusCode, Object.keys(answer.json().fields)]).toEqual([path, 400, ['email']])
    }
  })

  test.each(lineEnds)('S42: on the lines of the log (%j)', async (end) => {
    const name = await storedObject(ana)
    const { storage } = at.deps
    const forged = `gone${end}{"level":30,"msg":"all is well"}${end}`
    logLines.length = 0
    at.deps.storage = { ...storage, get: () => Promise.reject(new Error(forged)) }
    const answer = await ana.get(`/api/objects/${name}?${encodeURIComponent(forged)}`, {
      headers: { 'user-agent': encodeURIComponent(forged) },
    })
    at.deps.storage = storage
    expect(answer.statusCode).toBe(500)
    expect(logLines).toHaveLength(1)
    expect(logLines[0]?.trimEnd()).not.toMatch(/[\r\n]/)
    expect(JSON.parse(logLines[0] ?? '')).toMatchObject({ level: 50, err: { message: forged } })
  })
})
