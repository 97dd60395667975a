import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { addBrand } from '#core/brands/server/brands.fixture.ts'
import { letTimePass, onlyPost, send, watch } from '#features/publishing/server/publishing.fixture.ts'
import { startFakeSmtpServer } from '#server/mail/fake-smtp-server.fixture.ts'
import { partOf, readMail } from '#server/mail/mail-parts.fixture.ts'
import type { FakeSmtpServer, SmtpBehaviour } from '#server/mail/smtp-server.fixture.ts'
import {
  addReader,
  connectEmail,
  letDeliveriesPass,
  mailingPath,
  openShop,
  publishMail,
  readMailing,
  type Shop,
} from '#tests/mailing-shop.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'

let at: TestApp
let shop: Shop
beforeAll(async () => {
  at = await createTestApp({ publicUrl: 'https://shop.example' })
})
afterAll(() => at.close())
beforeEach(async () => {
  shop = await openShop(at)
})

type Post = { id: string; postId: string }

async function connected(behaviour: SmtpBehaviour = {}): Promise<FakeSmtpServer> {
  const server = await startFakeSmtpServer(behaviour)
  await connectEmail(at, shop, server)
  return server
}

/** The next look of the engine, after all waits are over. */
async function goOn({ id, postId }: Post): Promise<void> {
  await letDeliveriesPass(at, postId)
  await letTimePass(at, postId, 60)
  await watch(at, id)
}

const recipients = ({ taken }: FakeSmtpServer) => taken.map(({ to }) => to).toSorted()
const stateOf = async ({ id }: Post) => {
  const { state, reason } = await onlyPost(at, id)
  return [state, reason]
}
const suppressed = async () =>
  (
    await at.query('select address, reason from mail_suppressions where workspace_id = $1', [
      shop.sender.workspaceId,
    ])
  ).rows

test('everyone who agreed gets it once, and nobody else', async () => {
  const server = await connected()
  const { person } = shop
  await addReader(person, 'ana@example.com')
  await addReader(person, 'luz@example.com')
  await addReader(person, 'LUZ@example.com')
  await person.post('/api/customers', { name: 'Eva', email: 'eva@example.com' })
  await addReader(person, 'gone@example.com')
  await at.query(
    "insert into mail_suppressions (workspace_id, address, reason, created_at) values ($1, 'gone@example.com', 'unsubscribed', now())",
    [shop.sender.workspaceId],
  )
  const post = await publishMail(at, shop)
  expect((await readMailing(shop, post)).audience).toBe(2)
  await send(at, post.id)
  expect(recipients(server)).toEqual(['ana@example.com', 'luz@example.com'])
  expect(server.connections).toBe(1)
  expect(await stateOf(post)).toEqual(['published', null])
  expect(await readMailing(shop, post)).toMatchObject({
    progress: { total: 2, sent: 2, queued: 0, endedAt: expect.any(String), isStopped: false },
    problems: [],
  })
})

test('a campaign of a brand goes to its customers and those without a brand', async () => {
  const server = await connected()
  const { id: brandId } = await addBrand(shop.person, { name: 'Sol' })
  const { id: other } = await addBrand(shop.person, { name: 'Mar' })
  await addReader(shop.person, 'sol@example.com', { brandId })
  await addReader(shop.person, 'none@example.com')
  await addReader(shop.person, 'mar@example.com', { brandId: other })
  const post = await publishMail(at, shop, brandId)
  await send(at, post.id)
  expect(recipients(server)).toEqual(['none@example.com', 'sol@example.com'])
})

test('the mail says who writes, and how to unsubscribe in the language of the customer', async () => {
  const server = await connected()
  await addReader(shop.person, 'luz@example.com', { language: 'es' })
  const post = await publishMail(at, shop)
  await send(at, post.id)
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
  await addReader(shop.person, 'luz@example.com')
  const post = await publishMail(at, shop)
  await send(at, post.id)
  const { headers } = readMail(server.mails[0] ?? '')
  const { pathname, search } = new URL((headers['list-unsubscribe'] ?? '').replace(/[<>]/g, ''))
  const answer = await at.call({
    method: 'POST',
    url: `${pathname}${search}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(answer.statusCode).toBe(200)
  expect((await readMailing(shop, post)).progress?.unsubscribed).toBe(1)
  const next = await publishMail(at, shop)
  await send(at, next.id)
  expect(server.taken).toHaveLength(1)
  expect(await stateOf(next)).toEqual(['failed', 'no_recipients'])
})

describe('nothing is sent without', () => {
  test.each([
    ["name = '', is_named_after_owner = true", 'sender_name_missing', 'business_name'],
    ["postal_address = ''", 'postal_address_missing', 'postal_address'],
  ])('%s', async (change, reason, missing) => {
    const server = await connected()
    await addReader(shop.person, 'luz@example.com')
    await at.query(`update workspaces set ${change} where id = $1`, [shop.sender.workspaceId])
    if (missing === 'business_name') await at.query("update brands set name = ''")
    const post = await publishMail(at, shop)
    await send(at, post.id)
    expect(await stateOf(post)).toEqual(['failed', reason])
    expect(server.taken).toEqual([])
    expect((await readMailing(shop, post)).missing).toContain(missing)
  })

  test('an address at which people can unsubscribe', async () => {
    const server = await connected()
    await addReader(shop.person, 'luz@example.com')
    const { publicUrl } = at.deps.env
    at.deps.env.publicUrl = undefined
    onTestFinished(() => {
      at.deps.env.publicUrl = publicUrl
    })
    const post = await publishMail(at, shop)
    await send(at, post.id)
    expect(await stateOf(post)).toEqual(['failed', 'public_url_missing'])
    expect(server.taken).toEqual([])
    expect((await readMailing(shop, post)).hasPublicLinks).toBe(false)
  })

  test('anybody who agreed, and a retry asks again', async () => {
    const server = await connected()
    const post = await publishMail(at, shop)
    await send(at, post.id)
    expect(await stateOf(post)).toEqual(['failed', 'no_recipients'])
    await addReader(shop.person, 'luz@example.com')
    await shop.person.post(`/api/campaigns/${post.id}/retry`)
    await send(at, post.id)
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
    for (const name of ['no', 'old', 'policy', 'yes']) await addReader(shop.person, `${name}@example.com`)
    const post = await publishMail(at, shop)
    await send(at, post.id)
    expect(recipients(server)).toEqual(['yes@example.com'])
    expect(await stateOf(post)).toEqual(['published', null])
    expect((await suppressed()).toSorted((a, b) => (a.address ?? '').localeCompare(b.address ?? ''))).toEqual(
      [
        { address: 'no@example.com', reason: 'bounced' },
        { address: 'old@example.com', reason: 'bounced' },
      ],
    )
    const { progress, problems } = await readMailing(shop, post)
    expect(progress).toMatchObject({ total: 4, sent: 1, refused: 3 })
    expect(problems.map(({ address, problem, answer }) => [address, problem, answer])).toEqual([
      ['no@example.com', 'no_mailbox', '550 5.1.1 No such user'],
      ['old@example.com', 'no_mailbox', '553 mailbox name not allowed'],
      ['policy@example.com', 'refused', '550 5.7.1 Not from you'],
    ])
  })

  test('to everyone: the post has failed', async () => {
    await connected({ refusesRecipient: true })
    await addReader(shop.person, 'luz@example.com')
    const post = await publishMail(at, shop)
    await send(at, post.id)
    expect(await stateOf(post)).toEqual(['failed', 'all_refused'])
  })

  test('to the sender: the post has failed, and nobody is suppressed', async () => {
    await connected({ refusesSender: true })
    await addReader(shop.person, 'luz@example.com')
    const post = await publishMail(at, shop)
    await send(at, post.id)
    expect(await stateOf(post)).toEqual(['failed', 'all_refused'])
    expect((await readMailing(shop, post)).problems).toMatchObject([{ problem: 'sender_refused' }])
    expect(await suppressed()).toEqual([])
  })

  test('to the login: the channel has to be reconnected, and then it goes out', async () => {
    const login = { username: 'luna', password: 'right' }
    const server = await startFakeSmtpServer({ login })
    await connectEmail(at, shop, server, { password: 'wrong' })
    await addReader(shop.person, 'luz@example.com')
    const post = await publishMail(at, shop)
    await send(at, post.id)
    expect(await stateOf(post)).toEqual(['needs_you', 'needs_reconnect'])
    expect((await readMailing(shop, post)).progress).toBeNull()
  })

  test('"later" is tried again, until it is given up', async () => {
    const server = await connected({
      recipients: {
        'soon@example.com': ['451 4.7.1 Greylisted'],
        'never@example.com': Array.from({ length: 20 }, () => '450 4.2.1 Busy'),
      },
    })
    await addReader(shop.person, 'soon@example.com')
    await addReader(shop.person, 'never@example.com')
    const post = await publishMail(at, shop)
    await send(at, post.id)
    expect(await stateOf(post)).toEqual(['sending', null])
    await goOn(post)
    expect(recipients(server)).toEqual(['soon@example.com'])
    for (let round = 0; round < 10; round++) await goOn(post)
    expect(await stateOf(post)).toEqual(['published', null])
    expect((await readMailing(shop, post)).progress).toMatchObject({ sent: 1, failed: 1 })
  })

  test('"closing" gives the channel a rest', async () => {
    const server = await connected({ recipients: { 'a@example.com': ['421 4.7.0 Too many'] } })
    await addReader(shop.person, 'a@example.com')
    const post = await publishMail(at, shop)
    await send(at, post.id)
    const { rows } = await at.query(
      "select paused_until > now() + interval '50 seconds' as rests from social_accounts where workspace_id = $1",
      [shop.sender.workspaceId],
    )
    expect(rows).toEqual([{ rests: true }])
    await goOn(post)
    expect(recipients(server)).toEqual(['a@example.com'])
  })
})

describe('when the connection breaks off', () => {
  test('after the content: unconfirmed, and never sent again', async () => {
    const server = await connected({ contents: { 'a@example.com': ['cut'] } })
    await addReader(shop.person, 'a@example.com')
    await addReader(shop.person, 'b@example.com')
    const post = await publishMail(at, shop)
    await send(at, post.id)
    for (let round = 0; round < 3; round++) await goOn(post)
    expect(recipients(server)).toEqual(['a@example.com', 'b@example.com'])
    expect(await stateOf(post)).toEqual(['published', null])
    expect(await readMailing(shop, post)).toMatchObject({
      progress: { sent: 1, unconfirmed: 1 },
      problems: [{ address: 'a@example.com', state: 'unconfirmed', problem: 'lost_answer' }],
    })
  })

  test('before the content: sent later, once', async () => {
    const server = await connected({ recipients: { 'a@example.com': ['cut'] } })
    await addReader(shop.person, 'a@example.com')
    const post = await publishMail(at, shop)
    await send(at, post.id)
    expect(server.taken).toEqual([])
    await goOn(post)
    expect(recipients(server)).toEqual(['a@example.com'])
    expect(await stateOf(post)).toEqual(['published', null])
  })

  test('and the server is away for good: nobody got it', async () => {
    const server = await connected()
    await addReader(shop.person, 'a@example.com')
    await server.close()
    const post = await publishMail(at, shop)
    await send(at, post.id)
    expect(await stateOf(post)).toEqual(['scheduled', null])
    expect((await readMailing(shop, post)).progress).toBeNull()
  })
})

describe('what changes while it is sent', () => {
  /** The first asks to wait, so that one is left when the engine looks again. */
  async function halfSent(): Promise<{ server: FakeSmtpServer; post: Post; late: string }> {
    const server = await connected({ recipients: { 'late@example.com': ['451 4.7.1 Later'] } })
    await addReader(shop.person, 'early@example.com')
    const late = await addReader(shop.person, 'late@example.com')
    const post = await publishMail(at, shop)
    await send(at, post.id)
    expect(recipients(server)).toEqual(['early@example.com'])
    return { server, post, late }
  }

  test('who withdraws consent gets nothing', async () => {
    const { server, post, late } = await halfSent()
    await shop.person.post(`/api/customers/${late}/consents`, {
      channel: 'email',
      state: 'withdrawn',
      source: 'manual',
    })
    await goOn(post)
    expect(server.taken).toHaveLength(1)
    expect((await readMailing(shop, post)).problems).toMatchObject([{ problem: 'no_consent' }])
  })

  test('a deleted customer gets nothing', async () => {
    const { server, post, late } = await halfSent()
    await shop.person.delete(`/api/customers/${late}`)
    await goOn(post)
    expect(server.taken).toHaveLength(1)
    expect(await stateOf(post)).toEqual(['published', null])
  })

  test('who agrees later is not added', async () => {
    const { server, post } = await halfSent()
    await addReader(shop.person, 'new@example.com')
    await goOn(post)
    expect(recipients(server)).toEqual(['early@example.com', 'late@example.com'])
  })

  test('stopping it ends it for those who wait', async () => {
    const { server, post } = await halfSent()
    const answer = await shop.person.post(`${mailingPath(post)}/stop`)
    expect(answer.json()).toMatchObject({ progress: { isStopped: true, sent: 1, skipped: 1 } })
    await goOn(post)
    expect(server.taken).toHaveLength(1)
    expect(await stateOf(post)).toEqual(['published', null])
    expect((await shop.person.post(`${mailingPath(post)}/stop`)).statusCode).toBe(409)
  })

  test('disconnecting ends it for those who wait', async () => {
    const { server, post } = await halfSent()
    const [account] = (await shop.person.get('/api/social-accounts')).json<{ id: string }[]>()
    await shop.person.delete(`/api/social-accounts/${account?.id}`)
    await goOn(post)
    expect(server.taken).toHaveLength(1)
    expect(await stateOf(post)).toEqual(['published', null])
    expect((await readMailing(shop, post)).problems).toMatchObject([{ problem: 'disconnected' }])
  })

  test('deleting the workspace deletes what was left', async () => {
    const { server, post } = await halfSent()
    await at.query('delete from workspaces where id = $1', [shop.sender.workspaceId])
    const { rows } = await at.query('select from mail_deliveries where post_id = $1', [post.postId])
    expect([rows, server.taken.length]).toEqual([[], 1])
  })
})

describe('on the screen', () => {
  test('the preview is the mail, with nothing to fetch and no markup of people', async () => {
    const post = await publishMail(at, shop)
    await at.query('update posts set title = $2, text = $3 where id = $1', [
      post.postId,
      'Hi\r\nBcc: all@example.com \u202Eevil',
      '<script>alert(1)</script> https://luna.example/<b>',
    ])
    const answer = (await shop.person.get(`${mailingPath(post)}/preview`)).json()
    expect(answer.subject).toBe('Hi Bcc: all@example.com evil')
    expect(answer.html).not.toContain('<script')
    expect(answer.html).toContain('<a href="https://luna.example/">')
    expect(answer.html.match(/src="(?!data:)/g)).toBeNull()
  })

  test('a test goes to oneself alone', async () => {
    const server = await connected()
    await addReader(shop.person, 'luz@example.com')
    const post = await publishMail(at, shop)
    const answer = await shop.person.post(`${mailingPath(post)}/test`)
    expect(answer.json()).toEqual({ sentTo: shop.person.user.email })
    expect(recipients(server)).toEqual([shop.person.user.email])
    expect(readMail(server.mails[0] ?? '').headers['list-unsubscribe']).toBeUndefined()
    expect((await readMailing(shop, post)).progress).toBeNull()
  })

  test('a test needs a channel', async () => {
    const post = await publishMail(at, shop)
    const answer = await shop.person.post(`${mailingPath(post)}/test`)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'mailing_not_connected'])
  })

  test('another workspace finds nothing', async () => {
    const post = await publishMail(at, shop)
    const eva = await at.person()
    expect((await eva.get(mailingPath(post))).statusCode).toBe(404)
    expect((await eva.post(`${mailingPath(post)}/stop`)).statusCode).toBe(404)
  })
})
