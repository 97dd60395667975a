import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Platform } from '#connectors/social/platforms.ts'
import { readDeliveries } from '#features/inbox/server/read-deliveries.job.ts'
import { teammate } from '#features/people/server/people.fixture.ts'
import {
  findAccountByRemoteId,
  findAccountForIntake,
  openAccount,
} from '#features/social-accounts/server/social-accounts.service.ts'
import type { Person } from '#tests/person.ts'
import { png } from '#tests/png.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { workspaceOf } from '#tests/workspace.ts'
import type { FeedPost } from '../sandbox-network.contract.ts'
import { deliverMessageJob } from './deliver-message.job.ts'
import { signIn, signOut } from './sandbox-network.service.ts'

let at: TestApp
let ana: Person
let other: Person
beforeAll(async () => {
  at = await createTestApp()
  ana = await at.person()
  other = await at.person()
})
afterAll(() => at.close())

const deliverMessage = deliverMessageJob(findAccountByRemoteId)
const post = { reference: 'one', title: '', text: 'Hello', media: [] }

async function account(platform: Platform = 'x', person = ana, handle = 'luna') {
  const workspaceId = await workspaceOf(at, person)
  const { id, tokens } = await signIn(at.deps.db, workspaceId, { platform, name: 'Luna', handle }, [])
  return { id, token: tokens.secret, refresh: tokens.refresh ?? '' }
}

/** A call by another program: no session, no origin, only the token. */
const call = (token: string, url: string, payload?: object) =>
  at.call({
    method: payload ? 'POST' : 'GET',
    url: `/api/sandbox${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  })

const feed = async (id: string, person = ana, query = '') =>
  (await person.get(`/api/sandbox/accounts/${id}/feed${query}`)).json<FeedPost[]>()

async function upload(person: Person): Promise<string> {
  const { uploadURL } = (await person.post('/api/objects/upload')).json<{ uploadURL: string }>()
  const headers = { 'content-type': 'image/png' }
  return (await person.call({ method: 'PUT', url: uploadURL, payload: png, headers })).json().url
}

describe("the network's API", () => {
  test('a token belongs to one account, and identifies it', async () => {
    const { id, token } = await account()
    expect((await call(token, '/me')).json()).toEqual({ id, platform: 'x', handle: 'luna', name: 'Luna' })
  })

  test.each([
    ['no token', {}],
    ['an unknown one', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['another scheme', { authorization: 'Basic abc' }],
    ['a very long one', { authorization: `Bearer ${'x'.repeat(5000)}` }],
  ])('%s: 401 for every call, and nothing is written', async (_case, headers) => {
    const before = await at.query('select count(*) as n from sandbox_ledger')
    const answers = await Promise.all([
      at.call({ url: '/api/sandbox/me', headers }),
      at.call({ url: '/api/sandbox/posts?reference=one', headers }),
      at.call({ url: `/api/sandbox/posts/results?ids=${crypto.randomUUID()}`, headers }),
      at.call({ url: `/api/sandbox/posts/status?handle=${crypto.randomUUID()}`, headers }),
      at.call({ method: 'POST', url: '/api/sandbox/posts', payload: post, headers }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401])
    expect((await at.query('select count(*) as n from sandbox_ledger')).rows).toEqual(before.rows)
  })

  test('accepts valid posts, and finds them by the sender’s reference', async () => {
    const { id, token } = await account()
    const answer = await call(token, '/posts', { ...post, reference: 'mine' })
    expect(answer.statusCode).toBe(201)
    const accepted = answer.json<{ id: string; url: string }>()
    expect(accepted.url).toBe(`/sandbox/${id}#${accepted.id}`)
    expect((await call(token, '/posts?reference=mine')).json()).toMatchObject([accepted])
    expect((await call(token, '/posts?reference=never')).json()).toEqual([])
  })

  test('shows the texts below a post in their order, and refuses what the platform would', async () => {
    const { id, token } = await account()
    const sendWith = (followUps: string[]) => call(token, '/posts', { ...post, followUps })
    expect((await sendWith(['Second', 'Third'])).statusCode).toBe(201)
    expect((await feed(id))[0]).toMatchObject({ followUps: ['Second', 'Third'] })
    const refused = await sendWith(['a'.repeat(281)])
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['followUps']])
  })

  test('a post sent twice is there twice: duplicates are not hidden', async () => {
    const { id, token } = await account('threads')
    await Promise.all([call(token, '/posts', post), call(token, '/posts', post)])
    expect((await call(token, '/posts?reference=one')).json()).toHaveLength(2)
    expect(await feed(id)).toHaveLength(2)
  })

  test('refuses what the platform would, with a reason in the requested language', async () => {
    const { token } = await account()
    const long = { ...post, text: 'x'.repeat(300) }
    const answer = await call(token, '/posts', long)
    expect([answer.statusCode, answer.json().fields]).toEqual([
      422,
      { text: 'X (Twitter): the text has 300 of 280 characters. Shorten it by 20.' },
    ])
    const spanish = await at.call({
      method: 'POST',
      url: '/api/sandbox/posts',
      payload: long,
      headers: { authorization: `Bearer ${token}`, 'accept-language': 'es' },
    })
    expect(spanish.json().fields).toEqual({
      text: 'X (Twitter): el texto tiene 300 de 280 caracteres. Acórtalo en 20.',
    })
    const bare = await call((await account('instagram')).token, '/posts', post)
    expect(bare.json().fields).toEqual({
      media: 'Instagram: 0 images or videos, at least 1 needed. Add one.',
    })
  })

  test.each([
    [
      'en',
      'Threads: the text has 501 of 500 characters. Shorten it by 1. Threads: the text has 2 of 1 hashtag. Remove 1.',
    ],
    [
      'es',
      'Threads: el texto tiene 501 de 500 caracteres. Acórtalo en 1. Threads: el texto tiene 2 de 1 hashtag. Quita 1.',
    ],
  ])('reports two errors of one field, in %s', async (language, text) => {
    const { token } = await account('threads')
    const answer = await at.call({
      method: 'POST',
      url: '/api/sandbox/posts',
      payload: { ...post, text: `${'x'.repeat(493)} #a #bcd` },
      headers: { authorization: `Bearer ${token}`, 'accept-language': language },
    })
    expect([answer.statusCode, answer.json().fields]).toEqual([422, { text }])
  })

  test('accepts pictures of the sender’s workspace only', async () => {
    const { id, token } = await account('instagram')
    const url = await upload(ana)
    const media = [{ kind: 'picture', url, alt: 'A cake' }]
    expect((await call(token, '/posts', { ...post, media })).statusCode).toBe(201)
    expect((await feed(id))[0]?.media).toEqual(media)
    const foreign = [{ kind: 'picture', url: await upload(other), alt: '' }]
    expect((await call(token, '/posts', { ...post, media: foreign })).statusCode).toBe(422)
    for (const url of ['https://elsewhere.example/x.png', 'javascript:alert(1)', '/api/auth/user'])
      expect(
        (await call(token, '/posts', { ...post, media: [{ kind: 'picture', url, alt: '' }] })).statusCode,
      ).toBe(400)
  })

  test('a token sees its own account only', async () => {
    const mine = await account()
    const theirs = await account('x', other)
    const { id } = (await call(theirs.token, '/posts', { ...post, reference: 'theirs' })).json<{
      id: string
    }>()
    expect((await call(mine.token, '/posts?reference=theirs')).json()).toEqual([])
    expect((await call(mine.token, `/posts/results?ids=${id}`)).json()).toEqual([])
  })

  test('signing in again invalidates the old token, and signing out invalidates all', async () => {
    const first = await account('linkedin')
    const second = await account('linkedin')
    expect(second.id).toBe(first.id)
    expect((await call(first.token, '/me')).statusCode).toBe(401)
    expect((await call(second.token, '/me')).statusCode).toBe(200)
    await signOut(at.deps.db, await workspaceOf(at, ana), second.id)
    const gone = await call(second.token, '/me')
    expect([gone.statusCode, gone.json().code]).toEqual([401, 'unauthorized'])
    for (const { refresh } of [first, second]) {
      const answer = await call('', '/token', { refreshToken: refresh })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_grant'])
    }
  })

  test('the ledger is append-only', async () => {
    const { token } = await account()
    await call(token, '/posts', post)
    await expect(at.query("update sandbox_ledger set text = 'Other'")).rejects.toThrow('only added to')
    await expect(at.query('delete from sandbox_ledger')).rejects.toThrow('only added to')
  })
})

describe('the feed page', () => {
  const published = async (handle: string) => {
    const { id, token } = await account('x', ana, handle)
    const { id: postId } = (await call(token, '/posts', post)).json<{ id: string }>()
    return { id, token, postId }
  }
  const react = (person: Person, postId: string, body: object) =>
    person.post(`/api/sandbox/posts/${postId}/reactions`, { ...body })

  test('each person counts once as a viewer and once as a liker, and can unlike', async () => {
    const { id, postId } = await published('feed')
    const luz = await teammate(at, ana)
    for (const person of [ana, ana, luz])
      for (const kind of ['view', 'like']) await react(person, postId, { kind })
    expect((await feed(id))[0]).toMatchObject({ reach: 2, likes: 2, isLiked: true, isSeen: true })
    const answer = await ana.delete(`/api/sandbox/posts/${postId}/reactions/like`)
    expect(answer.json()).toMatchObject({ likes: 1, isLiked: false })
    expect((await feed(id, luz))[0]).toMatchObject({ likes: 1, isLiked: true })
  })

  test('comments show their author, as text, the newest three', async () => {
    const { id, postId } = await published('comments')
    for (const text of ['1', '2', '3', '<img src=x onerror=alert(1)>'])
      expect((await react(ana, postId, { kind: 'comment', text })).statusCode).toBe(201)
    const [shown] = await feed(id)
    expect(shown?.comments).toBe(4)
    expect(shown?.latestComments.map(({ who, text }) => [who, text])).toEqual([
      ['Ana Ruiz', '2'],
      ['Ana Ruiz', '3'],
      ['Ana Ruiz', '<img src=x onerror=alert(1)>'],
    ])
  })

  test.each([
    [{ kind: 'comment' }, 'text'],
    [{ kind: 'comment', text: '   ' }, 'text'],
    [{ kind: 'comment', text: 'x'.repeat(501) }, 'text'],
    [{ kind: 'poke' }, 'kind'],
  ])('refuses %o and names the field', async (body, field) => {
    const { postId } = await published('refused')
    const answer = await react(ana, postId, body)
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]])
  })

  test('pages contain every post once, newest first', async () => {
    const { id, token } = await published('pages')
    for (const text of ['b', 'c', 'd', 'e']) await call(token, '/posts', { ...post, text })
    const seen: string[] = []
    let cursor = ''
    do {
      const answer = await ana.get(`/api/sandbox/accounts/${id}/feed?limit=2${cursor}`)
      seen.push(...answer.json<FeedPost[]>().map(({ text }) => text))
      const next = answer.headers['x-next-cursor']
      cursor = next ? `&cursor=${next}` : ''
    } while (cursor)
    expect(seen).toEqual(['e', 'd', 'c', 'b', 'Hello'])
    const wrong = await ana.get(`/api/sandbox/accounts/${id}/feed?cursor=WyJ4Il0`)
    expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['cursor']])
  })
})

describe('messages', () => {
  const connect = async (person: Person) =>
    (await person.post('/api/social-accounts/sandbox', { platform: 'telegram' })).json<{
      id: string
      feedPath: string
    }>()
  const idIn = (feedPath: string) => feedPath.replace('/sandbox/', '')
  const messagesOf = async (id: string, person = ana) =>
    (await person.get(`/api/sandbox/accounts/${id}/messages`)).json()
  const write = (id: string, body: object, person = ana) =>
    person.post(`/api/sandbox/accounts/${id}/messages`, { name: 'Luz', text: 'Hello', ...body })

  test('a customer writes, the shop replies, and both appear in order', async () => {
    const { id, token } = await account('discord')
    expect((await write(id, {})).json()).toMatchObject({ thread: 'Luz', from: 'customer', text: 'Hello' })
    const reply = { thread: 'Luz', text: 'Hello Luz', reference: 'one' }
    const accepted = await call(token, '/messages', reply)
    expect([accepted.statusCode, accepted.json().url]).toEqual([201, `/sandbox/${id}`])
    expect(await messagesOf(id)).toMatchObject([
      { customerName: 'Luz', from: 'shop', text: 'Hello Luz' },
      { customerName: 'Luz', from: 'customer', text: 'Hello' },
    ])
    expect((await call(token, '/messages?reference=one')).json()).toEqual([accepted.json()])
    expect((await call(token, '/messages?reference=two')).json()).toEqual([])
    const theirs = await account('discord', other)
    expect((await call(theirs.token, '/messages?reference=one')).json()).toEqual([])
  })

  test('a reply sent twice is there twice', async () => {
    const { id, token } = await account('reddit')
    const reply = { thread: 'Luz', text: 'Hello', reference: 'same' }
    await Promise.all([call(token, '/messages', reply), call(token, '/messages', reply)])
    expect(await messagesOf(id)).toHaveLength(2)
  })

  test.each([{ name: ' ' }, { text: '' }, { name: 'x'.repeat(101) }])('is refused, case %#', async (body) => {
    const { id } = await account('reddit')
    expect((await write(id, body)).statusCode).toBe(400)
  })

  test('a message reaches the inbox over HTTP, with retries until accepted, and once', async () => {
    const url = await at.listen()
    const feedId = idIn((await connect(ana)).feedPath)
    const message = (await write(feedId, { text: 'Do you deliver?' })).json<{ id: string }>()
    const workspaceId = await workspaceOf(at, ana)
    const deliver = () => deliverMessage.run({ workspaceId, messageId: message.id }, at.deps)
    at.deps.env.baseUrls.social.sandbox = 'http://127.0.0.1:1'
    await expect(deliver()).rejects.toThrow()
    at.deps.env.baseUrls.social.sandbox = url
    for (let time = 0; time < 3; time++) {
      await deliver()
      await readDeliveries.run({}, at.deps)
    }
    const inbox = (await ana.get('/api/messages?search=deliver')).json()
    expect(inbox).toMatchObject([{ content: 'Do you deliver?', senderName: 'Luz' }])
    const reply = { text: 'We do.', reference: crypto.randomUUID() }
    const sent = await ana.post(`/api/conversations/${inbox[0].conversationId}/reply`, reply)
    expect(sent.json()).toMatchObject({ delivery: 'sent' })
    expect((await messagesOf(feedId))[0]).toMatchObject({ from: 'shop', text: 'We do.', thread: 'Luz' })
  })

  test('renewed tokens do not change the signature', async () => {
    const luz = await at.person()
    const { id, feedPath } = await connect(luz)
    const row = await findAccountForIntake(at.deps.db, id)
    const refreshToken = (row && openAccount(at.deps.secrets, row)?.refresh) ?? ''
    const renew = { method: 'POST', url: '/api/sandbox/token', payload: { refreshToken } } as const
    expect((await at.call(renew)).statusCode).toBe(200)
    const message = (await write(idIn(feedPath), { text: 'Still there?' }, luz)).json<{ id: string }>()
    const workspaceId = await workspaceOf(at, luz)
    await deliverMessage.run({ workspaceId, messageId: message.id }, at.deps)
    await readDeliveries.run({}, at.deps)
    expect((await luz.get('/api/messages')).json()).toMatchObject([{ content: 'Still there?' }])
  })

  test('a comment reaches the inbox, too', async () => {
    const { feedPath } = await connect(other)
    const workspaceId = await workspaceOf(at, other)
    const { rows } = await at.query(
      `insert into sandbox_ledger (workspace_id, account_id, reference, title, text, media)
       values ($1, $2, 'commented', '', 'New bread', '[]') returning id`,
      [workspaceId, idIn(feedPath)],
    )
    const comment = { kind: 'comment', text: 'How much is it?' }
    await other.post(`/api/sandbox/posts/${rows[0]?.id}/reactions`, comment)
    const [message] = await messagesOf(idIn(feedPath), other)
    await deliverMessage.run({ workspaceId, messageId: message.id }, at.deps)
    await readDeliveries.run({}, at.deps)
    expect((await other.get('/api/messages')).json()).toMatchObject([
      { content: 'How much is it?', senderName: 'Ana Ruiz' },
    ])
  })

  test('nothing is delivered for an account that is not connected', async () => {
    const { id } = await account('medium')
    const { id: messageId } = (await write(id, {})).json<{ id: string }>()
    const workspaceId = await workspaceOf(at, ana)
    expect(await deliverMessage.run({ workspaceId, messageId }, at.deps)).toEqual({ status: 'done' })
  })
})
