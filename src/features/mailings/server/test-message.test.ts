import { expect, test } from 'vitest'
import { mailingPath, readMailing, type Shop } from '#tests/mailing-shop.ts'
import { addPhone, approveText, draftMessage, type PhoneShop, withPhoneShop } from '#tests/messaging-shop.ts'
import type { TestApp } from '#tests/test-app.ts'

let at: TestApp
let shop: Shop
let network: PhoneShop['network']
withPhoneShop((given) => ({ at, shop, network } = given))

const MINE = '+34600100009'

type MessagePost = { id: string; postId: string }

async function sendTest(post: MessagePost, phone = MINE) {
  const answer = await shop.person.post(`${mailingPath(post)}/test-message`, { phone })
  return [answer.statusCode, answer.json().code ?? answer.json().sentTo]
}
async function approved(): Promise<MessagePost> {
  const post = await draftMessage(at, shop)
  await approveText(at, network, { ...post, ...shop.sender, accountId: network.id })
  return post
}
/** From the product, with a name and a button. */
async function submitted(): Promise<MessagePost> {
  const post = await draftMessage(at, shop, 'Hi {{first_name}}, fresh bread at eight.')
  await shop.person.post(`/api/campaigns/${post.id}/posts/${post.postId}/template/submission`, {
    language: 'en',
  })
  return post
}

test('the approved message goes to one’s own phone, with one’s own name, and counts as no delivery', async () => {
  await addPhone(shop.person, '+34600100001')
  const post = await submitted()
  expect((await readMailing(shop, post)).canTest).toBe(false)
  expect(await sendTest(post)).toEqual([409, 'test_message_not_approved'])
  expect(network.sent).toEqual([])
  for (const template of network.templates) template.status = 'APPROVED'
  await shop.person.post(`/api/social-accounts/${network.id}/templates/sync`)
  expect((await readMailing(shop, post)).canTest).toBe(true)
  expect(await sendTest(post, '0034 600-100-009')).toEqual([200, MINE])
  expect(network.sent).toMatchObject([{ to: MINE, text: 'Hi Ana, fresh bread at eight.' }])
  expect(await readMailing(shop, post)).toMatchObject({ progress: null, problems: [] })
})

test('its button unsubscribes nobody, not even a customer with the same number', async () => {
  await addPhone(shop.person, MINE)
  const post = await submitted()
  for (const template of network.templates) template.status = 'APPROVED'
  await shop.person.post(`/api/social-accounts/${network.id}/templates/sync`)
  await sendTest(post)
  const { pathname, search } = new URL(network.sent[0]?.button ?? '')
  const page = await at.call({ method: 'GET', url: `${pathname}${search}` })
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('This was a test')])
  expect(page.body).not.toContain('<form')
  const headers = { 'content-type': 'text/plain' }
  const pressed = await at.call({ method: 'POST', url: `${pathname}${search}`, payload: 'x', headers })
  expect(pressed.body).toContain('This was a test')
  expect((await readMailing(shop, post)).audience).toBe(1)
})

test.each([
  [131_026, 'test_message_not_on_network'],
  [131_030, 'test_message_not_added'],
  [131_049, 'test_message_limited'],
  [131_050, 'test_message_opted_out'],
  [131_009, 'test_message_refused'],
  [132_015, 'test_message_template'],
  [131_031, 'test_message_number'],
  [131_042, 'test_message_payment'],
  [131_056, 'test_post_later'],
  [130_429, 'test_post_later'],
  [131_016, 'channel_unreachable'],
])('the answer %i of the network is told in words (%s)', async (refusal, code) => {
  const post = await approved()
  network.refusals = { [MINE]: refusal }
  expect((await sendTest(post))[1]).toBe(code)
  expect(network.sent).toEqual([])
})

test('a lost answer says that it may have arrived', async () => {
  const post = await approved()
  network.fault = 'cut-after-accept'
  expect(await sendTest(post)).toEqual([502, 'test_message_unknown'])
})

test('without access, the channel asks to be connected again', async () => {
  const post = await approved()
  network.tokens.clear()
  expect(await sendTest(post)).toEqual([422, 'test_post_no_access'])
  const [account] = (await shop.person.get('/api/social-accounts')).json()
  expect(account.health).toBe('needs_reconnect')
})

test('a number that unsubscribed gets no test either', async () => {
  const post = await approved()
  await at.query(
    "insert into mail_suppressions (workspace_id, address, reason, created_at) values ($1, $2, 'unsubscribed', now())",
    [shop.sender.workspaceId, MINE],
  )
  expect(await sendTest(post)).toEqual([422, 'test_message_opted_out'])
  expect(network.sent).toEqual([])
})

test.each(['600 100 009', 'Ana', '', '+0034600100009'])(
  '“%s” is no number with a country code',
  async (phone) => {
    const post = await approved()
    expect((await sendTest(post, phone))[0]).toBe(400)
    expect(network.sent).toEqual([])
  },
)

test('without a real account there is no test', async () => {
  const post = await approved()
  await shop.person.delete(`/api/social-accounts/${network.id}`)
  expect((await readMailing(shop, post)).canTest).toBe(false)
  expect(await sendTest(post)).toEqual([409, 'template_needs_network'])
})
