import { expect, test } from 'vitest'
import { readReturned } from '#features/mailings/server/returned/read-returned-mail.ts'
import { send } from '#features/publishing/server/publishing.fixture.ts'
import { deliveryReport } from '#server/mail/delivery-report.fixture.ts'
import { readMail } from '#server/mail/mail-parts.fixture.ts'
import { makeCertificate } from '#server/mail/make-certificate.fixture.ts'
import { addReader } from '#tests/mailing-shop.ts'
import { mailingTests } from '#tests/mailing-tests.ts'
import { trustCertificate } from '#tests/trust-certificate.ts'
import { imapLogin, startDovecot } from './dovecot-server.ts'

const { app, shop, person, connected, publish, read, suppressed } = mailingTests({
  allowPrivateNetwork: true,
})

const certificate = makeCertificate('localhost')
const path = '/api/mailing-settings/returned'
const settings = { host: 'localhost', folder: 'INBOX', ...imapLogin }
const look = () => readReturned(app().deps, shop().sender.workspaceId)

test.each([
  ['TLS from the start', true],
  ['STARTTLS', false],
])(
  '%s: a mail that came back suppresses its address, and the mailbox stays as it is',
  async (_name, secure) => {
    trustCertificate(certificate.cert)
    const smtp = await connected()
    await addReader(person(), 'luz@example.com')
    await addReader(person(), 'ana@example.com')
    const post = await publish()
    await send(app(), post.id)
    const messageId = smtp.mails
      .map((mail) => readMail(mail).headers)
      .find(({ to }) => to === 'luz@example.com')?.['message-id']

    const server = await startDovecot(certificate)
    const answer = await person().put(path, {
      ...settings,
      secure,
      port: secure ? server.ports.tls : server.ports.plain,
    })
    expect([answer.statusCode, answer.json().message]).toEqual([200, undefined])
    await server.deliver('Subject: Hi\r\nContent-Type: text/plain\r\n\r\nHello')
    await look()
    expect(await suppressed()).toEqual([])
    await server.deliver(deliveryReport({ messageId }))
    await look()
    expect(await suppressed()).toEqual([{ address: 'luz@example.com', reason: 'bounced' }])
    expect(await read(post)).toMatchObject({
      progress: { sent: 1, refused: 1 },
      problems: [{ address: 'luz@example.com', problem: 'no_mailbox' }],
    })
    expect((await person().get(path)).json()).toMatchObject({ mailbox: { problem: null } })
    expect(await server.flags()).toEqual(['', ''])
  },
)

test('a wrong password, a missing folder and a certificate that nobody trusts are told apart', async () => {
  const server = await startDovecot(certificate)
  const codeOf = async (changes: object) =>
    (await person().put(path, { ...settings, secure: true, port: server.ports.tls, ...changes })).json().code
  expect(await codeOf({})).toBe('mail_tls_failed')
  trustCertificate(certificate.cert)
  expect(await codeOf({ password: 'wrong' })).toBe('mail_login_refused')
  expect(await codeOf({ folder: 'Bounces' })).toBe('mail_folder_missing')
  expect(await codeOf({})).toBeUndefined()
})
