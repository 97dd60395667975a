import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { deliveryOf, receiptsOf } from '#connectors/social/whatsapp/whatsapp.deliveries.fixture.ts'
import { send } from '#features/publishing/server/publishing.fixture.ts'
import { publishNow } from '#features/publishing/server/schedule/schedule-posts.ts'
import { listenToAccounts } from '#features/social-accounts/server/listen.job.ts'
import type { SocialAccount } from '#features/social-accounts/social-accounts.contract.ts'
import { openShop, readMailing, type Shop } from '#tests/mailing-shop.ts'
import {
  addPhone,
  approveText,
  connectPhone,
  draftMessage,
  type PhoneShop,
  withPhoneShop,
} from '#tests/messaging-shop.ts'
import type { TestApp } from '#tests/test-app.ts'
import type { Conversation, Entry } from '../inbox.contract.ts'
import { inboxOf, readAll } from './inbox.fixture.ts'

let at: TestApp
let shop: Shop
let network: PhoneShop['network']
withPhoneShop((given) => ({ at, shop, network } = given))

const sender = () => ({
  numberId: network.account.remoteId,
  appSecret: network.appSecret,
  now: at.clock.now(),
})

const hand = ({ body, headers }: ReturnType<typeof deliveryOf>, id = network.id) =>
  at.call({ method: 'POST', url: `/api/intake/${id}`, payload: body, headers })

async function deliver(delivery: ReturnType<typeof deliveryOf>): Promise<void> {
  const { statusCode } = await hand(delivery)
  expect(statusCode).toBe(204)
  await readAll(at)
}

const listen = () => listenToAccounts.run({}, at.deps)
const listening = async () => {
  const accounts = (await shop.person.get('/api/social-accounts')).json<SocialAccount[]>()
  return accounts.find(({ id }) => id === network.id)?.listening
}

describe('deliveries', () => {
  test('the network is asked once connected, and may check the address', async () => {
    expect(await listening()).toEqual({ state: 'pending', answer: null })
    await listen()
    expect(await listening()).toEqual({ state: 'on', answer: null })
    expect(network.isBusinessSubscribed).toBe(true)
    expect([...network.subscriptions]).toEqual([['whatsapp_business_account', ['messages']]])
    const { url = '', token = '' } = network.place ?? {}
    expect(url).toBe(`https://shop.example/api/intake/${network.id}`)
    const ask = (verifyToken: string, id = network.id) =>
      at.call({
        method: 'GET',
        url: `/api/intake/${id}?hub.mode=subscribe&hub.verify_token=${verifyToken}&hub.challenge=1158201444`,
      })
    const right = await ask(token)
    expect([right.statusCode, right.body]).toEqual([200, '1158201444'])
    expect(right.headers['content-type']).toContain('text/plain')
    expect((await ask('guessed')).statusCode).toBe(404)
    expect((await ask(token, randomUUID())).statusCode).toBe(404)
  })

  test('another program that the app delivers to keeps its address', async () => {
    network.subscriptions.set('whatsapp_business_account', ['messages', 'account_update'])
    await listen()
    const asked = network.requests.filter(({ method, path }) =>
      `${method} ${path}`.endsWith('/subscriptions'),
    )
    expect(asked.map(({ method }) => method)).toEqual(['GET'])
    expect(await listening()).toEqual({ state: 'on', answer: null })
  })

  test('why there are none is told, with the words of the network, and asked again after an hour or a day', async () => {
    await network.close()
    await listen()
    expect(await listening()).toMatchObject({ state: 'unreachable' })
    const other = await connectPhone(at, shop)
    network = other
    other.subscriptions.set('page', [])
    delete at.deps.env.publicUrl
    await listen()
    expect(await listening()).toEqual({ state: 'no_public_address', answer: null })
    at.deps.env.publicUrl = 'https://shop.example'
    await shop.person.post(`/api/social-accounts/${other.id}/check`)
    expect(await listening()).toEqual({ state: 'on', answer: null })
  })

  test('disconnecting ends them', async () => {
    await listen()
    expect(network.place).not.toBeNull()
    await shop.person.delete(`/api/social-accounts/${network.id}`)
    expect(network.place).toBeNull()
  })

  test('what the app has not signed is refused, and stores nothing', async () => {
    const right = deliveryOf(sender(), { text: 'Hello' })
    const forged = deliveryOf({ ...sender(), appSecret: 'another' }, { text: 'Hello' })
    expect((await hand(forged)).statusCode).toBe(404)
    const changed = { ...right, body: Buffer.from(right.body.toString().replace('Hello', 'Hallo')) }
    expect((await hand(changed)).statusCode).toBe(404)
    expect(
      (await hand({ ...right, headers: { 'content-type': 'application/json' } } as never)).statusCode,
    ).toBe(404)
    await readAll(at)
    expect(await inboxOf(shop.person)).toEqual([])
  })
})

describe('messages of customers', () => {
  const thread = async () => {
    const [message] = await inboxOf(shop.person)
    const conversation = (
      await shop.person.get(`/api/conversations/${message?.conversationId}`)
    ).json<Conversation>()
    return conversation
  }
  const entriesOf = async (id: string) =>
    (await shop.person.get(`/api/conversations/${id}/entries`)).json<Entry[]>()

  test('arrive once, with the name of the person, and can be answered for a day', async () => {
    const delivery = deliveryOf(sender(), { id: 'wamid.1', text: 'Do you open tomorrow?' })
    await deliver(delivery)
    await deliver(
      deliveryOf(
        sender(),
        { id: 'wamid.1', text: 'Do you open tomorrow?' },
        { id: 'wamid.2', type: 'image', image: { caption: 'This cake' } },
      ),
    )
    expect(
      (await inboxOf(shop.person)).map(({ content, senderName }) => [content, senderName]).toSorted(),
    ).toEqual([
      ['Do you open tomorrow?', 'Luz Vega'],
      ['📷 This cake', 'Luz Vega'],
    ])
    const { id, cannotReply, replyUntil } = await thread()
    expect([cannotReply, typeof replyUntil]).toEqual([null, 'string'])
    network.openWindows.add('34612345678')
    const body = { text: 'Yes, from eight.', reference: randomUUID() }
    const reply = (await shop.person.post(`/api/conversations/${id}/reply`, body)).json<Entry>()
    expect(reply.delivery).toBe('sent')
    expect(network.replies).toMatchObject([
      { to: '34612345678', text: 'Yes, from eight.', reference: reply.id },
    ])
  })

  test('a reply whose answer is lost is settled by what the network tells later', async () => {
    await deliver(deliveryOf(sender(), { text: 'Hello' }))
    network.openWindows.add('34612345678')
    network.fault = 'cut-after-accept'
    const { id } = await thread()
    const body = { text: 'Hi!', reference: randomUUID() }
    const reply = (await shop.person.post(`/api/conversations/${id}/reply`, body)).json<Entry>()
    expect(reply.delivery).toBe('unconfirmed')
    const [sent] = network.replies
    await deliver(receiptsOf(sender(), { id: sent?.id ?? '', status: 'delivered', reference: reply.id }))
    const stateNow = async () => (await entriesOf(id)).find((entry) => entry.id === reply.id)?.delivery
    expect(await stateNow()).toBe('sent')
    await deliver(
      receiptsOf(sender(), { id: sent?.id ?? '', status: 'failed', reference: reply.id, code: 131_026 }),
    )
    expect(await stateNow()).toBe('failed')
    await deliver(receiptsOf(sender(), { id: sent?.id ?? '', status: 'sent', reference: reply.id }))
    expect(await stateNow()).toBe('failed')
  })

  test('"stop" and nothing else ends messages to this number', async () => {
    await addPhone(shop.person, '+34600100001')
    await addPhone(shop.person, '+34600100002')
    const draft = await draftMessage(at, shop)
    const audience = async () => (await readMailing(shop, draft)).audience
    await deliver(deliveryOf(sender(), { from: '34600100001', text: 'Please stop by at eight' }))
    expect(await audience()).toBe(2)
    await deliver(deliveryOf(sender(), { from: '34600100001', text: ' ¡Baja! ' }))
    expect(await audience()).toBe(1)
    const activity = (await shop.person.get('/api/activity')).body
    expect(activity).toContain('Luz Vega wants no more messages, so they get none')
  })
})

describe('what became of messages to customers', () => {
  async function sentTo(...phones: string[]) {
    for (const phone of phones) await addPhone(shop.person, phone)
    const draft = await draftMessage(at, shop)
    const post = { ...draft, ...shop.sender, accountId: network.id }
    await approveText(at, network, post)
    await publishNow(at.deps.db, shop.sender, post.id)
    await send(at, post.id)
    const { rows } = await at.query(
      'select id, address, remote_id from mail_deliveries where post_id = $1 order by address',
      [draft.postId],
    )
    return { post, deliveries: rows as { id: string; address: string; remote_id: string | null }[] }
  }
  const progressOf = async (post: { id: string; postId: string }) => (await readMailing(shop, post)).progress

  test('delivered and read are counted once, in whatever order they come', async () => {
    const { post, deliveries } = await sentTo('+34600100001', '+34600100002', '+34600100003')
    const [one, two] = deliveries.map(({ id, remote_id: remoteId }) => ({
      id: remoteId ?? '',
      reference: id,
    }))
    if (!one || !two) throw new Error('They were sent.')
    await deliver(receiptsOf(sender(), { ...one, status: 'read' }))
    await deliver(receiptsOf(sender(), { ...one, status: 'delivered' }, { ...one, status: 'sent' }))
    // Of messages from before we sent our own ids.
    await deliver(receiptsOf(sender(), { id: two.id, status: 'delivered' }))
    await deliver(
      receiptsOf(sender(), { id: two.id, status: 'delivered' }, { id: 'wamid.unknown', status: 'read' }),
    )
    expect(await progressOf(post)).toMatchObject({ sent: 3, delivered: 2, read: 1 })
  })

  test('who cannot get it is told afterwards, and who stopped messages gets none again', async () => {
    const { post, deliveries } = await sentTo('+34600100001', '+34600100002', '+34600100003')
    const [gone, stopped] = deliveries.map(({ id, remote_id: remoteId }) => ({
      id: remoteId ?? '',
      reference: id,
    }))
    if (!gone || !stopped) throw new Error('They were sent.')
    await deliver(
      receiptsOf(
        sender(),
        { ...gone, status: 'failed', code: 131_026 },
        { ...stopped, status: 'failed', code: 131_050 },
      ),
    )
    const mailing = await readMailing(shop, post)
    expect(mailing.problems.map(({ address, state, problem }) => [address, state, problem])).toEqual([
      ['+34600100001', 'refused', 'not_on_network'],
      ['+34600100002', 'refused', 'opted_out'],
    ])
    expect(mailing).toMatchObject({ audience: 2, progress: { sent: 1, refused: 2 } })
  })

  test('a message whose answer was lost counts as sent once the network speaks of it', async () => {
    network.fault = 'cut-after-accept'
    const { post, deliveries } = await sentTo('+34600100001')
    expect(await progressOf(post)).toMatchObject({ sent: 0, unconfirmed: 1 })
    await deliver(
      receiptsOf(sender(), { id: 'wamid.new', status: 'delivered', reference: deliveries[0]?.id ?? '' }),
    )
    expect(await progressOf(post)).toMatchObject({ sent: 1, unconfirmed: 0, delivered: 1 })
  })

  test('nothing of another shop is touched', async () => {
    const { post, deliveries } = await sentTo('+34600100001')
    const other = await openShop(at)
    const fake = await connectPhone(at, other)
    try {
      const stranger = { numberId: fake.account.remoteId, appSecret: fake.appSecret, now: at.clock.now() }
      const { id: reference = '', remote_id: id } = deliveries[0] ?? {}
      const told = receiptsOf(stranger, { id: id ?? '', status: 'failed', reference, code: 131_026 })
      expect((await hand(told, fake.id)).statusCode).toBe(204)
      expect((await hand(told)).statusCode).toBe(404)
      await readAll(at)
      expect(await progressOf(post)).toMatchObject({ sent: 1, refused: 0 })
    } finally {
      await fake.close()
    }
  })
})
