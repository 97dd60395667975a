import { expect, test } from 'vitest'
import { send } from '#features/publishing/server/publishing.fixture.ts'
import { makeCertificate } from '#server/mail/make-certificate.fixture.ts'
import { addReader } from '#tests/mailing-shop.ts'
import { mailingTests } from '#tests/mailing-tests.ts'
import { pretendAddress } from '#tests/pretend-address.ts'
import { trustCertificate } from '#tests/trust-certificate.ts'
import { login, type MailServerOptions, startMailServer } from './mail-server.ts'

const { app, person, publish, read, stateOf, suppressed } = mailingTests({ allowPrivateNetwork: true })

const certificate = makeCertificate('localhost')
const start = (options: Partial<MailServerOptions> = {}) => startMailServer({ certificate, ...options })
type Server = Awaited<ReturnType<typeof start>>

/** As a person does it on the screen. */
const connect = ({ port }: Server, values: object = {}) =>
  person().post(
    '/api/social-accounts/connect',
    {
      network: 'email',
      values: {
        ...{ fromEmail: 'hola@luna.example', fromName: 'Café Luna', host: 'localhost', port: `${port}` },
        ...{ security: 'starttls', user: login.user, password: login.password, perMinute: '6000' },
        ...values,
      },
    },
    { headers: { 'accept-language': 'en' } },
  )

const plainForms = [
  login.password,
  Buffer.from(login.password).toString('base64'),
  Buffer.from(`\0${login.user}\0${login.password}`).toString('base64'),
]
const toldPassword = ({ said }: Server) => plainForms.some((form) => said().includes(form))

test.each([
  ['STARTTLS', { secure: false }, 'starttls'],
  ['TLS from the start', { secure: true }, 'tls'],
])(
  '%s: a customer gets the mail, and unsubscribing in the mailbox stops the next',
  async (_name, options, security) => {
    trustCertificate(certificate.cert)
    const server = await start(options)
    const answer = await connect(server, { security })
    expect([answer.statusCode, answer.json().message]).toEqual([201, undefined])
    await addReader(person(), 'luz@example.com')
    await addReader(person(), 'ana@example.com')
    const post = await publish()
    await send(app(), post.id)
    expect(await stateOf(post)).toEqual(['published', null])

    const [mail, ...more] = server.mailbox('luz@example.com')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: 'Spring', messageId: expect.stringMatching(/@luna\.example>$/) })
    expect(mail?.text).toContain('Fresh bread at eight.')
    expect(mail?.html).toContain('Fresh bread at eight.')
    const header = (name: string) =>
      mail?.headerLines
        .find(({ key }) => key === name)
        ?.line.replace(/^[^:]+:\s*/, '')
        .replace(/\s+/g, '')
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const link = new URL(header('list-unsubscribe')?.slice(1, -1) ?? '')
    expect(link.origin).toBe('https://shop.example')

    const pressed = await app().call({
      method: 'POST',
      url: `${link.pathname}${link.search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(pressed.statusCode).toBe(200)
    const next = await publish()
    await send(app(), next.id)
    expect(server.mailbox('luz@example.com')).toHaveLength(1)
    expect(server.mailbox('ana@example.com')).toHaveLength(2)
    expect(toldPassword(server)).toBe(false)
  },
)

test('a mailbox that the server does not know is suppressed', async () => {
  trustCertificate(certificate.cert)
  const server = await start()
  await connect(server)
  await addReader(person(), 'gone@example.com')
  await addReader(person(), 'luz@example.com')
  const post = await publish()
  await send(app(), post.id)
  expect(await suppressed()).toEqual([{ address: 'gone@example.com', reason: 'bounced' }])
  expect((await read(post)).problems).toMatchObject([{ address: 'gone@example.com', problem: 'no_mailbox' }])
  expect(server.mailbox('luz@example.com')).toHaveLength(1)
})

test('a wrong password is refused, and nothing is kept', async () => {
  trustCertificate(certificate.cert)
  const server = await start()
  const answer = await connect(server, { password: 'not-the-right-one' })
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'channel_credentials_refused'])
  expect(server.logins).toEqual(['luna'])
  expect((await person().get('/api/social-accounts')).json()).toEqual([])
})

const refusal = {
  code: 'channel_insecure',
  message: expect.stringContaining('no password was sent'),
  fields: {
    'values.security': 'We can’t connect securely this way.',
    advice: expect.stringContaining('its certificate isn’t valid for this name'),
  },
}

test.each(['starttls', 'tls'])('%s: a certificate that nobody trusts is refused', async (security) => {
  const server = await start({ secure: security === 'tls' })
  const answer = await connect(server, { security })
  expect([answer.statusCode, answer.json()]).toEqual([422, expect.objectContaining(refusal)])
  expect([server.logins, toldPassword(server)]).toEqual([[], false])
})

test('a server that takes passwords without encryption gets none', async () => {
  pretendAddress('203.0.113.5')
  const server = await start({ isOld: true })
  const answer = await connect(server)
  expect([answer.statusCode, answer.json()]).toEqual([422, expect.objectContaining(refusal)])
  expect([server.logins, toldPassword(server)]).toEqual([[], false])
  expect(server.said()).toContain('STARTTLS')
})
