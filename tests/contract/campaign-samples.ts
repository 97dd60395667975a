import { randomUUID } from 'node:crypto'
import { startFakeWhatsapp } from '#connectors/social/whatsapp/whatsapp.fake.fixture.ts'
import { addBrand } from '#core/brands/server/brands.fixture.ts'
import { senderOf } from '#features/publishing/server/publishing.fixture.ts'
import { acceptPost } from '#features/sandbox-network/server/accept-post.ts'
import { signIn } from '#features/sandbox-network/server/sandbox-network.service.ts'
import { addVideo } from '#features/videos/server/videos.fixture.ts'
import { createFakeSmtpServer } from '#server/mail/smtp-server.fixture.ts'
import { connectEmail } from '#tests/mailing-shop.ts'
import { connectPhone } from '#tests/messaging-shop.ts'
import type { Person } from '#tests/person.ts'
import type { TestApp } from '#tests/test-app.ts'
import { type Build, brand, mediaItem, storedObject, workspaceOf } from './sample.ts'

const account = async (owner: Person): Promise<string> =>
  (await owner.post('/api/social-accounts/sandbox', { platform: 'x' })).json().id

/** The permission of the account. */
const grantOf = async (owner: Person, at: TestApp): Promise<string> => {
  const { rows } = await at.query('select grant_id from social_accounts where id = $1', [
    await account(owner),
  ])
  return rows[0]?.grant_id ?? ''
}

const signedIn = async (owner: Person, at: TestApp) => {
  const wanted = { platform: 'x', name: 'Luna', handle: 'luna' } as const
  return signIn(at.deps.db, await workspaceOf(owner, at), wanted, [])
}

export const sandboxAccount = async (owner: Person, at: TestApp): Promise<string> =>
  (await signedIn(owner, at)).id

/** With what its author alone can show. */
const ownSandboxPost = async (owner: Person, at: TestApp) => {
  const workspaceId = await workspaceOf(owner, at)
  const { id, tokens } = await signedIn(owner, at)
  const post = { reference: randomUUID(), title: '', text: 'Hello', followUps: [], media: [] }
  const accepted = await acceptPost(at.deps.db, { id, workspaceId, platform: 'x' }, 'en', post)
  return { params: { id: accepted.id }, ownHeaders: { authorization: `Bearer ${tokens.secret}` } }
}

const sandboxPost = async (owner: Person, at: TestApp): Promise<string> =>
  (await ownSandboxPost(owner, at)).params.id

/** Keys of the example in RFC 8291. */
const browser = {
  endpoint: 'https://push.example/abc',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

const newCampaign = {
  title: 'Spring',
  description: 'Spring has come to the shop.',
  platforms: ['facebook', 'x'],
  withPictures: false,
}

type CampaignIds = { id: string; postId: string }

const campaign = async (owner: Person, details: Record<string, unknown> = {}): Promise<CampaignIds> => {
  const { id } = (await owner.post('/api/campaigns', { ...newCampaign, ...details })).json<{ id: string }>()
  const { posts } = (await owner.get(`/api/campaigns/${id}`)).json<{ posts: { id: string }[] }>()
  return { id, postId: posts[0]?.id ?? '' }
}

/** A post of a brand with an account of its own, and the account of the shop. */
const postWithAccounts = async (owner: Person) => {
  const { id: brandId } = await addBrand(owner)
  const accountId = await account(owner)
  await owner.post('/api/social-accounts/sandbox', { platform: 'x', brandId })
  return { params: await campaign(owner, { platforms: ['x'], brandId }), body: { accountId } }
}

const tomorrow = (at: TestApp) => new Date(at.clock.now().getTime() + 86_400_000).toISOString()

const scheduledCampaign = (owner: Person, at: TestApp) => campaign(owner, { scheduledFor: tomorrow(at) })

const campaignWhosePosts = async (owner: Person, at: TestApp, state: string): Promise<CampaignIds> => {
  const ids = await campaign(owner)
  await at.query('update posts set state = $1 where campaign_id = $2', [state, ids.id])
  return ids
}

const mailLink = async (owner: Person, at: TestApp): Promise<string> => {
  const { postId } = await emailCampaign(owner)
  const code = randomUUID()
  await at.query('insert into mail_links (code, workspace_id, post_id, url) values ($1, $2, $3, $4)', [
    code,
    await workspaceOf(owner, at),
    postId,
    'https://luna.example/menu',
  ])
  return code
}

/** Samples outlive the test that builds them, so this one ends with the process. */
const mailServer = createFakeSmtpServer()

const emailCampaign = (owner: Person) => campaign(owner, { platforms: ['email'] })

const messageCampaign = (owner: Person) => campaign(owner, { platforms: ['whatsapp'] })
const phoneNetwork = startFakeWhatsapp()

const phoneAccount = async (owner: Person, at: TestApp): Promise<string> => {
  // Customers open the link to unsubscribe there.
  at.deps.env.publicUrl ??= 'https://shop.example'
  return (await connectPhone(at, { sender: await senderOf(at, owner) }, await phoneNetwork)).id
}

const approvedText = async (owner: Person, at: TestApp) => {
  const accountId = await phoneAccount(owner, at)
  const { id: remoteId } = (await phoneNetwork).addTemplate('Hi {{first_name}}, fresh bread.')
  await owner.post(`/api/social-accounts/${accountId}/templates/sync`)
  const { rows } = await at.query(
    'select id from message_templates where account_id = $1 and remote_id = $2',
    [accountId, remoteId],
  )
  return { post: await messageCampaign(owner), templateId: String(rows[0]?.id) }
}

/** A mail that is on its way. */
const sentMailing = async (owner: Person, at: TestApp): Promise<CampaignIds> => {
  const ids = await emailCampaign(owner)
  await at.query('insert into mailings (workspace_id, post_id) values ($1, $2)', [
    await workspaceOf(owner, at),
    ids.postId,
  ])
  return ids
}

const campaignWithPicture = async (owner: Person): Promise<CampaignIds & { mediaId: string }> => {
  const ids = await campaign(owner)
  const answer = await owner.put(`/api/campaigns/${ids.id}/posts/${ids.postId}/media`, {
    url: `/api/objects/${await storedObject(owner)}`,
  })
  const { posts } = answer.json<{ posts: { media: { id: string }[] }[] }>()
  return { ...ids, mediaId: posts[0]?.media[0]?.id ?? '' }
}

export const campaignSamples: Record<string, Build> = {
  'POST /api/campaigns': async (owner, at) => ({
    body: {
      ...newCampaign,
      imageId: await mediaItem(owner),
      content: { content: 'Hello', variations: [], suggestedHashtags: [], visualSuggestions: [] },
      scheduledFor: tomorrow(at),
    },
  }),
  'POST /api/campaigns/generate': async (owner) => ({
    body: {
      imageId: await mediaItem(owner),
      prompt: 'A spring offer. Keep it short.',
      kind: 'offer',
      asContent: ['Keep it short.'],
      platforms: ['facebook'],
      businessContext: 'A small shop',
    },
  }),
  'GET /api/campaigns/:id': async (owner) => ({ params: { id: (await campaign(owner)).id } }),
  'PATCH /api/campaigns/:id': async (owner) => ({
    params: { id: (await campaign(owner)).id },
    body: { title: 'Changed', description: 'Changed' },
  }),
  'DELETE /api/campaigns/:id': async (owner) => ({ params: { id: (await campaign(owner)).id } }),
  'POST /api/campaigns/:id/publish': async (owner) => ({ params: { id: (await campaign(owner)).id } }),
  'POST /api/campaigns/:id/schedule': async (owner, at) => {
    const { id, postId } = await campaign(owner)
    return { params: { id }, body: { scheduledFor: tomorrow(at), postIds: [postId] } }
  },
  'GET /api/campaigns/:id/times': async (owner) => ({ params: { id: (await campaign(owner)).id } }),
  'POST /api/campaigns/:id/queue': async (owner) => ({
    params: { id: (await campaign(owner)).id },
    body: { way: 'each' },
  }),
  'POST /api/campaigns/:id/cancel': async (owner, at) => {
    const { id, postId } = await scheduledCampaign(owner, at)
    return { params: { id }, body: { postIds: [postId] } }
  },
  'POST /api/campaigns/:id/retry': async (owner, at) => ({
    params: { id: (await campaignWhosePosts(owner, at, 'failed')).id },
  }),
  'POST /api/campaigns/:id/duplicate': async (owner) => ({ params: { id: (await campaign(owner)).id } }),
  'GET /api/campaigns/:id/results': async (owner) => ({ params: { id: (await campaign(owner)).id } }),
  'POST /api/campaigns/:id/results': async (owner) => ({ params: { id: (await campaign(owner)).id } }),
  'POST /api/campaigns/:id/posts/:postId/results': async (owner, at) => ({
    params: await campaignWhosePosts(owner, at, 'published'),
  }),
  'POST /api/campaigns/:id/pictures': async (owner) => ({ params: { id: (await campaign(owner)).id } }),
  'PATCH /api/campaigns/:id/posts/:postId': async (owner) => ({
    params: await campaign(owner),
    body: { title: 'Changed', text: 'Changed' },
  }),
  'DELETE /api/campaigns/:id/posts/:postId': async (owner) => ({ params: await campaign(owner) }),
  'POST /api/campaigns/:id/posts/:postId/move': async (owner, at) => ({
    params: await scheduledCampaign(owner, at),
    body: { scheduledFor: tomorrow(at) },
  }),
  'POST /api/campaigns/:id/posts/:postId/confirm': async (owner, at) => ({
    params: await campaignWhosePosts(owner, at, 'needs_you'),
    body: { url: 'https://www.facebook.com/luna/posts/1' },
  }),
  'POST /api/campaigns/:id/posts/:postId/absent': async (owner, at) => ({
    params: await campaignWhosePosts(owner, at, 'unconfirmed'),
  }),
  'PUT /api/campaigns/:id/posts/:postId/account': postWithAccounts,
  'POST /api/campaigns/:id/posts/:postId/accounts': postWithAccounts,
  'GET /l/:code': async (owner, at) => ({ params: { code: await mailLink(owner, at) } }),
  'GET /api/campaigns/:id/posts/:postId/template': async (owner) => ({
    params: await messageCampaign(owner),
  }),
  'PUT /api/campaigns/:id/posts/:postId/template': async (owner, at) => {
    const { post, templateId } = await approvedText(owner, at)
    return { params: post, body: { templateId, fillings: [{ place: 'first_name', kind: 'first_name' }] } }
  },
  'POST /api/campaigns/:id/posts/:postId/template/submission': async (owner, at) => {
    await phoneAccount(owner, at)
    return { params: await messageCampaign(owner), body: { language: 'en' } }
  },
  'GET /api/social-accounts/:id/templates': async (owner, at) => ({
    params: { id: await phoneAccount(owner, at) },
  }),
  'POST /api/social-accounts/:id/templates': async (owner, at) => ({
    params: { id: await phoneAccount(owner, at) },
    body: { text: 'Fresh bread at eight.', language: 'en' },
  }),
  'POST /api/social-accounts/:id/templates/sync': async (owner, at) => ({
    params: { id: await phoneAccount(owner, at) },
  }),
  'PUT /api/mailing-settings/message-price': () => ({ body: { messagePrice: 615 } }),
  'PUT /api/mailing-settings': () => ({ body: { countsClicks: true } }),
  'PUT /api/mailing-settings/returned': () => ({
    body: {
      host: 'mail.example',
      port: 993,
      secure: true,
      username: 'luna',
      password: 'sample',
      folder: 'INBOX',
    },
  }),
  'GET /api/campaigns/:id/posts/:postId/mailing': async (owner) => ({ params: await emailCampaign(owner) }),
  'GET /api/campaigns/:id/posts/:postId/mailing/preview': async (owner) => ({
    params: await emailCampaign(owner),
  }),
  'POST /api/campaigns/:id/posts/:postId/mailing/test': async (owner, at) => {
    const sender = await senderOf(at, owner)
    await connectEmail(at, { person: owner, sender }, await mailServer)
    return { params: await emailCampaign(owner) }
  },
  'POST /api/campaigns/:id/posts/:postId/mailing/test-message': async (owner, at) => {
    const { post, templateId } = await approvedText(owner, at)
    const fillings = [{ place: 'first_name', kind: 'first_name' }]
    await owner.put(`/api/campaigns/${post.id}/posts/${post.postId}/template`, { templateId, fillings })
    return { params: post, body: { phone: '+34 600 100 001' } }
  },
  'POST /api/campaigns/:id/posts/:postId/mailing/stop': async (owner, at) => ({
    params: await sentMailing(owner, at),
  }),
  'PUT /api/campaigns/:id/picture': async (owner) => {
    const { id, postId } = await campaign(owner)
    return {
      params: { id },
      body: { itemId: await mediaItem(owner), postIds: [postId], focus: { x: 0.2, y: 1 } },
    }
  },
  'PUT /api/campaigns/:id/media': async (owner) => {
    const { id, postId } = await campaign(owner)
    const media = [{ url: `/api/objects/${await storedObject(owner)}`, alt: 'Tulips' }]
    return { params: { id }, body: { posts: [{ postId, media }] } }
  },
  'PUT /api/campaigns/:id/text': async (owner) => {
    const { id, postId } = await campaign(owner)
    return { params: { id }, body: { texts: [{ postId, text: 'Changed together' }] } }
  },
  'POST /api/campaigns/:id/posts/:postId/rework': async (owner) => ({
    params: await campaign(owner),
    body: { tool: 'rewrite', text: '20% off cakes until Sunday.', seed: 1 },
  }),
  'POST /api/campaigns/:id/posts/:postId/adapt': async (owner) => ({
    params: await campaign(owner),
    body: { text: '20% off cakes until Sunday.', seed: 1 },
  }),
  'POST /api/campaigns/:id/posts/:postId/translate': async (owner) => ({
    params: await campaign(owner),
    body: { text: '20% off cakes until Sunday.' },
  }),
  'GET /api/campaigns/:id/posts/:postId/translations': async (owner) => ({ params: await campaign(owner) }),
  'PUT /api/campaigns/:id/posts/:postId/translations/:locale': async (owner) => ({
    params: { ...(await campaign(owner)), locale: 'es' },
    body: { source: 'Two for one.', text: 'Dos por uno.' },
  }),
  'GET /api/campaigns/:id/posts/:postId/download': async (owner) => ({
    params: await campaign(owner),
    query: { as: 'html' },
  }),
  'PUT /api/campaigns/:id/posts/:postId/media': async (owner) => {
    const { mediaId, ...params } = await campaignWithPicture(owner)
    const url = `/api/objects/${await storedObject(owner)}`
    return { params, body: { url, alt: 'A flower', replaces: mediaId } }
  },
  'PUT /api/campaigns/:id/posts/:postId/video': async (owner, at) => ({
    params: await campaign(owner),
    body: { videoId: await addVideo(at, await workspaceOf(owner, at)), alt: 'Bread' },
  }),
  'PATCH /api/campaigns/:id/posts/:postId/media/:mediaId': async (owner) => ({
    params: await campaignWithPicture(owner),
    body: { alt: 'A flower' },
  }),
  'DELETE /api/campaigns/:id/posts/:postId/media/:mediaId': async (owner) => ({
    params: await campaignWithPicture(owner),
  }),
  'POST /api/social-accounts/sandbox': async (owner) => ({
    body: { platform: 'x', brandId: await brand(owner) },
  }),
  'POST /api/social-accounts/sandbox/all': () => ({ body: { platforms: ['x'] } }),
  // Nothing to connect with: refused before any network is called.
  'POST /api/social-accounts/connect': () => ({ body: { network: 'discord', values: {} } }),
  // Not there: it needs a public https address.
  'GET /api/social-accounts/client-metadata/:network': () => ({ params: { network: 'bluesky' } }),
  'POST /api/social-accounts/sign-in': () => ({ body: { network: 'discord', values: {} } }),
  'POST /api/social-accounts/sign-in/return': () => ({ body: { state: 'unknown' } }),
  // Nobody is there to check the keys with.
  'PUT /api/social-accounts/apps': (_owner, at) => {
    at.deps.env.baseUrls.social.pinterest = 'http://127.0.0.1:9'
    return { body: { name: 'pinterest', clientId: 'id', clientSecret: 'secret' } }
  },
  'DELETE /api/social-accounts/apps/:name': async (owner, at) => {
    await at.query(
      `insert into network_apps (workspace_id, name, client_id, sealed_client_secret)
       values ($1, 'pinterest', 'id', '') on conflict do nothing`,
      [await workspaceOf(owner, at)],
    )
    return { params: { name: 'pinterest' } }
  },
  'POST /api/social-accounts/:id/test-post': async (owner) => ({
    params: { id: await account(owner) },
    body: { text: 'Hello' },
  }),
  'PUT /api/publishing/reminders/device': () => ({ body: browser }),
  'DELETE /api/publishing/reminders/device': () => ({ body: { endpoint: browser.endpoint } }),
  'PUT /api/publishing/reminders': () => ({ body: { isEmailed: true, minutesBefore: null } }),
  'GET /api/publishing/accounts/:id/scheduled': async (owner) => ({ params: { id: await account(owner) } }),
  // The sandbox charges nothing.
  'PUT /api/social-accounts/:id/monthly-limit': async (owner, at) => {
    const { rows } = await at.query(
      "insert into social_accounts (workspace_id, platform, adapter, account_name) values ($1, 'x', 'x', 'Luna') returning id",
      [await workspaceOf(owner, at)],
    )
    return { params: { id: `${rows[0]?.id}` }, body: { monthlyLimit: 5000 } }
  },
  'POST /api/social-accounts/:id/check': async (owner) => ({ params: { id: await account(owner) } }),
  'PUT /api/social-accounts/choices/:id': async (owner, at) => ({
    params: { id: await grantOf(owner, at) },
    body: { accountIds: [await account(owner)] },
  }),
  'DELETE /api/social-accounts/:id': async (owner) => ({ params: { id: await account(owner) } }),
  'POST /api/sandbox/posts': () => ({
    body: { reference: 'one', title: '', text: 'Hello', media: [] },
  }),
  'GET /api/sandbox/posts': () => ({ query: { reference: 'one' } }),
  'GET /api/sandbox/posts/results': () => ({ query: { ids: randomUUID() } }),
  'GET /api/sandbox/posts/status': () => ({ query: { handle: randomUUID() } }),
  'DELETE /api/sandbox/posts/:id': ownSandboxPost,
  'POST /api/sandbox/token': () => ({ body: { refreshToken: randomUUID() } }),
  'PUT /api/sandbox/accounts/:id/behaviour': async (owner, at) => ({
    params: { id: await sandboxAccount(owner, at) },
    body: { kind: 'slow', posts: 5, seconds: 30 },
  }),
  'GET /api/sandbox/accounts/:id': async (owner, at) => ({
    params: { id: await sandboxAccount(owner, at) },
  }),
  'GET /api/sandbox/accounts/:id/feed': async (owner, at) => ({
    params: { id: await sandboxAccount(owner, at) },
  }),
  'POST /api/sandbox/posts/:id/reactions': async (owner, at) => ({
    params: { id: await sandboxPost(owner, at) },
    body: { kind: 'comment', text: 'Lovely' },
  }),
  'DELETE /api/sandbox/posts/:id/reactions/like': async (owner, at) => ({
    params: { id: await sandboxPost(owner, at) },
  }),
  'GET /api/calendar': () => ({ query: { from: '2026-03-01', to: '2026-03-31' } }),
  'GET /api/calendar/occasions': () => ({ query: { from: '2026-03-01', to: '2026-03-31' } }),
  'GET /api/calendar/warnings': () => ({ query: { from: '2026-03-01', to: '2026-03-31' } }),
  'GET /api/calendar/free-times': () => ({ query: { from: '2026-03-01', to: '2026-03-31' } }),
  'PUT /api/calendar/posting-times': () => ({
    body: { platforms: [{ platform: 'x', days: [[], ['09:00', '17:30'], [], [], [], [], []] }] },
  }),
  'GET /api/calendar/feed.ics': async (owner) => {
    const { path } = (await owner.post('/api/calendar/feed', {})).json<{ path: string }>()
    return { query: { token: path.slice(path.indexOf('=') + 1) } }
  },
  'POST /api/calendar/move': async (owner, at) => ({
    body: {
      items: [
        { kind: 'post', id: (await scheduledCampaign(owner, at)).postId, day: '2026-03-20', time: '11:15' },
      ],
    },
  }),
  'POST /api/calendar/unschedule': async (owner, at) => ({
    body: { ids: [(await scheduledCampaign(owner, at)).postId] },
  }),
}
