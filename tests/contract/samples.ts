import { randomUUID } from 'node:crypto'
import { sendResetMail } from '#features/auth/server/send-reset-mail.job.ts'
import { createCampaign } from '#features/creator/server/create-campaign.job.ts'
import { notify } from '#features/notifications/server/notifications.service.ts'
import { invite, teammate } from '#features/people/server/people.fixture.ts'
import { approvedPlan, askForPlan, wish, writtenPlan } from '#features/planner/server/planner.fixture.ts'
import { publish, signIn } from '#features/sandbox-network/server/sandbox-network.service.ts'
import { addVideo } from '#features/videos/server/videos.fixture.ts'
import type { WorkspaceId } from '#server/tenancy/workspaces.table.ts'
import type { Person } from '#tests/person.ts'
import { png } from '#tests/png.ts'
import type { TestApp } from '#tests/test-app.ts'

/** What a right call of one endpoint needs, on objects that belong to `owner`. */
export type Sample = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown> | string
  /** An upload's bytes. */
  raw?: Buffer
}

type Build = (owner: Person, at: TestApp) => Promise<Sample> | Sample

const customer = async (owner: Person): Promise<string> => {
  const answer = await owner.post('/api/customers', {
    name: 'Luz Vega',
    email: `${randomUUID()}@example.com`,
  })
  return answer.json().id
}

const newInvoice = async (owner: Person) => ({
  customerId: await customer(owner),
  invoiceNumber: randomUUID().slice(0, 13),
  amount: 1999,
  description: 'Haircut',
  dueDate: '2026-04-01',
})

const invoice = async (owner: Person): Promise<string> =>
  (await owner.post('/api/invoices', await newInvoice(owner))).json().id

const brand = async (owner: Person): Promise<string> =>
  (await owner.post('/api/brands', { name: 'Second brand' })).json().id

const archivedBrand = async (owner: Person): Promise<string> => {
  const id = await brand(owner)
  await owner.post(`/api/brands/${id}/archive`)
  return id
}

const upload = async (owner: Person) => {
  const { uploadURL } = (await owner.post('/api/objects/upload')).json<{ uploadURL: string }>()
  const url = new URL(uploadURL, 'http://localhost')
  const name = url.pathname.split('/').at(-1) ?? ''
  return { params: { name }, query: Object.fromEntries(url.searchParams), uploadURL }
}

const storedObject = async (owner: Person): Promise<string> => {
  const { params, uploadURL } = await upload(owner)
  await owner.call({ method: 'PUT', url: uploadURL, payload: png, headers: { 'content-type': 'image/png' } })
  return params.name
}

const workspaceOf = async (owner: Person, at: TestApp): Promise<WorkspaceId> => {
  const { rows } = await at.query('select workspace_id from memberships where user_id = $1', [owner.user.id])
  return rows[0]?.workspace_id as WorkspaceId
}

const notification = async (owner: Person, at: TestApp): Promise<string> => {
  await notify(at.deps.db, await workspaceOf(owner, at), [owner.user.id], { type: 'welcome' })
  return (await owner.get('/api/notifications')).json()[0].id
}

const otherSession = async (owner: Person, at: TestApp): Promise<string> => {
  await at.call({
    method: 'POST',
    url: '/api/login',
    payload: { email: owner.email, password: owner.password },
  })
  const sessions = (await owner.get('/api/auth/sessions')).json<{ id: string; isCurrent: boolean }[]>()
  return sessions.find(({ isCurrent }) => !isCurrent)?.id ?? ''
}

const invitation = async (owner: Person): Promise<string> =>
  (await invite(owner, { email: `${randomUUID()}@example.com` })).id

const colleague = async (owner: Person, at: TestApp): Promise<string> => (await teammate(at, owner)).user.id

const account = async (owner: Person): Promise<string> =>
  (await owner.post('/api/social-accounts/sandbox', { platform: 'x' })).json().id

const sandboxAccount = async (owner: Person, at: TestApp): Promise<string> => {
  const wanted = { platform: 'x', name: 'Luna', handle: 'luna' } as const
  return (await signIn(at.deps.db, await workspaceOf(owner, at), wanted, [])).id
}

const sandboxPost = async (owner: Person, at: TestApp): Promise<string> => {
  const workspaceId = await workspaceOf(owner, at)
  const sender = { id: await sandboxAccount(owner, at), workspaceId, platform: 'x' } as const
  const post = { reference: randomUUID(), title: '', text: 'Hello', media: [] }
  return (await publish(at.deps.db, sender, 'en', post)).id
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

const tomorrow = (at: TestApp) => new Date(at.clock.now().getTime() + 86_400_000).toISOString()

const scheduledCampaign = (owner: Person, at: TestApp) => campaign(owner, { scheduledFor: tomorrow(at) })

const campaignWhosePosts = async (owner: Person, at: TestApp, state: string): Promise<CampaignIds> => {
  const ids = await campaign(owner)
  await at.query('update posts set state = $1 where campaign_id = $2', [state, ids.id])
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

const newCreation = {
  idea: 'Two coffees for the price of one on Friday',
  text: 'Invite people to come with a friend',
  platforms: [
    { platform: 'instagram', selectedFormats: ['ig_feed_photo'], adType: 'organic', budget: 100 },
    { platform: 'email', selectedFormats: [], adType: 'organic', budget: 100 },
  ],
  scheduledFor: '2026-03-20T09:00:00.000Z',
  writer: 'built-in',
}

const creation = async (owner: Person, at: TestApp): Promise<string> => {
  const body = { ...newCreation, key: randomUUID() }
  const { id } = (await owner.post('/api/creations', body)).json<{ id: string }>()
  await createCampaign.run({ workspaceId: await workspaceOf(owner, at), creationId: id }, at.deps)
  return id
}

const planPost = async (owner: Person, at: TestApp) => {
  const { id, posts } = await writtenPlan(at, owner)
  return { id, postId: posts[0]?.id ?? '' }
}
const firstBrand = async (owner: Person): Promise<string> => (await owner.get('/api/brands')).json()[0].id

const design = async (owner: Person) => ({
  brandStyle: 'luxury',
  brandId: await firstBrand(owner),
  colorPalette: { primary: '#1a1a1a', secondary: '#c9a227', accent: '#ffffff', neutral: '#faf8f3' },
  typography: { primary: 'Playfair Display', secondary: 'Lato' },
  logoUrl: `/api/objects/${await storedObject(owner)}`,
})

const pictureTexts = {
  headline: 'New',
  line: 'Come by',
  call: 'Visit us',
  layout: 1,
  lead: 'primary',
  withLogo: true,
}

const newPicture = async (owner: Person) => ({
  template: 'email_header',
  brandId: await firstBrand(owner),
  ...pictureTexts,
})

const picture = async (owner: Person): Promise<string> =>
  (await owner.post('/api/brand-pictures', await newPicture(owner))).json().id
const video = async (owner: Person, at: TestApp): Promise<string> =>
  addVideo(at, await workspaceOf(owner, at))

/** One row for each endpoint that takes an id or a body; the run fails when one is missing. */
export const samples: Record<string, Build> = {
  'POST /api/login': (owner) => ({ body: { email: owner.email, password: owner.password } }),
  'POST /api/signup': () => ({
    body: {
      firstName: 'New',
      lastName: 'Person',
      email: `${randomUUID()}@example.com`,
      password: 'long enough',
    },
  }),
  'PATCH /api/auth/user/language': () => ({ body: { locale: 'es' } }),
  'POST /api/auth/forgot-password': (owner) => ({ body: { email: owner.email } }),
  'POST /api/auth/reset-password': async (owner, at) => {
    await sendResetMail.run({ email: owner.email }, at.deps)
    return {
      body: { token: at.mails.at(-1)?.text.match(/#([\w-]{43})/)?.[1] ?? '', password: 'long enough' },
    }
  },
  'PATCH /api/auth/user': () => ({ body: { firstName: 'New', lastName: 'Name' } }),
  'PUT /api/auth/user/email': (owner) => ({
    body: { email: `${randomUUID()}@example.com`, currentPassword: owner.password },
  }),
  'PUT /api/auth/user/password': (owner) => ({
    body: { currentPassword: owner.password, password: 'long enough' },
  }),
  'PUT /api/auth/user/avatar': async (owner) => ({
    body: { fileUrl: `/api/objects/${await storedObject(owner)}` },
  }),
  'DELETE /api/auth/sessions/:id': async (owner, at) => ({ params: { id: await otherSession(owner, at) } }),
  'POST /api/auth/workspaces/:id/enter': async (owner, at) => ({
    params: { id: await workspaceOf(owner, at) },
  }),
  'PATCH /api/users/:id': async (owner, at) => ({
    params: { id: await colleague(owner, at) },
    body: { role: 'manager', managerId: owner.user.id, canApprove: true },
  }),
  'DELETE /api/users/:id': async (owner, at) => ({ params: { id: await colleague(owner, at) } }),
  'DELETE /api/account': (owner) => ({ body: { password: owner.password } }),
  'POST /api/invitations': (owner) => ({
    body: { email: 'new@example.com', role: 'member', managerId: owner.user.id, canApprove: true },
  }),
  'POST /api/invitations/:id/resend': async (owner) => ({ params: { id: await invitation(owner) } }),
  'DELETE /api/invitations/:id': async (owner) => ({ params: { id: await invitation(owner) } }),
  'POST /api/invitations/look': async (owner) => ({ body: { token: (await invite(owner)).token } }),
  'POST /api/invitations/accept': async (owner) => ({
    body: {
      token: (await invite(owner)).token,
      email: `${randomUUID()}@example.com`,
      firstName: 'New',
      lastName: 'Person',
      password: 'long enough',
    },
  }),
  'POST /api/contact': () => ({
    body: {
      topic: 'sales',
      name: 'Luz Vega',
      email: 'luz@example.com',
      company: 'Vega',
      message: 'Do you also do shops with two doors?',
      plan: 'enterprise',
    },
  }),
  'PUT /api/workspace': () => ({
    body: {
      name: 'Café Luna',
      industry: 'food',
      timeZone: 'Europe/Madrid',
      currency: 'EUR',
      country: 'ES',
      locale: 'es',
      salesTarget: 8_500_000,
    },
  }),
  'PATCH /api/workspace/plan': () => ({ body: { plan: 'business' } }),
  'PUT /api/settings/ai': () => ({
    body: {
      provider: 'openai-compatible',
      model: 'small',
      baseUrl: 'https://ai.example/v1',
      apiKey: 'sk-sample',
    },
  }),
  'PUT /api/settings/mail': () => ({
    body: {
      host: 'mail.example',
      port: 587,
      secure: false,
      username: 'luna',
      password: 'sample',
      fromName: 'Café Luna',
      fromEmail: 'hola@luna.example',
    },
  }),
  'POST /api/brands': () => ({ body: { name: 'Second brand', primaryColor: '#0f5c5c' } }),
  'PATCH /api/brands/:id': async (owner) => ({
    params: { id: await brand(owner) },
    body: { name: 'Changed' },
  }),
  'POST /api/brands/:id/archive': async (owner) => ({ params: { id: await brand(owner) } }),
  'POST /api/brands/:id/restore': async (owner) => ({ params: { id: await archivedBrand(owner) } }),
  'POST /api/brand-design': async (owner) => ({ body: await design(owner) }),
  'POST /api/brand-design/activate-studio': async (owner) => ({ body: { brandId: await firstBrand(owner) } }),
  'POST /api/brand-design/preview': async (owner) => ({
    body: { ...(await newPicture(owner)), ...(await design(owner)) },
  }),
  'GET /api/brand-design/logo/:variant': async (owner) => ({
    params: { variant: 'white' },
    query: { brandId: await firstBrand(owner) },
  }),
  'POST /api/brand-pictures': async (owner) => ({ body: await newPicture(owner) }),
  'POST /api/brand-pictures/generate': async (owner) => ({
    body: { idea: 'Two cakes for one', template: 'email_header', brandId: await firstBrand(owner) },
  }),
  'PUT /api/brand-pictures/:id': async (owner) => ({
    params: { id: await picture(owner) },
    body: { ...pictureTexts, headline: 'Changed' },
  }),
  'DELETE /api/brand-pictures/:id': async (owner) => ({ params: { id: await picture(owner) } }),
  'GET /api/brand-pictures/:id/file': async (owner) => ({ params: { id: await picture(owner) } }),
  'POST /api/brand-pictures/:id/use': async (owner) => {
    const id = await picture(owner)
    await owner.post(`/api/brand-pictures/${id}/use`)
    const [place] = (await owner.get('/api/brand-pictures/places')).json<{ postId: string }[]>()
    return { params: { id }, body: { postId: place?.postId } }
  },
  'PATCH /api/notifications/:id/read': async (owner, at) => ({
    params: { id: await notification(owner, at) },
  }),
  'POST /api/customers': () => ({ body: { name: 'Luz Vega', email: 'luz@example.com', notes: 'Likes tea' } }),
  'GET /api/customers/:id': async (owner) => ({ params: { id: await customer(owner) } }),
  'PUT /api/customers/:id': async (owner) => ({
    params: { id: await customer(owner) },
    body: { name: 'Changed' },
  }),
  'DELETE /api/customers/:id': async (owner) => ({ params: { id: await customer(owner) } }),
  'POST /api/customers/import': () => ({ body: 'name,email\nLuz Vega,luz.import@example.com\n' }),
  'POST /api/invoices': async (owner) => ({ body: await newInvoice(owner) }),
  'GET /api/invoices/:id': async (owner) => ({ params: { id: await invoice(owner) } }),
  'PUT /api/invoices/:id': async (owner) => ({
    params: { id: await invoice(owner) },
    body: { status: 'paid', description: 'Changed', invoiceNumber: randomUUID().slice(0, 13) },
  }),
  'DELETE /api/invoices/:id': async (owner) => ({ params: { id: await invoice(owner) } }),
  'GET /api/invoices/:id/pdf': async (owner) => ({ params: { id: await invoice(owner) } }),
  'POST /api/campaigns': (_owner, at) => ({
    body: {
      ...newCampaign,
      content: { content: 'Hello', variations: [], suggestedHashtags: [], visualSuggestions: [] },
      scheduledFor: tomorrow(at),
    },
  }),
  'POST /api/campaigns/generate': () => ({
    body: { prompt: 'A spring offer', platforms: ['facebook'], businessContext: 'A small shop' },
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
  'POST /api/campaigns/:id/cancel': async (owner, at) => {
    const { id, postId } = await scheduledCampaign(owner, at)
    return { params: { id }, body: { postIds: [postId] } }
  },
  'POST /api/campaigns/:id/retry': async (owner, at) => ({
    params: { id: (await campaignWhosePosts(owner, at, 'failed')).id },
  }),
  'POST /api/campaigns/:id/duplicate': async (owner) => ({ params: { id: (await campaign(owner)).id } }),
  'POST /api/campaigns/:id/results': async (owner) => ({ params: { id: (await campaign(owner)).id } }),
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
    body: { url: 'https://social.example/p/1' },
  }),
  'PUT /api/campaigns/:id/posts/:postId/media': async (owner) => {
    const { mediaId, ...params } = await campaignWithPicture(owner)
    const url = `/api/objects/${await storedObject(owner)}`
    return { params, body: { url, alt: 'A flower', replaces: mediaId } }
  },
  'PATCH /api/campaigns/:id/posts/:postId/media/:mediaId': async (owner) => ({
    params: await campaignWithPicture(owner),
    body: { alt: 'A flower' },
  }),
  'DELETE /api/campaigns/:id/posts/:postId/media/:mediaId': async (owner) => ({
    params: await campaignWithPicture(owner),
  }),
  'POST /api/creations': () => ({ body: { ...newCreation, key: randomUUID() } }),
  'GET /api/creations/:id': async (owner, at) => ({ params: { id: await creation(owner, at) } }),
  'GET /api/creations/:id/download': async (owner, at) => ({ params: { id: await creation(owner, at) } }),
  'GET /api/objects/:name': async (owner) => ({ params: { name: await storedObject(owner) } }),
  'POST /api/social-accounts/sandbox': async (owner) => ({
    body: { platform: 'x', brandId: await brand(owner) },
  }),
  'POST /api/social-accounts/:id/check': async (owner) => ({ params: { id: await account(owner) } }),
  'DELETE /api/social-accounts/:id': async (owner) => ({ params: { id: await account(owner) } }),
  'POST /api/sandbox/posts': () => ({
    body: { reference: 'one', title: '', text: 'Hello', media: [] },
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
  'POST /api/generate-video': () => ({
    body: { prompt: 'Fresh bread. Every day!', style: 'vibrant', duration: 3, aspectRatio: '16:9' },
  }),
  'GET /api/videos/:id': async (owner, at) => ({ params: { id: await video(owner, at) } }),
  'GET /api/videos/:id/file': async (owner, at) => ({ params: { id: await video(owner, at) } }),
  'DELETE /api/videos/:id': async (owner, at) => ({ params: { id: await video(owner, at) } }),
  'DELETE /api/workspace': () => ({ body: { confirmation: 'Ana Ruiz', password: 'correct horse' } }),
  'PUT /api/objects/:name': async (owner) => {
    const { params, query } = await upload(owner)
    return { params, query, raw: png }
  },
  'POST /api/content-plans/generate': () => ({ body: wish({ platforms: ['instagram'], brandId: null }) }),
  'GET /api/content-plans/:id': async (owner) => ({ params: { id: (await askForPlan(owner)).id } }),
  'PATCH /api/content-plans/:id': async (owner) => ({
    params: { id: (await askForPlan(owner)).id },
    body: { title: 'Changed' },
  }),
  'DELETE /api/content-plans/:id': async (owner) => ({ params: { id: (await askForPlan(owner)).id } }),
  'POST /api/content-plans/:id/retry': async (owner) => ({ params: { id: (await askForPlan(owner)).id } }),
  'POST /api/content-plans/:id/approve': async (owner, at) => ({
    params: { id: (await writtenPlan(at, owner)).id },
  }),
  'POST /api/content-plans/:id/reopen': async (owner, at) => ({
    params: { id: (await approvedPlan(at, owner)).id },
  }),
  'POST /api/content-plans/:id/schedule': async (owner, at) => ({
    params: { id: (await approvedPlan(at, owner)).id },
  }),
  'PATCH /api/content-plans/:id/posts/:postId': async (owner, at) => ({
    params: await planPost(owner, at),
    body: { time: '18:30', platform: 'facebook', title: 'Changed', text: 'Changed' },
  }),
  'POST /api/content-plans/:id/posts/:postId/move': async (owner, at) => ({
    params: await planPost(owner, at),
    body: { day: '2026-05-20' },
  }),
}
