import { randomUUID } from 'node:crypto'
import { sendResetMail } from '#features/auth/server/send-reset-mail.job.ts'
import { addCampaign } from '#features/campaigns/server/campaigns.service.ts'
import { notify } from '#features/notifications/server/notifications.service.ts'
import { invite, teammate } from '#features/people/server/people.fixture.ts'
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

const datedPost = async (owner: Person, at: TestApp): Promise<string> => {
  const actor = { workspaceId: await workspaceOf(owner, at), userId: owner.user.id, clientId: undefined }
  const campaignId = await addCampaign(at.deps, at.deps.db, actor, {
    brandId: null,
    title: 'Spring',
    description: 'Spring',
    content: { content: 'Spring', variations: [], suggestedHashtags: [], visualSuggestions: [] },
    posts: [{ platform: 'x', title: '', text: 'Spring' }],
    writtenBy: null,
    scheduledFor: new Date('2030-01-01T10:00:00Z'),
  })
  const { rows } = await at.query('select id from posts where campaign_id = $1', [campaignId])
  return rows[0]?.id ?? ''
}

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
  'GET /api/objects/:name': async (owner) => ({ params: { name: await storedObject(owner) } }),
  'DELETE /api/workspace': () => ({ body: { confirmation: 'Ana Ruiz', password: 'correct horse' } }),
  'PUT /api/objects/:name': async (owner) => {
    const { params, query } = await upload(owner)
    return { params, query, raw: png }
  },
  'GET /api/calendar': () => ({ query: { from: '2026-03-01', to: '2026-03-31' } }),
  'POST /api/calendar/:kind/:id/move': async (owner, at) => ({
    params: { kind: 'post', id: await datedPost(owner, at) },
    body: { day: '2030-01-02' },
  }),
}
