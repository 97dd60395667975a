import { describe, expect, onTestFinished, test } from 'vitest'
import { addBrand } from '#core/brands/server/brands.fixture.ts'
import { send } from '#features/publishing/server/publishing.fixture.ts'
import { startFakeSmtpServer } from '#server/mail/fake-smtp-server.fixture.ts'
import { partOf, readMail } from '#server/mail/mail-parts.fixture.ts'
import type { FakeSmtpServer } from '#server/mail/smtp-server.fixture.ts'
import { addReader, connectEmail, mailingPath } from '#tests/mailing-shop.ts'
import { type MailPost, mailingTests, recipients } from '#tests/mailing-tests.ts'

const { app, shop, person, connected, publish, read, goOn, stateOf, suppressed } = mailingTests()

test('everyone who agreed gets it once, and nobody else', async () => {
  const server = await connected()
  await addReader(person(), 'ana@example.com')
  await addReader(person(), 'luz@example.com')
  await addReader(person(), 'LUZ@example.com')
  await person().post('/api/customers', { name: 'Eva', email: 'eva@example.com' })
  await addReader(person(), 'gone@example.com')
  await app().query(
    "insert into mail_suppressions (workspace_id, address, reason, created_at) values ($1, 'gone@example.com', 'unsubscribed', now())",
    [shop().sender.workspaceId],
  )
  const post = await publish()
  expect((await read(post)).audience).toBe(2)
  await send(app(), post.id)
  expect(recipients(server)).toEqual(['ana@example.com', 'luz@example.com'])
  expect(server.connections).toBe(1)
  expect(await stateOf(post)).toEqual(['published', null])
  expect(await read(post)).toMatchObject({
    progress: { total: 2, sent: 2, queued: 0, endedAt: expect.any(String), isStopped: false },
    problems: [],
  })
})

test('a campaign of a brand goes to its customers and those without a brand', async () => {
  const server = await connected()
  const { id: brandId } = await addBrand(person(), { name: 'Sol' })
  const { id: other } = await addBrand(person(), { name: 'Mar' })
  await addReader(person(), 'sol@example.com', { brandId })
  await addReader(person(), 'none@example.com')
  await addReader(person(), 'mar@example.com', { brandId: other })
  const post = await publish(brandId)
  await send(app(), post.id)
  expect(recipients(server)).toEqual(['none@example.com', 'sol@example.com'])
})

test('the mail says who writes, and how to unsubscribe in the language of the customer', async () => {
  const server = await connected()
  await addReader(person(), 'luz@example.com', { language: 'es' })
  const post = await publish()
  await send(app(), post.id)
  const [mail = ''] = server.mails
  const { headers } = readMail(mail)
  expect(headers).toMatchObject({
    subject: 'Spring',
    to: 'luz@example.com',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'message-id': expect.stringMatching(/^<[\da-f-]{36}@luna\.example>$/),
  })
  expect(headers.from).toContain('<hola@luna.example>')
  for (const text of [partOf(mail, 'text/plain'), partOf(mail, 'text/html')]) {
    expect(text).toContain('Fresh bread at eight.')
    expect(text).toContain('Café Luna')
    expect(text).toContain('Springfield')
    expect(text).toContain('Recibes este correo')
    expect(text).toContain('https://shop.example/api/consent/unsubscribe?token=')
  }
})

test('its link to unsubscribe stops the next one', async () => {
  const server = await connected()
  await addReader(person(), 'luz@example.com')
  const post = await publish()
  await send(app(), post.id)
  const { headers } = readMail(server.mails[0] ?? '')
  const { pathname, search } = new URL((headers['list-unsubscribe'] ?? '').replace(/[<>]/g, ''))
  const answer = await app().call({
    method: 'POST',
    url: `${pathname}${search}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(answer.statusCode).toBe(200)
  expect((await read(post)).progress?.unsubscribed).toBe(1)
  const next = await publish()
  await send(app(), next.id)
  expect(server.taken).toHaveLength(1)
  expect(await stateOf(next)).toEqual(['failed', 'no_recipients'])
})

describe('nothing is sent without', () => {
  test.each([
    ["name = '', is_named_after_owner = true", 'sender_name_missing', 'business_name'],
    ["postal_address = ''", 'postal_address_missing', 'postal_address'],
  ])('%s', async (change, reason, missing) => {
    const server = await connected()
    await addReader(person(), 'luz@example.com')
    await app().query(`update workspaces set ${change} where id = $1`, [shop().sender.workspaceId])
    if (missing === 'business_name') await app().query("update brands set name = ''")
    const post = await publish()
    await send(app(), post.id)
    expect(await stateOf(post)).toEqual(['failed', reason])
    expect(server.taken).toEqual([])
    expect((await read(post)).missing).toContain(missing)
  })

  test('an address at which people can unsubscribe', async () => {
    const server = await connected()
    await addReader(person(), 'luz@example.com')
    const { publicUrl } = app().deps.env
    app().deps.env.publicUrl = undefined
    onTestFinished(() => {
      app().deps.env.publicUrl = publicUrl
    })
    const post = await publish()
    await send(app(), post.id)
    expect(await stateOf(post)).toEqual(['failed', 'public_url_missing'])
    expect(server.taken).toEqual([])
    expect((await read(post)).hasPublicLinks).toBe(false)
  })

  test('anybody who agreed, and a retry asks again', async () => {
    const server = await connected()
    const post = await publish()
    await send(app(), post.id)
    expect(await stateOf(post)).toEqual(['failed', 'no_recipients'])
    await addReader(person(), 'luz@example.com')
    await person().post(`/api/campaigns/${post.id}/retry`)
    await send(app(), post.id)
    expect(await stateOf(post)).toEqual(['published', null])
    expect(recipients(server)).toEqual(['luz@example.com'])
  })
})

describe('when the mail server says no', () => {
  test('a mailbox that does not exist is suppressed, another refusal is not', async () => {
    const server = await connected({
      recipients: {
        'no@example.com': ['550 5.1.1 No such user'],
        'old@example.com': ['553 mailbox name not allowed'],
        'policy@example.com': ['550 5.7.1 Not from you'],
      },
    })
    for (const name of ['no', 'old', 'policy', 'yes']) await addReader(person(), `${name}@example.com`)
    const post = await publish()
    await send(app(), post.id)
    expect(recipients(server)).toEqual(['yes@example.com'])
    expect(await stateOf(post)).toEqual(['published', null])
    expect((await suppressed()).toSorted((a, b) => (a.address ?? '').localeCompare(b.address ?? ''))).toEqual(
      [
        { address: 'no@example.com', reason: 'bounced' },
        { address: 'old@example.com', reason: 'bounced' },
      ],
    )
    const { progress, problems } = await read(post)
    expect(progress).toMatchObject({ total: 4, sent: 1, refused: 3 })
    expect(problems.map(({ address, problem, answer }) => [address, problem, answer])).toEqual([
      ['no@example.com', 'no_mailbox', '550 5.1.1 No such user'],
      ['old@example.com', 'no_mailbox', '553 mailbox name not allowed'],
      ['policy@example.com', 'refused', '550 5.7.1 Not from you'],
    ])
  })

  test('to everyone: the post has failed', async () => {
    await connected({ refusesRecipient: true })
    await addReader(person(), 'luz@example.com')
    const post = await publish()
    await send(app(), post.id)
    expect(await stateOf(post)).toEqual(['failed', 'all_refused'])
  })

  test('to the sender: the post has failed, and nobody is suppressed', async () => {
    await connected({ refusesSender: true })
    await addReader(person(), 'luz@example.com')
    const post = await publish()
    await send(app(), post.id)
    expect(await stateOf(post)).toEqual(['failed', 'all_refused'])
    expect((await read(post)).problems).toMatchObject([{ problem: 'sender_refused' }])
    expect(await suppressed()).toEqual([])
  })

  test('to the login: the channel has to be reconnected, and then it goes out', async () => {
    const login = { username: 'luna', password: 'right' }
    const server = await startFakeSmtpServer({ login })
    await connectEmail(app(), shop(), server, { password: 'wrong' })
    await addReader(person(), 'luz@example.com')
    const post = await publish()
    await send(app(), post.id)
    expect(await stateOf(post)).toEqual(['needs_you', 'needs_reconnect'])
    expect((await read(post)).progress).toBeNull()
  })

  test('"later" is tried again, until it is given up', async () => {
    const server = await connected({
      recipients: {
        'soon@example.com': ['451 4.7.1 Greylisted'],
        'never@example.com': Array.from({ length: 20 }, () => '450 4.2.1 Busy'),
      },
    })
    await addReader(person(), 'soon@example.com')
    await addReader(person(), 'never@example.com')
    const post = await publish()
    await send(app(), post.id)
    expect(await stateOf(post)).toEqual(['sending', null])
    await goOn(post)
    expect(recipients(server)).toEqual(['soon@example.com'])
    for (let round = 0; round < 10; round++) await goOn(post)
    expect(await stateOf(post)).toEqual(['published', null])
    expect((await read(post)).progress).toMatchObject({ sent: 1, failed: 1 })
  })

  test('"closing" gives the channel a rest', async () => {
    const server = await connected({ recipients: { 'a@example.com': ['421 4.7.0 Too many'] } })
    await addReader(person(), 'a@example.com')
    const post = await publish()
    await send(app(), post.id)
    const { rows } = await app().query(
      "select paused_until > now() + interval '50 seconds' as rests from social_accounts where workspace_id = $1",
      [shop().sender.workspaceId],
    )
    expect(rows).toEqual([{ rests: true }])
    await goOn(post)
    expect(recipients(server)).toEqual(['a@example.com'])
  })
})

describe('when the connection breaks off', () => {
  test('after the content: unconfirmed, and never sent again', async () => {
    const server = await connected({ contents: { 'a@example.com': ['cut'] } })
    await addReader(person(), 'a@example.com')
    await addReader(person(), 'b@example.com')
    const post = await publish()
    await send(app(), post.id)
    for (let round = 0; round < 3; round++) await goOn(post)
    expect(recipients(server)).toEqual(['a@example.com', 'b@example.com'])
    expect(await stateOf(post)).toEqual(['published', null])
    expect(await read(post)).toMatchObject({
      progress: { sent: 1, unconfirmed: 1 },
      problems: [{ address: 'a@example.com', state: 'unconfirmed', problem: 'lost_answer' }],
    })
  })

  test('before the content: sent later, once', async () => {
    const server = await connected({ recipients: { 'a@example.com': ['cut'] } })
    await addReader(person(), 'a@example.com')
    const post = await publish()
    await send(app(), post.id)
    expect(server.taken).toEqual([])
    await goOn(post)
    expect(recipients(server)).toEqual(['a@example.com'])
    expect(await stateOf(post)).toEqual(['published', null])
  })

  test('and the server is away for good: nobody got it', async () => {
    const server = await connected()
    await addReader(person(), 'a@example.com')
    await server.close()
    const post = await publish()
    await send(app(), post.id)
    expect(await stateOf(post)).toEqual(['scheduled', null])
    expect((await read(post)).progress).toBeNull()
  })
})

describe('what changes while it is sent', () => {
  /** The first asks to wait, so that one is left when the engine looks again. */
  async function halfSent(): Promise<{ server: FakeSmtpServer; post: MailPost; late: string }> {
    const server = await connected({ recipients: { 'late@example.com': ['451 4.7.1 Later'] } })
    await addReader(person(), 'early@example.com')
    const late = await addReader(person(), 'late@example.com')
    const post = await publish()
    await send(app(), post.id)
    expect(recipients(server)).toEqual(['early@example.com'])
    return { server, post, late }
  }

  test('who withdraws consent gets nothing', async () => {
    const { server, post, late } = await halfSent()
    await person().post(`/api/customers/${late}/consents`, {
      channel: 'email',
      state: 'withdrawn',
      source: 'manual',
    })
    await goOn(post)
    expect(server.taken).toHaveLength(1)
    expect((await read(post)).problems).toMatchObject([{ problem: 'no_consent' }])
  })

  test('a deleted customer gets nothing', async () => {
    const { server, post, late } = await halfSent()
    await person().delete(`/api/customers/${late}`)
    await goOn(post)
    expect(server.taken).toHaveLength(1)
    expect(await stateOf(post)).toEqual(['published', null])
  })

  test('who agrees later is not added', async () => {
    const { server, post } = await halfSent()
    await addReader(person(), 'new@example.com')
    await goOn(post)
    expect(recipients(server)).toEqual(['early@example.com', 'late@example.com'])
  })

  test('stopping it ends it for those who wait', async () => {
    const { server, post } = await halfSent()
    const answer = await person().post(`${mailingPath(post)}/stop`)
    expect(answer.json()).toMatchObject({ progress: { isStopped: true, sent: 1, skipped: 1 } })
    await goOn(post)
    expect(server.taken).toHaveLength(1)
    expect(await stateOf(post)).toEqual(['published', null])
    expect((await person().post(`${mailingPath(post)}/stop`)).statusCode).toBe(409)
  })

  test('disconnecting ends it for those who wait', async () => {
    const { server, post } = await halfSent()
    const [account] = (await person().get('/api/social-accounts')).json<{ id: string }[]>()
    await person().delete(`/api/social-accounts/${account?.id}`)
    await goOn(post)
    expect(server.taken).toHaveLength(1)
    expect(await stateOf(post)).toEqual(['published', null])
    expect((await read(post)).problems).toMatchObject([{ problem: 'disconnected' }])
  })

  test('deleting the workspace deletes what was left', async () => {
    const { server, post } = await halfSent()
    await app().query('delete from workspaces where id = $1', [shop().sender.workspaceId])
    const { rows } = await app().query('select from mail_deliveries where post_id = $1', [post.postId])
    expect([rows, server.taken.length]).toEqual([[], 1])
  })
})
