import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendResetMail } from '#features/auth/server/send-reset-mail.job.ts'
import { errorText } from '#platform/errors.ts'
import { startFakeSmtpServer } from '#server/mail/fake-smtp-server.fixture.ts'
import type { FakeSmtpServer } from '#server/mail/smtp-server.fixture.ts'
import { createSecrets } from '#server/secrets.ts'
import type { Person } from '#tests/person.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import type { MailSettings } from '../mail-settings.contract.ts'
import { mailerFor } from './mail-settings.service.ts'

const login = { username: 'luna', password: 'canary-p4ssw0rd' }

let at: TestApp
beforeAll(async () => {
  at = await createTestApp({ allowPrivateNetwork: true })
  at.deps.mailer.isConfigured = false
})
afterAll(() => at.close())

const read = async (person: Person) => (await person.get('/api/settings/mail')).json<MailSettings>()
const settings = ({ port }: FakeSmtpServer, changes: object = {}) => ({
  host: '127.0.0.1',
  port,
  secure: false,
  ...login,
  fromName: 'Café Luna',
  fromEmail: 'hola@luna.example',
  ...changes,
})
const options = async () => (await at.call({ url: '/api/auth/options' })).json()
const as = (person: Person, role: string) =>
  at.query('update memberships set role = $1 where user_id = $2', [role, person.user.id])
const clear = () => at.query('delete from mail_settings')

test('a server is tested with a mail to the caller, in their language, and stored with its password sealed', async () => {
  await clear()
  const fake = await startFakeSmtpServer({ login })
  const ana = await at.person({ language: 'es' })
  expect(await read(ana)).toMatchObject({ source: 'none', host: null, hasPassword: false })
  expect(await options()).toEqual({ mail: false })
  const answer = await ana.put('/api/settings/mail', settings(fake))
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      source: 'workspace',
      host: '127.0.0.1',
      port: fake.port,
      secure: false,
      username: 'luna',
      hasPassword: true,
      isPasswordLost: false,
      fromName: 'Café Luna',
      fromEmail: 'hola@luna.example',
      testedAt: at.clock.now().toISOString(),
      sentTo: ana.email,
    },
  ])
  expect(fake.mails).toHaveLength(1)
  expect(fake.mails[0]).toContain(`To: ${ana.email}`)
  expect(fake.mails[0]).toContain('CampAIgner puede enviar correos')
  expect(await options()).toEqual({ mail: true })
  const { rows } = await at.query('select string_agg(t::text, $1) as text from mail_settings t', ['|'])
  expect(rows[0]?.text).toContain('luna')
  expect(rows[0]?.text).not.toContain(login.password)
  expect(rows[0]?.text).not.toContain(Buffer.from(login.password).toString('hex'))
  expect(answer.body + (await ana.get('/api/settings/mail')).body).not.toContain(login.password)
})

describe('a failure stores nothing, keeps the previous settings, and answers the reason', () => {
  test.each([
    ['a refused login', { login: { ...login, password: 'another' } }, 'mail_login_refused'],
    ['a refused recipient', { login, refusesRecipient: true }, 'mail_recipient_refused'],
    ['a refused sender', { login, refusesSender: true }, 'mail_sender_refused'],
  ] as const)('%s', async (_name, behaviour, code) => {
    const good = await startFakeSmtpServer({ login })
    const bad = await startFakeSmtpServer(behaviour)
    const ana = await at.person()
    await ana.put('/api/settings/mail', settings(good))
    const before = await read(ana)
    for (const language of ['en', 'es'] as const) {
      const answer = await ana.put('/api/settings/mail', settings(bad), {
        headers: { 'accept-language': language },
      })
      expect([answer.statusCode, answer.json()]).toEqual([422, { code, message: errorText(code, language) }])
    }
    expect(await read(ana)).toEqual(before)
  })

  test('TLS errors, and a closed port', async () => {
    const fake = await startFakeSmtpServer({ login })
    const ana = await at.person()
    const wrong = await ana.put('/api/settings/mail', settings(fake, { secure: true }))
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, 'mail_tls_failed'])
    const closed = await ana.put('/api/settings/mail', settings(fake, { port: 1 }))
    expect([closed.statusCode, closed.json().code]).toEqual([422, 'mail_unreachable'])
    expect((await read(ana)).source).toBe('none')
  })

  test('a private address, with advice for the operator', async () => {
    const fake = await startFakeSmtpServer({ login })
    const ana = await at.person()
    Object.assign(at.deps.env, { allowPrivateNetwork: false })
    for (const host of ['127.0.0.1', 'localhost', '0x7f.1', '::1', '169.254.169.254']) {
      const answer = await ana.put('/api/settings/mail', settings(fake, { host }))
      expect([host, answer.statusCode, answer.json().code]).toEqual([host, 422, 'address_private'])
      expect(answer.json().message).toContain('ALLOW_PRIVATE_NETWORK=true')
    }
    Object.assign(at.deps.env, { allowPrivateNetwork: true })
    expect(fake.connections).toBe(0)
  })
})

test('an omitted password keeps the stored one, and is never sent to another server or user', async () => {
  const fake = await startFakeSmtpServer({ login })
  const thief = await startFakeSmtpServer({ login })
  const ana = await at.person()
  await ana.put('/api/settings/mail', settings(fake))
  const kept = await ana.put('/api/settings/mail', settings(fake, { password: undefined, fromName: 'Luna' }))
  expect(kept.json()).toMatchObject({ fromName: 'Luna', hasPassword: true })
  for (const changes of [{ port: thief.port }, { username: 'other' }, { host: 'localhost' }]) {
    const answer = await ana.put('/api/settings/mail', settings(fake, { ...changes, password: '' }))
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['password']])
  }
  expect(thief.connections).toBe(0)
})

test("a workspace's mails use its own server, otherwise the installation's", async () => {
  const fake = await startFakeSmtpServer()
  const ana = await at.person()
  const workspaceId = await workspaceOf(at, ana)
  expect((await mailerFor(at.deps, workspaceId)).isConfigured).toBe(false)
  expect((await ana.post('/api/settings/mail/test')).json().code).toBe('mail_not_set')
  at.deps.mailer.isConfigured = true
  expect((await read(ana)).source).toBe('installation')
  expect((await ana.post('/api/settings/mail/test')).json()).toEqual({ sentTo: ana.email })
  expect(at.mails.at(-1)).toMatchObject({ to: ana.email, subject: 'CampAIgner can send emails' })
  await ana.put('/api/settings/mail', settings(fake, { username: '', password: '' }))
  expect((await ana.post('/api/settings/mail/test')).json()).toEqual({ sentTo: ana.email })
  expect(fake.mails).toHaveLength(2)
  await ana.delete('/api/settings/mail')
  expect((await read(ana)).source).toBe('installation')
  at.deps.mailer.isConfigured = false
})

test('a password sealed with another app secret has to be entered again', async () => {
  const fake = await startFakeSmtpServer({ login })
  const ana = await at.person()
  await ana.put('/api/settings/mail', settings(fake))
  const { secrets } = at.deps
  at.deps.secrets = createSecrets('another secret, as after a move to another machine')
  expect(await read(ana)).toMatchObject({ source: 'workspace', hasPassword: false, isPasswordLost: true })
  expect((await mailerFor(at.deps, await workspaceOf(at, ana))).isConfigured).toBe(false)
  at.deps.secrets = secrets
})

test.each([
  ['no server', { host: '' }, 'host'],
  ['an address instead of a server', { host: 'http://mail.example/' }, 'host'],
  ['a port out of range', { port: 70_000 }, 'port'],
  ['a port as text', { port: '25' }, 'port'],
  ['an invalid sender', { fromEmail: 'luna' }, 'fromEmail'],
  ['a second header in the name', { fromName: 'Luna\r\nBcc: all@example.com' }, 'fromName'],
])('refuses %s before anything is sent', async (_name, changes, field) => {
  const fake = await startFakeSmtpServer()
  const ana = await at.person()
  const answer = await ana.put('/api/settings/mail', settings(fake, changes))
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
  expect(fake.connections).toBe(0)
})

test('members see none of it, managers may view and test, only the owner may edit', async () => {
  const fake = await startFakeSmtpServer({ login })
  const ana = await at.person()
  await ana.put('/api/settings/mail', settings(fake))
  const statuses = async () => [
    (await ana.get('/api/settings/mail')).statusCode,
    (await ana.post('/api/settings/mail/test')).statusCode,
    (await ana.put('/api/settings/mail', settings(fake))).statusCode,
    (await ana.delete('/api/settings/mail')).statusCode,
  ]
  await as(ana, 'member')
  expect(await statuses()).toEqual([403, 403, 403, 403])
  await as(ana, 'manager')
  expect(await statuses()).toEqual([200, 200, 403, 403])
  await as(ana, 'owner')
  expect(await statuses()).toEqual([200, 200, 200, 204])
})

describe('without a mail server of the installation, a password reset link', () => {
  const join = async (person: Person, other: Person, role: string) =>
    at.query('insert into memberships (workspace_id, user_id, role) values ($1, $2, $3)', [
      await workspaceOf(at, other),
      person.user.id,
      role,
    ])
  const ask = async (person: Person) => {
    await at.call({ method: 'POST', url: '/api/auth/forgot-password', payload: { email: person.email } })
    await sendResetMail.run({ email: person.email }, at.deps)
  }

  test('is sent through the server of the workspace the person owns', async () => {
    const fake = await startFakeSmtpServer({ login })
    const ana = await at.person()
    await ana.put('/api/settings/mail', settings(fake))
    await ask(ana)
    expect(fake.mails).toHaveLength(2)
    expect(fake.mails[1]).toContain('/reset-password#')
  })

  test('is never sent through the server of a workspace they merely joined', async () => {
    const fake = await startFakeSmtpServer({ login })
    const thief = await at.person()
    await thief.put('/api/settings/mail', settings(fake))
    const victim = await at.person()
    await join(victim, thief, 'member')
    await at.query('update memberships set entered_at = now() where user_id = $1', [victim.user.id])
    await ask(victim)
    expect(fake.mails).toHaveLength(1)
  })

  test('is sent through the server of their only workspace', async () => {
    const fake = await startFakeSmtpServer({ login })
    const owner = await at.person()
    await owner.put('/api/settings/mail', settings(fake))
    const member = await at.person()
    await at.query('delete from memberships where user_id = $1', [member.user.id])
    await join(member, owner, 'member')
    await ask(member)
    expect(fake.mails[1]).toContain(`To: ${member.email}`)
  })
})
