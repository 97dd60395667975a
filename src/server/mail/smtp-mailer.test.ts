import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startFakeSmtpServer } from './fake-smtp-server.fixture.ts'
import { mailFailureOf } from './mail-failure.ts'
import { createSmtpMailer, type MailServer } from './smtp-mailer.ts'

const mail = { to: 'luz@example.com', subject: 'Hello', text: 'A line' }
const inside = { allowPrivate: true }

const server = (changes: Partial<MailServer>): MailServer => ({
  host: '127.0.0.1',
  port: 25,
  secure: false,
  username: null,
  password: null,
  fromName: 'Café Luna',
  fromEmail: 'hola@luna.example',
  ...changes,
})

const failureOf = (given: MailServer, guard = inside, deadlineMs?: number) =>
  createSmtpMailer(given, guard, deadlineMs)
    .send(mail)
    .then(
      () => 'sent',
      (error: unknown) => mailFailureOf(error),
    )

test('a mail arrives with its sender, using the login if there is one', async () => {
  const login = { username: 'luna', password: 'p4ss' }
  const { port, mails } = await startFakeSmtpServer({ login })
  await createSmtpMailer(server({ port, ...login }), inside).send(mail)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toContain('<hola@luna.example>')
  expect(mails[0]).toContain('To: luz@example.com')
  expect(mails[0]).toContain('A line')
})

test.each([
  ['a wrong password', { login: { username: 'luna', password: 'right' } }, 'mail_login_refused'],
  ['a refused sender', { refusesSender: true }, 'mail_sender_refused'],
  ['a refused recipient', { refusesRecipient: true }, 'mail_recipient_refused'],
])('distinguishes %s', async (_name, behaviour, code) => {
  const { port, mails } = await startFakeSmtpServer(behaviour)
  const login = 'login' in behaviour ? { username: 'luna', password: 'wrong' } : {}
  expect(await failureOf(server({ port, ...login }))).toBe(code)
  expect(mails).toEqual([])
})

test('a server without TLS where TLS is required is a TLS error', async () => {
  const { port } = await startFakeSmtpServer()
  expect(await failureOf(server({ port, secure: true }))).toBe('mail_tls_failed')
})

test('gives up on a silent server', async () => {
  const { port } = await startFakeSmtpServer({ isSilent: true })
  expect(await failureOf(server({ port }), inside, 200)).toBe('mail_too_slow')
})

test('a closed port and an unknown name are unreachable', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  taken.close()
  await once(taken, 'close')
  expect(await failureOf(server({ port }))).toBe('mail_unreachable')
  const unknown = {
    allowPrivate: true,
    resolve: () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' })),
  }
  expect(await failureOf(server({ host: 'nowhere.example' }), unknown)).toBe('mail_unreachable')
})

test('a web server is not accepted as a mail server', async () => {
  const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(
    0,
    '127.0.0.1',
  )
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  expect(await failureOf(server({ port: (other.address() as AddressInfo).port }))).toBe('mail_refused')
})

test.each(['127.0.0.1', '0x7f.1', '2130706433', 'localhost', '::1', '[::1]', '::ffff:127.0.0.1'])(
  '%s is refused without a connection unless the operator allows it',
  async (host) => {
    const fake = await startFakeSmtpServer()
    expect(await failureOf(server({ host, port: fake.port }), { allowPrivate: false })).toBe(
      'address_private',
    )
    expect(fake.connections).toBe(0)
  },
)
