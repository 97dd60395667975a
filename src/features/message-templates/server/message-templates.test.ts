import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { FakeWhatsapp } from '#connectors/social/whatsapp/whatsapp.fake.fixture.ts'
import { keepFile } from '#core/files/index.server.ts'
import type { PostTemplate } from '#features/message-templates/message-templates.contract.ts'
import { onlyPost } from '#features/publishing/server/publishing.fixture.ts'
import { openShop, type Shop } from '#tests/mailing-shop.ts'
import { connectPhone, draftMessage } from '#tests/messaging-shop.ts'
import { png } from '#tests/png.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'
import { syncTemplates, syncWaitingTemplates } from './sync-templates.job.ts'

let at: TestApp
let shop: Shop
let network: FakeWhatsapp & { id: string }
beforeAll(async () => {
  at = await createTestApp({ publicUrl: 'https://shop.example' })
})
afterAll(() => at.close())
beforeEach(async () => {
  shop = await openShop(at)
  network = await connectPhone(at, shop)
})
afterEach(async () => {
  delete at.deps.env.baseUrls.social.whatsapp
  await network.close()
})

type Post = { id: string; postId: string }
const pathOf = ({ id, postId }: Post) => `/api/campaigns/${id}/posts/${postId}/template`
const read = async (post: Post) => (await shop.person.get(pathOf(post))).json<PostTemplate>()
const submit = (post: Post) => shop.person.post(`${pathOf(post)}/submission`, { language: 'en' })
const sync = () => shop.person.post(`/api/social-accounts/${network.id}/templates/sync`)
const schedule = async ({ id }: Post) => {
  const scheduledFor = new Date(Date.now() + 60_000).toISOString()
  const answer = await shop.person.post(`/api/campaigns/${id}/schedule`, { scheduledFor })
  return [answer.statusCode, answer.json().code]
}
const review = (status: string, reason = 'NONE') => {
  for (const template of network.templates) Object.assign(template, { status, rejected_reason: reason })
}

test('a text is submitted, reviewed, approved, and only then scheduled', async () => {
  const post = await draftMessage(at, shop, 'Hi {{first_name}}, fresh bread at eight.')
  expect(await schedule(post)).toEqual([409, 'template_missing'])
  expect((await submit(post)).json()).toMatchObject({
    problem: 'template_waiting',
    chosen: {
      template: {
        state: 'in_review',
        buttons: ['Unsubscribe'],
        body: 'Hi {{first_name}}, fresh bread at eight.',
      },
      fillings: [{ place: 'first_name', kind: 'first_name' }],
    },
  })
  expect(network.templates).toMatchObject([
    {
      name: expect.stringMatching(/^spring_[\da-f]{8}$/),
      language: 'en',
      category: 'MARKETING',
      components: [
        {
          type: 'BODY',
          example: { body_text_named_params: [{ param_name: 'first_name', example: 'Anna' }] },
        },
        {
          type: 'BUTTONS',
          buttons: [{ type: 'URL', url: 'https://shop.example/api/consent/unsubscribe?token={{1}}' }],
        },
      ],
    },
  ])
  expect(await schedule(post)).toEqual([409, 'template_waiting'])
  review('APPROVED')
  await sync()
  expect((await read(post)).problem).toBeNull()
  expect(await schedule(post)).toEqual([200, undefined])
})

test('its image is sent along as a sample', async () => {
  const post = await draftMessage(at, shop)
  const url = await keepFile(at.deps, shop.sender.workspaceId, 'image/png', png, { width: 1, height: 1 })
  await at.query(
    `insert into post_media (workspace_id, post_id, kind, url, width, height, alt)
     values ($1, $2, 'picture', $3, 1, 1, '')`,
    [shop.sender.workspaceId, post.postId, url],
  )
  expect((await submit(post)).statusCode).toBe(200)
  expect(network.templates[0]?.components[0]).toMatchObject({ type: 'HEADER', format: 'IMAGE' })
  expect((await read(post)).chosen?.template.header).toBe('picture')
})

test('the same text is submitted once, although its answer got lost', async () => {
  const post = await draftMessage(at, shop)
  await submit(post)
  await at.query('delete from message_templates')
  expect((await submit(post)).json()).toMatchObject({ problem: 'template_waiting' })
  expect(network.templates).toHaveLength(1)
})

describe('what changes after the approval', () => {
  async function approved() {
    const post = await draftMessage(at, shop)
    await submit(post)
    review('APPROVED')
    await sync()
    expect((await read(post)).problem).toBeNull()
    return post
  }

  test('other words have to be approved, too', async () => {
    const post = await approved()
    await shop.person.patch(`/api/campaigns/${post.id}/posts/${post.postId}`, { text: 'Bread at nine.' })
    expect((await read(post)).problem).toBe('template_differs')
    expect(await schedule(post)).toEqual([409, 'template_differs'])
  })

  test.each([
    ['PAUSED', 'paused'],
    ['DISABLED', 'disabled'],
  ])('%s: the post waits for another text', async (status, state) => {
    const post = await approved()
    review(status)
    await sync()
    expect(await read(post)).toMatchObject({ problem: 'template_refused', chosen: { template: { state } } })
    expect(await schedule(post)).toEqual([409, 'template_refused'])
  })

  test('another public address', async () => {
    const post = await approved()
    const { publicUrl } = at.deps.env
    onTestFinished(() => {
      at.deps.env.publicUrl = publicUrl
    })
    at.deps.env.publicUrl = 'https://other.example'
    expect((await read(post)).problem).toBe('template_differs')
    at.deps.env.publicUrl = undefined
    expect((await read(post)).problem).toBe('public_url_missing')
    expect(await schedule(post)).toEqual([409, 'template_needs_address'])
  })
})

test('a rejection is read by itself, with its reason', async () => {
  const post = await draftMessage(at, shop)
  await submit(post)
  review('REJECTED', 'PROMOTIONAL')
  const { workspaceId } = shop.sender
  await syncWaitingTemplates.run({}, at.deps)
  await syncTemplates.run({ workspaceId, accountId: network.id }, at.deps)
  expect(await read(post)).toMatchObject({
    problem: 'template_refused',
    chosen: { template: { state: 'rejected', reason: 'PROMOTIONAL' } },
  })
})

test('an approved text that was made elsewhere gives the post its words, with everything filled in', async () => {
  network.addTemplate('Hi {{1}}, today {{2}}. See you!', { parameter_format: 'POSITIONAL' })
  network.addTemplate('Your code is {{1}}', { category: 'AUTHENTICATION' })
  network.addTemplate('Bye', { components: [{ type: 'BODY', text: 'Bye' }, { type: 'CAROUSEL' }] })
  await sync()
  const post = await draftMessage(at, shop)
  const { approved } = await read(post)
  expect(approved.map(({ body }) => body)).toEqual(['Hi {{1}}, today {{2}}. See you!'])
  const choose = (fillings: object[]) =>
    shop.person.put(pathOf(post), { templateId: approved[0]?.id, fillings })
  expect((await choose([{ place: '1', kind: 'first_name' }])).statusCode).toBe(400)
  expect(
    (
      await choose([
        { place: '1', kind: 'text' },
        { place: '2', kind: 'name' },
      ])
    ).statusCode,
  ).toBe(400)
  const answer = await choose([
    { place: '1', kind: 'first_name' },
    { place: '2', kind: 'text', text: 'bread at eight' },
  ])
  expect(answer.json()).toMatchObject({ problem: null })
  expect((await onlyPost(at, post.id)).text).toBe('Hi {{1}}, today {{2}}. See you!')
})

test.each([
  ['{{first_name}}, fresh bread.', 'template_place_at_edge'],
  ['Fresh bread, {{first_name}}', 'template_place_at_edge'],
  ['Hi {{nickname}}, fresh bread.', 'template_place_unknown'],
])('%s is refused before the network is asked', async (text, code) => {
  const post = await draftMessage(at, shop, text)
  const answer = await submit(post)
  expect([answer.statusCode, answer.json().code]).toEqual([422, code])
  expect(network.templates).toEqual([])
})

test('what the network says about a text is passed on', async () => {
  const post = await draftMessage(at, shop)
  network.templateRefusal = 'This language is not allowed'
  const answer = await submit(post)
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'template_not_taken'])
  expect(answer.json().fields.detail).toContain('This language is not allowed')
})

test('without access, the channel asks to be connected again', async () => {
  network.tokens.clear()
  const answer = await sync()
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'template_no_access'])
  const [account] = (await shop.person.get('/api/social-accounts')).json()
  expect(account.health).toBe('needs_reconnect')
})

test('a text can be submitted without a post', async () => {
  const path = `/api/social-accounts/${network.id}/templates`
  const answer = await shop.person.post(path, {
    text: 'Hola {{first_name}}, pan a las ocho.',
    language: 'es',
  })
  expect(answer.json().items).toMatchObject([
    {
      state: 'in_review',
      language: 'es',
      buttons: ['Darme de baja'],
      body: 'Hola {{first_name}}, pan a las ocho.',
    },
  ])
  expect((await shop.person.get(path)).json()).toEqual(answer.json())
})
