import { expect, onTestFinished, test } from 'vitest'
import { startFakeSmtpServer } from './fake-smtp-server.fixture.ts'
import { mailFailureOf } from './mail-failure.ts'
import type { SmtpBehaviour } from './smtp-server.fixture.ts'
import { openSmtpSession } from './smtp-session.ts'

const DEADLINE_MS = 400

async function start(behaviour: SmtpBehaviour = {}, given: { username?: string; password?: string } = {}) {
  const fake = await startFakeSmtpServer(behaviour)
  const { username = null, password = null } = given
  const server = { host: '127.0.0.1', port: fake.port, secure: false, username, password }
  const named = { ...server, fromName: 'Luna', fromEmail: 'hola@luna.example' }
  return { fake, open: () => openSmtpSession(named, { allowPrivate: true }, DEADLINE_MS) }
}

async function session(behaviour: SmtpBehaviour = {}) {
  const { fake, open } = await start(behaviour)
  const opened = await open()
  onTestFinished(() => opened.close())
  const begun: string[] = []
  const send = (to: string, isMine = true) =>
    opened.send({
      from: 'hola@luna.example',
      to,
      content: Buffer.from('Subject: Hi\r\n\r\nHello\r\n'),
      begin: async () => {
        begun.push(to)
        return isMine
      },
    })
  return { fake, opened, begun, send }
}

test('several mails go over one connection', async () => {
  const { fake, send } = await session()
  expect(await send('a@example.com')).toEqual({ kind: 'accepted' })
  expect(await send('b@example.com')).toEqual({ kind: 'accepted' })
  expect(fake.taken.map(({ to }) => to)).toEqual(['a@example.com', 'b@example.com'])
  expect(fake.connections).toBe(1)
})

test('a refused recipient is refused for good, and the connection stays usable', async () => {
  const { begun, send } = await session({ recipients: { 'no@example.com': ['550 5.1.1 No such user'] } })
  expect(await send('no@example.com')).toEqual({
    kind: 'refused',
    of: 'recipient',
    code: 550,
    status: '5.1.1',
    answer: '5.1.1 No such user',
  })
  expect(await send('yes@example.com')).toEqual({ kind: 'accepted' })
  expect(begun).toEqual(['yes@example.com'])
})

test('a refused content is refused for good', async () => {
  const { send } = await session({ contents: { 'a@example.com': ['554 5.7.1 Looks like spam'] } })
  expect(await send('a@example.com')).toMatchObject({ kind: 'refused', of: 'content', status: '5.7.1' })
})

test('"later" is deferred, before and after the content', async () => {
  const { send } = await session({
    recipients: { 'a@example.com': ['451 4.7.1 Greylisted'] },
    contents: { 'b@example.com': ['452 4.3.1 Full'] },
  })
  expect(await send('a@example.com')).toEqual({ kind: 'deferred', code: 451, answer: '4.7.1 Greylisted' })
  expect(await send('b@example.com')).toMatchObject({ kind: 'deferred', code: 452 })
})

test('cut before the content: nothing was sent', async () => {
  const { fake, opened, send } = await session({ recipients: { 'a@example.com': ['cut'] } })
  expect(await send('a@example.com')).toMatchObject({ kind: 'not-begun' })
  expect(opened.isOpen()).toBe(false)
  expect(await send('b@example.com')).toMatchObject({ kind: 'not-begun' })
  expect(fake.taken).toEqual([])
})

test.each(['cut', 'silence'])('%s after the content: nobody knows', async (reply) => {
  const { fake, opened, send } = await session({ contents: { 'a@example.com': [reply] } })
  expect(await send('a@example.com')).toMatchObject({ kind: 'unclear' })
  expect(opened.isOpen()).toBe(false)
  expect(fake.taken).toHaveLength(1)
})

test('given up when the server waits for the content: nothing of it is sent', async () => {
  const { fake, opened, send } = await session()
  expect(await send('a@example.com', false)).toMatchObject({ kind: 'not-begun' })
  expect(opened.isOpen()).toBe(false)
  expect(fake.taken).toEqual([])
})

test('a refused login and a silent server are told apart', async () => {
  const failureOf = (opening: Promise<unknown>) => opening.then(() => 'open', mailFailureOf)
  const login = { username: 'luna', password: 'right' }
  const refused = await start({ login }, { username: 'luna', password: 'wrong' })
  expect(await failureOf(refused.open())).toBe('mail_login_refused')
  const silent = await start({ isSilent: true })
  expect(await failureOf(silent.open())).toBe('mail_too_slow')
})
