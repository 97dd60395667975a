import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { teammate } from '#features/people/server/people.fixture.ts'
import { send } from '#features/publishing/server/publishing.fixture.ts'
import { deliveryReport } from '#server/mail/delivery-report.fixture.ts'
import { type FakeImapServer, startFakeImapServer } from '#server/mail/imap-server.fixture.ts'
import { readMail } from '#server/mail/mail-parts.fixture.ts'
import { createSecrets } from '#server/secrets.ts'
import { addReader, openShop, type Shop } from '#tests/mailing-shop.ts'
import { type MailPost, mailingTests } from '#tests/mailing-tests.ts'
import type { ReturnedMail } from '../../returned-mail.contract.ts'
import { readAllReturnedMail } from './read-returned-mail.job.ts'
import { readReturned } from './read-returned-mail.ts'

const { app, shop, person, connected, publish, read, suppressed } = mailingTests({
  allowPrivateNetwork: true,
})

const path = '/api/mailing-settings/returned'
const workspaceId = () => shop().sender.workspaceId
const settings = ({ port, login, folder }: FakeImapServer, changes: object = {}) => ({
  ...{ host: 'localhost', port, secure: false, folder, ...login },
  ...changes,
})
const save = (server: FakeImapServer, changes: object = {}) => person().put(path, settings(server, changes))
const mailbox = async (by = person()) => (await by.get(path)).json<ReturnedMail>().mailbox
const look = (of = workspaceId()) => readReturned(app().deps, of)
const stored = async () =>
  (await app().query('select * from returned_mail where workspace_id = $1', [workspaceId()])).rows[0]
const notices = async () =>
  (await person().get('/api/notifications'))
    .json<{ type: string; link: string }[]>()
    .filter(({ type }) => type === 'returned_mail_stopped')

async function connectMailbox(): Promise<FakeImapServer> {
  const server = await startFakeImapServer()
  const answer = await save(server)
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { mailbox: expect.objectContaining({ problem: null }) },
  ])
  return server
}

/** A post that went to these addresses, with the Message-ID of each mail. */
async function sent(...addresses: string[]): Promise<{ post: MailPost; ids: Record<string, string> }> {
  const server = await connected()
  for (const address of addresses) await addReader(person(), address)
  const post = await publish()
  await send(app(), post.id)
  const headers = server.mails.map((mail) => readMail(mail).headers)
  return { post, ids: Object.fromEntries(headers.map((each) => [each.to, each['message-id'] ?? ''])) }
}

const stateOf = async (post: MailPost) => {
  const { progress, problems } = await read(post)
  return { sent: progress?.sent, refused: progress?.refused, problems }
}

test('a mail that comes back because the mailbox does not exist: the post says so, and nothing goes there again', async () => {
  const { post, ids } = await sent('luz@example.com', 'ana@example.com')
  const server = await connectMailbox()
  server.mails.set(4, 'Subject: Hi\r\nContent-Type: text/plain\r\n\r\nHello')
  server.mails.set(9, deliveryReport({ messageId: ids['luz@example.com'] }))
  await look()
  expect(await stateOf(post)).toMatchObject({
    ...{ sent: 1, refused: 1 },
    problems: [
      {
        address: 'luz@example.com',
        problem: 'no_mailbox',
        answer: expect.stringContaining('User unknown'),
      },
    ],
  })
  expect(await suppressed()).toEqual([{ address: 'luz@example.com', reason: 'bounced' }])
  expect((await read(post)).audience).toBe(1)
  expect(await stored()).toMatchObject({ last_uid: 9, uid_validity: '7', problem: null })
})

test.each([
  ['5.7.1', 'smtp; 550 5.7.1 Blocked by policy', 'failed', 'refused'],
  ['5.2.2', 'smtp; 552 5.2.2 Mailbox full', 'failed', 'refused'],
  ['5.1.8', 'smtp; 550 5.1.8 Bad sender', 'failed', 'refused'],
  ['5.0.0', 'smtp; 550 No such user here', 'failed', 'no_mailbox'],
  ['5.0.0', 'smtp; 554 Spam', 'failed', 'refused'],
  ['5.1.10', 'smtp; 556 5.1.10 Null MX', 'failed', 'no_mailbox'],
  ['4.4.1', 'smtp; 451 Timeout', 'failed', null],
  ['4.2.0', 'smtp; 451 Later', 'delayed', null],
  ['5.1.1', 'smtp; 550 5.1.1', 'delayed', null],
  ['2.0.0', 'smtp; 250 ok', 'delivered', null],
  ['2.0.0', 'smtp; 250 ok', 'relayed', null],
])('status %s with "%s" and %s: %s', async (status, diagnostic, action, problem) => {
  const { post, ids } = await sent('luz@example.com')
  const server = await connectMailbox()
  server.mails.set(1, deliveryReport({ messageId: ids['luz@example.com'], status, diagnostic, action }))
  await look()
  const { problems } = await stateOf(post)
  expect(problems.map((each) => each.problem)).toEqual(problem ? [problem] : [])
  expect(await suppressed()).toHaveLength(problem === 'no_mailbox' ? 1 : 0)
})

describe('what proves nothing changes nothing', () => {
  test('another address, an unknown id, an id that is none', async () => {
    const { post, ids } = await sent('luz@example.com')
    const server = await connectMailbox()
    const messageId = ids['luz@example.com']
    server.mails.set(1, deliveryReport({ messageId, to: 'ana@example.com' }))
    server.mails.set(2, deliveryReport({ messageId: `<${randomUUID()}@luna.example>` }))
    server.mails.set(3, deliveryReport({ messageId: "<' or 1=1 --@luna.example>" }))
    server.mails.set(4, 'Content-Type: multipart/report; boundary=x\r\n\r\n--x')
    await look()
    expect(await stateOf(post)).toMatchObject({ sent: 1, refused: 0 })
    expect(await suppressed()).toEqual([])
    expect(await stored()).toMatchObject({ last_uid: 4, problem: null })
  })

  test('a delivery of another workspace', async () => {
    const { post, ids } = await sent('luz@example.com')
    const other: Shop = await openShop(app())
    const server = await startFakeImapServer()
    await other.person.put(path, settings(server))
    server.mails.set(1, deliveryReport({ messageId: ids['luz@example.com'] }))
    await look(other.sender.workspaceId)
    expect(await stateOf(post)).toMatchObject({ sent: 1, refused: 0 })
    const { rows } = await app().query(
      "select from mail_suppressions where address = 'luz@example.com' and workspace_id = $1",
      [other.sender.workspaceId],
    )
    expect(rows).toEqual([])
  })
})

test('mails are only looked at: nothing is stored, deleted or marked as read', async () => {
  const { ids } = await sent('luz@example.com')
  const server = await connectMailbox()
  server.mails.set(1, deliveryReport({ messageId: ids['luz@example.com'] }))
  await look()
  const verbs = server.said.map((line) => line.replace(/^UID /, '').split(' ')[0])
  expect(verbs).toEqual(expect.arrayContaining(['EXAMINE', 'SEARCH', 'FETCH']))
  for (const verb of ['SELECT', 'STORE', 'EXPUNGE', 'MOVE', 'COPY', 'APPEND', 'CLOSE'])
    expect(verbs).not.toContain(verb)
  const bodies = server.said.filter((line) => line.includes('BODY'))
  expect(bodies.length).toBeGreaterThan(1)
  expect(bodies.every((line) => line.includes('BODY.PEEK['))).toBe(true)
})

test('only new mails are read; with another UIDVALIDITY from the start, and nothing is counted twice', async () => {
  const { post, ids } = await sent('luz@example.com', 'ana@example.com')
  const server = await connectMailbox()
  server.mails.set(5, deliveryReport({ messageId: ids['luz@example.com'] }))
  await look()
  server.said.length = 0
  await look()
  expect(server.said.filter((line) => line.includes('FETCH'))).toEqual([])
  server.uidValidity = 8
  server.mails = new Map([
    [1, deliveryReport({ messageId: ids['luz@example.com'] })],
    [2, deliveryReport({ messageId: ids['ana@example.com'], to: 'ana@example.com' })],
  ])
  await look()
  expect(await stateOf(post)).toMatchObject({ sent: 0, refused: 2 })
  expect(await stored()).toMatchObject({ uid_validity: '8', last_uid: 2 })
})

test('a report about a mail that is being sent right now waits for its result', async () => {
  const { post, ids } = await sent('luz@example.com')
  const server = await connectMailbox()
  server.mails.set(3, deliveryReport({ messageId: ids['luz@example.com'] }))
  const lease = (interval: string) =>
    app().query(
      `update mail_deliveries set state = 'sending', lease_until = now() + interval '${interval}' where post_id = $1`,
      [post.postId],
    )
  await lease('1 hour')
  await look()
  expect(await stateOf(post)).toMatchObject({ refused: 0 })
  await lease('-1 second')
  await look()
  expect(await stateOf(post)).toMatchObject({ refused: 1 })
})

test('a connection that breaks off goes on where it was', async () => {
  const { post, ids } = await sent('luz@example.com')
  const server = await connectMailbox()
  server.mails.set(3, deliveryReport({ messageId: ids['luz@example.com'] }))
  for (const command of ['SEARCH', 'HEADER.FIELDS', 'BODY.PEEK[]']) {
    server.cutAt = command
    await look()
    expect(await mailbox()).toMatchObject({ problem: 'unreachable' })
    expect(await stateOf(post)).toMatchObject({ refused: 0 })
  }
  expect(await notices()).toEqual([])
  server.cutAt = null
  await look()
  expect(await mailbox()).toMatchObject({ problem: null })
  expect(await stateOf(post)).toMatchObject({ refused: 1 })
})

describe('what fails later', () => {
  test('a wrong password: one notice, a day without tries, and back by itself', async () => {
    const server = await connectMailbox()
    server.login.password = 'changed'
    await look()
    await look()
    expect(await mailbox()).toMatchObject({ problem: 'login_refused' })
    expect(await notices()).toMatchObject([{ link: '/settings?section=channels&channel=email' }])
    const before = server.said.length
    await app().query("delete from pgboss.job where name = 'mailings.read-returned-mail'")
    await readAllReturnedMail.run({}, app().deps)
    const waiting = await app().query(
      "select data from pgboss.job where name = 'mailings.read-returned-mail' and data->>'workspaceId' = $1",
      [workspaceId()],
    )
    expect([server.said.length - before, waiting.rows]).toEqual([0, []])
    server.login.password = 'p4ss-word'
    await look()
    expect(await mailbox()).toMatchObject({ problem: null })
    server.loginReply = 'TAG NO [AUTHENTICATIONFAILED] no'
    await look()
    expect(await notices()).toHaveLength(2)
  })

  test('a server that can’t sign anyone in now is not a wrong password', async () => {
    const server = await connectMailbox()
    server.loginReply = 'TAG NO [UNAVAILABLE] Later'
    await look()
    expect(await mailbox()).toMatchObject({ problem: 'unreachable' })
    expect(await notices()).toEqual([])
    await app().query("update returned_mail set read_at = read_at - interval '2 days'")
    await look()
    await look()
    expect(await notices()).toHaveLength(1)
  })

  test('a folder that is gone, and a password that cannot be opened', async () => {
    const server = await connectMailbox()
    server.folder = 'Other'
    await look()
    expect(await mailbox()).toMatchObject({ problem: 'folder_missing' })
    const { secrets } = app().deps
    app().deps.secrets = createSecrets('another secret that is only used in this test')
    await look()
    app().deps.secrets = secrets
    expect(await stored()).toMatchObject({ problem: 'password_lost' })
  })

  test('what was saved or removed meanwhile is not overwritten', async () => {
    const server = await connectMailbox()
    server.loginReply = 'TAG NO [AUTHENTICATIONFAILED] no'
    server.onSaid = async (command) => {
      if (command.startsWith('LOGIN'))
        await app().query('update returned_mail set version = gen_random_uuid() where workspace_id = $1', [
          workspaceId(),
        ])
    }
    await look()
    const [row, told] = [await stored(), await notices()]
    expect([row?.problem ?? null, told]).toEqual([null, []])
    expect((await person().delete(path)).statusCode).toBe(204)
    await look()
    expect(await mailbox()).toBeNull()
  })
})

describe('saving', () => {
  test('checks first, seals the password, and looks at once', async () => {
    const server = await connectMailbox()
    const { rows } = await app().query('select string_agg(t::text, $1) as text from returned_mail t', ['|'])
    expect(rows[0]?.text).toContain('luna')
    for (const form of [server.login.password, Buffer.from(server.login.password).toString('hex')])
      expect(rows[0]?.text).not.toContain(form)
    expect((await person().get(path)).body).not.toContain(server.login.password)
    const jobs = await app().query(
      "select from pgboss.job where name = 'mailings.read-returned-mail' and data->>'workspaceId' = $1",
      [workspaceId()],
    )
    expect(jobs.rows).toHaveLength(1)
  })

  test.each([
    ['a wrong password', { password: 'wrong' }, 422, 'mail_login_refused'],
    ['a missing folder', { folder: 'Bounces' }, 422, 'mail_folder_missing'],
    ['TLS where there is none', { secure: true }, 422, 'mail_tls_failed'],
    ['no encryption, and not this machine', { host: '0.0.0.0' }, 422, 'mail_tls_failed'],
    ['no server', { port: 1 }, 422, 'mail_unreachable'],
    ['a line break', { folder: 'INBOX\r\nA1 LOGOUT' }, 400, 'invalid_input'],
    ['no password', { password: '' }, 400, 'invalid_input'],
  ])('%s is refused, and nothing is stored', async (_name, changes, status, code) => {
    const server = await startFakeImapServer()
    const answer = await save(server, changes)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(await mailbox()).toBeNull()
    if (code === 'mail_tls_failed') expect(server.said.join()).not.toContain('p4ss-word')
  })

  test('a private address, unless the administrator allows it', async () => {
    const server = await startFakeImapServer()
    Object.assign(app().deps.env, { allowPrivateNetwork: false })
    for (const host of ['127.0.0.1', 'localhost', '::1', '[::1]']) {
      const answer = await save(server, { host })
      expect([host, answer.statusCode, answer.json().code]).toEqual([host, 422, 'address_private'])
    }
    Object.assign(app().deps.env, { allowPrivateNetwork: true })
    expect(server.said).toEqual([])
  })

  test('the stored password stays for the same login, and goes to no other', async () => {
    const server = await connectMailbox()
    const thief = await startFakeImapServer()
    const kept = await save(server, { password: undefined })
    expect(kept.statusCode).toBe(200)
    for (const changes of [{ port: thief.port }, { username: 'other' }, { host: '127.0.0.1' }]) {
      const answer = await save(server, { ...changes, password: '' })
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['password']])
    }
    expect(thief.said).toEqual([])
  })

  test('only owners, each for their own workspace', async () => {
    const server = await connectMailbox()
    const manager = await teammate(app(), person(), { role: 'manager' })
    const answers = [
      await manager.get(path),
      await manager.put(path, settings(server)),
      await manager.delete(path),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
    const eva = await app().person()
    expect(await mailbox(eva)).toBeNull()
    await eva.delete(path)
    expect(await mailbox()).toMatchObject({ username: 'luna' })
  })
})
