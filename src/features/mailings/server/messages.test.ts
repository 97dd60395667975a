import { describe, expect, test } from 'vitest'
import { letTimePass, onlyPost, send, watch } from '#features/publishing/server/publishing.fixture.ts'
import { publishNow } from '#features/publishing/server/schedule/schedule-posts.ts'
import { letDeliveriesPass, readMailing, type Shop } from '#tests/mailing-shop.ts'
import { addPhone, approveText, draftMessage, type PhoneShop, withPhoneShop } from '#tests/messaging-shop.ts'
import type { TestApp } from '#tests/test-app.ts'

let at: TestApp
let shop: Shop
let network: PhoneShop['network']
withPhoneShop((given) => ({ at, shop, network } = given))

type MessagePost = { id: string; postId: string }

async function approved(text?: string): Promise<MessagePost> {
  const post = await draftMessage(at, shop, text)
  await approveText(at, network, { ...post, ...shop.sender, accountId: network.id })
  return post
}
async function sent(): Promise<MessagePost> {
  const post = await approved()
  await publishNow(at.deps.db, shop.sender, post.id)
  await send(at, post.id)
  return post
}
async function goOn({ id, postId }: MessagePost): Promise<void> {
  await letDeliveriesPass(at, postId)
  await letTimePass(at, postId, 60)
  await watch(at, id)
}
const numbers = () => network.sent.map(({ to }) => to).toSorted()
const stateOf = async ({ id }: MessagePost) => {
  const { state, reason } = await onlyPost(at, id)
  return [state, reason]
}
const problemsOf = async (post: MessagePost) =>
  (await readMailing(shop, post)).problems.map(({ address, state, problem }) => [address, state, problem])

test('everyone who agreed and has a whole number gets it once, and nobody else', async () => {
  const { person } = shop
  await addPhone(person, '+34 600 100 001')
  await addPhone(person, '0034 600 100 002')
  await addPhone(person, '+34600100002')
  await addPhone(person, '600 100 003')
  await person.post('/api/customers', { name: 'Eva', phone: '+34 600 100 004' })
  await addPhone(person, '+34 600 100 005')
  await at.query(
    "insert into mail_suppressions (workspace_id, address, reason, created_at) values ($1, '+34600100005', 'unsubscribed', now())",
    [shop.sender.workspaceId],
  )
  const draft = await draftMessage(at, shop)
  expect(await readMailing(shop, draft)).toMatchObject({ goesTo: 'phones', audience: 2, withoutCode: 1 })
  const post = await sent()
  expect(numbers()).toEqual(['+34600100001', '+34600100002'])
  expect(await stateOf(post)).toEqual(['published', null])
  expect((await readMailing(shop, post)).progress).toMatchObject({ total: 2, sent: 2 })
})

test('what cannot be delivered is told person by person; who stopped messages gets none again', async () => {
  const refusals = {
    '+34600100001': 131_026,
    '+34600100002': 131_049,
    '+34600100003': 131_050,
    '+34600100004': 100,
  }
  for (const number of ['+34600100005', ...Object.keys(refusals)]) await addPhone(shop.person, number)
  network.refusals = refusals
  const post = await sent()
  expect(numbers()).toEqual(['+34600100005'])
  expect(await problemsOf(post)).toEqual([
    ['+34600100001', 'refused', 'not_on_network'],
    ['+34600100002', 'refused', 'limited'],
    ['+34600100003', 'refused', 'opted_out'],
    ['+34600100004', 'refused', 'refused'],
  ])
  network.refusals = {}
  network.sent.length = 0
  await sent()
  expect(numbers()).toEqual(['+34600100001', '+34600100002', '+34600100004', '+34600100005'])
})

test('an answer that is lost is unconfirmed, and never sent again', async () => {
  await addPhone(shop.person, '+34600100001')
  await addPhone(shop.person, '+34600100002')
  network.fault = 'cut-after-accept'
  const post = await sent()
  for (let round = 0; round < 3; round++) await goOn(post)
  expect(numbers()).toEqual(['+34600100001', '+34600100002'])
  expect(await stateOf(post)).toEqual(['published', null])
  expect((await readMailing(shop, post)).progress).toMatchObject({ sent: 1, unconfirmed: 1 })
})

describe('while it is sent', () => {
  const LATER = 131_056

  /** The network has too much for one person, so that one is left when the engine looks again. */
  async function halfSent() {
    await addPhone(shop.person, '+34600100001')
    const late = await addPhone(shop.person, '+34600100002')
    network.refusals = { '+34600100002': LATER }
    const post = await sent()
    expect([numbers(), await stateOf(post)]).toEqual([['+34600100001'], ['sending', null]])
    network.refusals = {}
    return { post, late }
  }

  test('"later" is tried again', async () => {
    const { post } = await halfSent()
    await goOn(post)
    expect(numbers()).toEqual(['+34600100001', '+34600100002'])
    expect(await stateOf(post)).toEqual(['published', null])
  })

  test('who withdraws consent gets nothing', async () => {
    const { post, late } = await halfSent()
    const withdrawn = { channel: 'whatsapp', state: 'withdrawn', source: 'message' }
    await shop.person.post(`/api/customers/${late}/consents`, withdrawn)
    await goOn(post)
    expect(await problemsOf(post)).toEqual([['+34600100002', 'skipped', 'no_consent']])
    expect(numbers()).toEqual(['+34600100001'])
  })

  test.each([
    ['a paused template', 132_015, 'template_refused'],
    ['a locked account', 131_031, 'sender_refused'],
    ['a payment that fails', 131_042, 'sender_refused'],
  ])('%s ends it for those who wait', async (_case, code, problem) => {
    const { post } = await halfSent()
    network.refusals = { '+34600100002': code }
    await goOn(post)
    expect(await stateOf(post)).toEqual(['published', null])
    expect(await problemsOf(post)).toEqual([['+34600100002', 'failed', problem]])
  })
})

test.each([
  [132_001, 'template_refused'],
  [368, 'number_refused'],
  [131_042, 'payment_missing'],
])('if nobody has it, the post says why (%i)', async (code, reason) => {
  await addPhone(shop.person, '+34600100001')
  network.refusals = { '+34600100001': code }
  const post = await sent()
  expect(await stateOf(post)).toEqual(['failed', reason])
})

test('the button leads to the page of this number, where one press stops messages', async () => {
  await addPhone(shop.person, '+34600100001', { name: 'Luz Vega' })
  const post = await draftMessage(at, shop, 'Hi {{first_name}}, fresh bread at eight.')
  const path = `/api/campaigns/${post.id}/posts/${post.postId}/template`
  await shop.person.post(`${path}/submission`, { language: 'en' })
  for (const template of network.templates) template.status = 'APPROVED'
  await shop.person.post(`/api/social-accounts/${network.id}/templates/sync`)
  await publishNow(at.deps.db, shop.sender, post.id)
  await send(at, post.id)
  const [message] = network.sent
  expect(message?.text).toBe('Hi Luz, fresh bread at eight.')
  const { pathname, search } = new URL(message?.button ?? '')
  const page = await at.call({ method: 'GET', url: `${pathname}${search}` })
  expect(page.body).toContain('+34600100001')
  expect((await readMailing(shop, post)).audience).toBe(1)
  await at.call({
    method: 'POST',
    url: `${pathname}${search}`,
    payload: 'x',
    headers: { 'content-type': 'text/plain' },
  })
  expect(await readMailing(shop, post)).toMatchObject({ audience: 0, progress: { unsubscribed: 1 } })
  const [customer] = (await shop.person.get('/api/customers')).json<{ id: string }[]>()
  const { whatsapp } = (await shop.person.get(`/api/customers/${customer?.id}/consents`)).json()
  expect(whatsapp).toMatchObject({ state: 'withdrawn', source: 'message', suppression: 'unsubscribed' })
})

test('a text that names the business is not scheduled before it has a name', async () => {
  await addPhone(shop.person, '+34600100001')
  const post = await draftMessage(at, shop, 'See you at {{business}}, where bread is fresh.')
  const path = `/api/campaigns/${post.id}/posts/${post.postId}/template`
  await shop.person.post(`${path}/submission`, { language: 'en' })
  for (const template of network.templates) template.status = 'APPROVED'
  await shop.person.post(`/api/social-accounts/${network.id}/templates/sync`)
  const problem = async () => (await shop.person.get(path)).json().problem
  expect(await problem()).toBeNull()
  await at.query("update workspaces set name = '', is_named_after_owner = true where id = $1", [
    shop.sender.workspaceId,
  ])
  await at.query("update brands set name = '' where workspace_id = $1", [shop.sender.workspaceId])
  expect(await problem()).toBe('sender_name_missing')
  expect((await shop.person.post(`/api/campaigns/${post.id}/publish`)).json()).toMatchObject({
    code: 'template_needs_name',
  })
  expect(network.sent).toEqual([])
})

test('the price of a message is the owner’s, and kept next to other settings', async () => {
  const { person } = shop
  await person.put('/api/mailing-settings', { countsClicks: true })
  expect((await person.put('/api/mailing-settings/message-price', { messagePrice: 615 })).statusCode).toBe(
    200,
  )
  const draft = await draftMessage(at, shop)
  expect((await readMailing(shop, draft)).messagePrice).toBe(615)
  expect((await person.get('/api/mailing-settings')).json()).toEqual({ countsClicks: true })
  await person.put('/api/mailing-settings/message-price', { messagePrice: null })
  expect((await readMailing(shop, draft)).messagePrice).toBeNull()
})
