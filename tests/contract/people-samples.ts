import { randomUUID } from 'node:crypto'
import { notify } from '#core/notifications/server/notifications.service.ts'
import { sendResetMail } from '#features/auth/server/send-reset-mail.job.ts'
import { invite, teammate } from '#features/people/server/people.fixture.ts'
import type { Person } from '#tests/person.ts'
import type { TestApp } from '#tests/test-app.ts'
import { type Build, storedObject, workspaceOf } from './sample.ts'

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

export const peopleSamples: Record<string, Build> = {
  'GET /api/health/own-proof': () => ({ query: { nonce: 'a'.repeat(22) } }),
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
  'POST /api/settings/ai/local': () => ({ body: { baseUrl: 'http://127.0.0.1:11434/v1', model: 'small' } }),
  'PUT /api/settings/ai/usage': () => ({
    body: { monthlyTokens: 500_000, inputPrice: 0.5, outputPrice: 1.5 },
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
  'PATCH /api/notifications/:id/read': async (owner, at) => ({
    params: { id: await notification(owner, at) },
  }),
  'DELETE /api/workspace': () => ({ body: { confirmation: 'Ana Ruiz', password: 'correct horse' } }),
}
