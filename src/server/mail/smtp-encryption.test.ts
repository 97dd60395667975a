import { expect, test } from 'vitest'
import { pretendAddress } from '#tests/pretend-address.ts'
import { trustCertificate } from '#tests/trust-certificate.ts'
import { startFakeSmtpServer } from './fake-smtp-server.fixture.ts'
import { mailFailureOf } from './mail-failure.ts'
import { makeCertificate } from './make-certificate.fixture.ts'
import { createSmtpMailer } from './smtp-mailer.ts'
import type { SmtpBehaviour } from './smtp-server.fixture.ts'
import { openSmtpSession } from './smtp-session.ts'

const inside = { allowPrivate: true }
const login = { username: 'luna', password: 'p4ss-word' }
const passwordIn = (lines: string[]) => lines.some((line) => line.startsWith('AUTH'))

async function start(behaviour: SmtpBehaviour) {
  const fake = await startFakeSmtpServer({ login, ...behaviour })
  const secure = behaviour.tls?.isFromStart ?? false
  const named = { fromName: 'Luna', fromEmail: 'hola@luna.example' }
  return { fake, server: { host: 'localhost', port: fake.port, secure, ...login, ...named } }
}

type Started = Awaited<ReturnType<typeof start>>

/** Both ways of sending: one mail with a connection of its own, and a mailing. */
const ways: [string, (started: Started) => Promise<unknown>][] = [
  [
    'one mail',
    ({ server }) =>
      createSmtpMailer(server, inside).send({ to: 'luz@example.com', subject: 'Hi', text: 'Hello' }),
  ],
  [
    'a mailing',
    async ({ server }) => {
      const session = await openSmtpSession(server, inside, 5000)
      const outcome = await session.send({
        from: server.fromEmail,
        to: 'luz@example.com',
        content: Buffer.from('Subject: Hi\r\n\r\nHello\r\n'),
        begin: async () => true,
      })
      session.close()
      if (outcome.kind !== 'accepted') throw new Error(outcome.kind)
    },
  ],
]

test.each(ways)('%s: signs in after STARTTLS, and says nothing of value before', async (_way, send) => {
  const certificate = makeCertificate('localhost')
  trustCertificate(certificate.cert)
  const started = await start({ tls: certificate })
  await send(started)
  expect(started.fake.mails).toHaveLength(1)
  expect(started.fake.inTheClear.map((line) => line.split(' ')[0])).toEqual(['EHLO', 'STARTTLS'])
})

test.each(ways)('%s: over TLS from the first byte', async (_way, send) => {
  const certificate = makeCertificate('localhost')
  trustCertificate(certificate.cert)
  const started = await start({ tls: { ...certificate, isFromStart: true } })
  await send(started)
  expect(started.fake.mails).toHaveLength(1)
  expect(started.fake.inTheClear).toEqual([])
})

const hourAgo = () => new Date(Date.now() - 60 * 60 * 1000)
test.each([
  ['nobody has signed', () => makeCertificate('localhost'), false],
  ['is for another name', () => makeCertificate('mail.example'), true],
  ['has expired', () => makeCertificate('localhost', hourAgo()), true],
])('a certificate that %s gets no password', async (_name, make, isTrusted) => {
  const certificate = make()
  if (isTrusted) trustCertificate(certificate.cert)
  for (const isFromStart of [false, true])
    for (const [, send] of ways) {
      const started = await start({ tls: { ...certificate, isFromStart } })
      expect(await send(started).catch(mailFailureOf)).toBe('mail_tls_failed')
      expect([started.fake.mails, passwordIn(started.fake.inTheClear)]).toEqual([[], false])
    }
})

test.each(['203.0.113.5', '192.168.1.5', 'fd00::5'])(
  'a server at %s that hides or lacks encryption gets no password',
  async (address) => {
    pretendAddress(address)
    for (const [, send] of ways) {
      const started = await start({})
      expect(await send(started).catch(mailFailureOf)).toBe('mail_tls_failed')
      expect([started.fake.mails, passwordIn(started.fake.inTheClear)]).toEqual([[], false])
    }
  },
)

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  'a server on this machine (%s) may do without encryption',
  async (address) => {
    pretendAddress(address)
    const started = await start({})
    for (const [, send] of ways) await send(started)
    expect(started.fake.mails).toHaveLength(2)
  },
)
