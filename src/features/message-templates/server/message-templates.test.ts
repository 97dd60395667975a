import { describe, expect, onTestFinished, test } from 'vitest'
import { keepFile } from '#core/files/index.server.ts'
import type { PostTemplate } from '#features/message-templates/message-templates.contract.ts'
import { teammate } from '#features/people/server/people.fixture.ts'
import { onlyPost } from '#features/publishing/server/publishing.fixture.ts'
import type { Shop } from '#tests/mailing-shop.ts'
import { draftMessage, type PhoneShop, withPhoneShop } from '#tests/messaging-shop.ts'
import { png } from '#tests/png.ts'
import type { TestApp } from '#tests/test-app.ts'
import { syncTemplates, syncWaitingTemplates } from './sync-templates.job.ts'

let at: TestApp
let shop: Shop
let network: PhoneShop['network']
withPhoneShop((given) => ({ at, shop, network } = given))

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
/** As the jobs do, without anyone looking. */
async function readWatched() {
  await syncWaitingTemplates.run({}, at.deps)
  const { rows } = await at.query(
    "delete from pgboss.job where name = 'message-templates.sync' and data->>'accountId' = $1 returning data",
    [network.id],
  )
  for (const { data } of rows) await syncTemplates.run(syncTemplates.payload.parse(data), at.deps)
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
  await readWatched()
  expect(await read(post)).toMatchObject({
    problem: 'template_refused',
    chosen: { template: { state: 'rejected', reason: 'PROMOTIONAL' } },
  })
})

describe('notifications', () => {
  type Told = { type: string; title: string; message: string; link: string }
  const toldTo = async (person = shop.person) =>
    (await person.get('/api/notifications')).json<Told[]>().filter(({ type }) => type.startsWith('text_'))
  const types = async () => (await toldTo()).map(({ type }) => type)

  test('an approval is told once, with the post, however often it is read', async () => {
    const post = await draftMessage(at, shop)
    await submit(post)
    await sync()
    expect(await types()).toEqual([])
    review('APPROVED')
    await Promise.all([sync(), sync()])
    await sync()
    expect(await toldTo()).toMatchObject([
      {
        type: 'text_approved',
        title: 'Text approved: “Spring”',
        message: 'You can schedule the post now.',
        link: `/campaigns/${post.id}?post=${post.postId}`,
      },
    ])
  })

  test('a late answer changes nothing, so that the same change is not told again', async () => {
    await submit(await draftMessage(at, shop))
    review('APPROVED')
    await sync()
    await at.query("update message_templates set read_at = now() + interval '1 minute'")
    review('PENDING')
    await sync()
    await at.query('update message_templates set read_at = now()')
    review('APPROVED')
    await sync()
    expect(await types()).toEqual(['text_approved'])
  })

  test.each([
    ['PROMOTIONAL', 'The network’s rules don’t allow this kind of promotion.'],
    ['NONE', 'The network didn’t say why.'],
    ['TOO_BLUE', 'The network says “TOO_BLUE”.'],
  ])('a rejection comes with its reason (%s)', async (reason, words) => {
    await submit(await draftMessage(at, shop))
    review('REJECTED', reason)
    await sync()
    const [told] = await toldTo()
    expect(told?.type).toBe('text_rejected')
    expect(told?.message).toBe(`${words} Change it, then submit it again.`)
  })

  test('a text without a post leads to its channel', async () => {
    await shop.person.post(`/api/social-accounts/${network.id}/templates`, {
      text: 'Our autumn menu starts tomorrow: pumpkin soup,\nchestnut cake and warm cider.',
      language: 'en',
    })
    review('APPROVED')
    await sync()
    expect(await toldTo()).toMatchObject([
      {
        title: 'Text approved: “Our autumn menu starts tomorrow: pumpkin soup, chestnut…”',
        message: 'You can use it in your posts now.',
        link: '/settings?section=channels&channel=whatsapp',
      },
    ])
  })

  test('whoever submitted it is told; the owners, once that person has left', async () => {
    const manager = await teammate(at, shop.person, { role: 'manager' })
    const path = `/api/social-accounts/${network.id}/templates`
    await manager.post(path, { text: 'Fresh bread at eight.', language: 'en' })
    review('APPROVED')
    await sync()
    expect([(await toldTo(manager)).length, (await toldTo()).length]).toEqual([1, 0])
    await manager.post(path, { text: 'Fresh bread at nine.', language: 'en' })
    await at.query('delete from memberships where user_id = $1', [manager.user.id])
    review('APPROVED')
    await sync()
    expect((await toldTo()).length).toBe(1)
  })

  test('a text that was made elsewhere is nobody’s news', async () => {
    network.addTemplate('Hello there', { status: 'PENDING' })
    await sync()
    review('APPROVED')
    await sync()
    expect(await types()).toEqual([])
  })

  test.each(['PAUSED', 'DISABLED', 'gone'])(
    'a scheduled post whose text is %s is told before its time, without anyone looking',
    async (status) => {
      const post = await draftMessage(at, shop)
      await submit(post)
      review('APPROVED')
      await sync()
      expect(await schedule(post)).toEqual([200, undefined])
      if (status === 'gone') {
        network.templates.length = 0
        await at.query("update message_templates set read_at = now() - interval '1 hour'")
      } else review(status)
      await readWatched()
      await readWatched()
      expect(await types()).toEqual(['text_stopped', 'text_approved'])
      expect((await toldTo())[0]).toMatchObject({
        title: '“Spring” can’t be sent: its text was stopped',
        link: `/campaigns/${post.id}?post=${post.postId}`,
      })
    },
  )

  test('a draft whose text is paused can wait', async () => {
    const post = await draftMessage(at, shop)
    await submit(post)
    review('APPROVED')
    await sync()
    review('PAUSED')
    await sync()
    expect(await types()).toEqual(['text_approved'])
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
